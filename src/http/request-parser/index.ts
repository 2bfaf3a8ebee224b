/** Parses request bodies into validated, packed problems, inline or in a thread. */
export { createRequestParser, type RequestParser } from './request-parser.js';
export type { BodyOutcome, Oversize, ParsedProblem, ParserOptions } from './parse-problem.js';
