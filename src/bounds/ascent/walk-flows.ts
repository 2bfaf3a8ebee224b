import { FlowSum } from '../cuts/arc-flows.js';

/** How much newer walks count more than those of the round before. */
const GROWTH = 1.08;
/** Averages start again from here before weights become too large. */
const MOST_WEIGHT = 1e12;

/** How much of the best walks uses each arc: of the last round, and on average over rounds, of which later ones count more. */
export class WalkFlows {
  readonly #size: number;
  /** Per arc from vertex to vertex: of the last round. */
  readonly #now: Float64Array;
  readonly #touched: Int32Array;
  #count = 0;
  /** Per arc: the weighted sum over rounds. */
  readonly #sum: Float64Array;
  #weight = 1;
  #total = 0;

  /** @param size - number of vertices */
  constructor(size: number) {
    this.#size = size;
    this.#now = new Float64Array(size * size);
    this.#touched = new Int32Array(size * size);
    this.#sum = new Float64Array(size * size);
  }

  /** Begins a round. */
  begin(): void {
    for (let k = 0; k < this.#count; k++) this.#now[this.#touched[k]!] = 0;
    this.#count = 0;
  }

  /** Adds a share of a walk from depot to depot. @param visits - vertices in their order */
  add(visits: Int32Array, share: number): void {
    let last = 0;
    for (const vertex of visits) {
      this.#use(last, vertex, share);
      last = vertex;
    }
    this.#use(last, 0, share);
  }

  /** Ends a round: its flows become part of the average. */
  end(): void {
    for (let k = 0; k < this.#count; k++) {
      const arc = this.#touched[k]!;
      this.#sum[arc]! += this.#now[arc]! * this.#weight;
    }
    this.#total += this.#weight;
    this.#weight *= GROWTH;
    if (this.#weight > MOST_WEIGHT) this.#rescale();
  }

  /** Returns how often the walks of the last round enter a set. @param inside - per vertex */
  entering(inside: Uint8Array): number {
    let crossing = 0;
    for (let k = 0; k < this.#count; k++) {
      const arc = this.#touched[k]!;
      const from = Math.trunc(arc / this.#size);
      if (inside[from] !== inside[arc - from * this.#size]) crossing += this.#now[arc]!;
    }
    // As often as they enter it they leave it.
    return crossing / 2;
  }

  /** Returns the average flows of at least so much. */
  averages(least: number): FlowSum {
    const flows = new FlowSum(this.#size);
    this.#sum.forEach((sum, arc) => {
      const flow = sum / this.#total;
      if (flow < least) return;
      const from = Math.trunc(arc / this.#size);
      flows.add(from, arc - from * this.#size, flow);
    });
    return flows;
  }

  #use(from: number, to: number, share: number): void {
    const arc = from * this.#size + to;
    if (this.#now[arc] === 0) this.#touched[this.#count++] = arc;
    this.#now[arc]! += share;
  }

  #rescale(): void {
    for (let arc = 0; arc < this.#sum.length; arc++) this.#sum[arc]! /= this.#weight;
    this.#total /= this.#weight;
    this.#weight = 1;
  }
}
