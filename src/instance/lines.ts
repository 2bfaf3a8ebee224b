import { firstCharacters } from '../contract/findings.js';

/** A non-blank line of a text, trimmed. */
export interface Line {
  readonly text: string;
  /** Line number, from 1. */
  readonly number: number;
  /** Offsets of this line and of the next one in the text. */
  readonly start: number;
  readonly next: number;
}

/** Iterates over the lines of a text without copying the text. */
export function* linesOf(text: string, from = 0, to = text.length): Generator<Line> {
  for (let start = from, number = 1; start < to; number++) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 || feed >= to ? to : feed;
    const line = text.slice(start, end).trim();
    if (line !== '') yield { text: line, number, start, next: end + 1 };
    start = end + 1;
  }
}

/** Iterates over the whitespace-separated tokens of a text between two offsets. */
export function* tokensOf(text: string, from: number, to: number): Generator<string> {
  const token = /\S+/g;
  token.lastIndex = from;
  for (let match = token.exec(text); match !== null && match.index < to; match = token.exec(text)) yield match[0];
}

const LONGEST_NAME = 4096;

/** @returns the name in a file as a request may contain it: without control characters, at most 4,096 characters. */
export function plainName(name: string): string {
  return firstCharacters(name, LONGEST_NAME).replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}
