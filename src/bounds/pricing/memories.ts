import type { PricedCut } from './pricer.js';
import { KernelArray, type LabellingKernel } from './labelling-kernel.js';

/** Bits of what a label remembers. */
const BITS = 64;

/**
 * Neighbourhoods of vertices in a kernel's memory: what routes remember. Every vertex has one bit, which no other member of a neighbourhood that it is in
 * has, so what is remembered from one vertex to the next is a matter of one mask per arc.
 */
export class Neighbourhoods {
  /** Matrix: the bit of a customer (column) in the neighbourhood of a vertex, or -1. */
  readonly bits: KernelArray;
  /** Matrices of masks: members of both neighbourhoods of an arc, and those among the first few of both. */
  readonly shared: KernelArray;
  readonly sharedFew: KernelArray;
  /** Per vertex: the mask of its own bit. */
  readonly own: KernelArray;
  readonly #size: number;
  readonly #few: number;

  /** @param few - the first members of a neighbourhood, the vertex itself included, that `sharedFew` knows */
  constructor(kernel: LabellingKernel, size: number, few: number) {
    this.#size = size;
    this.#few = few;
    this.bits = new KernelArray(kernel, Math.ceil((size * size) / 8));
    this.shared = new KernelArray(kernel, size * size);
    this.sharedFew = new KernelArray(kernel, size * size);
    this.own = new KernelArray(kernel, size);
    this.set([]);
  }

  /** @param ng - by customer index; the 63 first others of each are used, unless there are too few bits for them */
  set(ng: readonly Int32Array[]): void {
    const size = this.#size;
    const lists = Array.from({ length: size }, (_, i) => (i === 0 ? [] : [...new Set([i, ...Array.from(ng[i - 1] ?? [], (customer) => customer + 1)])].slice(0, BITS)));
    const bitOf = bitsOf(lists);
    const bits = this.bits.bytes.fill(-1);
    const own = this.own.longs.fill(0n);
    for (const [i, list] of lists.entries()) {
      for (const member of list) bits[i * size + member] = bitOf[member]!;
      if (i > 0 && bitOf[i]! >= 0) own[i] = 1n << BigInt(bitOf[i]!);
    }
    this.#share(this.shared, lists, bitOf);
    this.#share(this.sharedFew, lists.map((list) => list.slice(0, this.#few)), bitOf);
  }

  #share(to: KernelArray, lists: readonly (readonly number[])[], bitOf: Int8Array): void {
    const size = this.#size;
    const masks = new Uint32Array(to.longs.buffer, to.at, size * size * 2).fill(0);
    const isMember = new Uint8Array(size * size);
    for (const [i, list] of lists.entries()) for (const member of list) isMember[i * size + member] = 1;
    for (const [i, list] of lists.entries()) {
      for (const member of list) {
        const bit = bitOf[member]!;
        if (bit < 0) continue;
        // A vertex is not carried to itself.
        for (let j = 1; j < size; j++) if (j !== i && j !== member && isMember[j * size + member] === 1) masks[(i * size + j) * 2 + (bit >> 5)]! |= 1 << (bit & 31);
      }
    }
  }
}

/** Gives each vertex a bit that no other member of its neighbourhoods has; -1: there is none left, so that no route remembers it. */
function bitsOf(lists: readonly (readonly number[])[]): Int8Array {
  const holders: number[][] = lists.map(() => []);
  for (const [i, list] of lists.entries()) for (const member of list) holders[member]!.push(i);
  const bitOf = new Int8Array(lists.length).fill(-1);
  for (let vertex = 1; vertex < lists.length; vertex++) {
    const taken = new Set(holders[vertex]!.flatMap((i) => lists[i]!.map((member) => bitOf[member]!)));
    let bit = 0;
    while (taken.has(bit)) bit++;
    if (bit < BITS) bitOf[vertex] = bit;
  }
  return bitOf;
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
