import type { Problem } from '../../model/problem.js';
import { isMixable } from './burdens.js';
import type { DetailArrays } from './details.js';
import type { Succession, View } from './neighbourhoods.js';

/** What `successionOf` reads of the arrays of a problem's details. */
type Legs = Pick<DetailArrays, 'travel' | 'durationAt' | 'pace' | 'setup' | 'place'>;

/**
 * Whether customers of a problem with details can directly follow one another: a vehicle that may serve both arrives in
 * time if it leaves the first as early as possible, and nothing keeps them apart. O(types) per pair.
 * @param n - number of nodes of the search
 */
export function successionOf(problem: Problem, n: number, { open, close, service }: Pick<View, 'open' | 'close' | 'service'>, { travel, durationAt, pace, setup, place }: Legs): Succession {
  const { allowed, time, vehicleTypes: types, incompatible } = problem;
  const groups = groupsApart(problem);
  const hard = (node: number) => time !== null && time.lateCost[node] === 0;
  return (a, b) => {
    if (groups.get(a)?.some((group) => groups.get(b)?.includes(group)) === true) return false;
    if (incompatible !== null && !isMixable(incompatible, a, b)) return false;
    const ready = open[a]! + service[a]! + (place[a] === place[b] ? 0 : setup[b] ?? 0);
    return types.some((_, type) => (allowed === null || (allowed[a * types.length + type]! & allowed[b * types.length + type]!) === 1)
      && (!hard(b) || ready + pace[type]! * travel[durationAt[type]! * n * n + a * n + b]! <= close[b]!));
  };
}

/** Per customer, the relations by which others need different vehicles, or are not served with it. O(nodes of relations): there may be too many pairs to list. */
function groupsApart({ relations }: Problem): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const [group, { kind, nodes }] of relations.entries()) {
    if (kind !== 'different-vehicles' && kind !== 'one-of') continue;
    for (const node of nodes) {
      const known = groups.get(node);
      if (known === undefined) groups.set(node, [group]);
      else known.push(group);
    }
  }
  return groups;
}
