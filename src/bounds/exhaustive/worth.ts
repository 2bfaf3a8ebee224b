import { agrees, costAllowance } from '../../model/tolerance.js';

/** What a plan or a part of it is worth: lower is better, member by member. */
export interface Worth {
  /** Priority of what is left out for want of a plan. */
  readonly missed: number;
  /** What is minimised before money. */
  readonly primary: number;
  readonly money: number;
}

/** Returns whether nothing that is worth `bound` or more is better than `best` by more than the tolerance of costs. */
export function cannotBeat(bound: Worth, best: Worth): boolean {
  if (!agrees(bound.missed, best.missed)) return bound.missed > best.missed;
  if (!agrees(bound.primary, best.primary)) return bound.primary > best.primary;
  return bound.money >= best.money - costAllowance(best.money);
}

/** Returns the worth of two parts of a plan together. */
export function sumOf(a: Worth, b: Worth): Worth {
  return { missed: a.missed + b.missed, primary: a.primary + b.primary, money: a.money + b.money };
}

export const NOTHING: Worth = { missed: 0, primary: 0, money: 0 };

/** Nothing is worth more: what is not possible. */
export const IMPOSSIBLE: Worth = { missed: Infinity, primary: Infinity, money: Infinity };

/** Whether a worth is that of something possible. */
export function isPossible({ missed, money }: Worth): boolean {
  return missed < Infinity && money < Infinity;
}

/** The least worth known by index. */
export class WorthTable {
  readonly missed: Float64Array;
  readonly primary: Float64Array;
  readonly money: Float64Array;

  /** @param given - a number of entries, all impossible, or a table to copy */
  constructor(given: number | WorthTable) {
    const [missed, primary, money] = typeof given === 'number'
      ? Array.from({ length: 3 }, () => new Float64Array(given).fill(Infinity))
      : [given.missed.slice(), given.primary.slice(), given.money.slice()];
    this.missed = missed!;
    this.primary = primary!;
    this.money = money!;
  }

  at(index: number): Worth {
    return { missed: this.missed[index]!, primary: this.primary[index]!, money: this.money[index]! };
  }

  isPossible(index: number): boolean {
    return this.money[index]! < Infinity;
  }

  set(index: number, { missed, primary, money }: Worth): void {
    this.missed[index] = missed;
    this.primary[index] = primary;
    this.money[index] = money;
  }

  /** Keeps a worth if it is less than what is known. */
  lower(index: number, worth: Worth): void {
    const given = new WorthTable(1);
    given.set(0, worth);
    this.improve(index, given, 0, ZERO, 0);
  }

  /** Keeps the sum of two entries, which may be impossible, if it is less than what is known. @returns whether it is */
  improve(index: number, a: WorthTable, i: number, b: WorthTable, j: number): boolean {
    const missed = a.missed[i]! + b.missed[j]!;
    const money = a.money[i]! + b.money[j]!;
    const known = this.missed[index]!;
    // What misses nothing is worth no less for that if it is impossible.
    if (missed > known || money === Infinity) return false;
    const primary = a.primary[i]! + b.primary[j]!;
    if (missed === known && (primary > this.primary[index]! || (primary === this.primary[index] && money >= this.money[index]!))) return false;
    this.missed[index] = missed;
    this.primary[index] = primary;
    this.money[index] = money;
    return true;
  }
}

const ZERO = new WorthTable(1);
ZERO.set(0, NOTHING);
