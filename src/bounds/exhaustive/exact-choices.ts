import type { Allowance, Column } from './route-growth.js';
import type { Rating, RouteWorths } from './route-worths.js';
import { cannotBeat, type Worth } from './worth.js';

/** Routes of one vehicle type over the same customers, of which the best one is as good as any in a plan. */
export interface Choice {
  readonly type: number;
  readonly set: number;
  readonly atLeast: Worth;
  /** In ascending order of what they are worth at least. */
  readonly columns: readonly Column[];
}

/**
 * Returns the choices between routes, the cheapest ones first.
 * @param isSingle - each route is one of its own, because its duration matters beyond its cost
 */
export function choicesOf(columns: readonly Column[], isSingle: boolean): Choice[] {
  const choices = new Map<string, Column[]>();
  for (const column of [...columns].sort((a, b) => compare(a.worth, b.worth))) {
    const key = isSingle ? String(choices.size) : `${column.type} ${column.set}`;
    choices.set(key, [...choices.get(key) ?? [], column]);
  }
  return [...choices.values()].map((same) => ({ type: same[0]!.type, set: same[0]!.set, atLeast: same[0]!.worth, columns: same }));
}

function compare(a: Worth, b: Worth): number {
  return a.primary - b.primary || a.money - b.money;
}

/** Rates choices exactly, each when it is asked for, and once. */
export class ExactChoices {
  readonly #worths: RouteWorths;
  readonly #allowance: Allowance;
  readonly #known = new Map<Choice, Rating>();

  constructor(worths: RouteWorths, allowance: Allowance) {
    this.#worths = worths;
    this.#allowance = allowance;
  }

  /** Returns the best route of a choice. */
  bestOf(choice: Choice): Rating {
    let found = this.#known.get(choice);
    if (found === undefined) this.#known.set(choice, found = this.#find(choice));
    return found;
  }

  #find({ columns }: Choice): Rating {
    let best: Exclude<Rating, 'unknown'> = null;
    for (const column of columns) {
      if (best !== null && cannotBeat(column.worth, best.worth)) break;
      this.#allowance.ratings -= this.#worths.isQuick(column.type) ? 0 : SLOW;
      if (this.#allowance.ratings <= 0) return 'unknown';
      const rating = this.#worths.exactly(column);
      if (rating === 'unknown') return rating;
      if (rating !== null && (best === null || compare(rating.worth, best.worth) < 0)) best = rating;
    }
    return best;
  }
}

/** Ratings that the exact one of a route with breaks counts as. */
const SLOW = 40;
