import type { PlanRequest } from '#generated/types.js';
import { parsePlanBody } from '../contract/plan/parse.js';
import { planWarnings } from '../contract/plan/warnings.js';
import { conversionRefusal } from './conversion-refusal.js';
import type { Output } from './output.js';

/** A request made from another format with what is lost, or everything that stands against it. */
type ReadRequest = { readonly request: PlanRequest; readonly notes: readonly string[] } | { readonly faults: readonly string[] };

/**
 * Returns a converted request; what is lost and what in it has no effect is noted.
 * @param refusal what to say of a file that cannot be converted.
 * @throws CommandError listing what cannot be converted, or why the request is not valid.
 */
export function convertedRequest(path: string, read: ReadRequest, refusal: string, output: Output): PlanRequest {
  if ('faults' in read) throw conversionRefusal(`${path}: ${refusal}`, read.faults);
  const checked = parsePlanBody(read.request);
  if ('findings' in checked) throw conversionRefusal(`${path}: converted to a request that is not valid`, checked.findings.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`));
  for (const note of read.notes) output.note(`note: ${note}`);
  for (const { message } of planWarnings(checked.request)) output.note(`warning: ${message}`);
  return read.request;
}
