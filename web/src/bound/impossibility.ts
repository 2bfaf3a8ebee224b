import { formatMinutes, formatNumber, plural } from '../parts/format.js';
import { words } from './words.js';

/** A proof that no plan serves every stop, as a failed answer states it. */
export interface Impossibility {
  /** Stops that every plan leaves unserved, at least. */
  readonly unservedAtLeast: number | null;
  /** What it takes, in words, if one thing is changed. */
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
  readonly at_least: number;
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

/** How much of what, by kind. */
const AMOUNTS: Readonly<Record<string, (value: number) => string>> = {
  vehicles: (value) => plural(value, 'vehicle'),
  hours: (value) => `${formatNumber(value)} working hours per vehicle`,
  working_hours: (value) => `${formatNumber(value)} working hours per vehicle`,
  capacity: (value) => `a capacity of ${formatNumber(value)} per vehicle`,
  lateness_minutes: (value) => `${formatMinutes(value)} of lateness`,
  lateness: (value) => `${formatMinutes(value)} of lateness`,
};

/** Returns a change in words: `at least 12 vehicles instead of 11`. */
export function changeText({ kind, at_least: atLeast, now }: Relaxation): string {
  const amount = AMOUNTS[kind]?.(atLeast) ?? `${words(kind)}: ${formatNumber(atLeast)}`;
  return `at least ${amount}${now === null || now === undefined ? '' : ` instead of ${now === 0 ? 'none' : formatNumber(now)}`}`;
}

/** Returns what the proof says, in a sentence. */
export function unservedText({ unservedAtLeast }: Pick<Impossibility, 'unservedAtLeast'>): string {
  return unservedAtLeast === null || unservedAtLeast < 1
    ? 'No plan serves every stop: this is proved, so more time would not help.'
    : `Every plan leaves at least ${plural(unservedAtLeast, 'stop')} unserved: this is proved, so more time would not help.`;
}
