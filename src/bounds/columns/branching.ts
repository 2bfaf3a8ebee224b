import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { arcFlows, EPSILON } from './column-flows.js';
import type { Column } from './column.js';
import type { FleetRange } from './dual-values.js';
import type { RemovedArcs } from './fixing.js';

/** What one side of a branch decides. Vertices as in the relaxation; class -1: all. */
export type Decision =
  | { readonly kind: 'fleet'; readonly least: number; readonly most: number }
  | { readonly kind: 'visit'; readonly customer: number; readonly isVisited: boolean }
  | { readonly kind: 'arc'; readonly class: number; readonly from: number; readonly to: number; readonly isUsed: boolean };

/** Both sides of a branch: every plan keeps one of them. */
export type Branch = readonly [Decision, Decision];

/** What a node of the tree allows. */
export interface Restriction {
  readonly fleet: FleetRange;
  /** Rows that may not be left out. */
  readonly served: ReadonlySet<number>;
  readonly removed: RemovedArcs;
}

/** Most branches to choose from. */
const MOST_CANDIDATES = 8;

/** Returns what is allowed by decisions, besides arcs that are removed everywhere. O(n · decisions). */
export function restrictionOf(relaxation: RouteRelaxation, fixed: RemovedArcs, decisions: readonly Decision[]): Restriction {
  const removed = fixed.map((arcs) => arcs.slice());
  const served = new Set<number>();
  let fleet: FleetRange = { least: 0, most: Infinity };
  for (const decision of decisions) {
    if (decision.kind === 'fleet') fleet = { least: Math.max(fleet.least, decision.least), most: Math.min(fleet.most, decision.most) };
    else if (decision.kind === 'arc') decideArc(removed, relaxation.customers.length + 1, decision);
    else decideVisit(relaxation, removed, served, decision);
  }
  return { fleet, served, removed };
}

/** No plan visits a customer twice: an arc that is used is the only one into and out of the customers at its ends. */
function decideArc(removed: readonly Uint8Array[], size: number, { class: cls, from, to, isUsed }: Extract<Decision, { kind: 'arc' }>): void {
  for (const [k, arcs] of removed.entries()) {
    const concerned = cls === -1 || cls === k;
    if (!isUsed) {
      if (concerned) arcs[from * size + to] = 1;
      continue;
    }
    for (let v = 0; v < size; v++) {
      if (from !== 0 && (v !== to || !concerned)) arcs[from * size + v] = 1;
      if (to !== 0 && (v !== from || !concerned)) arcs[v * size + to] = 1;
    }
  }
}

/** Of alternatives, one that is visited is the only one. */
function decideVisit({ rowOf, customers }: RouteRelaxation, removed: readonly Uint8Array[], served: Set<number>, { customer, isVisited }: Extract<Decision, { kind: 'visit' }>): void {
  const size = customers.length + 1;
  const row = rowOf[customer]!;
  if (isVisited) served.add(row);
  for (let other = 0; other < customers.length; other++) {
    if (isVisited ? other === customer || rowOf[other] !== row : other !== customer) continue;
    for (const arcs of removed) {
      for (let v = 0; v < size; v++) arcs[(other + 1) * size + v] = arcs[v * size + other + 1] = 1;
    }
  }
}

/** Returns branches that cut off a solution of the master, the most promising first; empty: it is a plan. */
export function branchesOf(relaxation: RouteRelaxation, columns: readonly Column[], values: Float64Array): Branch[] {
  const ranges = fleetRanges(values);
  if (ranges !== null) return [[{ kind: 'fleet', ...ranges[0] }, { kind: 'fleet', ...ranges[1] }]];
  const all = arcFlows(relaxation, columns, values);
  const visits = all.into.flatMap((into, vertex): { branch: Branch; value: number }[] => {
    const value = vertex === 0 ? 0 : [...into.values()].reduce((sum, flow) => sum + flow, 0);
    if (value > 1 - EPSILON || !isBroken(value)) return [];
    const customer = vertex - 1;
    return [{ value, branch: [{ kind: 'visit', customer, isVisited: false }, { kind: 'visit', customer, isVisited: true }] }];
  });
  if (visits.length > 0) return best(visits);
  const arcs = arcBranches(all.into, -1);
  if (arcs.length > 0) return best(arcs);
  if (relaxation.classes.length === 1) return [];
  return best(relaxation.classes.flatMap((_, cls) => arcBranches(arcFlows(relaxation, columns, values, cls).into, cls)));
}

/** Returns the ranges below and above the fractional number of routes of a solution of the master; null: the number is whole. */
export function fleetRanges(values: Float64Array): readonly [FleetRange, FleetRange] | null {
  const routes = values.reduce((sum, value) => sum + value, 0);
  return isBroken(routes) ? [{ least: 0, most: Math.floor(routes) }, { least: Math.ceil(routes), most: Infinity }] : null;
}

function isBroken(value: number): boolean {
  return Math.abs(value - Math.round(value)) > 1e-5;
}

/** Arcs of broken flow, and those into a customer that is visited twice. */
function arcBranches(into: readonly ReadonlyMap<number, number>[], cls: number): { branch: Branch; value: number }[] {
  return into.flatMap((flows, to) => {
    const visits = to === 0 ? 0 : [...flows.values()].reduce((sum, flow) => sum + flow, 0);
    return [...flows].filter(([, value]) => isBroken(value) || visits > 1.5).map(([from, value]) => {
      const arc = { kind: 'arc', class: cls, from, to } as const;
      return { value: value % 1, branch: [{ ...arc, isUsed: false }, { ...arc, isUsed: true }] as const };
    });
  });
}

function best(candidates: { readonly branch: Branch; readonly value: number }[]): Branch[] {
  return candidates.sort((a, b) => Math.abs(a.value - 0.55) - Math.abs(b.value - 0.55)).slice(0, MOST_CANDIDATES).map(({ branch }) => branch);
}
