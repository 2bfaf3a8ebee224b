import { reachOf, type Reach } from '../cheap/reach.js';
import { KernelArray, type LabellingKernel } from '../pricing/labelling-kernel.js';
import type { ClassTimes, RouteRelaxation } from '../relaxation/route-relaxation.js';

/** Exports of the kernel for walks that keep times; see `src/search/kernel/exports/bounds-ascent.ts`. */
export interface TimedWalkKernel extends LabellingKernel {
  describeTimedRoutes(best: number, next: number, bestAt: number, nextAt: number, least: number): void;
  describeTimedWalks(isForward: boolean, intervals: number, first: number, second: number, time: number, firstFrom: number, secondFrom: number): void;
  describeTimes(isForward: boolean, start: number, minutes: number, open: number, close: number, rate: number, lateCost: number, dueAt: number): void;
  improveTimedWalks(index: number, levels: number, fixed: number, near: number, isExact: boolean): void;
}

/** Intervals of the times of a vertex. */
export const INTERVALS = 32;

/** What `describeTimes` takes for one direction. */
interface Direction {
  readonly start: number;
  readonly minutes: KernelArray;
  readonly open: KernelArray;
  readonly close: KernelArray;
  readonly rate: KernelArray;
  readonly lateCost: KernelArray | null;
  readonly dueAt: KernelArray | null;
}

/** The classes whose walks keep times, in the memory of a kernel. */
export class TimedClasses {
  readonly #kernel: TimedWalkKernel;
  /** Per class: forward and backward; null: times do not matter. */
  readonly #classes: readonly ({ readonly forward: Direction; readonly backward: Direction } | null)[];

  private constructor(kernel: TimedWalkKernel, { customers, classes }: RouteRelaxation, reaches: readonly Reach[], most: number) {
    const size = customers.length + 1;
    const writer = new Writer(kernel, size);
    this.#kernel = kernel;
    this.#classes = classes.map(({ times }, k) => (times === null ? null : writer.write(times, reaches[k]!)));
    const array = (length: number): number => new KernelArray(kernel, length).at;
    const scratch = (): number => array((most + 1) * INTERVALS);
    kernel.describeTimedRoutes(scratch(), scratch(), scratch(), scratch(), scratch());
    for (const isForward of [true, false]) {
      const labels = (): number => array((most + 1) * INTERVALS * size);
      kernel.describeTimedWalks(isForward, INTERVALS, labels(), labels(), labels(), labels(), labels());
    }
  }

  /** @param most - the largest weight of a walk @returns null if times matter nowhere */
  static create(kernel: TimedWalkKernel, relaxation: RouteRelaxation, most: number): TimedClasses | null {
    return relaxation.classes.some(({ times }) => times !== null) ? new TimedClasses(kernel, relaxation, reachOf(relaxation), most) : null;
  }

  /** Lets the next walks keep the times of a class. @returns whether it has any */
  describe(k: number): boolean {
    const times = this.#classes[k]!;
    if (times === null) return false;
    for (const [isForward, { start, minutes, open, close, rate, lateCost, dueAt }] of [[true, times.forward], [false, times.backward]] as const) {
      this.#kernel.describeTimes(isForward, start, minutes.at, open.at, close.at, rate.at, lateCost?.at ?? 0, dueAt?.at ?? 0);
    }
    return true;
  }
}

/** Writes times of classes into a kernel; classes with the same travel times share them. */
class Writer {
  readonly #kernel: TimedWalkKernel;
  readonly #size: number;
  readonly #into = new Map<Float64Array, KernelArray>();
  readonly #out = new Map<Float64Array, KernelArray>();

  constructor(kernel: TimedWalkKernel, size: number) {
    this.#kernel = kernel;
    this.#size = size;
  }

  write({ minutes, open, close, lateCost, dueAt }: ClassTimes, { earliest, latest }: Reach): { forward: Direction; backward: Direction } {
    const size = this.#size;
    // What no route can reach is reached by none.
    const from = earliest!.map((time, v) => (v > 0 && time <= latest![v]! ? time : Infinity));
    const to = latest!.map((time, v) => (v > 0 && time >= earliest![v]! ? time : -Infinity));
    const spans = from.map((time, v) => to[v]! - time);
    const rate = this.#array(spans.map((span) => (span > 0 && span < Infinity ? INTERVALS / span : 0)));
    const transposed = (): Float64Array => Float64Array.from({ length: size * size }, (_, k) => minutes[(k % size) * size + Math.trunc(k / size)]!);
    const negative = (values: Float64Array): Float64Array => values.map((value) => -value);
    return {
      forward: {
        start: open[0]!, minutes: this.#shared(this.#into, minutes, transposed), open: this.#array(from), close: this.#array(to), rate,
        lateCost: lateCost === null ? null : this.#array(lateCost), dueAt: lateCost === null ? null : this.#array(dueAt),
      },
      // What a walk backward is late for is only known of its beginning.
      backward: { start: -close[0]!, minutes: this.#shared(this.#out, minutes, () => minutes), open: this.#array(negative(to)), close: this.#array(negative(from)), rate, lateCost: null, dueAt: null },
    };
  }

  #shared(known: Map<Float64Array, KernelArray>, minutes: Float64Array, values: () => Float64Array): KernelArray {
    let shared = known.get(minutes);
    if (shared === undefined) known.set(minutes, shared = this.#array(values()));
    return shared;
  }

  #array(values: Float64Array): KernelArray {
    const array = new KernelArray(this.#kernel, values.length);
    array.doubles.set(values);
    return array;
  }
}
