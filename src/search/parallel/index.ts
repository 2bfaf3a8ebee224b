/** Threads that search in parallel, each the whole or a part of a solution. */
export { divide, placesOf, type Part, type Places } from './decomposition.js';
export { ThreadGroup, type ThreadGroupOptions } from './thread-group.js';
export { readSamples, type Mailbox, type Slice, type SliceResult } from './mailbox.js';
