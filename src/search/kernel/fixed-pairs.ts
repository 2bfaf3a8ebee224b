/** Least number of neighbours that a customer keeps, if it has them. */
export const KEPT: i32 = 5;

/** Pairs of nodes that no better solution serves one directly after the other, in either order. */
export class FixedPairs {
  /** How often the host has changed it, then a bit per pair; empty: there are none. */
  private readonly bits: StaticArray<i32>;
  private readonly nodes: i32;

  constructor(bits: StaticArray<i32>, nodes: i32) {
    this.bits = bits;
    this.nodes = nodes;
  }

  has(a: i32, b: i32): boolean {
    const bit: i32 = a * this.nodes + b;
    return (this.bits[1 + (bit >> 5)] & (1 << (bit & 31))) !== 0;
  }

  /** Takes out a pair, in this kernel only. */
  spare(a: i32, b: i32): void {
    this.clear(a * this.nodes + b);
    this.clear(b * this.nodes + a);
  }

  private clear(bit: i32): void {
    this.bits[1 + (bit >> 5)] &= ~(1 << (bit & 31));
  }
}
