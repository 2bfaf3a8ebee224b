import { Instance } from '../instance';

/** Most bytes that the allocator gives at a time. */
const CHUNK: usize = 1 << 29;

/** The instance of this module's searches; one at a time. */
export let instance!: Instance;

/** Reserves memory for an instance's image. @returns its address */
export function reserve(bytes: usize): usize {
  // Nothing is ever freed, so what is given one after the other lies together.
  const place: usize = heap.alloc(bytes < CHUNK ? bytes : CHUNK);
  for (let given: usize = CHUNK; given < bytes; given += CHUNK) heap.alloc(bytes - given < CHUNK ? bytes - given : CHUNK);
  return place;
}

/** Reads the instance whose image the host has put there. */
export function openInstance(image: usize): void {
  instance = new Instance(image);
}
