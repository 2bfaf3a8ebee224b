/**
 * A label is a block of memory; its address is its name, 0 is none. `Labelling` gives the size of the last two fields, which differ per class.
 *
 * | offset | type | contents |
 * |---|---|---|
 * | 0 | f64 | reduced cost of the path, without what is fixed per route |
 * | 8 | u64 | remembered customers, one bit each: see `Network` |
 * | 16 | u32 | next label of the same slice to extend |
 * | 20 | u32 | the label that it extends; 0: the path begins here |
 * | 24 | i32 | vertex; its complement once the label is dominated |
 * | 32 | f64 each | resources, the main one first |
 * | after | u64 each | one bit per subset-row cut: an odd number of visits remembered |
 */
export const MASK: usize = 8;
export const QUEUE: usize = 16;
export const PARENT: usize = 20;
export const VERTEX: usize = 24;
export const RESOURCES: usize = 32;

/** Memory is taken in pieces of this size. */
const PIECE: usize = 1 << 20;

/** Memory for labels, which is never given back but used again after `clear`. */
export class LabelPool {
  private readonly pieces: Array<usize> = [];
  private piece: i32 = -1;
  private at: usize = 0;
  private end: usize = 0;
  /** Number of labels since `clear`. */
  count: i32 = 0;

  clear(): void {
    this.piece = -1;
    this.at = 0;
    this.end = 0;
    this.count = 0;
  }

  take(bytes: usize): usize {
    if (this.at + bytes > this.end) this.nextPiece();
    const place: usize = this.at;
    this.at = place + bytes;
    this.count++;
    return place;
  }

  private nextPiece(): void {
    if (++this.piece === this.pieces.length) this.pieces.push(heap.alloc(PIECE));
    this.at = this.pieces[this.piece];
    this.end = this.at + PIECE;
  }
}

/** The vertex of a label, dominated or not. */
export function vertexOf(label: usize): i32 {
  const vertex: i32 = load<i32>(label + VERTEX);
  return vertex < 0 ? ~vertex : vertex;
}
