import { dropFixedNeighbours } from '../insertion/fixed-neighbours';
import { Instance } from '../instance';

/** Maximum size of a single allocation, in bytes. */
const CHUNK: usize = 1 << 29;

/** The instance of this module's searches; only one at a time. */
export let instance!: Instance;

/** Reserves memory for the image of an instance. @returns its address */
export function reserve(bytes: usize): usize {
  // Nothing is ever freed, so consecutive allocations are contiguous.
  const place: usize = heap.alloc(bytes < CHUNK ? bytes : CHUNK);
  for (let given: usize = CHUNK; given < bytes; given += CHUNK) heap.alloc(bytes - given < CHUNK ? bytes - given : CHUNK);
  return place;
}

/** Opens the instance whose image the host has written there. */
export function openInstance(image: usize): void {
  instance = new Instance(image);
}

/** Drops the pairs that the host has marked as fixed from the lists of insertion neighbours. */
export function dropFixed(): void { dropFixedNeighbours(instance); }
