import { Network } from './network';

/**
 * What labels read to be extended, in the order in which they read it: a record per arc between customers and one per vertex, with the first two
 * resources side by side. Where there is only one, the second is 0 everywhere.
 *
 * | offset | type | contents of an arc's record |
 * |---|---|---|
 * | 0 | f64 each | use of both resources |
 * | 16 | f64 | reduced cost |
 * | 24 | u64 | what is carried over the arc of what is remembered |
 * | 32 | u32 | the vertex that it leads to, by 256; 128 if its other end remembers that vertex; 64 if that vertex has a bit; this bit |
 */
export const ARC_COST: usize = 16;
export const ARC_CARRIED: usize = 24;
export const ARC_END: usize = 32;
export const ARC: usize = 40;
const REMEMBERED: u32 = 128;
const HAS_BIT: u32 = 64;

/** Per vertex, f64 of both resources each: low, high, base of the buckets and the columns, their rate. */
export const VERTEX_HIGH: usize = 16;
export const VERTEX_BASE: usize = 32;
export const VERTEX_RATE: usize = 48;
export const VERTEX_RECORD: usize = 64;

@final
export class ArcRecords {
  vertices: usize = 0;
  private size: i32 = 0;
  private arcs: usize = 0;
  private room: i32 = 0;
  /** u32 per vertex: address of its first arc; and the end of the last. */
  private firsts: usize = 0;

  @inline
  begin(i: i32): usize { return load<u32>(this.firsts + (usize(i) << 2)); }

  /** The vertex that an arc leads to, from the last field of its record. */
  @inline
  static vertexOf(ending: u32): i32 { return i32(ending >> 8); }

  /** 1 if that vertex is remembered, and not to be visited, else 0. */
  @inline
  static forbids(ending: u32, mask: u64): i32 { return i32((mask >> u64(ending & 63)) & u64((ending & REMEMBERED) >> 7)); }

  /** The bit of that vertex in masks, if it has one. */
  @inline
  static bitOf(ending: u32): u64 { return u64((ending & HAS_BIT) >> 6) << u64(ending & 63); }

  /** @param most - the largest amount of the main resource that is of interest */
  write(network: Network, most: f64): void {
    const size: i32 = network.size;
    const count: i32 = load<i32>(network.first + (usize(size) << 2));
    if (this.size < size) {
      this.size = size;
      this.vertices = heap.alloc(usize(size) * VERTEX_RECORD);
      this.firsts = heap.alloc(usize(size + 1) << 2);
    }
    if (this.room < count) {
      // Twice as many, so that what is given up is no more than what is used.
      this.room = count > 2 * this.room ? count : 2 * this.room;
      this.arcs = heap.alloc(usize(this.room) * ARC);
    }
    for (let j: i32 = 0; j < size; j++) this.writeVertex(network, j, most);
    let to: usize = this.arcs;
    let at: i32 = load<i32>(network.first);
    for (let i: i32 = 0; i < size; i++) {
      store<u32>(this.firsts + (usize(i) << 2), u32(to));
      const end: i32 = load<i32>(network.first + (usize(i + 1) << 2));
      for (; at < end; at++) {
        const j: i32 = load<i32>(network.targets + (usize(at) << 2));
        if (j === 0) continue;
        this.writeArc(network, i, j, to);
        to += ARC;
      }
    }
    store<u32>(this.firsts + (usize(size) << 2), u32(to));
  }

  /** Writes where the buckets of a vertex lie, and its columns. */
  writeSlices(j: i32, base: f64, columnBase: f64, rate: f64, columnRate: f64): void {
    const to: usize = this.vertices + usize(j) * VERTEX_RECORD;
    v128.store(to + VERTEX_BASE, f64x2(base, columnBase));
    v128.store(to + VERTEX_RATE, f64x2(rate, columnRate));
  }

  private writeVertex(network: Network, j: i32, most: f64): void {
    const to: usize = this.vertices + usize(j) * VERTEX_RECORD;
    const column: usize = usize(j) << 3;
    const high: f64 = load<f64>(network.high[0] + column);
    const hasNext: boolean = network.resources > 1;
    store<f64>(to, load<f64>(network.low[0] + column));
    store<f64>(to + 8, hasNext ? load<f64>(network.low[1] + column) : 0);
    store<f64>(to + VERTEX_HIGH, high < most ? high : most);
    store<f64>(to + VERTEX_HIGH + 8, hasNext ? load<f64>(network.high[1] + column) : 0);
  }

  private writeArc(network: Network, i: i32, j: i32, to: usize): void {
    const arc: usize = network.arc(i, j);
    store<f64>(to, load<f64>(network.use[0] + arc));
    store<f64>(to + 8, network.resources > 1 ? load<f64>(network.use[1] + arc) : 0);
    store<f64>(to + ARC_COST, load<f64>(network.cost + arc));
    store<u64>(to + ARC_CARRIED, load<u64>(network.carried + arc));
    const own: u64 = load<u64>(network.own + (usize(j) << 3));
    const bit: u32 = own === 0 ? 0 : HAS_BIT | u32(ctz(own));
    const remembered: u32 = load<i8>(network.bits + usize(i) * network.size + j) >= 0 ? REMEMBERED : 0;
    store<u32>(to + ARC_END, (u32(j) << 8) | remembered | bit);
  }
}
