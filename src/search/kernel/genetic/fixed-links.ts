import { FixedPairs, KEPT } from '../fixed-pairs';
import { GeneticInstance } from './genetic-instance';

/** The fixed pairs among the neighbours of the genetic search. */
export class FixedLinks {
  private readonly instance: GeneticInstance;
  private readonly fixed: FixedPairs;

  constructor(instance: GeneticInstance) {
    this.instance = instance;
    this.fixed = instance.instance.fixedPairs;
  }

  /** Drops them from the lists, which stay symmetric, but for the nearest that a customer needs; O(links). */
  drop(): void {
    const neighbours = this.instance.neighbours;
    const starts = this.instance.neighbourStart;
    for (let c: i32 = 1; c <= this.instance.n; c++) this.spareNearest(c);
    let end: i32 = starts[1];
    let at: i32 = end;
    for (let c: i32 = 1; c <= this.instance.n; c++) {
      for (; at < starts[c + 1]; at++) if (!this.has(c, neighbours[at])) neighbours[end++] = neighbours[at];
      starts[c + 1] = end;
    }
  }

  private has(a: i32, b: i32): boolean {
    const nodeOf = this.instance.nodeOf;
    return this.fixed.has(nodeOf[a], nodeOf[b]);
  }

  /** Takes out the nearest of a customer's fixed pairs until it has enough others. */
  private spareNearest(c: i32): void {
    const instance = this.instance;
    const neighbours = instance.neighbours;
    let kept: i32 = 0;
    for (let at: i32 = instance.neighbourStart[c]; at < instance.neighbourStart[c + 1]; at++) if (!this.has(c, neighbours[at])) kept++;
    for (; kept < KEPT; kept++) {
      let nearest: i32 = -1;
      let least: f64 = Infinity;
      for (let at: i32 = instance.neighbourStart[c]; at < instance.neighbourStart[c + 1]; at++) {
        const other: i32 = neighbours[at];
        const length: f64 = instance.distance(c, other) + instance.distance(other, c);
        if (length >= least || !this.has(c, other)) continue;
        least = length;
        nearest = other;
      }
      if (nearest < 0) return;
      this.fixed.spare(instance.nodeOf[c], instance.nodeOf[nearest]);
    }
  }
}
