import { instantiateKernel, type MemoryExports } from '../../search/assembly.js';

/** Exports of the kernel; see `src/search/kernel/exports/bounds-pricing.ts`. Numbers named as arrays are addresses. */
export interface LabellingKernel extends MemoryExports {
  reserve(bytes: number): number;
  describePricing(
    size: number, words: number, bits: number, shared: number, sharedFew: number, own: number, counted: number, kept: number, penalty: number,
  ): void;
  describeLateness(time: number, lateCost: number, dueAt: number): void;
  describeArcs(isForward: boolean, cost: number, first: number, targets: number): void;
  describeResource(isForward: boolean, k: number, use: number, low: number, high: number, start: number): void;
  describeBuckets(isForward: boolean, base: number, rate: number, columnBase: number, columnRate: number): void;
  describeMerging(costShift: number, shifts: number, best: number, ahead: number, behind: number, arcs: number, upTo: number): void;
  mostResources(): number;
  clearLabels(): void;
  labelCount(): number;
  clearWork(): void;
  labelWork(): number;
  beginLabels(isForward: boolean, limit: number, strict: boolean, overshoot: boolean, truncated: boolean, from: number, to: number, width: number): void;
  extendLabels(isForward: boolean, most: number): number;
  beginJoining(mirrored: boolean): void;
  joinLabels(mirrored: boolean, most: number): number;
  pruneLabels(
    isForward: boolean, slot: number, resource: number, from: boolean, beyond: number, inclusive: boolean, worth: number, upTo: number, base: number, rate: number, costShift: number, shift: number,
  ): void;
  thinArcs(isForward: boolean, slot: number, mirrored: boolean): void;
  pruneAnywhere(isForward: boolean, count: number): void;
  stopPruningBeyond(): void;
  mostCompletions(): number;
  useResources(count: number): void;
  remember(isFew: boolean, words: number): void;
  parentOf(label: number): number;
  labelVertex(label: number): number;
}

/** Returns a kernel of its own, with memory of its own. */
export function createLabellingKernel(): LabellingKernel {
  return instantiateKernel() as LabellingKernel;
}

/** An array in the memory of a kernel, whose buffer is replaced when it grows. */
export class KernelArray {
  /** Address. */
  readonly at: number;
  readonly length: number;
  readonly #kernel: LabellingKernel;

  constructor(kernel: LabellingKernel, length: number) {
    this.#kernel = kernel;
    this.length = length;
    this.at = kernel.reserve(Math.max(8, length * 8)) >>> 0;
  }

  /** Views: valid until the kernel is called. `length` elements of 8 bytes, or as many of fewer bytes as fit. */
  get doubles(): Float64Array {
    return new Float64Array(this.#kernel.memory.buffer, this.at, this.length);
  }

  get longs(): BigUint64Array {
    return new BigUint64Array(this.#kernel.memory.buffer, this.at, this.length);
  }

  get integers(): Int32Array {
    return new Int32Array(this.#kernel.memory.buffer, this.at, this.length * 2);
  }

  get bytes(): Int8Array {
    return new Int8Array(this.#kernel.memory.buffer, this.at, this.length * 8);
  }
}
