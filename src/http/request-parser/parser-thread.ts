import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { answerQuestion, type Needs, type ParserQuestion } from './answer-question.js';
import type { Outcome } from './outcomes.js';
import type { ParserOptions } from './parse-problem.js';

/** What the thread runs; buffers are handed over, not copied. */
export default function answer(question: ParserQuestion): unknown {
  const outcome = answerQuestion(question, workerData as ParserOptions);
  const buffers = buffersOf(outcome);
  return buffers.length === 0 ? outcome : move({ [transferableSymbol]: buffers, [valueSymbol]: outcome });
}

function buffersOf(outcome: Outcome | Needs): ArrayBufferLike[] {
  if ('parsed' in outcome) return [outcome.parsed.problem.buffer, outcome.parsed.body.buffer];
  if ('batch' in outcome) return outcome.batch.flatMap(({ problem, body }) => [problem.buffer, body.buffer]);
  if ('upload' in outcome) return [outcome.upload.packed.buffer];
  return 'needs' in outcome ? [outcome.body.buffer] : [];
}
