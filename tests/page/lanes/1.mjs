import { run } from '../lane.mjs';

await run(1, 3);
