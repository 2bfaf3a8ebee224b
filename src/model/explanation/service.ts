import type { Problem, TimeDimension } from '../problem.js';
import { allowance, exceeds } from '../tolerance.js';
import type { ClassBounds } from './bounds.js';
import { capacityOf, demandOf } from '../plain.js';
import { amount, apart, count, needed, shortfall, vehicleNames } from './wording.js';

/** Why a vehicle class cannot serve a customer, and by how many minutes it misses. */
interface Obstacle {
  readonly kind: 'start' | 'window' | 'return' | 'duration';
  readonly node: number;
  readonly bounds: ClassBounds;
  readonly minutes: number;
}

/** Returns what always keeps the vehicles of a class from serving a customer; null if nothing certainly does. */
function obstacle(time: TimeDimension, bounds: ClassBounds, node: number): Obstacle | null {
  const earliest = bounds.earliest[node]!;
  if (earliest === Infinity) return { kind: 'start', node, bounds, minutes: Infinity };
  if (exceeds(earliest, time.close[node]!) && bounds.latest[node] !== Infinity) {
    return { kind: 'window', node, bounds, minutes: earliest - time.close[node]! };
  }
  const latest = bounds.latest[node]!;
  if (exceeds(earliest, latest)) return { kind: 'return', node, bounds, minutes: earliest - latest };
  const duration = bounds.duration[node]!;
  const cap = bounds.vehicles.maxDuration;
  if (exceeds(duration, cap + allowance(cap))) {
    return { kind: 'duration', node, bounds, minutes: duration - cap };
  }
  return null;
}

/** Whether some vehicle of the class may be able to serve the customer, considering times only. */
export function isReachable(time: TimeDimension, bounds: ClassBounds, node: number): boolean {
  return obstacle(time, bounds, node) === null;
}

/**
 * Names customers that no vehicle with enough capacity can serve in time: the worst one for each kind of obstacle, with
 * the vehicle that comes closest.
 */
export function unservable(problem: Problem, time: TimeDimension, classes: readonly ClassBounds[]): string[] {
  const worst = new Map<Obstacle['kind'], { obstacle: Obstacle; nodes: number }>();
  for (const node of problem.customers) {
    const found = nearestMiss(problem, time, classes, node);
    if (found === null) continue;
    const before = worst.get(found.kind);
    if (before === undefined) worst.set(found.kind, { obstacle: found, nodes: 1 });
    else worst.set(found.kind, { obstacle: found.minutes > before.obstacle.minutes ? found : before.obstacle, nodes: before.nodes + 1 });
  }
  return Array.from(worst.values(), ({ obstacle: found, nodes }) => sentence(problem, time, found, nodes));
}

/** @returns null if some class may serve the node, or none can carry it. */
function nearestMiss(problem: Problem, time: TimeDimension, classes: readonly ClassBounds[], node: number): Obstacle | null {
  let nearest: Obstacle | null = null;
  for (const bounds of classes) {
    if (exceeds(demandOf(problem)[node]!, bounds.vehicles.capacity)) continue;
    const found = obstacle(time, bounds, node);
    if (found === null) return null;
    if (nearest === null || found.minutes < nearest.minutes) nearest = found;
  }
  return nearest;
}

function sentence(problem: Problem, time: TimeDimension, found: Obstacle, nodes: number): string {
  const { node, bounds } = found;
  const { vehicles } = bounds;
  const others = nodes === 1 ? '' : ` (the worst of ${nodes} such nodes)`;
  const able = carriers(problem, vehicles.capacity, node);
  const who = `${vehicleNames(problem, vehicles.types)}${speed(vehicles.pace)}`;
  switch (found.kind) {
    case 'start':
      return `no vehicle${able} can begin a route to node ${node}${others}: the window of its start node ` +
        `${vehicles.starts[0]} closes at minute ${amount(time.close[vehicles.starts[0]!]!)}, before it can leave at minute 0`;
    case 'window': {
      const [reached, closes] = apart(bounds.earliest[node]!, time.close[node]!);
      return `no vehicle${able} can reach node ${node}${others} before its window closes at minute ${closes}: ` +
        `${who} can be there at minute ${reached} at the earliest; the window must stay open ${count(shortfall(found.minutes), 'minute')} longer`;
    }
    case 'return': {
      const [reached, latest] = apart(bounds.earliest[node]!, bounds.latest[node]!);
      return `no vehicle${able} can serve node ${node}${others} and get to its end node before the window there closes: ` +
        `${who} can start service at node ${node} at minute ${reached} at the earliest and would have to by minute ${latest} ` +
        `to reach end node ${vehicles.ends.join(' or ')} in time; ${needed(shortfall(found.minutes), 'minute')}`;
    }
    case 'duration': {
      const [takes, cap] = apart(bounds.duration[node]!, vehicles.maxDuration);
      return `any route${able === '' ? '' : ` of a vehicle${able}`} through node ${node}${others} takes at least ${takes} minutes of ` +
        `service, travel and waiting, and max_working_hours allows ${cap} minutes; ${needed(shortfall(found.minutes), 'minute')}`;
    }
  }
}

/** Mentions that only some vehicles can carry the node: a smaller one may be able to reach it. */
function carriers(problem: Problem, capacity: number, node: number): string {
  const demand = demandOf(problem)[node]!;
  const some = problem.vehicleTypes.some((type) => exceeds(demand, capacityOf(type)));
  return some && !exceeds(demand, capacity) ? ` that can carry its demand ${amount(demand)}` : '';
}

function speed(pace: number): string {
  return pace > 0 && Number.isFinite(pace) ? ` (at ${amount(60 / pace)} distance units per hour)` : '';
}
