import { run } from '../lane.mjs';

await run(2, 3);
