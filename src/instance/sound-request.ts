import { parseBody } from '../contract/parse.js';
import { requestToJson } from '../contract/wire.js';
import type { CanonicalRequest } from '../contract/request.js';
import { InstanceError } from './instance-error.js';

const SHOWN_FINDINGS = 3;

/**
 * Returns the request itself if it meets the rules of every solve request, so that whatever is read from a file can be
 * submitted. A matrix is skipped: its cells were checked when they were read. O(nodes + vehicles).
 * @throws InstanceError with the first faults.
 */
export function soundRequest(request: CanonicalRequest): CanonicalRequest {
  const { distances, nodeCount } = request;
  const { x, y } = distances.kind === 'positions' ? distances : { x: new Float64Array(nodeCount), y: new Float64Array(nodeCount) };
  const outcome = parseBody(requestToJson({ ...request, distances: { kind: 'positions', x, y, rounding: 'none' } }));
  if ('request' in outcome) return request;
  const shown = outcome.findings.slice(0, SHOWN_FINDINGS).map(({ msg }) => msg);
  const more = outcome.findings.length - shown.length;
  throw new InstanceError(`as a solve request: ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
}
