import { visit } from 'jsonc-parser';

/** Where something stands in a text; UTF-16 code units from 0. */
export interface TextPlace {
  readonly offset: number;
  readonly length: number;
}

/** What a look at a JSON text found. */
export interface JsonPlaces {
  /** The place of the value at a path of fields and indices; of the nearest one above it that is there. */
  of(path: readonly string[]): TextPlace | null;
  /** Where the text stops to be JSON; null when it does not. */
  readonly fault: TextPlace | null;
}

/** A path that is looked for, as a tree. */
interface Wanted {
  readonly children: Map<string, Wanted>;
  place: TextPlace | null;
}

/** An object or array under way, and what is looked for in its next member. */
interface Level {
  readonly wanted: Wanted | undefined;
  /** Of an array; null for an object. */
  index: number | null;
  member: Wanted | undefined;
}

/** Deeper than any request nests. */
const MAX_LEVELS = 64;

class NotJson extends Error {
  readonly offset: number;
  constructor(offset: number) {
    super('not JSON');
    this.offset = offset;
  }
}

/**
 * Finds the places of values in a JSON text, in one pass that stops at its first fault. O(characters).
 * @param paths of the values that will be asked for.
 */
export function findPlaces(text: string, paths: readonly (readonly string[])[]): JsonPlaces {
  const root = treeOf(paths);
  let fault: TextPlace | null = null;
  try {
    mark(text, root);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    fault = { offset: error.offset, length: error.offset < text.length ? 1 : 0 };
  }
  return {
    fault,
    of(path) {
      let { place } = root;
      let at: Wanted | undefined = root;
      for (const step of path) {
        at = at.children.get(step);
        if (!at?.place) break;
        place = at.place;
      }
      return place;
    },
  };
}

function treeOf(paths: readonly (readonly string[])[]): Wanted {
  const root: Wanted = { children: new Map(), place: null };
  for (const path of paths) {
    let at = root;
    for (const step of path) {
      const next = at.children.get(step) ?? { children: new Map<string, Wanted>(), place: null };
      at.children.set(step, next);
      at = next;
    }
  }
  return root;
}

/** Writes down the places of what is looked for. @throws NotJson at the first fault. */
function mark(text: string, root: Wanted): void {
  const levels: Level[] = [];
  const value = (offset: number, length: number): Wanted | undefined => {
    const level = levels.at(-1);
    const found = level ? level.member : root;
    if (found) found.place = { offset, length };
    return found;
  };
  const begin = (offset: number, index: 0 | null): void => {
    if (levels.length >= MAX_LEVELS) throw new NotJson(offset);
    // Known while it is being read, should it break off inside.
    const wanted = value(offset, 1);
    levels.push({ wanted, index, member: index === null ? undefined : wanted?.children.get('0') });
  };
  visit(text, {
    onObjectBegin: (offset) => begin(offset, null),
    onArrayBegin: (offset) => begin(offset, 0),
    onObjectProperty(name) {
      const level = levels.at(-1)!;
      level.member = level.wanted?.children.get(name);
    },
    onSeparator(character) {
      const level = levels.at(-1);
      if (character !== ',' || !level || level.index === null) return;
      level.index++;
      level.member = level.wanted?.children.get(String(level.index));
    },
    onLiteralValue: (_value, offset, length) => void value(offset, length),
    onObjectEnd: () => void levels.pop(),
    onArrayEnd: () => void levels.pop(),
    onError(_error, offset) { throw new NotJson(offset); },
  }, { disallowComments: true });
}
