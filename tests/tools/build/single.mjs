/**
 * Makes `dist/quadrille.html`: the whole page in one file that opens from disk, with a policy that allows nothing but
 * what is in it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundle, bundleStyles } from './bundle.mjs';
import { root } from '../tools.mjs';

const www = join(root, 'www');
const styleLink = /<link rel="stylesheet" href="([^"]+)">\s*/g;
const moduleScript = /<script type="module" src="([^"]+)"><\/script>\s*/;
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** Addresses of files beside the page, which a page from disk does not have. */
const neighbours = /<link rel="(?:manifest|icon|apple-touch-icon|modulepreload|preload)"[^>]*>\s*/g;

/** The page's text. */
export async function singlePage() {
  const page = readFileSync(join(www, 'index.html'), 'utf8');
  const main = page.match(moduleScript)?.[1];
  if (!main || !policy.test(page)) throw new Error('www/index.html has no module script or no content security policy');
  const script = await bundle(join(www, main));
  const style = await bundleStyles([...page.matchAll(styleLink)].map(([, sheet]) => join(www, sheet)));

  const uqrLicence = readFileSync(join(www, 'vendor', 'uqr.LICENSE'), 'utf8');

  const strict = `default-src 'none'; script-src ${hash(script)} 'wasm-unsafe-eval' blob:; style-src ${hash(style)}; `
    + "img-src data: blob:; worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'";
  return page
    .replace(policy, () => `<meta http-equiv="Content-Security-Policy" content="${strict}">`)
    .replace(neighbours, '')
    .replace(styleLink, '')
    .replace(moduleScript, '')
    .replace('<html', () => `<!--\nWith uqr inside, which draws QR codes:\n${uqrLicence}-->\n<html data-single`)
    .replace('</head>', () => `<style>${style}</style>\n</head>`)
    // At the end of the body, as a deferred module would run.
    .replace('</body>', () => `<script type="module">${script}</script>\n</body>`);
}

if (fileURLToPath(import.meta.url) === argv[1]) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const out = join(root, 'dist', 'quadrille.html');
  const single = await singlePage();
  writeFileSync(out, single);
  console.log(`single: dist/quadrille.html, ${Buffer.byteLength(single)} bytes`);
}

/** @param {string} text */
function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
