import type { Plan, PlanRequest } from '#generated/types.js';
import { planOfAnswer } from '../contract/plan/answer.js';
import { checkInput } from '../vroom/check-input.js';
import type { VroomInput } from '../vroom/input.js';
import type { VroomOutput } from '../vroom/output.js';
import { readVroom } from '../vroom/read-vroom.js';
import { Remarks } from '../vroom/remarks.js';
import { writeVroom } from '../vroom/write-vroom.js';
import { conversionRefusal } from './conversion-refusal.js';
import { convertedRequest } from './converted-request.js';
import type { Output } from './output.js';
import { readJson } from './read-json.js';

/**
 * Returns the request of version 2 for VROOM's input; what is lost is noted.
 * @param path of the document, for messages.
 * @throws CommandError listing what cannot be converted.
 */
export function requestFromVroom(path: string, document: unknown, amounts: readonly string[] | undefined, output: Output): PlanRequest {
  return convertedRequest(path, readVroom(document, { amounts }), 'cannot be converted to a request of version 2', output);
}

/**
 * Returns VROOM's output for an answer of version 2; what is lost is noted.
 * @throws CommandError listing what cannot be converted.
 */
export function vroomFromAnswer(path: string, options: { input?: string; amounts?: readonly string[] }, output: Output): VroomOutput {
  const answer = planOfAnswer(readJson(path));
  if ('faults' in answer) throw conversionRefusal(`${path}: not a solved answer of version 2`, answer.faults);
  const written = writeVroom(answer.plan satisfies Plan, { input: options.input === undefined ? undefined : readInput(options.input), amounts: options.amounts });
  if ('faults' in written) throw conversionRefusal(`${path}: cannot be converted to VROOM's output`, written.faults);
  for (const note of written.notes) output.note(`note: ${note}`);
  for (const { message } of answer.plan.warnings ?? []) output.note(`warning: ${message}`);
  return written.output;
}

function readInput(path: string): VroomInput {
  const remarks = new Remarks();
  const input = checkInput(readJson(path), remarks);
  if (input === null) throw conversionRefusal(`${path}: not VROOM's input`, remarks.faults);
  return input;
}
