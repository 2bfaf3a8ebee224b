import type { Problem } from '../../src/model/problem.js';
import { NO_BURDENS } from '../../src/model/burdens.js';
import { reduced, type Reduced } from '../../src/search/instance/burdens.js';
import { buildInstance } from '../../src/search/instance/instance.js';
import { openInstance, type InstanceExports } from '../../src/search/ruin-recreate/kernel.js';
import { KernelObjects } from './kernel-objects.js';

/** The members of the kernel's classes that tests use; the classes document them. */
export interface Instance {
  readonly nodes: number;
  readonly slots: number;
  readonly types: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly demand: Float64Array;
  readonly capacity: Float64Array;
  readonly fixedCost: Float64Array;
  readonly unitCost: Float64Array;
  readonly minutes: Float64Array;
  readonly open: Float64Array;
  readonly close: Float64Array;
  readonly service: Float64Array;
  readonly insertionNeighbourCount: Int32Array;
  readonly insertionNeighbourWidth: number;
  readonly insertionNeighbours: Int32Array;
  readonly insertionDistanceIn: Int32Array;
  readonly insertionDistanceOut: Int32Array;
  readonly latePenalty: number;
  distance(i: number, j: number): number;
  aloneCost(type: number, c: number): number;
}

export interface Random {
  next(): number;
}

export interface Solution {
  readonly instance: Instance;
  readonly startBase: number;
  readonly endBase: number;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  readonly route: Int32Array;
  readonly nodeOf: Int32Array;
  readonly toNext: Float64Array;
  readonly longestEdgeAt: Float64Array;
  readonly ready: Float64Array;
  readonly last: Float64Array;
  readonly latest: Float64Array;
  readonly waitFree: Float64Array;
  readonly type: Int32Array;
  readonly size: Int32Array;
  readonly load: Float64Array;
  readonly length: Float64Array;
  readonly late: Float64Array;
  readonly work: Float64Array;
  readonly slots: Int32Array;
  readonly openCount: number;
  mostOpen: number;
  readonly absences: Float64Array;
  readonly firstOfType: Int32Array;
  readonly nextOfType: Int32Array;
  readonly served: number;
  readonly idle: Int32Array;
  readonly active: Int32Array;
  activeCount: number;
  readonly pool: Int32Array;
  poolCount: number;
  readonly cost: number;
  readonly oldCost: number;
  readonly broken: boolean;
  begin(): void;
  commit(): void;
  rollback(): void;
  isChangedRoute(r: number): boolean;
  openRoute(type: number): number;
  insert(c: number, p: number): void;
  removeString(first: number, last: number): void;
  removeTwoStrings(first: number, last: number, resume: number, final: number): void;
  retype(r: number, type: number): void;
  measureEdges(): void;
  keepsWindows(p: number, q: number, travel: number): boolean;
  keepsCap(p: number, q: number, travel: number, work: number): boolean;
  keepsCapWith(c: number, p: number, q: number, start: number, into: number, onward: number): boolean;
  latenessWith(r: number, type: number, p: number, c: number): number;
}

/** A solution of the level of details. */
export interface DetailedSolution extends Solution {
  aloneCost(type: number, c: number): number;
  insertionCost(c: number, r: number, p: number, best: number): number;
  mayTake(c: number, r: number): boolean;
  place(c: number, p: number): void;
  placeOf(v: number): number;
  settleTrips(): void;
  readonly minutesCost: boolean;
  readonly legMinutes: Float64Array;
  readonly waitingCost: Float64Array;
  readonly savingPrev: Float64Array;
  readonly savingNext: Float64Array;
  leastTimeCost(r: number, v: number, minutes: number): number;
  leastExtraOf(c: number, r: number): number;
  clear(): void;
  startBuilding(): void;
  endBuilding(): void;
  readonly fleet: { isFree(type: number): boolean; mayChange(own: number, type: number): boolean };
  hasSchedules(): boolean;
  leastCostOn(r: number, type: number): number;
  costOn(r: number, type: number): number;
}

/** The same with shipments. */
export interface ShipmentSolution extends DetailedSolution {
  insertOrder(c: number, p: number, v: number): void;
}

/** The same where customers may be left out for a price. */
export interface PricedSolution extends DetailedSolution {
  readonly omitted: number;
  parkAll(): void;
}

export interface Timetable {
  readonly stop: Int32Array;
  count: number;
  cost(type: number): number;
}

export interface Insertion {
  readonly upgrade: number;
  allEnds: boolean;
  setBlink(chance: number): void;
  find(c: number, most: number): number;
}

export interface Ruin {
  readonly name: string;
  averageRemoved: number;
  run(): void;
}

export interface AdjacentStringRemoval extends Ruin {
  longestString: number;
}

export interface RouteRemoval extends Ruin {
  share: number;
  drawn(): boolean;
}

export interface Recreate {
  run(limit: number): boolean;
}

export interface GreedyInsertion extends Recreate {
  relocation: number;
}

export interface PairExchange {
  chance: number;
  first: number;
  second: number;
  supports(instance: Instance): boolean;
  drawn(): boolean;
  evaluate(limit: number): boolean;
  apply(): void;
}

export interface Ejection {
  chance: number;
  eliminating: boolean;
  readonly order: number;
  readonly ejected: number;
  drawn(): boolean;
  evaluate(limit: number): boolean;
  apply(): void;
}

export interface RouteConstruction {
  chance: number;
  readonly count: number;
  supports(instance: Instance): boolean;
  drawn(): boolean;
  evaluate(limit: number): boolean;
  apply(): void;
}

export interface Selection {
  readonly count: number;
  readonly statistics: Float64Array;
  reaction: number;
  draw(random: Random): number;
  note(k: number, outcome: number, gain: number, milliseconds: number, effort: number): void;
  adapt(): void;
}

export interface Acceptance {
  limit(current: number, best: number, temperature: number, random: Random): number;
}

export interface GeneticInstance {
  readonly n: number;
  readonly nodes: number;
  readonly nodeOf: Int32Array;
  readonly numberOf: Int32Array;
  readonly slots: number;
  readonly types: number;
  readonly timed: boolean;
  readonly maxDuration: number;
  readonly latePenalty: number;
  readonly start: Int32Array;
  readonly capacity: Float64Array;
  readonly pace: Float64Array;
  readonly demand: Float64Array;
  readonly collected: Float64Array;
  readonly misfitLoad: number;
  readonly travel: Float64Array;
  readonly open: Float64Array;
  readonly close: Float64Array;
  readonly service: Float64Array;
  readonly neighbours: Int32Array;
  readonly neighbourStart: Int32Array;
  readonly slotStart: Int32Array;
  readonly end: Int32Array;
  readonly rate: Float64Array;
  readonly matrix: Float32Array;
  readonly transposed: Float32Array;
  readonly typeOrder: Int32Array;
  readonly excessPrice: number;
  readonly warpPrice: number;
  readonly epsilon: number;
}

export interface Routes {
  readonly instance: GeneticInstance;
  readonly starts: number;
  readonly ends: number;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  readonly route: Int32Array;
  readonly node: Int32Array;
  readonly type: Int32Array;
  readonly size: Int32Array;
  readonly load: Float64Array;
  readonly warp: Float64Array;
  readonly changed: Int32Array;
  readonly stamp: number;
  setPrices(price: number, warpPrice: number): void;
  take(tour: Int32Array, bounds: Int32Array, types: Int32Array, count: number): void;
  write(tour: Int32Array, bounds: Int32Array, types: Int32Array): number;
  move(c: number, v: number): void;
  settle(r: number, other: number): void;
  cost(): number;
  excess(): number;
  warped(): number;
}

export interface Moves {
  look(u: number): void;
  tryAt(v: number): boolean;
}

export interface SwapStar {
  tryBetween(r: number, other: number): boolean;
}

export interface WarpOfMoves {
  cost(kind: number, u: number, v: number, apart: boolean): number;
}

export interface VehicleChange {
  tryIdle(r: number): boolean;
  tryExchange(r: number): boolean;
}

export interface LocalSearch {
  run(since: number): void;
}

/** Has its defaults. */
export interface GeneticSettings {
  births: number;
}

export interface Population {
  add(
    tour: Int32Array, bounds: Int32Array, types: Int32Array, count: number, length: number, excess: number, price: number,
    warp: number, warpPrice: number,
  ): void;
}

export interface Proximity {
  add(place: number): void;
  meet(a: number, b: number, distance: number): void;
  remove(place: number, individuals: Int32Array, from: number, to: number): void;
  least(place: number): number;
  mean(place: number): number;
}

export interface RecordBlocks {
  insert(list: number, cost: number): number;
  shorten(place: number, end: number): number;
  clear(): void;
}

export interface Crossover {
  supports(instance: Instance): boolean;
  run(a: number, b: number): number;
}

/** Constructor parameters of each class. */
interface Constructors {
  Random(seed: number): Random;
  Solution(instance: Instance): Solution;
  Timetable(instance: Instance, stops: number): Timetable;
  Insertion(solution: Solution, random: Random): Insertion;
  AdjacentStringRemoval(solution: Solution, random: Random): AdjacentStringRemoval;
  RouteRemoval(solution: Solution, random: Random): RouteRemoval;
  RandomRemoval(solution: Solution, random: Random): Ruin;
  RelatedRemoval(solution: Solution, random: Random): Ruin;
  WorstRemoval(solution: Solution, random: Random): Ruin;
  RegretInsertion(solution: Solution, random: Random, scanner: Insertion): Recreate;
  PairExchange(solution: Solution, random: Random): PairExchange;
  Ejection(solution: Solution, random: Random, scanner: Insertion): Ejection;
  RouteConstruction(solution: Solution, random: Random): RouteConstruction;
  Selection(count: number, counted: number): Selection;
  SimulatedAnnealing(): Acceptance;
  RecordToRecord(): Acceptance;
  GreedyInsertion(solution: Solution, random: Random, scanner: Insertion): GreedyInsertion;
  GeneticInstance(instance: Instance): GeneticInstance;
  Routes(instance: GeneticInstance): Routes;
  Moves(routes: Routes): Moves;
  SwapStar(routes: Routes): SwapStar;
  WarpOfMoves(routes: Routes): WarpOfMoves;
  VehicleChange(routes: Routes): VehicleChange;
  LocalSearch(routes: Routes, random: Random): LocalSearch;
  GeneticSettings(): GeneticSettings;
  Population(instance: GeneticInstance, settings: GeneticSettings, random: Random): Population;
  Proximity(places: number, most: number): Proximity;
  RecordBlocks(): RecordBlocks;
  SelectiveRouteExchange(routes: Routes, population: Population, random: Random): Crossover;
  NeighbouringRouteExchange(routes: Routes, population: Population, random: Random): Crossover;
}

/** Creates objects of the kernel's classes in one memory. */
export type Make = <Name extends keyof Constructors>(name: Name, ...given: Parameters<Constructors[Name]>) => ReturnType<Constructors[Name]>;

function makerOf(objects: KernelObjects): Make {
  return ((name: string, ...given: object[]) => objects.make(name, ...given)) as unknown as Make;
}

/** @returns a problem, or one without its burdens, as seen by the kernel's classes, and a function that creates objects of them */
export function kernelOf(searched: Problem | Reduced): { readonly instance: Instance; readonly make: Make } {
  const objects = new KernelObjects();
  const { problem, burdens } = 'burdens' in searched ? searched : { problem: searched, burdens: NO_BURDENS };
  openInstance(buildInstance(problem, 'grid', burdens), objects.exports as unknown as InstanceExports);
  return { instance: objects.object('Instance', objects.exports['currentInstance']!()) as Instance, make: makerOf(objects) };
}

/** @returns the same for the classes of the genetic search */
export function geneticOf(problem: Problem): { readonly instance: GeneticInstance; readonly make: Make } {
  const { instance, make } = kernelOf(reduced(problem));
  return { instance: make('GeneticInstance', instance), make };
}
