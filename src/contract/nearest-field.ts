import levenshtein from 'fast-levenshtein';

/** Longer names are not typos. */
const LONGEST = 64;
/** The share of the longer name that may differ. */
const TOLERANCE = 0.4;
/** A name that is part of the other must have this many letters to say anything. */
const MIN_PART = 4;

/** Maximum distance of a name that is part of the other: `speeds` is closer to `vehicle_speeds` than to `seed`. */
const PART_DISTANCE = 1;

/**
 * Finds the field that was probably meant: few letters differ, or one name is part of the other. Case, hyphens and
 * underscores do not count. O(names), with names of at most 64 characters.
 * @returns null when none is near.
 */
export function nearestField<Name extends string>(name: string, names: readonly Name[]): Name | null {
  if (name.length > LONGEST) return null;
  const letters = lettersOf(name);
  let nearest: Name | null = null;
  let least = Infinity;
  for (const candidate of names) {
    const other = lettersOf(candidate);
    const edits = levenshtein.get(letters, other);
    const part = isPart(letters, other);
    if (!part && edits > TOLERANCE * Math.max(letters.length, other.length)) continue;
    const distance = part ? Math.min(edits, PART_DISTANCE + edits / LONGEST) : edits;
    if (distance >= least) continue;
    nearest = candidate;
    least = distance;
  }
  return nearest;
}

/** Returns a name without what does not count: case, hyphens, underscores. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function isPart(one: string, other: string): boolean {
  const [part, whole] = one.length < other.length ? [one, other] : [other, one];
  return part.length >= MIN_PART && whole.includes(part);
}
