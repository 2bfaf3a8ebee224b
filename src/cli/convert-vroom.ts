import type { Plan, PlanRequest } from '#generated/types.js';
import { planOfAnswer } from '../contract/plan/answer.js';
import { parsePlanBody } from '../contract/plan/parse.js';
import { checkInput } from '../vroom/check-input.js';
import type { VroomInput } from '../vroom/input.js';
import type { VroomOutput } from '../vroom/output.js';
import { readVroom } from '../vroom/read-vroom.js';
import { Remarks } from '../vroom/remarks.js';
import { writeVroom } from '../vroom/write-vroom.js';
import { CommandError } from './command-error.js';
import type { Output } from './output.js';
import { readJson } from './read-json.js';

/** Faults that are shown. */
const SHOWN_FAULTS = 10;

/**
 * Returns the request of version 2 for VROOM's input; what is lost is noted.
 * @param path of the document, for messages.
 * @throws CommandError listing what cannot be converted.
 */
export function requestFromVroom(path: string, document: unknown, amounts: readonly string[] | undefined, output: Output): PlanRequest {
  const read = readVroom(document, { amounts });
  if ('faults' in read) throw refusal(`${path}: cannot be converted to a request of version 2`, read.faults);
  const checked = parsePlanBody(read.request);
  if ('findings' in checked) throw refusal(`${path}: converted to a request that is not valid`, checked.findings.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`));
  for (const note of read.notes) output.note(`note: ${note}`);
  return read.request;
}

/**
 * Returns VROOM's output for an answer of version 2; what is lost is noted.
 * @throws CommandError listing what cannot be converted.
 */
export function vroomFromAnswer(path: string, options: { input?: string; amounts?: readonly string[] }, output: Output): VroomOutput {
  const answer = planOfAnswer(readJson(path));
  if ('faults' in answer) throw refusal(`${path}: not a solved answer of version 2`, answer.faults);
  const written = writeVroom(answer.plan satisfies Plan, { input: options.input === undefined ? undefined : readInput(options.input), amounts: options.amounts });
  if ('faults' in written) throw refusal(`${path}: cannot be converted to VROOM's output`, written.faults);
  for (const note of written.notes) output.note(`note: ${note}`);
  return written.output;
}

function readInput(path: string): VroomInput {
  const remarks = new Remarks();
  const input = checkInput(readJson(path), remarks);
  if (input === null) throw refusal(`${path}: not VROOM's input`, remarks.faults);
  return input;
}

function refusal(what: string, faults: readonly string[]): CommandError {
  const more = faults.length > SHOWN_FAULTS ? [`  and ${faults.length - SHOWN_FAULTS} more`] : [];
  return new CommandError([`${what}:`, ...faults.slice(0, SHOWN_FAULTS).map((fault) => `  ${fault}`), ...more].join('\n'));
}
