import { KEPT } from '../fixed-pairs';
import { Instance } from '../instance';

/** Drops fixed pairs from the lists of insertion neighbours, but for the nearest that a customer needs; O(n width). */
export function dropFixedNeighbours(instance: Instance): void {
  const fixed = instance.fixedPairs;
  const nodes = instance.insertionNeighbours;
  const counts = instance.insertionNeighbourCount;
  const width: i32 = instance.insertionNeighbourWidth;
  for (let k: i32 = 0; k < instance.customers; k++) {
    const c: i32 = instance.customer[k];
    let kept: i32 = 0;
    for (let at: i32 = c * width; at < c * width + counts[c]; at++) if (!fixed.has(c, nodes[at])) kept++;
    for (let at: i32 = c * width; at < c * width + counts[c] && kept < KEPT; at++) {
      if (!fixed.has(c, nodes[at])) continue;
      fixed.spare(c, nodes[at]);
      kept++;
    }
  }
  for (let k: i32 = 0; k < instance.customers; k++) {
    const c: i32 = instance.customer[k];
    const from: i32 = c * width;
    let end: i32 = from;
    for (let at: i32 = from; at < from + counts[c]; at++) if (!fixed.has(c, nodes[at])) move(instance, at, end++);
    counts[c] = end - from;
  }
}

/** Moves an entry of the lists of insertion neighbours. */
function move(instance: Instance, from: i32, to: i32): void {
  instance.insertionNeighbours[to] = instance.insertionNeighbours[from];
  if (instance.insertionDistanceIn.length > 0) {
    instance.insertionDistanceIn[to] = instance.insertionDistanceIn[from];
    instance.insertionDistanceOut[to] = instance.insertionDistanceOut[from];
  } else {
    instance.insertionDistanceInDouble[to] = instance.insertionDistanceInDouble[from];
    instance.insertionDistanceOutDouble[to] = instance.insertionDistanceOutDouble[from];
  }
}
