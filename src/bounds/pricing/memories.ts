import type { PricedCut } from './pricer.js';
import { KernelArray, type LabellingKernel } from './labelling-kernel.js';

/** Most members of a neighbourhood, the vertex itself included. */
const MOST_MEMBERS = 64;

/** Neighbourhoods of vertices in a kernel's memory: what routes remember. */
export class Neighbourhoods {
  readonly positions: KernelArray;
  readonly members: KernelArray;
  readonly shared: KernelArray;
  readonly #size: number;

  constructor(kernel: LabellingKernel, size: number) {
    this.#size = size;
    this.positions = new KernelArray(kernel, Math.ceil((size * size) / 8));
    this.members = new KernelArray(kernel, (size * MOST_MEMBERS) / 2);
    this.shared = new KernelArray(kernel, size * size);
    this.set([]);
  }

  /** @param ng - by customer index; the 63 first others of each are used */
  set(ng: readonly Int32Array[]): void {
    const size = this.#size;
    const positions = this.positions.bytes.fill(-1);
    const members = this.members.integers;
    const lists = Array.from({ length: size }, (_, i) => (i === 0 ? [] : [...new Set([i, ...Array.from(ng[i - 1] ?? [], (customer) => customer + 1)])].slice(0, MOST_MEMBERS)));
    for (const [i, list] of lists.entries()) {
      for (const [position, member] of list.entries()) {
        members[i * MOST_MEMBERS + position] = member;
        positions[i * size + member] = position;
      }
    }
    const shared = new Uint32Array(this.shared.longs.buffer, this.shared.at, size * size * 2).fill(0);
    for (const [i, list] of lists.entries()) {
      for (const [position, member] of list.entries()) {
        const half = position >> 5;
        for (let j = 1; j < size; j++) {
          // A vertex itself is always the first of its own, and is not carried to itself.
          if (j !== i && j !== member && positions[j * size + member]! >= 0) shared[(i * size + j) * 2 + half]! |= 1 << (position & 31);
        }
      }
    }
  }
}

/** States of subset-row cuts in a kernel's memory. */
export class CutStates {
  words = 0;
  counted: KernelArray;
  kept: KernelArray;
  penalty: KernelArray;
  readonly #kernel: LabellingKernel;
  readonly #rowOf: Int32Array;
  #room = 0;

  constructor(kernel: LabellingKernel, rowOf: Int32Array) {
    this.#kernel = kernel;
    this.#rowOf = rowOf;
    this.counted = this.kept = this.penalty = new KernelArray(kernel, 1);
  }

  /** @throws RangeError if a cut has a negative dual */
  set(cuts: readonly PricedCut[]): void {
    const priced = cuts.filter((cut) => cut.kind === 'subset-row' && cut.dual !== 0) as Extract<PricedCut, { kind: 'subset-row' }>[];
    const words = this.words = Math.ceil(priced.length / 64);
    this.#reserve(words);
    const counted = this.counted.longs.fill(0n);
    const kept = this.kept.longs.fill(0n);
    const penalty = this.penalty.doubles.fill(0);
    for (const [index, { rows, dual, memory }] of priced.entries()) {
      if (!(dual > 0)) throw new RangeError(`The dual of a subset-row cut is ${dual}; it must be at least 0.`);
      penalty[index] = dual;
      const bit = 1n << BigInt(index & 63);
      const remembers = memory === undefined ? null : new Set(memory);
      for (const [i, row] of this.#rowOf.entries()) {
        const at = (i + 1) * words + (index >> 6);
        const isCounted = rows.includes(row);
        if (isCounted) counted[at]! |= bit;
        if (isCounted || remembers === null || remembers.has(i)) kept[at]! |= bit;
      }
    }
  }

  #reserve(words: number): void {
    if (words <= this.#room) return;
    // Memory is never given back.
    this.#room = 2 * words;
    const cells = (this.#rowOf.length + 1) * this.#room;
    this.counted = new KernelArray(this.#kernel, cells);
    this.kept = new KernelArray(this.#kernel, cells);
    this.penalty = new KernelArray(this.#kernel, this.#room * 64);
  }
}
