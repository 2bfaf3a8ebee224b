/** Things alike that may be given away one by one. */
export interface Supply {
  readonly count: number;
}

/** Those that cannot all be supplied, by what they might be supplied with: one more of them than there is of that. */
export interface Shortage {
  readonly demands: readonly number[];
  readonly supplies: readonly number[];
}

/** How many of the demands can be supplied, and where that is not all of them, some that cannot be. */
export interface Matching {
  readonly supplied: number;
  readonly shortage: Shortage | null;
}

/**
 * Returns how many demands can be given one thing each.
 * O(demands² * supplies) at worst, and one pass where everything fits.
 * @param fits whether a demand can be supplied with it; both by index
 * @see H. W. Kuhn, The Hungarian method for the assignment problem, Naval Research Logistics Quarterly, 1955, https://doi.org/10.1002/nav.3800020109
 */
export function matchingOf(demands: number, supplies: readonly Supply[], fits: (demand: number, supply: number) => boolean): Matching {
  const given = supplies.map((): number[] => []);
  let supplied = 0;
  let shortage: Shortage | null = null;
  for (let demand = 0; demand < demands; demand++) {
    const found = reach(demand, supplies, given, fits);
    if ('path' in found) {
      supplied++;
      for (const { demand: moved, from, to } of found.path) {
        if (from !== null) given[from]!.splice(given[from]!.indexOf(moved), 1);
        given[to]!.push(moved);
      }
    } else shortage ??= found.shortage;
  }
  return { supplied, shortage };
}

/** A demand that gets another supply, so that its old one is free. */
interface Move {
  readonly demand: number;
  readonly from: number | null;
  readonly to: number;
}

/** Moves that leave something for a demand; or all that would have to move, and what they have. */
function reach(demand: number, supplies: readonly Supply[], given: readonly number[][], fits: (demand: number, supply: number) => boolean): { readonly path: Move[] } | { readonly shortage: Shortage } {
  const moves = new Map<number, Move>();
  const queue: { readonly demand: number; readonly from: number | null }[] = [{ demand, from: null }];
  for (const { demand: next, from } of queue) {
    for (const [to, { count }] of supplies.entries()) {
      if (moves.has(to) || !fits(next, to)) continue;
      moves.set(to, { demand: next, from, to });
      if (given[to]!.length < count) return { path: pathTo(to, moves) };
      for (const other of given[to]!) queue.push({ demand: other, from: to });
    }
  }
  return { shortage: { demands: queue.map((one) => one.demand).sort((a, b) => a - b), supplies: [...moves.keys()].sort((a, b) => a - b) } };
}

function pathTo(last: number, moves: ReadonlyMap<number, Move>): Move[] {
  const path: Move[] = [];
  for (let at: number | null = last; at !== null;) {
    const move: Move = moves.get(at)!;
    path.push(move);
    at = move.from;
  }
  return path;
}
