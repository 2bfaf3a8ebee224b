import { amount } from './clock.js';

type Amounts = Readonly<Record<string, number>>;

/** What a route carries. */
export interface Carried {
  /** The quantity that fills the vehicle most; null: nothing is carried. */
  readonly main: string | null;
  /** Its capacity; 0: without limit. */
  readonly capacity: number;
  /** Its highest load. */
  readonly most: number;
  /** Highest loads of all quantities. */
  readonly text: string;
}

/** Returns what a route carries. @param capacities null: without limit. @param loads after each stop. */
export function carriedBy(capacities: Amounts | null, loads: readonly Amounts[]): Carried {
  const names = [...new Set(loads.flatMap((each) => Object.keys(each)))];
  const rows = names.map((name) => {
    const most = Math.max(...loads.map((each) => each[name] ?? 0));
    const capacity = capacities === null ? 0 : capacities[name] ?? 0;
    return { name, most, capacity, share: capacity > 0 ? most / capacity : 0 };
  });
  const [first] = [...rows].sort((a, b) => b.share - a.share);
  const text = rows.map(({ name, most, capacity }) => (capacity > 0 ? `${amount(most)} of ${amount(capacity)} ${name}` : `${amount(most)} ${name}`)).join(', ');
  return { main: first?.name ?? null, capacity: first?.capacity ?? 0, most: first?.most ?? 0, text: text === '' ? '' : `load ${text}` };
}

/** Returns amounts as words, `40 kilograms, 2 pallets`. */
export function loadWords(loads: Amounts): string {
  return Object.entries(loads).map(([name, value]) => `${amount(value)} ${name}`).join(', ');
}
