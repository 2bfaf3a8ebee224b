/** What the search's WebAssembly module exports: the instance, the annealing and the genetic search over it. */
export * from './exports/instance';
export * from './exports/annealing';
export * from './exports/genetic';
