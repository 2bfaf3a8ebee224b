import { instantiateKernel } from '../../search/assembly.js';
import { KernelArray } from '../pricing/labelling-kernel.js';
import type { ArcFlows } from '../cuts/arc-flows.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Levels } from './levels.js';
import { TimedClasses, type TimedWalkKernel } from './timed-classes.js';

/** Exports of the kernel; see `src/search/kernel/exports/bounds-ascent.ts`. Numbers named as arrays are addresses. */
interface WalkKernel extends TimedWalkKernel {
  describeQRoutes(size: number, most: number, room: number, weight: number, dual: number, least: number, keys: number, used: number): void;
  describeBestWalks(cost: number, total: number, byClass: number, length: number, ahead: number, behind: number, visits: number): void;
  describeWalks(isForward: boolean, stride: number, first: number, second: number, firstFrom: number, secondFrom: number, byWeight: number): void;
  describeWalkArcs(isForward: boolean, arcs: number, near: number): void;
  chooseWalkArcs(isForward: boolean): void;
  clearWalks(): void;
  improveWalks(index: number, levels: number, fixed: number, isSymmetric: boolean, near: number, isExact: boolean): void;
}

/** Vertices before each that walks try in most rounds. */
const NEAR = 14;

/** Of each customer the walk from depot to depot through it that costs least per weight, over all classes; by customer. */
export interface BestWalks {
  /** Reduced cost, with what the class adds; Infinity: there is none. */
  readonly cost: Float64Array;
  readonly weight: Int32Array;
  readonly class: Int32Array;
  readonly length: Int32Array;
  /** Returns the vertices of a customer's walk in their order; valid until the next search. */
  readonly visits: (customer: number) => Int32Array;
}

interface ClassArcs {
  readonly forward: KernelArray;
  readonly nearForward: KernelArray;
  readonly backward: KernelArray | null;
  readonly nearBackward: KernelArray | null;
}

/** Searches walks of all classes with given duals, in the kernel. O(n² · levels) each; O(n · levels) over few arcs. */
export class Walks {
  readonly #kernel = instantiateKernel() as WalkKernel;
  readonly #size: number;
  readonly #room: number;
  readonly #levels: Levels;
  readonly #dual: KernelArray;
  readonly #cost: KernelArray;
  readonly #total: KernelArray;
  readonly #class: KernelArray;
  readonly #length: KernelArray;
  readonly #visits: KernelArray;
  readonly #used: KernelArray;
  /** Per class. */
  readonly #arcs: readonly ClassArcs[];
  readonly #times: TimedClasses | null;
  /** Whether the few arcs are those for the duals since the last search over all, and how many there are before each vertex. */
  #isChosen = false;
  #near = 0;

  /** @param keepsTimes - of whole walks, where there are any */
  constructor(relaxation: RouteRelaxation, levels: Levels, keepsTimes = false) {
    const { customers, classes } = relaxation;
    const size = customers.length + 1;
    const most = levels.most.reduce((a, b) => Math.max(a, b), 1);
    const array = (length: number): KernelArray => new KernelArray(this.#kernel, length);
    this.#size = size;
    this.#levels = levels;
    this.#room = Math.floor(most / levels.weights.reduce((a, b) => Math.min(a, b), most)) + 2;
    const weight = array(size);
    weight.integers.set(levels.weights, 1);
    this.#dual = array(size);
    this.#used = array(Math.ceil((size * size) / 8));
    this.#kernel.describeQRoutes(size, NEAR, this.#room, weight.at, this.#dual.at, array(most + 1).at, array(NEAR + 1).at, this.#used.at);
    [this.#cost, this.#total, this.#class, this.#length] = [array(size), array(size), array(size), array(size)];
    this.#visits = array(size * this.#room);
    this.#kernel.describeBestWalks(this.#cost.at, this.#total.at, this.#class.at, this.#length.at, array(size).at, array(size).at, this.#visits.at);
    const isSymmetricAll = classes.every(({ cost }) => isSymmetric(cost, size));
    for (const isForward of isSymmetricAll ? [true] : [true, false]) {
      // Two labels are written at a time.
      const row = most + 2;
      const labels = (): number => array(row * size).at;
      this.#kernel.describeWalks(isForward, 8 * row, labels(), labels(), labels(), labels(), labels());
    }
    this.#arcs = arcsOf(classes, size, array);
    this.#times = keepsTimes ? TimedClasses.create(this.#kernel, relaxation, most) : null;
  }

  /** Adds to the costs of the arcs that enter or leave a set. @param inside - per vertex */
  addToCrossing(inside: Uint8Array, by: number): void {
    for (const { forward, backward } of new Set(this.#arcs)) {
      for (const arcs of backward === null ? [forward.doubles] : [forward.doubles, backward.doubles]) addToCrossing(arcs, inside, by);
    }
  }

  /** Lets arcs be among the few, if there is room, whatever they cost. */
  use({ out }: ArcFlows): void {
    const used = this.#used.bytes.fill(0);
    for (const [from, flows] of out.entries()) for (const to of flows.keys()) used[from * this.#size + to] = 1;
  }

  /**
   * @param duals - per customer
   * @param fixed - per class: what each of its walks costs beside arcs and duals
   * @param isExact - over all arcs; otherwise over few
   */
  search(duals: Float64Array, fixed: Float64Array, isExact: boolean): BestWalks {
    this.#dual.doubles.set(duals, 1);
    this.#kernel.clearWalks();
    const isAll = isExact || this.#size - 2 <= NEAR;
    if (!isAll && !this.#isChosen) this.#choose();
    for (const [k, { forward, nearForward, backward, nearBackward }] of this.#arcs.entries()) {
      if (this.#levels.most[k]! < 1) continue;
      this.#kernel.describeWalkArcs(true, forward.at, nearForward.at);
      this.#kernel.describeWalkArcs(false, (backward ?? forward).at, (nearBackward ?? nearForward).at);
      if (this.#times?.describe(k) === true) this.#kernel.improveTimedWalks(k, this.#levels.most[k]!, fixed[k]!, this.#near, isAll);
      else this.#kernel.improveWalks(k, this.#levels.most[k]!, fixed[k]!, backward === null, this.#near, isAll);
    }
    // After a search over all arcs, the next one over few chooses them by its own duals.
    if (isAll) this.#isChosen = false;
    const visits = this.#visits.integers;
    const length = this.#length.integers;
    return {
      cost: this.#cost.doubles.subarray(1), weight: this.#total.integers.subarray(1, this.#size), class: this.#class.integers.subarray(1, this.#size), length: length.subarray(1, this.#size),
      visits: (i) => visits.subarray((i + 1) * this.#room, (i + 1) * this.#room + length[i + 1]!),
    };
  }

  #choose(): void {
    for (const { forward, nearForward, backward, nearBackward } of new Set(this.#arcs)) {
      this.#kernel.describeWalkArcs(true, forward.at, nearForward.at);
      this.#kernel.chooseWalkArcs(true);
      if (backward === null || nearBackward === null) continue;
      this.#kernel.describeWalkArcs(false, backward.at, nearBackward.at);
      this.#kernel.chooseWalkArcs(false);
    }
    this.#isChosen = true;
    this.#near = NEAR;
  }
}

/** Arcs into vertices, and out of them for walks backward; classes with the same costs share them. */
function arcsOf(classes: RouteRelaxation['classes'], size: number, array: (length: number) => KernelArray): ClassArcs[] {
  const known = new Map<Float64Array, ClassArcs>();
  for (const { cost } of classes) {
    if (known.has(cost)) continue;
    const forward = array(size * size);
    const into = forward.doubles;
    for (let from = 0; from < size; from++) for (let to = 0; to < size; to++) into[to * size + from] = cost[from * size + to]!;
    const list = (): KernelArray => array(Math.ceil((size * NEAR) / 2));
    let backward: KernelArray | null = null;
    const nearForward = list();
    if (!isSymmetric(cost, size)) {
      backward = array(size * size);
      backward.doubles.set(cost);
    }
    known.set(cost, { forward, nearForward, backward, nearBackward: backward === null ? null : list() });
  }
  return classes.map(({ cost }) => known.get(cost)!);
}

function addToCrossing(arcs: Float64Array, inside: Uint8Array, by: number): void {
  const size = inside.length;
  for (let to = 0; to < size; to++) {
    if (inside[to] === 0) continue;
    for (let from = 0; from < size; from++) {
      if (inside[from] === 1) continue;
      arcs[to * size + from]! += by;
      arcs[from * size + to]! += by;
    }
  }
}

function isSymmetric(cost: Float64Array, size: number): boolean {
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) if (cost[i * size + j] !== cost[j * size + i]) return false;
  return true;
}
