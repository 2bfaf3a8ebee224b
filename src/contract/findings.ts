import { LIMITS } from '#generated/constants.js';
import type { Finding } from '../errors.js';

export type FindingType = 'missing' | 'type_error' | 'value_error' | 'json_invalid';

/** Collects validation faults: keeps the first, counts the rest. */
export class Findings {
  readonly #kept: Finding[] = [];
  #rest = 0;
  #isCut = false;

  /** True while nothing was found. */
  get none(): boolean {
    return this.#kept.length === 0;
  }

  /** True when another finding would only be counted: building its text can be spared. */
  get full(): boolean {
    return this.#kept.length >= LIMITS.findings;
  }

  /** @param path what follows `body` in `loc`: field and indices. */
  add(path: readonly (string | number)[], msg: string, type: FindingType): void {
    if (this.full) this.#rest++;
    else this.#kept.push({ loc: ['body', ...path.map(String)], msg, type });
  }

  /** Counts a finding that `full` said would not be kept. */
  count(): void {
    this.#rest++;
  }

  /**
   * Tells whether to stop looking: no more findings are kept. From then on they are not counted either, and the list says so.
   * A search that calls it does bounded work on a body of nothing but faults.
   */
  cut(): boolean {
    if (this.full) this.#isCut = true;
    return this.full;
  }

  /** @returns the findings, fresh; the last message gives the number of those omitted, or says that the rest was not looked at. */
  list(): Finding[] {
    const list = [...this.#kept];
    const last = list.pop();
    if (last === undefined) return list;
    if (this.#isCut) return [...list, { ...last, msg: `${last.msg} (the rest was not checked)` }];
    const rest = this.#rest === 0 ? '' : ` (and ${String(this.#rest)} more faults)`;
    return [...list, { ...last, msg: last.msg + rest }];
  }
}

const SHOWN_CHARACTERS = 60;

/** @returns a short text for a value in a message: numbers and short strings as they are, the rest by kind. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `an array of ${String(value.length)}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'number') return showNumber(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  const length = characters(value);
  return length <= SHOWN_CHARACTERS
    ? JSON.stringify(value)
    : `${JSON.stringify(firstCharacters(value, SHOWN_CHARACTERS))}... of ${String(length)} characters`;
}

/** @returns the JSON of a value in a message, its first 40 characters; `missing` if there is none. */
export function showJson(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value) as string | undefined;
  if (text === undefined) return 'missing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function showNumber(value: number): string {
  if (!Number.isFinite(value)) return 'a number too large to hold';
  return Object.is(value, -0) ? '-0' : String(value);
}

/** @returns the length of a text as the contract counts it: in Unicode code points. */
export function characters(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length - 1; i++) if (text.codePointAt(i)! > 0xffff) count--;
  return count;
}

/** @returns the first characters of a text; no pair of surrogates is cut in two. */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, 2 * count)).slice(0, count).join('');
}
