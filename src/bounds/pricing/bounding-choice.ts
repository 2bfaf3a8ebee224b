/** What labels are bounded by before all are made: nothing, labels that remember less, or labels with one resource alone, of each given by its index. */
export type Bounding = 'nothing' | 'memory' | readonly number[];

/** One of this many pricings tries another way, unless it took far more work before. */
const TRIED_EVERY = 8;
/** It gives up beyond this multiple of the least work. */
const MOST_TRIED = 1.2;
const MOST_RETRIED = 2;

/** Chooses how the labels of a class are bounded, by the work that each way took so far: the same on every machine. */
export class BoundingChoice {
  readonly #ways: readonly Bounding[];
  /** Of the last pricing with each way; 0: none yet. */
  readonly #work: number[];
  /** When that was. */
  readonly #triedAt: number[];
  #pricings = 0;

  /** @param ways - with `'nothing'` among them; the first is the first to be used */
  constructor(ways: readonly Bounding[]) {
    this.#ways = ways;
    this.#work = ways.map(() => 0);
    this.#triedAt = ways.map(() => 0);
  }

  /**
   * Returns the way of the next pricing, and the work at which it is given up for another.
   * @param little - work up to which nothing needs to be bounded
   */
  next(little: number): { readonly by: Bounding; readonly mostWork: number } {
    const best = this.#best(little);
    const least = this.#work[best]!;
    const isTrial = this.#pricings % TRIED_EVERY === 1 && !(this.#ways[best] === 'nothing' && least <= little);
    const others = isTrial ? [...this.#work.keys()].filter((k) => k !== best && this.#work[k]! < least * MOST_RETRIED) : [];
    const [longestAgo] = others.sort((a, b) => this.#triedAt[a]! - this.#triedAt[b]!);
    return longestAgo === undefined ? { by: this.#ways[best]!, mostWork: Infinity } : { by: this.#ways[longestAgo]!, mostWork: least * MOST_TRIED };
  }

  /** Returns the way that took the least work; nothing, if that was little. */
  best(little: number): Bounding {
    return this.#ways[this.#best(little)]!;
  }

  /** Remembers how much work a pricing was, bounds included. */
  note(by: Bounding, work: number): void {
    const k = this.#ways.indexOf(by);
    this.#pricings++;
    this.#work[k] = work;
    this.#triedAt[k] = this.#pricings;
  }

  #best(little: number): number {
    const plain = this.#ways.indexOf('nothing');
    if (this.#work[plain]! > 0 && this.#work[plain]! <= little) return plain;
    const tried = [...this.#work.keys()].filter((k) => this.#work[k]! > 0);
    return tried.reduce((best, k) => (this.#work[k]! < this.#work[best]! ? k : best), tried[0] ?? 0);
  }
}
