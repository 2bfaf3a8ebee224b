import { KEPT } from '../fixed-pairs';
import { GeneticInstance } from './genetic-instance';

/** Drops fixed pairs from the lists of neighbours, which stay symmetric, but for the nearest that a customer needs; O(links). */
export function dropFixedLinks(instance: GeneticInstance): void {
  const fixed = instance.instance.fixedPairs;
  const nodeOf = instance.nodeOf;
  const neighbours = instance.neighbours;
  const starts = instance.neighbourStart;
  for (let c: i32 = 1; c <= instance.n; c++) spareNearest(instance, c);
  let end: i32 = starts[1];
  let at: i32 = end;
  for (let c: i32 = 1; c <= instance.n; c++) {
    for (; at < starts[c + 1]; at++) if (!fixed.has(nodeOf[c], nodeOf[neighbours[at]])) neighbours[end++] = neighbours[at];
    starts[c + 1] = end;
  }
}

/** Takes out the nearest of a customer's fixed pairs until it has enough others. */
function spareNearest(instance: GeneticInstance, c: i32): void {
  const fixed = instance.instance.fixedPairs;
  const neighbours = instance.neighbours;
  const node: i32 = instance.nodeOf[c];
  let kept: i32 = 0;
  for (let at: i32 = instance.neighbourStart[c]; at < instance.neighbourStart[c + 1]; at++) if (!fixed.has(node, instance.nodeOf[neighbours[at]])) kept++;
  for (; kept < KEPT; kept++) {
    let nearest: i32 = -1;
    let least: f64 = Infinity;
    for (let at: i32 = instance.neighbourStart[c]; at < instance.neighbourStart[c + 1]; at++) {
      const other: i32 = neighbours[at];
      if (!fixed.has(node, instance.nodeOf[other])) continue;
      const length: f64 = instance.distance(c, other) + instance.distance(other, c);
      if (length >= least) continue;
      least = length;
      nearest = other;
    }
    if (nearest < 0) return;
    fixed.spare(node, instance.nodeOf[nearest]);
  }
}
