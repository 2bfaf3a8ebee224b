import type { Problem } from '../../model/problem.js';
import { shipmentOf } from '../../model/shipments.js';
import type { TriedRoute } from './route-trial.js';

/** A route with a stop or shipment more, and where it stands. */
export type Place = Pick<TriedRoute, 'nodes' | 'at'>;

type Carrying = Pick<Problem, 'shipments' | 'nodeCount'>;

/** Returns the nodes that serve a stop, or a shipment that is known by its pickup. */
export function triedNodes(problem: Carrying, node: number): readonly [number] | readonly [pickup: number, delivery: number] {
  const shipment = problem.shipments[shipmentOf(problem)[node]!];
  return shipment === undefined ? [node] : [node, shipment.delivery];
}

/** Returns the route that serves nothing but a stop or shipment. */
export function triedAlone(problem: Carrying, node: number, type: number): TriedRoute {
  const nodes = triedNodes(problem, node);
  return { type, nodes, at: [...nodes.keys()], relations: [] };
}

interface Search {
  readonly distance: (from: number, to: number) => number;
  /** Visits that come before anything else. */
  readonly first: number;
  /** Number of places. */
  readonly most: number;
  readonly isPossible: (nodes: readonly number[]) => boolean;
}

/**
 * Returns the places of a route with the shortest detours, the shortest first. Of a shipment, the nearest places of each of its
 * ends are combined. O(visits log visits).
 * @param ends the route's nodes with its ends; -1: open.
 */
export function nearestPlaces(ends: readonly number[], tried: readonly number[], { distance, first, most, isPossible }: Search): Place[] {
  const visits = ends.slice(1, -1);
  const detour = (at: number, through: readonly number[]): number => {
    const path = [ends[at]!, ...through, ends[at + 1]!];
    return path.slice(1).reduce((sum, node, i) => sum + distance(path[i]!, node), 0) - distance(ends[at]!, ends[at + 1]!);
  };
  const nearest = (node: number): number[] => [...ends.keys()].slice(first, -1).map((at) => [at, detour(at, [node])] as const).sort(byLength)
    .map(([at]) => at);
  const [node, delivery] = tried as readonly [number, number?];
  const found: (Place & { readonly length: number })[] = [];
  const add = (at: readonly number[], length: number): void => {
    const nodes = at.reduce((all: readonly number[], place, i) => all.toSpliced(place, 0, tried[i]!), visits);
    if (isPossible(nodes)) found.push({ nodes, at, length });
  };
  if (delivery === undefined) {
    for (const at of nearest(node)) if (found.length < most) add([at], detour(at, [node]));
    return found;
  }
  const pairs = [...new Set([...nearest(node).slice(0, most), ...nearest(delivery).slice(0, most)])];
  for (const at of pairs) {
    add([at, at + 1], detour(at, tried));
    for (const to of pairs) if (to > at) add([at, to + 1], detour(at, [node]) + detour(to, [delivery]));
  }
  return found.sort((a, b) => a.length - b.length).slice(0, most);
}

function byLength([a, x]: readonly [number, number], [b, y]: readonly [number, number]): number {
  return x - y || a - b;
}

/** Whether every delivery is that of the last shipment on board. */
export function isStacked(problem: Carrying, nodes: readonly number[]): boolean {
  const index = shipmentOf(problem);
  const stack: number[] = [];
  return nodes.every((node) => {
    const shipment = index[node]!;
    if (shipment < 0) return true;
    if (problem.shipments[shipment]!.pickup !== node) return stack.pop() === shipment;
    stack.push(shipment);
    return true;
  });
}
