import type { RouteClass } from '../relaxation/route-relaxation.js';
import { KernelArray, type LabellingKernel } from './labelling-kernel.js';
import { resourcesOf, type Resource } from './resources.js';

/** Matrices of resources in a kernel's memory, which classes share. */
export class UseMatrices {
  readonly #kernel: LabellingKernel;
  readonly #known = new Map<Float64Array, [KernelArray, KernelArray]>();
  #stops: [KernelArray, KernelArray] | null = null;

  constructor(kernel: LabellingKernel) {
    this.#kernel = kernel;
  }

  /** Addresses of a matrix and of its transpose. */
  of({ source, use, kind }: Resource, size: number): [number, number] {
    let known = source === null ? this.#stops : this.#known.get(source);
    if (known === undefined || known === null) {
      known = [new KernelArray(this.#kernel, size * size), new KernelArray(this.#kernel, size * size)];
      if (source !== null) this.#known.set(source, known);
      else if (kind === 'stops') this.#stops = known;
      const [ahead, back] = known.map((array) => array.doubles) as [Float64Array, Float64Array];
      for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) ahead[i * size + j] = back[j * size + i] = i === j ? 0 : use(i, j);
    }
    return [known[0].at, known[1].at];
  }
}

/** What of a class does not depend on duals. */
export class ClassNetwork {
  readonly resources: readonly Resource[];
  /** Over vertices, 1: arc that no route can have. */
  readonly impossible: Uint8Array;
  /** Whether arcs cost and use the same in both directions. */
  readonly symmetric: boolean;
  /** Index of the resource that is the time if lateness costs; -1: it does not. */
  readonly lateTime: number;
  /** Least use of the main resource by an arc between customers. */
  readonly width: number;
  /** Range of the main resource at customers. */
  readonly from: number;
  readonly to: number;
  /** Fraction of the range at which the two directions meet; adapted to how many labels each has. */
  half = 0.5;
  /** Labels of the last pricings, without and with bounds made first; 0: none yet. */
  #plain = 0;
  #bounded = 0;
  #pricings = 0;
  readonly #size: number;
  readonly #cls: RouteClass;
  readonly #uses: [number, number][];
  /** Per direction and resource: low and high. */
  readonly #windows: KernelArray[][];
  readonly #late: [KernelArray, KernelArray] | null;

  constructor(kernel: LabellingKernel, matrices: UseMatrices, cls: RouteClass, size: number) {
    this.#size = size;
    this.#cls = cls;
    const { cost, times } = cls;
    this.resources = resourcesOf(cls, size, (i, j) => i !== j && cost[i * size + j]! < Infinity);
    this.impossible = this.#impossible();
    const { lateCost } = times ?? { lateCost: null };
    const time = this.resources.findIndex(({ kind }) => kind === 'time');
    this.lateTime = lateCost !== null && times!.dueAt.some((due, j) => due < Infinity && lateCost[j]! > 0) ? time : -1;
    this.symmetric = time < 0 && this.#isSymmetric();
    [this.from, this.to, this.width] = this.#range();
    this.#uses = this.resources.map((each) => matrices.of(each, size));
    this.#windows = [true, false].map((isForward) => this.resources.flatMap(({ low, high }) => (
      isForward ? [low, high] : [high.map((value) => -value), low.map((value) => -value)]).map((values) => stored(kernel, values))));
    this.#late = this.lateTime < 0 ? null : [stored(kernel, lateCost!), stored(kernel, times!.dueAt)];
  }

  /** Whether labels should be bounded first: if there are many, and fewer with the bounds. Both are tried now and then. */
  isBoundingWorth(many: number): boolean {
    if (this.#plain <= many) return false;
    const isFewer = this.#bounded === 0 || this.#bounded < this.#plain;
    return this.#pricings % 8 === 7 ? !isFewer : isFewer;
  }

  /** Remembers how many labels a pricing made, bounds included. */
  noteLabels(count: number, isBounded: boolean): void {
    this.#pricings++;
    if (isBounded) this.#bounded = count;
    else this.#plain = count;
  }

  /** Tells the kernel about the resources. */
  describe(kernel: LabellingKernel): void {
    this.resources.forEach(({ start, high }, k) => {
      for (const [side, isForward] of [true, false].entries()) {
        const windows = this.#windows[side]!;
        kernel.describeResource(isForward, k, this.#uses[k]![side]!, windows[2 * k]!.at, windows[2 * k + 1]!.at, isForward ? start : -high[0]!);
      }
    });
    if (this.#late !== null) kernel.describeLateness(this.lateTime, this.#late[0].at, this.#late[1].at);
  }

  /** Per resource and vertex: what is added to the resource of a path from the depot to make it one to its end. */
  shifts(): Float64Array {
    const size = this.#size;
    const shifts = new Float64Array(this.resources.length * size);
    if (this.symmetric) this.resources.forEach(({ kind, use, high }, k) => {
      for (let j = 0; j < size; j++) shifts[k * size + j] = -high[0]! - (kind === 'length' || j === 0 ? 0 : use(0, j));
    });
    return shifts;
  }

  #impossible(): Uint8Array {
    const size = this.#size;
    const { cost } = this.#cls;
    const impossible = new Uint8Array(size * size);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        const isPossible = i !== j && cost[i * size + j]! < Infinity && this.resources.every(({ use, low, high, start }) => {
          const before = i === 0 ? start : low[i]!;
          return use(i, j) < Infinity && before <= (i === 0 ? Infinity : high[i]!) && low[j]! <= high[j]! && before + use(i, j) <= high[j]!;
        });
        if (!isPossible) impossible[i * size + j] = 1;
      }
    }
    return impossible;
  }

  #isSymmetric(): boolean {
    const size = this.#size;
    const { cost } = this.#cls;
    const lengths = this.resources.filter(({ kind }) => kind === 'length');
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < i; j++) {
        if (cost[i * size + j] !== cost[j * size + i] || lengths.some(({ use }) => use(i, j) !== use(j, i))) return false;
        if (this.impossible[i * size + j] !== this.impossible[j * size + i]) return false;
      }
    }
    return true;
  }

  #range(): [from: number, to: number, width: number] {
    const size = this.#size;
    const { low, high, use } = this.resources[0]!;
    let [from, to, width] = [Infinity, -Infinity, Infinity];
    for (let i = 1; i < size; i++) {
      if (!(low[i]! <= high[i]!)) continue;
      from = Math.min(from, low[i]!);
      to = Math.max(to, high[i]!);
      for (let j = 1; j < size; j++) if (this.impossible[i * size + j] === 0) width = Math.min(width, use(i, j));
    }
    return from <= to ? [from, to, width < Infinity ? width : to - from + 1] : [0, 0, 1];
  }
}

function stored(kernel: LabellingKernel, values: Float64Array): KernelArray {
  const array = new KernelArray(kernel, values.length);
  array.doubles.set(values);
  return array;
}
