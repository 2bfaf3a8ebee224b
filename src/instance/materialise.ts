import { type CanonicalRequest, modelDistances } from '../contract/request.js';
import { distanceFunction } from '../model/distances.js';
import { oneProfile } from '../model/plain.js';

/** Above this number of nodes a matrix takes more than 200 MB. */
const MAX_MATRIX_NODES = 5000;

/**
 * Returns a request that can be sent over the API. Rounded coordinates become an explicit matrix, because the contract
 * only knows unrounded Euclidean distances; any other request is returned unchanged. O(n^2) memory.
 * @throws RangeError if the matrix would be too large.
 */
export function materialise(request: CanonicalRequest): CanonicalRequest {
  const { distances, nodeCount } = request;
  if (distances.kind === 'matrix' || distances.rounding === 'none') return request;
  if (nodeCount > MAX_MATRIX_NODES) {
    throw new RangeError(
      `rounded distances of ${nodeCount} nodes need a matrix, which is limited to ${MAX_MATRIX_NODES} nodes; use --rounding none`,
    );
  }
  const distance = distanceFunction({ nodeCount, place: null, travel: oneProfile(modelDistances(distances)) });
  const matrix = new Float64Array(nodeCount * nodeCount);
  for (let i = 0; i < nodeCount; i++) for (let j = 0; j < nodeCount; j++) matrix[i * nodeCount + j] = distance(i, j);
  return { ...request, distances: { kind: 'matrix', matrix } };
}
