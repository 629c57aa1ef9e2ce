/**
 * Draws the icons that are no SVG from `www/icon.svg`; run it when the drawing has changed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, needed, root } from '../tools.mjs';

const drawing = readFileSync(join(root, 'www', 'icon.svg'), 'utf8');
const out = join(root, 'www', 'icons');
/** A maskable icon may be cut to a circle of four fifths; Apple's has no transparency. */
const icons = [
  { name: 'icon-192.png', size: 192, share: 1, background: 'transparent' },
  { name: 'icon-512.png', size: 512, share: 1, background: 'transparent' },
  { name: 'maskable-512.png', size: 512, share: 0.66, background: '#f6f3ec' },
  { name: 'apple-180.png', size: 180, share: 0.86, background: '#f6f3ec' },
];

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: needed('chromium'), args: chromiumArgs });
for (const { name, size, share, background } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${background} } svg { width: ${share * 100}% }</style>${drawing}`);
  await page.screenshot({ path: join(out, name), omitBackground: background === 'transparent' });
  await page.close();
}
await browser.close();
