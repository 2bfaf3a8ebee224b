import type { Problem } from '../problem.js';
import { typesOfVehicles } from '../vehicle-types.js';
import { matchingOf } from './matching.js';
import type { ServedRelation, Sets } from './together.js';

/** Customers of which no two may share a vehicle, and too few vehicles. */
export interface ShortOfVehicles {
  readonly kind: 'too-few';
  /** One more than the vehicles, or more. */
  readonly nodes: readonly number[];
  /** That they are on different vehicles. */
  readonly relations: readonly number[];
  /** Those that may serve any of them; as the model counts them. */
  readonly vehicles: readonly number[];
  /** Most of these vehicles that a fleet limit allows, if that is why they are too few. */
  readonly most: number | null;
}

/** Most pairs of sets of customers that are listed as on different vehicles. */
const MAX_PAIRS = 200_000;
/** Most pairs of sets of customers and kinds of vehicles that are looked at for one relation. */
const MAX_FITS = 1_000_000;

/** Vehicles of the same types. */
interface VehicleKind {
  readonly types: readonly number[];
  readonly vehicles: number[];
}

/** Sets of customers of which no two may share a vehicle, each with a customer that stands for it. */
interface Clique {
  readonly members: ReadonlyMap<number, number>;
  readonly relations: readonly number[];
}

/**
 * Returns customers on different vehicles for which there are too few vehicles; null: there are none that are known.
 * @param holds - whether a type may serve all of the set of a customer
 */
export function shortOfVehicles(problem: Problem, apart: readonly ServedRelation[], sets: Sets, holds: (set: number, type: number) => boolean): ShortOfVehicles | null {
  const kinds = kindsOf(problem);
  for (const clique of cliquesOf(apart, sets)) {
    if (clique.members.size * kinds.length > MAX_FITS) continue;
    const found = shortage(problem, clique, kinds, holds);
    if (found !== null) return found;
  }
  return null;
}

function kindsOf(problem: Problem): VehicleKind[] {
  const kinds = new Map<string, VehicleKind>();
  for (const [vehicle, types] of typesOfVehicles(problem).entries()) {
    const key = types.join();
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { types, vehicles: [vehicle] });
    else kind.vehicles.push(vehicle);
  }
  return [...kinds.values()];
}

/** Each relation, with whatever else others put on yet another vehicle. */
function* cliquesOf(apart: readonly ServedRelation[], sets: Sets): Generator<Clique> {
  const pairs = apart.reduce((sum, { nodes: { length } }) => sum + length * length, 0);
  const relationsOf = pairs > MAX_PAIRS ? null : pairsOf(apart, sets);
  for (const { relation, nodes } of apart) {
    const members = new Map(nodes.map((node) => [sets.of(node), node]));
    const relations = new Set([relation]);
    for (const [other, { node }] of relationsOf?.get(sets.of(nodes[0]!)) ?? []) {
      const links = [...members.keys()].map((member) => relationsOf!.get(other)?.get(member)?.relation);
      if (members.has(other) || links.includes(undefined)) continue;
      members.set(other, node);
      for (const link of links) relations.add(link!);
    }
    yield { members, relations: [...relations].sort((a, b) => a - b) };
  }
}

/** By set and set: a customer of the second one that is apart from one of the first, and by which relation. */
function pairsOf(apart: readonly ServedRelation[], sets: Sets): Map<number, Map<number, { readonly node: number; readonly relation: number }>> {
  const pairs = new Map<number, Map<number, { readonly node: number; readonly relation: number }>>();
  for (const { relation, nodes } of apart) {
    for (const one of nodes) {
      const others = pairs.get(sets.of(one)) ?? new Map<number, { readonly node: number; readonly relation: number }>();
      pairs.set(sets.of(one), others);
      for (const node of nodes) if (node !== one && !others.has(sets.of(node))) others.set(sets.of(node), { node, relation });
    }
  }
  return pairs;
}

function shortage({ fleetLimits }: Problem, { members, relations }: Clique, kinds: readonly VehicleKind[], holds: (set: number, type: number) => boolean): ShortOfVehicles | null {
  const [owners, nodes] = [[...members.keys()], [...members.values()]];
  const fits = owners.map((set) => kinds.map(({ types }) => types.some((type) => holds(set, type))));
  const counts = kinds.map(({ vehicles }) => ({ count: vehicles.length }));
  const all = matchingOf(owners.length, counts, (demand, kind) => fits[demand]![kind]!);
  const namedBy = (chosen: readonly number[], of: readonly number[]): Pick<ShortOfVehicles, 'kind' | 'nodes' | 'relations' | 'vehicles'> => ({
    kind: 'too-few', nodes: chosen.map((i) => nodes[i]!), relations, vehicles: of.flatMap((kind) => kinds[kind]!.vehicles).sort((a, b) => a - b),
  });
  if (all.shortage !== null) return { ...namedBy(all.shortage.demands, all.shortage.supplies), most: null };
  for (const { kind, types, most } of fleetLimits) {
    if (kind !== 'used' || most >= owners.length) continue;
    const limited = kinds.map((one) => one.types.every((type) => types.includes(type)));
    const { supplied } = matchingOf(owners.length, counts, (demand, one) => !limited[one]! && fits[demand]![one]!);
    if (supplied + most < owners.length) return { ...namedBy([...owners.keys()], [...kinds.keys()].filter((one) => limited[one])), most };
  }
  return null;
}
