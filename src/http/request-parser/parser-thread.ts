import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { answerQuestion, type ParserQuestion } from './answer-question.js';
import type { ParserOptions } from './parse-problem.js';

/** What the thread runs; buffers are handed over, not copied. */
export default function answer(question: ParserQuestion): unknown {
  const outcome = answerQuestion(question, workerData as ParserOptions);
  if (!('parsed' in outcome)) return outcome;
  return move({ [transferableSymbol]: [outcome.parsed.problem.buffer, outcome.parsed.body.buffer], [valueSymbol]: outcome });
}
