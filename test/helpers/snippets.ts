/** One fenced block of a Markdown text. Marks stand after the language: `run`, `file=solve.ts`, `output`, ... */
export interface Snippet {
  readonly language: string;
  readonly marks: ReadonlyMap<string, string>;
  readonly text: string;
  /** Line of its first fence, from 1. */
  readonly line: number;
}

const FENCE = /^```(\S*)([^\n]*)\n([\s\S]*?)^```$/gm;

/** @returns the fenced blocks of a text in their order. */
export function snippetsOf(markdown: string): Snippet[] {
  return [...markdown.matchAll(FENCE)].map(({ 1: language = '', 2: rest = '', 3: text = '', index }) => ({
    language,
    marks: new Map(rest.trim().split(/\s+/).filter(Boolean).map((mark) => mark.split('=', 2) as [string, string?]).map(([key, value]) => [key, value ?? ''])),
    text,
    line: markdown.slice(0, index).split('\n').length,
  }));
}

/** An identifier of a task: 22 characters of the URL-safe alphabet, distinguished from words by a capital letter. */
const ID = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{22}(?![\w-])/g;

/** Stands for an identifier while blanks go. */
const ANY_ID = '\u0001';

/**
 * Creates a pattern of an output block. An identifier stands for any, the values of `time` and `seed` for any number, and
 * `...` for whatever comes; in JSON, blanks do not count.
 */
export function outputPattern({ language, text }: Snippet): RegExp {
  const source = squeeze(language, text.replace(ID, ANY_ID)).split('...').map((part) => part
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(ANY_ID, '[\\w-]{22}')
    .replace(/("(?:time|seed)":)[\d\\.]+/g, '$1[\\d.e-]+')).join('[\\s\\S]*');
  return new RegExp(`^${source}$`);
}

/** What is compared of an output. */
export function squeeze(language: string, text: string): string {
  return language === 'json' ? text.replace(/\s+/g, '') : text.trim();
}
