/** A fenced block of a Markdown text. Marks follow the language: `run`, `file=solve.ts`, `output`, ... */
export interface Snippet {
  readonly language: string;
  readonly marks: ReadonlyMap<string, string>;
  readonly text: string;
  /** Line of its opening fence, from 1. */
  readonly line: number;
}

const FENCE = /^```(\S*)([^\n]*)\n([\s\S]*?)^```$/gm;

/** @returns the fenced blocks of a text in order. */
export function snippetsOf(markdown: string): Snippet[] {
  return [...markdown.matchAll(FENCE)].map(({ 1: language = '', 2: rest = '', 3: text = '', index }) => ({
    language,
    marks: new Map(rest.trim().split(/\s+/).filter(Boolean).map((mark) => mark.split('=', 2) as [string, string?]).map(([key, value]) => [key, value ?? ''])),
    text,
    line: markdown.slice(0, index).split('\n').length,
  }));
}

/** A task id: 22 characters of the URL-safe alphabet, distinguished from words by a capital letter. */
const ID = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{22}(?![\w-])/g;

/** Placeholder for an id while blanks are removed. */
const ANY_ID = '\u0001';

/**
 * Creates a pattern from an output block. An id matches any id, the values of `time` and `seed` match any number, and
 * `...` matches anything; in JSON, blanks are ignored.
 */
export function outputPattern({ language, text }: Snippet): RegExp {
  const source = squeeze(language, text.replace(ID, ANY_ID)).split('...').map((part) => part
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(ANY_ID, '[\\w-]{22}')
    .replace(/("(?:time|seed)":)[\d\\.]+/g, '$1[\\d.e-]+')).join('[\\s\\S]*');
  return new RegExp(`^${source}$`);
}

/** The part of an output that is compared. */
export function squeeze(language: string, text: string): string {
  return language === 'json' ? text.replace(/\s+/g, '') : text.trim();
}
