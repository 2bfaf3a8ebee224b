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

const BLANK = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
/** Deeper than any request nests. */
const MOST_LEVELS = 64;

class NotJson extends Error {
  readonly offset: number;
  constructor(offset: number) {
    super('not JSON');
    this.offset = offset;
  }
}

/**
 * Finds the places of values in a JSON text, by one pass over it. O(characters).
 * @param paths of the values that will be asked for.
 */
export function findPlaces(text: string, paths: readonly (readonly string[])[]): JsonPlaces {
  const root: Wanted = { children: new Map(), place: null };
  for (const path of paths) enter(root, path);
  const scanner = new Scanner(text);
  let fault: TextPlace | null = null;
  try {
    scanner.whole(root);
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

function enter(root: Wanted, path: readonly string[]): void {
  let at = root;
  for (const step of path) {
    let next = at.children.get(step);
    if (!next) {
      next = { children: new Map(), place: null };
      at.children.set(step, next);
    }
    at = next;
  }
}

class Scanner {
  readonly #text: string;
  #at = 0;
  #levels = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(wanted: Wanted): void {
    this.#blank();
    this.#value(wanted);
    this.#blank();
    if (this.#at < this.#text.length) throw new NotJson(this.#at);
  }

  #value(wanted: Wanted | undefined): void {
    const offset = this.#at;
    const first = this.#text[offset];
    if (first === '{' || first === '[') {
      // known already while it is being read, should it break off inside
      if (wanted) wanted.place = { offset, length: 1 };
      if (++this.#levels > MOST_LEVELS) throw new NotJson(offset);
      if (first === '{') this.#object(wanted);
      else this.#array(wanted);
      this.#levels--;
      return;
    }
    if (!this.#take(first === '"' ? STRING : first === 't' || first === 'f' || first === 'n' ? WORD : NUMBER)) throw new NotJson(offset);
    if (wanted) wanted.place = { offset, length: this.#at - offset };
  }

  #object(wanted: Wanted | undefined): void {
    this.#members('}', () => {
      const offset = this.#at;
      if (this.#text[offset] !== '"' || !this.#take(STRING)) throw new NotJson(offset);
      const child = wanted && wanted.children.size > 0 ? wanted.children.get(JSON.parse(this.#text.slice(offset, this.#at)) as string) : undefined;
      this.#blank();
      this.#expect(':');
      this.#blank();
      this.#value(child);
    });
  }

  #array(wanted: Wanted | undefined): void {
    let index = 0;
    const children = wanted && wanted.children.size > 0 ? wanted.children : null;
    this.#members(']', () => {
      this.#value(children?.get(String(index)));
      index++;
    });
  }

  #members(end: string, member: () => void): void {
    this.#at++;
    this.#blank();
    if (this.#text[this.#at] === end) {
      this.#at++;
      return;
    }
    for (;;) {
      member();
      this.#blank();
      if (this.#text[this.#at] === end) break;
      this.#expect(',');
      this.#blank();
    }
    this.#at++;
  }

  #expect(character: string): void {
    if (this.#text[this.#at] !== character) throw new NotJson(this.#at);
    this.#at++;
  }

  #blank(): void {
    this.#take(BLANK);
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }
}
