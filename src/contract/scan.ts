import { isUtf8 } from 'node:buffer';
import { LIMITS } from '#generated/constants.js';
import { firstCharacters } from './findings.js';

/**
 * A look at the bytes of a body before `JSON.parse` sees them: what it would accept but should not (duplicate fields),
 * and what would cost it too much (deep nesting, floods of keys). One pass, 1-2 ns per byte.
 */

/** Arrays and objects in the whole body: a row or a pair per node is far below, and an empty one costs its parser twenty times its bytes. */
export const MAX_ARRAYS = 1_000_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const OTHER = 0;
const STRING = 1;
const OPEN = 2;
const CLOSE = 3;
const COLON = 4;

const KIND = new Uint8Array(256);
KIND[QUOTE] = STRING;
for (const open of '{[') KIND[open.charCodeAt(0)] = OPEN;
for (const close of '}]') KIND[close.charCodeAt(0)] = CLOSE;
KIND[':'.charCodeAt(0)] = COLON;

/** What a body may be made of. */
export interface BodyLimits {
  /** Levels of arrays and objects. */
  readonly depth: number;
  /** Object keys in the whole body. */
  readonly keys: number;
  /**
   * Different object keys in the whole body, each of which an object has once; keys made to collide slow a parser down
   * only where they differ. Null: of the outermost object alone the keys are compared, and `keys` bounds the rest.
   */
  readonly names: number | null;
}

/** Those of version 1. */
export const SOLVE_BODY: BodyLimits = { depth: LIMITS.bodyDepth, keys: LIMITS.bodyKeys, names: null };

/** @returns what is wrong with the body, in words, or null; that it is JSON at all is for the parser to find out. */
export function scanBody(bytes: Uint8Array, limits: BodyLimits = SOLVE_BODY): string | null {
  return encodingFault(bytes) ?? structureFault(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
}

function encodingFault(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'The body is empty: send a JSON object';
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'The body is UTF-16: send it in UTF-8';
  if (first === 0xef && second === 0xbb && bytes[2] === 0xbf) return 'The body starts with a byte order mark: send it without';
  return isUtf8(bytes) ? null : 'The body is not valid UTF-8: encode it as UTF-8';
}

function structureFault(bytes: Buffer, limits: BodyLimits): string | null {
  const keyed = limits.names === null ? 1 : limits.depth;
  const names = new KeyNames(limits.names ?? Infinity);
  let depth = 0;
  let arrays = 0;
  let keys = 0;
  for (let i = nextMark(bytes, 0); i < bytes.length; i = nextMark(bytes, i + 1)) {
    const kind = KIND[bytes[i]!];
    if (kind === STRING) {
      const end = stringEnd(bytes, i);
      if (depth <= keyed && isKey(bytes, end)) {
        const fault = names.faultOf(keyName(bytes, i, end), depth);
        if (fault !== null) return fault;
      }
      i = end;
    } else if (kind === OPEN) {
      if (++arrays > MAX_ARRAYS) return `The body contains more than ${String(MAX_ARRAYS)} arrays: no field needs as many`;
      if (++depth > limits.depth) return `The body nests more than ${String(limits.depth)} levels deep (at byte ${String(i)}): no field needs more`;
      if (depth <= keyed) names.open(depth);
    } else if (kind === CLOSE) {
      depth--;
    } else if (++keys > limits.keys) {
      return `The body contains more than ${String(limits.keys)} object keys: leave unknown fields out`;
    }
  }
  return null;
}

/** The keys of the objects that are open, by level, and all names there have been. */
class KeyNames {
  readonly #most: number;
  readonly #all = new Set<string>();
  readonly #byDepth: Set<string>[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** An object or array begins at this level. */
  open(depth: number): void {
    const names = this.#byDepth[depth];
    if (names === undefined) this.#byDepth[depth] = new Set();
    else if (names.size > 0) names.clear();
  }

  /** Notes a key. @returns what is wrong with it, or null. */
  faultOf(name: string, depth: number): string | null {
    const names = this.#byDepth[depth];
    if (names === undefined) return null;
    if (names.has(name)) {
      const where = depth === 1 ? 'The body' : 'An object in the body';
      return `${where} contains the field ${JSON.stringify(firstCharacters(name, 60))} twice: send it once`;
    }
    names.add(name);
    if (this.#all.size < this.#most || this.#all.has(name)) {
      this.#all.add(name);
      return null;
    }
    return `The body contains more than ${String(this.#most)} different object keys: leave unknown fields out`;
  }
}

/** @returns the index of the next quote, bracket or colon, or the body's length. A loop of its own, so that it stays fast. */
function nextMark(bytes: Buffer, start: number): number {
  let i = start;
  // Numbers and commas, nearly all there is, lie side by side: + , - . / and digits.
  for (let byte; i < bytes.length; i++) {
    byte = bytes[i]!;
    if ((byte < 0x2b || byte > 0x39) && KIND[byte] !== OTHER) return i;
  }
  return i;
}

/** @returns the index of the closing quote, or the body's length. */
function stringEnd(bytes: Buffer, start: number): number {
  for (let i = start + 1; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) return i;
    if (byte === BACKSLASH) i++;
  }
  return bytes.length;
}

/** Checks whether the string that ends here is followed by a colon. */
function isKey(bytes: Buffer, end: number): boolean {
  for (let i = end + 1; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) continue;
    return KIND[byte as number] === COLON;
  }
  return false;
}

/** @returns the key with its escapes resolved, so that `"seed"` and `"s\u0065ed"` are the same. */
function keyName(bytes: Buffer, start: number, end: number): string {
  const raw = bytes.toString('utf8', start + 1, end);
  if (!raw.includes('\\')) return raw;
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return raw;
  }
}
