import type { ClassNetwork } from './class-network.js';
import type { KernelArray } from './labelling-kernel.js';

/** The arcs that routes of a class may have, in one direction: per vertex where its targets begin, and the targets. */
interface ArcList {
  readonly first: Int32Array;
  readonly targets: Int32Array;
}

/** Arcs of a class that are possible and not forbidden. */
export class ArcLists {
  readonly #size: number;
  readonly #network: ClassNetwork;
  #forbidden: Uint8Array | null = null;
  #lists: readonly [ahead: ArcList, back: ArcList] | null = null;
  /** Whether an arc is allowed if and only if its reverse is. */
  #symmetric = true;

  constructor(network: ClassNetwork, size: number) {
    this.#network = network;
    this.#size = size;
  }

  /** @param arcs - over vertices, 1: forbidden; is copied */
  forbid(arcs: Uint8Array): void {
    this.#forbidden = arcs.slice();
    this.#lists = null;
  }

  allows(arc: number): boolean {
    return this.#network.impossible[arc] === 0 && this.#forbidden?.[arc] !== 1;
  }

  /** Whether paths from the depot stand for those to its end. */
  get symmetric(): boolean {
    this.#derived();
    return this.#network.symmetric && this.#symmetric;
  }

  /**
   * Writes the arcs of a direction.
   * @param few - number of arcs written of each vertex but the depot, those of the least reduced cost, besides the one to the depot
   */
  write(side: number, few: number, cost: Float64Array, first: KernelArray, targets: KernelArray): void {
    const list = this.#derived()[side]!;
    if (few === Infinity) {
      first.integers.set(list.first);
      targets.integers.set(list.targets);
    } else this.#writeFew(list, few, cost, first.integers, targets.integers);
  }

  #writeFew(list: ArcList, few: number, cost: Float64Array, first: Int32Array, targets: Int32Array): void {
    const size = this.#size;
    const chosen = new Int32Array(few);
    let count = 0;
    for (let i = 0; i < size; i++) {
      first[i] = count;
      let held = 0;
      for (let at = list.first[i]!; at < list.first[i + 1]!; at++) {
        const j = list.targets[at]!;
        if (j === 0 || i === 0) targets[count++] = j;
        else held = insert(chosen, held, j, cost, i * size);
      }
      for (let k = 0; k < held; k++) targets[count++] = chosen[k]!;
    }
    first[size] = count;
  }

  #derived(): readonly [ArcList, ArcList] {
    if (this.#lists !== null) return this.#lists;
    const size = this.#size;
    this.#symmetric = true;
    for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) if (this.allows(i * size + j) !== this.allows(j * size + i)) this.#symmetric = false;
    return (this.#lists = [this.#listOf((i, j) => i * size + j), this.#listOf((i, j) => j * size + i)]);
  }

  #listOf(arc: (i: number, j: number) => number): ArcList {
    const size = this.#size;
    const first = new Int32Array(size + 1);
    const targets: number[] = [];
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) if (this.allows(arc(i, j))) targets.push(j);
      first[i + 1] = targets.length;
    }
    return { first, targets: Int32Array.from(targets) };
  }
}

/** Keeps the cheapest, sorted by cost. @returns how many there are */
function insert(chosen: Int32Array, held: number, j: number, cost: Float64Array, row: number): number {
  const value = cost[row + j]!;
  let at = held;
  if (held === chosen.length) {
    if (value >= cost[row + chosen[held - 1]!]!) return held;
    at--;
  }
  for (; at > 0 && cost[row + chosen[at - 1]!]! > value; at--) chosen[at] = chosen[at - 1]!;
  chosen[at] = j;
  return Math.max(held, Math.min(held + 1, chosen.length));
}
