import { Instance } from '../instance';

/** The instance of this module's searches; one at a time. */
export let instance!: Instance;

export function createInstance(
  nodes: i32, customers: i32, slots: i32, types: i32, bases: i32, nearWidth: i32, besideWidth: i32, kept: i32,
  rounding: i32, symmetric: boolean, level: i32, maxDuration: f64, latePenalty: f64,
): void {
  instance = new Instance(nodes, customers, slots, types, bases, nearWidth, besideWidth, kept, rounding, symmetric, level, maxDuration, latePenalty);
}
export function ints(id: i32): usize { return changetype<usize>(instance.ints(id)); }
export function floats(id: i32): usize { return changetype<usize>(instance.floats(id)); }
export function singles(id: i32): usize { return changetype<usize>(instance.singles(id)); }
