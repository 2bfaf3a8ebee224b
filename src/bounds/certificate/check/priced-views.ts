import { distanceFunction } from '../../../model/distances.js';
import type { Certificate } from '../../../model/certificate.js';
import type { Problem } from '../../../model/problem.js';
import type { DualView } from './dual-view.js';
import type { PricedView } from './route-search.js';
import { routeView } from './route-view.js';

/** Rows that are remembered near each vertex at first. */
const NEAR = 12;

/** Vehicle types with equal routes, also by the duals of a certificate. */
export function kindsOfRoutes(problem: Problem, { paid }: DualView): number[][] {
  const kinds = new Map<string, number[]>();
  for (const [type, vehicle] of problem.vehicleTypes.entries()) {
    const { vehicles: _vehicles, ...rest } = vehicle;
    const column = (values: Uint8Array | Float64Array | null): string => (values === null ? '' : Array.from(problem.customers, (node) => values[node * problem.vehicleTypes.length + type]!).join());
    const key = JSON.stringify([Object.entries(rest).map(([name, value]) => [name, plain(value)]), paid[type], column(problem.allowed), column(problem.servingCost)]);
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, [type]);
    else known.push(type);
  }
  return [...kinds.values()];
}

function plain(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return [...(value as Float64Array)].map(String);
  return typeof value === 'object' && value !== null ? JSON.stringify(value, (_, each: unknown) => (ArrayBuffer.isView(each) ? [...(each as Float64Array)] : typeof each === 'number' ? String(each) : each)) : String(value);
}

/** Returns the routes of a vehicle type with what they cost and collect. */
export function pricedView(problem: Problem, certificate: Certificate, duals: DualView, type: number): PricedView {
  const { customers, vehicleTypes } = problem;
  const view = routeView(problem, type, certificate.kind === 'bound' ? certificate.scale : null);
  const { size } = view;
  const rowOf = Int32Array.from({ length: size }, (_, vertex) => (vertex === 0 ? -1 : duals.rowOf[customers[vertex - 1]!]!));
  const reduced = view.cost.slice();
  for (let i = 0; i < size; i++) for (let j = 1; j < size; j++) reduced[i * size + j]! -= duals.collected[rowOf[j]!]!;
  const vertexOf = new Map(Array.from(customers, (node, i) => [node, i + 1]));
  for (const cut of certificate.cuts) {
    if (cut.kind !== 'capacity') continue;
    const inside = new Uint8Array(size);
    for (const node of cut.customers) inside[vertexOf.get(node)!] = 1;
    for (let i = 0; i < size; i++) if (inside[i] === 0) for (let j = 1; j < size; j++) if (inside[j] === 1) reduced[i * size + j]! -= cut.dual;
  }
  const triples = certificate.cuts.flatMap((cut) => (cut.kind === 'subset-row' ? [{ rows: cut.customers.map((node) => duals.rowOf[node]!), dual: cut.dual }] : []));
  return { view, base: view.fixed + duals.paid[type]!, reduced, rowOf, rowCount: duals.rows.length, triples, near: nearest(problem, vehicleTypes[type]!.profile, rowOf) };
}

function nearest(problem: Problem, profile: number, rowOf: Int32Array): number[][] {
  const distance = distanceFunction(problem, profile);
  const { customers } = problem;
  return [[], ...Array.from(customers, (node) => {
    const others = Array.from(customers, (other, i) => ({ row: rowOf[i + 1]!, far: Math.min(distance(node, other), distance(other, node)) }));
    return others.sort((a, b) => a.far - b.far || a.row - b.row).slice(0, NEAR).map(({ row }) => row);
  })];
}
