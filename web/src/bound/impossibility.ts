import { formatMinutes, formatNumber, plural } from '../parts/format.js';
import { words } from './words.js';

/** A proof that no plan serves every stop, as a failed answer states it. */
export interface Impossibility {
  /** Stops that every plan leaves unserved, at least. */
  readonly unservedAtLeast: number | null;
  /** What it takes at least if nothing else is changed, in words. */
  readonly changes: readonly string[];
  readonly method: string | null;
  /** Null: the answer has none. */
  readonly certificate: object | null;
}

interface Members {
  readonly unserved_at_least?: number | null;
  readonly relaxations?: readonly Relaxation[] | null;
  readonly method?: string | null;
  readonly certificate?: object | null;
}

interface Relaxation {
  readonly kind: string;
  /** Null: no change of this kind alone helps. */
  readonly at_least: number | null;
  readonly now?: number | null;
}

/** Returns the proof in the envelope of a failed task; null: it has none. */
export function impossibilityOf(envelope: unknown): Impossibility | null {
  const found = membersIn(envelope);
  if (found === null) return null;
  return {
    unservedAtLeast: found.unserved_at_least ?? null,
    changes: (found.relaxations ?? []).map(changeText),
    method: found.method ?? null,
    certificate: found.certificate ?? null,
  };
}

/** The proof is a member of the envelope, or of its details or result. */
function membersIn(envelope: unknown): Members | null {
  if (typeof envelope !== 'object' || envelope === null) return null;
  const { impossibility, details, result } = envelope as Readonly<Record<string, unknown>>;
  if (typeof impossibility === 'object' && impossibility !== null) return impossibility;
  return membersIn(details) ?? membersIn(result);
}

/** What a change of each kind takes: vehicles in all, hours and capacities as multiples of those of the request, minutes of lateness. */
const CHANGES: Readonly<Record<string, (atLeast: number, now: number | null) => string>> = {
  vehicles: (atLeast, now) => `at least ${plural(atLeast, 'vehicle')}${now === null ? '' : ` instead of ${formatNumber(now)}`}`,
  hours: (atLeast) => `working hours at least ${formatNumber(100 * (atLeast - 1))} % longer`,
  capacity: (atLeast) => `capacities at least ${formatNumber(100 * (atLeast - 1))} % larger`,
  lateness: (atLeast) => `windows that stay open at least ${formatMinutes(atLeast)} longer`,
};

const HOPELESS: Readonly<Record<string, string>> = {
  vehicles: 'more vehicles alone are not enough', hours: 'longer working hours alone are not enough',
  capacity: 'larger capacities alone are not enough', lateness: 'longer windows alone are not enough',
};

/** Returns a change in words: `at least 12 vehicles instead of 11`. */
export function changeText({ kind, at_least: atLeast, now = null }: Relaxation): string {
  if (atLeast === null) return HOPELESS[kind] ?? `${words(kind)}: not enough alone`;
  return CHANGES[kind]?.(atLeast, now) ?? `${words(kind)}: at least ${formatNumber(atLeast)}${now === null ? '' : ` instead of ${formatNumber(now)}`}`;
}

/** Returns what the proof says, in a sentence. */
export function unservedText({ unservedAtLeast }: Pick<Impossibility, 'unservedAtLeast'>): string {
  return unservedAtLeast === null || unservedAtLeast < 1
    ? 'No plan serves every stop: this is proved, so more time would not help.'
    : `Every plan leaves at least ${plural(unservedAtLeast, 'stop')} unserved: this is proved, so more time would not help.`;
}
