import type { FleetLimit, Problem, VehicleType } from '../../src/model/problem.js';
import { dice, type Dice } from './random-problem.js';

/**
 * Returns the same problem in which the vehicles of every type are shared by several, each with a start node that is open in an hour of
 * its own, and few may leave in each hour. Relations, prices and permissions of types are those of the types that they were.
 */
export function hourlyProblem(seed: number, problem: Problem): Problem {
  const random = dice(seed + 31_000);
  const { time, vehicleTypes: types, nodeCount } = problem;
  if (time === null) return problem;
  const length = random.int(2, 6);
  const starts: { readonly node: number; readonly hour: number }[] = [];
  const startOf = (node: number, hour: number): number => {
    const known = starts.findIndex((start) => start.node === node && start.hour === hour);
    return nodeCount + (known >= 0 ? known : starts.push({ node, hour }) - 1);
  };
  const origin: number[] = [];
  const shared = types.flatMap((type, index): VehicleType[] => {
    const first = Math.floor(type.earliest / length);
    const hours = type.start < 0 ? 1 : random.int(1, 3);
    return Array.from({ length: hours }, (_, k) => {
      origin.push(index);
      return type.start < 0 ? type : { ...type, start: startOf(type.start, first + k) };
    });
  });
  const limits = [...types.keys()].map((type): FleetLimit => ({ kind: 'shared', types: indices(origin, type), most: types[type]!.vehicles.length }));
  const perHour = starts.map((_, k): FleetLimit => ({ kind: 'departures', types: indices(shared.map(({ start }) => start), nodeCount + k), most: random.int(1, 2) }));
  const places = [...starts.keys()].map((k) => starts[k]!.node);
  const extended = (values: Float64Array, own: (start: { readonly node: number; readonly hour: number }) => number): Float64Array => Float64Array.from([...values, ...starts.map(own)]);
  const byType = <T extends Float64Array | Uint8Array>(values: T): number[] =>
    Array.from({ length: (nodeCount + starts.length) * shared.length }, (_, k) => values[Math.min(Math.floor(k / shared.length), nodeCount - 1) * types.length + origin[k % shared.length]!]!);
  return {
    ...problem,
    nodeCount: nodeCount + starts.length,
    place: Int32Array.from([...(problem.place ?? Array.from({ length: nodeCount }, (_, node) => node)), ...places.map((node) => problem.place?.[node] ?? node)]),
    vehicleTypes: shared,
    fleetLimits: [...limits, ...perHour],
    quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: extended(delivered, () => 0), collected: extended(collected, () => 0) })),
    allowed: problem.allowed === null ? null : Uint8Array.from(byType(problem.allowed)),
    servingCost: problem.servingCost === null ? null : Float64Array.from(byType(problem.servingCost)),
    omission: problem.omission === null ? null : { price: extended(problem.omission.price, () => NaN), priority: extended(problem.omission.priority, () => 1) },
    time: hourly(time, starts, length, random, extended),
  };
}

function hourly(
  time: NonNullable<Problem['time']>, starts: readonly { readonly node: number; readonly hour: number }[], length: number, random: Dice,
  extended: (values: Float64Array, own: (start: { readonly node: number; readonly hour: number }) => number) => Float64Array,
): Problem['time'] {
  const gap = random.pick([0, 1]);
  return {
    open: extended(time.open, ({ hour }) => hour * length),
    close: extended(time.close, ({ hour }) => (hour + 1) * length - gap),
    service: extended(time.service, ({ node }) => time.service[node]!),
    setup: time.setup && extended(time.setup, () => 0),
    lateCost: extended(time.lateCost, () => 0),
    release: time.release && extended(time.release, () => -Infinity),
    gaps: time.gaps && { ...time.gaps, first: Int32Array.from([...time.gaps.first, ...starts.map(() => time.gaps!.from.length)]) },
  };
}

function indices(values: readonly number[], value: number): Int32Array {
  return Int32Array.from(values.flatMap((other, index) => (other === value ? [index] : [])));
}
