/** Partial routes from a depot: cost, time and sums so far, the rows that are remembered, and of which triples one row was served. */
export class LabelStore {
  readonly #sums: number;
  readonly #words: number;
  readonly #tripleWords: number;
  /** Cost, time, sums. */
  #amounts = new Float64Array(1 << 12);
  /** Vertex, previous label, level, dead, remembered rows, triples. */
  #marks = new Int32Array(1 << 12);
  readonly #amountStride: number;
  readonly #markStride: number;
  #count = 0;

  constructor(sums: number, words: number, tripleWords: number) {
    this.#sums = sums;
    this.#words = words;
    this.#tripleWords = tripleWords;
    this.#amountStride = 2 + sums;
    this.#markStride = 4 + words + tripleWords;
  }

  /** The label of a route that has not left its depot. */
  first(cost: number, time: number): number {
    return this.#add(0, -1, 0, cost, time);
  }

  extend(label: number, vertex: number, cost: number, time: number): number {
    return this.#add(vertex, label, this.levelOf(label) + 1, cost, time);
  }

  #add(vertex: number, previous: number, level: number, cost: number, time: number): number {
    const label = this.#count++;
    const [amount, mark] = [label * this.#amountStride, label * this.#markStride];
    if (amount + this.#amountStride > this.#amounts.length) this.#amounts = grown(this.#amounts, new Float64Array(2 * this.#amounts.length));
    if (mark + this.#markStride > this.#marks.length) this.#marks = grown(this.#marks, new Int32Array(2 * this.#marks.length));
    this.#amounts.fill(0, amount, amount + this.#amountStride);
    this.#amounts[amount] = cost;
    this.#amounts[amount + 1] = time;
    this.#marks.fill(0, mark, mark + this.#markStride);
    this.#marks[mark] = vertex;
    this.#marks[mark + 1] = previous;
    this.#marks[mark + 2] = level;
    return label;
  }

  /** Forgets the label that was made last. */
  dropLast(label: number): void {
    if (label === this.#count - 1) this.#count--;
  }

  vertexOf(label: number): number {
    return this.#marks[label * this.#markStride]!;
  }

  levelOf(label: number): number {
    return this.#marks[label * this.#markStride + 2]!;
  }

  isDead(label: number): boolean {
    return this.#marks[label * this.#markStride + 3]! === 1;
  }

  kill(label: number): void {
    this.#marks[label * this.#markStride + 3] = 1;
  }

  cost(label: number): number {
    return this.#amounts[label * this.#amountStride]!;
  }

  addCost(label: number, units: number): void {
    this.#amounts[label * this.#amountStride]! += units;
  }

  time(label: number): number {
    return this.#amounts[label * this.#amountStride + 1]!;
  }

  sum(label: number, k: number): number {
    return this.#amounts[label * this.#amountStride + 2 + k]!;
  }

  setSum(label: number, k: number, value: number): void {
    this.#amounts[label * this.#amountStride + 2 + k] = value;
  }

  remembers(label: number, row: number): boolean {
    return (this.#marks[label * this.#markStride + 4 + (row >>> 5)]! & (1 << (row & 31))) !== 0;
  }

  /** Of what the previous label remembers, keeps what the vertex keeps, and the row itself. */
  remember(label: number, previous: number, row: number, kept: Int32Array, vertex: number): void {
    const [to, from] = [label * this.#markStride + 4, previous * this.#markStride + 4];
    for (let word = 0; word < this.#words; word++) this.#marks[to + word] = this.#marks[from + word]! & kept[vertex * this.#words + word]!;
    this.#marks[to + (row >>> 5)]! |= 1 << (row & 31);
  }

  copyParities(label: number, previous: number): void {
    const offset = 4 + this.#words;
    const [to, from] = [label * this.#markStride + offset, previous * this.#markStride + offset];
    for (let word = 0; word < this.#tripleWords; word++) this.#marks[to + word] = this.#marks[from + word]!;
  }

  /** Serves one more row of a triple. @returns whether it is a second one */
  flip(label: number, triple: number): boolean {
    const at = label * this.#markStride + 4 + this.#words + (triple >>> 5);
    this.#marks[at]! ^= 1 << (triple & 31);
    return (this.#marks[at]! & (1 << (triple & 31))) === 0;
  }

  /** Whether whatever continues `b` can continue `a`, at no more cost; not looking at the numbers of customers. */
  dominates(a: number, b: number, triples: readonly { readonly dual: number }[]): boolean {
    const amounts = this.#amounts;
    const [first, second] = [a * this.#amountStride, b * this.#amountStride];
    for (let k = 0; k < 2 + this.#sums; k++) if (amounts[first + k]! > amounts[second + k]!) return false;
    const marks = this.#marks;
    const [mine, other] = [a * this.#markStride + 4, b * this.#markStride + 4];
    for (let word = 0; word < this.#words; word++) if ((marks[mine + word]! & ~marks[other + word]!) !== 0) return false;
    return this.#tripleWords === 0 || amounts[first]! + this.#handicap(mine + this.#words, other + this.#words, triples) <= amounts[second]!;
  }

  /** What `a` may have to pay for triples of which it has served one row and `b` none. */
  #handicap(mine: number, other: number, triples: readonly { readonly dual: number }[]): number {
    let units = 0;
    for (let word = 0; word < this.#tripleWords; word++) {
      let bits = this.#marks[mine + word]! & ~this.#marks[other + word]!;
      while (bits !== 0) {
        const bit = 31 - Math.clz32(bits);
        units += triples[32 * word + bit]!.dual;
        bits &= ~(1 << bit);
      }
    }
    return units;
  }

  /** The vertices of a route, without the depot. */
  route(label: number): number[] {
    const vertices: number[] = [];
    for (let at = label; this.levelOf(at) > 0; at = this.#marks[at * this.#markStride + 1]!) vertices.push(this.vertexOf(at));
    return vertices.reverse();
  }
}

function grown<T extends Float64Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
