import { run } from '../lane.mjs';

await run(0, 3);
