/** Parses request bodies into validated, packed problems, inline or in a thread. */
export { createRequestParser, type RequestParser } from './request-parser.js';
export type { ParsedProblem, ParserOptions, BodyOutcome } from './parse-problem.js';
