/** The exports of the search's WebAssembly module: the instance, and the annealing and the genetic search over it. */
export * from './exports/instance';
export * from './exports/annealing';
export * from './exports/genetic';
export * from './exports/bounds-pricing';
export * from './exports/bounds-ascent';
