import { Instance, NO_TIME } from '../instance';
import { larger, smaller } from '../numbers';

/** Routes beyond those that the load requires: a factor and an absolute number. */
const SPARE_SHARE: f64 = 1.3;
const SPARE_ROUTES: f64 = 3;
/** Minimum average number of customers per route, with windows. */
const MIN_VISITS: f64 = 2;
/** Minimum rate of a vehicle relative to the largest: of two routes without cost, the shorter one is still better. */
const MIN_RATE: f64 = 1e-6;

/** The vehicles of an instance in the genetic search: with weighted distances and slots for the routes of each type. */
export class GeneticFleet {
  /** Slots of the routes of type t: `slotStart[t]..slotStart[t + 1]`. */
  readonly slotStart: StaticArray<i32>;
  /** Depots: pairs of a node and half the fixed cost of the vehicles that use it, as a weighted distance. */
  readonly depots: i32;
  readonly depotNode: StaticArray<i32>;
  readonly depotHalf: StaticArray<f64>;
  /** Per type: the depots where it starts and ends; 0 is the first, the others follow the customers. */
  readonly start: StaticArray<i32>;
  readonly end: StaticArray<i32>;
  /** Per type: cost per unit of weighted distance, factor for travel minutes. */
  readonly rate: StaticArray<f64>;
  readonly pace: StaticArray<f64>;
  /** Per type: types with equal numbers take equal times from any customer to the end of the route. */
  readonly homeward: StaticArray<i32>;
  readonly rated: boolean;
  readonly paced: boolean;
  /** Cost per unit of distance at rate 1, and minutes per unit at pace 1. */
  readonly baseRate: f64;
  readonly minutes: f64;

  /** O(types^2) */
  constructor(instance: Instance) {
    const types: i32 = instance.types;
    const rated = differ(instance.unitCost);
    const paced = instance.level !== NO_TIME && differ(instance.minutes);
    let baseRate: f64 = 0;
    for (let t: i32 = 0; t < types; t++) baseRate = larger(baseRate, instance.unitCost[t]);
    const minutes: f64 = instance.minutes[0];
    const rate = new StaticArray<f64>(types);
    const pace = new StaticArray<f64>(types);
    for (let t: i32 = 0; t < types; t++) {
      rate[t] = rated ? larger(MIN_RATE, instance.unitCost[t] / baseRate) : 1;
      pace[t] = paced ? instance.minutes[t] / minutes : 1;
    }
    const start = new StaticArray<i32>(types);
    const end = new StaticArray<i32>(types);
    const depotNode = new StaticArray<i32>(2 * types);
    const depotHalf = new StaticArray<f64>(2 * types);
    let depots: i32 = 0;
    for (let k: i32 = 0; k < 2 * types; k++) {
      const t: i32 = k % types;
      const node: i32 = k < types ? instance.start[t] : instance.end[t];
      const half: f64 = instance.fixedCost[t] / 2 / rate[t];
      let depot: i32 = 0;
      while (depot < depots && (depotNode[depot] !== node || depotHalf[depot] !== half)) depot++;
      if (depot === depots) {
        depotNode[depots] = node;
        depotHalf[depots++] = half;
      }
      const number: i32 = depot === 0 ? 0 : instance.customers + depot;
      if (k < types) start[t] = number;
      else end[t] = number;
    }
    this.slotStart = slotsOf(instance);
    this.depots = depots;
    this.depotNode = depotNode;
    this.depotHalf = depotHalf;
    this.start = start;
    this.end = end;
    this.rate = rate;
    this.pace = pace;
    this.homeward = homewardOf(instance);
    this.rated = rated;
    this.paced = paced;
    this.baseRate = baseRate;
    this.minutes = minutes;
  }
}

function differ(values: StaticArray<f64>): boolean {
  for (let k: i32 = 1; k < values.length; k++) if (values[k] !== values[0]) return true;
  return false;
}

/** Maximum number of open routes of each type, cumulative. */
function slotsOf(instance: Instance): StaticArray<i32> {
  const n: f64 = instance.customers;
  let total: f64 = 0;
  for (let k: i32 = 0; k < instance.customers; k++) total += instance.demand[instance.customer[k]];
  const slotStart = new StaticArray<i32>(instance.types + 1);
  for (let t: i32 = 0; t < instance.types; t++) {
    const filled: f64 = larger(1, Math.ceil(total / instance.capacity[t]));
    const spare: f64 = Math.ceil(SPARE_SHARE * filled) + SPARE_ROUTES;
    const most = i32(smaller(n, instance.level === NO_TIME ? spare : larger(spare, Math.ceil(n / MIN_VISITS))));
    slotStart[t + 1] = slotStart[t] + (instance.fleet[t] < most ? instance.fleet[t] : most);
  }
  return slotStart;
}

/** Per type: the first type with the same end node and speed. */
function homewardOf(instance: Instance): StaticArray<i32> {
  const homeward = new StaticArray<i32>(instance.types);
  for (let t: i32 = 0; t < instance.types; t++) {
    let first: i32 = 0;
    while (instance.end[first] !== instance.end[t] || instance.minutes[first] !== instance.minutes[t]) first++;
    homeward[t] = first;
  }
  return homeward;
}
