import { lettersOf } from '../nearest-field.js';

const MEASURES: Readonly<Record<string, readonly string[]>> = {
  speed: ['kilometersperhour', 'kilometresperhour', 'meterspersecond', 'milesperhour', 'kmperhour', 'kmh', 'kph', 'mph'],
  perTime: ['perhour', 'perminute', 'persecond', 'permin', 'persec'],
  perDistance: ['perkilometer', 'perkilometre', 'permeter', 'permetre', 'permile', 'perkm'],
  time: ['milliseconds', 'seconds', 'minutes', 'hours', 'second', 'minute', 'hour', 'secs', 'mins', 'hrs', 'sec', 'min', 'ms', 'h', 's'],
  distance: ['kilometers', 'kilometres', 'meters', 'metres', 'miles', 'kilometer', 'meter', 'mile', 'km', 'm'],
};

/** What a unit measures, by the letters of its name. */
const MEASURE_OF = new Map(Object.entries(MEASURES).flatMap(([measure, units]) => units.map((unit) => [unit, measure] as const)));

/** Returns the field of the same name in another unit of the same measure, as `service_minutes` is `service_seconds`; null: there is none. */
export function sameInOtherUnit<Name extends string>(name: string, names: readonly Name[]): Name | null {
  const own = withoutUnit(name);
  if (own === null) return null;
  return names.find((other) => {
    const theirs = withoutUnit(other);
    return theirs !== null && theirs.stem === own.stem && theirs.measure === own.measure;
  }) ?? null;
}

/** A unit is made of the last words of a name. */
function withoutUnit(name: string): { readonly stem: string; readonly measure: string } | null {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').split(/[^\p{L}\p{N}]+/u);
  for (let first = 1; first < words.length; first++) {
    const measure = MEASURE_OF.get(lettersOf(words.slice(first).join('')));
    if (measure !== undefined) return { stem: lettersOf(words.slice(0, first).join('')), measure };
  }
  return null;
}
