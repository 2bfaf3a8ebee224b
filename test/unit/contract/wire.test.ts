import { expect } from 'chai';
import { requestToJson } from '../../../src/contract/wire.js';
import type { CanonicalRequest } from '../../../src/contract/request.js';
import { schemaValidator, type Json } from '../../helpers/contract-document.js';
import { lineRequest } from '../../helpers/line-problem.js';
import { randomRequest } from '../../helpers/random-problem.js';
import { requestOf, SMALL } from '../../helpers/wire-request.js';
import { requestDistance } from '../../helpers/changed-problem.js';

/** What sending changes in a request: no diagonal, no costs that the objective ignores, rounding as a matrix. */
function asWired(request: CanonicalRequest): CanonicalRequest {
  const costs = request.objective === 'min_total_cost' ? {} : { fixedCosts: null, unitDistanceCosts: null };
  if (request.distances.kind === 'positions' && request.distances.rounding === 'none') return { ...request, ...costs };
  const n = request.nodeCount;
  const distance = requestDistance(request);
  const matrix = Float64Array.from({ length: n * n }, (_, cell) => distance(Math.floor(cell / n), cell % n));
  return { ...request, ...costs, distances: { kind: 'matrix', matrix } };
}

describe('requestToJson', () => {
  it('is reversed by parseRequest, and its output satisfies the contract', async () => {
    const validate = schemaValidator('SolveRequest', { strict: true });
    for (let seed = 1; seed <= 300; seed++) {
      const request = randomRequest(seed);
      const wire = requestToJson(request);
      expect(await validate(wire as unknown as Json), `seed ${seed}`).to.deep.equal([]);
      expect(requestOf(wire), `seed ${seed}`).to.deep.equal(asWired(request));
    }
  });

  it('omits unset fields', () => {
    expect(requestToJson(requestOf(SMALL))).to.deep.equal({ ...SMALL, objective: 'min_total_distance', base_start_time: [9, 0, 0] });
  });

  it('writes coordinates without a matrix if they are not rounded', () => {
    expect(requestToJson(lineRequest(3))).to.deep.include({ node_positions: [[0, 0], [1, 0], [2, 0]], distance_matrix: [] });
  });

  it('writes rounded coordinates as the matrix of their distances', () => {
    const distances = { kind: 'positions', x: Float64Array.of(0, 1, 2), y: Float64Array.of(0, 1, 0), rounding: 'nearest' } as const;
    const wire = requestToJson(lineRequest(3, { distances }));
    expect(wire).not.to.have.property('node_positions');
    expect(wire.distance_matrix).to.deep.equal([[0, 1, 2], [1, 0, 1], [2, 1, 0]]);
    expect(requestDistance({ nodeCount: 3, distances })(0, 1)).to.equal(1);
  });

  it('refuses to create a matrix of more than 10,000 rows', () => {
    const zeros = new Float64Array(10_001);
    const request = lineRequest(10_001, { distances: { kind: 'positions', x: zeros, y: zeros, rounding: 'nearest' } });
    expect(() => requestToJson(request)).to.throw(RangeError, '10001 nodes');
  });
});
