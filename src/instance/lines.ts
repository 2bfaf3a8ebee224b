import { firstCharacters } from '../contract/characters.js';

/** A line of a text that is not blank, without the blanks around it. */
export interface Line {
  readonly text: string;
  /** Line number from 1. */
  readonly number: number;
  /** Where the line begins in the text, and where the next one does. */
  readonly start: number;
  readonly next: number;
}

/** Walks through the lines of a text one by one: no copy of the text is made, however many lines it has. */
export function* linesOf(text: string, from = 0, to = text.length): Generator<Line> {
  for (let start = from, number = 1; start < to; number++) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 || feed >= to ? to : feed;
    const line = text.slice(start, end).trim();
    if (line !== '') yield { text: line, number, start, next: end + 1 };
    start = end + 1;
  }
}

/** Walks through what stands between the blanks of a text, from one offset to another. */
export function* tokensOf(text: string, from: number, to: number): Generator<string> {
  const token = /\S+/g;
  token.lastIndex = from;
  for (let match = token.exec(text); match !== null && match.index < to; match = token.exec(text)) yield match[0];
}

const LONGEST_NAME = 4096;

/** @returns the name in a file as a request may carry it: without control characters, at most 4,096 characters. */
export function plainName(name: string): string {
  return firstCharacters(name, LONGEST_NAME).replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}
