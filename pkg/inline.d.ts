/**
 * Everything of the package with the module's bytes inside the script: no second request, no MIME type to get right.
 * Await `ready` before using `Game` directly; boards wait by themselves.
 */
export * from "./index.js";
export { Search } from "./computer.js";
export type * from "./computer.js";
export const ready: Promise<void>;
