import type { RouteClass } from '../relaxation/route-relaxation.js';
import { BoundingChoice } from './bounding-choice.js';
import { KernelArray, type LabellingKernel } from './labelling-kernel.js';
import type { RelaxedLimits } from './pricer.js';
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

/** A resource at customers. */
export interface ResourceRange {
  readonly from: number;
  readonly to: number;
  /** Least use by an arc between customers. */
  readonly width: number;
}

/** What of a class does not depend on duals. */
export class ClassNetwork {
  readonly resources: readonly Resource[];
  /** Indices of the resources that labels have, the main one first. */
  active: readonly number[];
  /** How labels are bounded. */
  bounding: BoundingChoice;
  /** Over vertices, 1: arc that no route can have. */
  readonly impossible: Uint8Array;
  /** Whether arcs cost and use the same in both directions. */
  readonly symmetric: boolean;
  /** Index of the resource that is the time if lateness costs; -1: it does not. */
  readonly lateTime: number;
  /** Per resource. */
  readonly ranges: readonly ResourceRange[];
  /** Fraction of the range of the main resource at which the two directions meet; adapted to how many labels each has. */
  half = 0.5;
  readonly #size: number;
  readonly #cls: RouteClass;
  readonly #uses: [number, number][];
  /** Per direction and resource: low and high. */
  readonly #windows: KernelArray[][];
  readonly #mostAlone: number;
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
    this.ranges = this.resources.map((each) => this.#range(each));
    this.#mostAlone = kernel.mostCompletions();
    this.active = [...this.resources.keys()];
    this.bounding = this.#waysToBound();
    this.#uses = this.resources.map((each) => matrices.of(each, size));
    this.#windows = [true, false].map((isForward) => this.resources.flatMap(({ low, high }) => (
      isForward ? [low, high] : [high.map((value) => -value), low.map((value) => -value)]).map((values) => stored(kernel, values))));
    this.#late = this.lateTime < 0 ? null : [stored(kernel, lateCost!), stored(kernel, times!.dueAt)];
  }

  /** Ignores relaxed resources and enforces all others. The main one, which is finite at every customer, is never ignored. */
  relax({ lengths, loads }: RelaxedLimits): void {
    const isRelaxed = { length: lengths, load: loads, time: false, stops: false };
    this.active = [...this.resources.keys()].filter((k) => k === 0 || !isRelaxed[this.resources[k]!.kind]);
    this.bounding = this.#waysToBound();
  }

  /** Tells the kernel about the resources, or about one that is to be the only one. */
  describe(kernel: LabellingKernel, only: number | null = null): void {
    const described = only === null ? this.active : [only];
    described.forEach((resource, k) => {
      const { start, high } = this.resources[resource]!;
      for (const [side, isForward] of [true, false].entries()) {
        const windows = this.#windows[side]!;
        kernel.describeResource(isForward, k, this.#uses[resource]![side]!, windows[2 * resource]!.at, windows[2 * resource + 1]!.at, isForward ? start : -high[0]!);
      }
    });
    kernel.useResources(described.length);
    if (this.#late !== null) kernel.describeLateness(only === null ? this.active.indexOf(this.lateTime) : -1, this.#late[0].at, this.#late[1].at);
  }

  /** Per resource and vertex: what is added to the resource of a path from the depot to make it one to its end. */
  shifts(): Float64Array {
    const size = this.#size;
    const shifts = new Float64Array(this.resources.length * size);
    if (this.symmetric) this.active.forEach((resource, k) => {
      const { kind, use, high } = this.resources[resource]!;
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

  /** Resources that alone bound labels are finite at every customer, and each arc uses some of them; loads, which take few values, are tried first. */
  #waysToBound(): BoundingChoice {
    if (this.active.length < 2) return new BoundingChoice(['nothing', 'memory']);
    const usable = this.active.filter((k) => {
      const { kind, low, high } = this.resources[k]!;
      const isFinite = low.every((value, j) => j === 0 || value > high[j]! || (value > -Infinity && high[j]! < Infinity));
      return kind !== 'stops' && isFinite && this.ranges[k]!.width > 0;
    });
    const isLoad = (k: number): number => Number(this.resources[k]!.kind === 'load');
    usable.sort((a, b) => isLoad(b) - isLoad(a));
    const alone = usable.map((k) => [k]);
    const ways = usable.length < 2 ? alone : [alone[0]!, usable.slice(0, this.#mostAlone), ...alone.slice(1)];
    return new BoundingChoice([...ways, 'nothing', 'memory']);
  }

  #range({ low, high, use }: Resource): ResourceRange {
    const size = this.#size;
    let [from, to, width] = [Infinity, -Infinity, Infinity];
    for (let i = 1; i < size; i++) {
      if (!(low[i]! <= high[i]!)) continue;
      from = Math.min(from, low[i]!);
      to = Math.max(to, high[i]!);
      for (let j = 1; j < size; j++) if (this.impossible[i * size + j] === 0) width = Math.min(width, use(i, j));
    }
    return from <= to ? { from, to, width: width < Infinity ? width : to - from + 1 } : { from: 0, to: 0, width: 1 };
  }
}

function stored(kernel: LabellingKernel, values: Float64Array): KernelArray {
  const array = new KernelArray(kernel, values.length);
  array.doubles.set(values);
  return array;
}
