/** Checks the licences, versions and sources of what the crate depends on, by `tests/deny.toml`. */
import { join } from 'node:path';
import { exit } from 'node:process';
import { cargoTool, root, run } from '../tools.mjs';

exit(await run(cargoTool('cargo-deny'), ['--manifest-path', join(root, 'Cargo.toml'), '--all-features', '--config', join(root, 'tests', 'deny.toml'), 'check', 'licenses', 'bans', 'sources']) ?? 1);
