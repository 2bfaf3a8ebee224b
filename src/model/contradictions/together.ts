import type { Problem, Relation } from '../problem.js';

/** Relations that put what they name on one vehicle. */
const TOGETHER: ReadonlySet<Relation['kind']> = new Set(['same-vehicle', 'in-order', 'in-direct-order']);

/** A relation, as far as it is about what every plan serves. */
export interface ServedRelation {
  /** Among the problem's. */
  readonly relation: number;
  readonly kind: Relation['kind'];
  readonly nodes: readonly number[];
}

/** Returns the relations between customers that every plan serves: required ones and those of locked beginnings, but no alternatives. O(nodes). */
export function servedRelations(problem: Problem): ServedRelation[] {
  const { relations } = problem;
  if (relations.length === 0) return [];
  const served = servedByEveryPlan(problem);
  return relations.flatMap(({ kind, nodes }, relation) => {
    const known = kind === 'one-of' ? [] : [...nodes].filter((node) => served[node] === 1);
    return known.length < 2 ? [] : [{ relation, kind, nodes: known }];
  });
}

function servedByEveryPlan({ nodeCount, customers, omission, relations, vehicleTypes }: Problem): Uint8Array {
  const served = new Uint8Array(nodeCount);
  for (const node of customers) if (omission === null || omission.price[node] === Infinity) served[node] = 1;
  for (const { kind, nodes } of relations) if (kind === 'one-of') for (const node of nodes) served[node] = 0;
  for (const { locked } of vehicleTypes) for (const node of locked) served[node] = 1;
  return served;
}

/** Customers in disjoint sets, each known by one of its members. */
export class Sets {
  readonly #parent = new Map<number, number>();

  /** @param relations each of which puts what it names into one set */
  constructor(relations: readonly ServedRelation[]) {
    for (const { nodes: [first, ...others] } of relations) for (const node of others) this.#parent.set(this.of(node), this.of(first!));
  }

  /** The member by which the set of a customer is known; of one in no relation, itself. */
  of(node: number): number {
    const parent = this.#parent.get(node);
    if (parent === undefined || parent === node) return node;
    const root = this.of(parent);
    this.#parent.set(node, root);
    return root;
  }
}

/** Returns the relations that put their stops on one vehicle. */
export function togetherOf(relations: readonly ServedRelation[]): ServedRelation[] {
  return relations.filter(({ kind }) => TOGETHER.has(kind));
}

/** Returns the fewest relations that link two customers of one set, in order. O(nodes). */
export function linkBetween(relations: readonly ServedRelation[], from: number, to: number): number[] {
  const before = new Map<ServedRelation, ServedRelation | null>();
  let reached = relations.filter(({ nodes }) => nodes.includes(from));
  for (const one of reached) before.set(one, null);
  while (reached.length > 0) {
    const last = reached.find(({ nodes }) => nodes.includes(to));
    if (last !== undefined) return pathTo(last, before);
    const known = new Set(reached.flatMap(({ nodes }) => nodes));
    const next = relations.filter((one) => !before.has(one) && one.nodes.some((node) => known.has(node)));
    for (const one of next) before.set(one, reached.find(({ nodes }) => nodes.some((node) => one.nodes.includes(node)))!);
    reached = next;
  }
  return [];
}

function pathTo(last: ServedRelation, before: ReadonlyMap<ServedRelation, ServedRelation | null>): number[] {
  const path: number[] = [];
  for (let at: ServedRelation | null | undefined = last; at; at = before.get(at)) path.unshift(at.relation);
  return path;
}
