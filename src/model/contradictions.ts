import { shortOfVehicles, type ShortOfVehicles } from './contradictions/apart.js';
import { holdingFaults, type HoldingFault } from './contradictions/holding.js';
import { type NeighbourContradiction, orderContradiction, type OrderContradiction } from './contradictions/order.js';
import { linkBetween, servedRelations, type ServedRelation, Sets, togetherOf } from './contradictions/together.js';
import type { Problem } from './problem.js';

/** Two customers that relations want on one vehicle and on different ones. */
export interface TogetherAndApart {
  readonly kind: 'together-and-apart';
  readonly nodes: readonly [number, number];
  /** That they are on different vehicles. */
  readonly relation: number;
  /** Those that put them on one, each linked with the next by a customer. */
  readonly together: readonly number[];
}

/** Customers on one vehicle that none can serve. */
export interface NoVehicle {
  readonly kind: 'no-vehicle';
  readonly nodes: readonly number[];
  readonly relations: readonly number[];
  /** By type of vehicle. */
  readonly faults: readonly HoldingFault[];
}

/** Relations between customers that every plan serves and that no plan keeps; indices of nodes, of the problem's relations and of its vehicles. */
export type Contradiction = OrderContradiction | NeighbourContradiction | TogetherAndApart | NoVehicle | ShortOfVehicles;

/** Most pairs of customers and types of vehicles that are looked at. */
const MAX_PAIRS = 5_000_000;

/**
 * Returns contradictions between relations that leave no plan, simple ones first: an order in a circle, stops both together and apart,
 * stops on one vehicle that none can serve, and more stops on different vehicles than there are vehicles for them. None of them proves that
 * there is a plan. O(nodes of relations * types) and a matching of stops and kinds of vehicles.
 * @param mostPairs - of stops and types that are looked at for vehicles; beyond it none are
 */
export function contradictions(problem: Problem, mostPairs: number = MAX_PAIRS): Contradiction[] {
  const relations = servedRelations(problem);
  const together = togetherOf(relations);
  const apart = relations.filter(({ kind }) => kind === 'different-vehicles');
  const sets = new Sets(together);
  const order = orderContradiction(relations, problem.relations);
  const found = [...(order === null ? [] : [order]), ...apart.flatMap((relation) => togetherAndApart(relation, together, sets))];
  const nodes = relations.reduce((sum, { nodes: { length } }) => sum + length, 0);
  if (found.length > 0 || nodes === 0 || nodes * problem.vehicleTypes.length > mostPairs) return found;
  return withoutVehicles(problem, { relations, together, apart, sets });
}

function togetherAndApart({ relation, nodes }: ServedRelation, together: readonly ServedRelation[], sets: Sets): TogetherAndApart[] {
  const seen = new Map<number, number>();
  for (const node of nodes) {
    const set = sets.of(node);
    const other = seen.get(set);
    if (other !== undefined) return [{ kind: 'together-and-apart', nodes: [other, node], relation, together: linkBetween(together, other, node) }];
    seen.set(set, node);
  }
  return [];
}

interface Related {
  readonly relations: readonly ServedRelation[];
  readonly together: readonly ServedRelation[];
  readonly apart: readonly ServedRelation[];
  readonly sets: Sets;
}

/** Sets of customers that no vehicle may or can serve; where there are none, sets that are too many for different vehicles. */
function withoutVehicles(problem: Problem, { relations, together, apart, sets }: Related): Contradiction[] {
  const members = new Map<number, Set<number>>();
  for (const { nodes } of relations) {
    for (const node of nodes) {
      const set = sets.of(node);
      members.set(set, (members.get(set) ?? new Set()).add(node));
    }
  }
  const faultOf = holdingFaults(problem);
  const faults = new Map([...members].map(([set, nodes]) => [set, problem.vehicleTypes.map((_, type) => faultOf([...nodes], type))]));
  const unheld = [...members].flatMap(([set, nodes]): NoVehicle[] => {
    const known = faults.get(set)!.filter((fault) => fault !== null);
    if (nodes.size < 2 || known.length < problem.vehicleTypes.length) return [];
    return [{ kind: 'no-vehicle', nodes: [...nodes], relations: together.filter((one) => sets.of(one.nodes[0]!) === set).map(({ relation }) => relation), faults: known }];
  });
  if (unheld.length > 0) return unheld;
  const short = shortOfVehicles(problem, apart, sets, (set, type) => faults.get(set)![type] === null);
  return short === null ? [] : [short];
}
