import { expect } from 'chai';
import { packRequest, unpackRequest } from '../../src/contract/pack.js';
import { parseRequest } from '../../src/contract/parse.js';
import { problemFromRequest } from '../../src/contract/problem.js';
import { requestToJson } from '../../src/contract/wire.js';
import type { CanonicalRequest } from '../../src/contract/request.js';
import { materialise } from '../../src/instance/materialise.js';
import { randomRequest } from '../helpers/random-problem.js';

/** A request that the API can carry and the problem preserves: rounded coordinates become a matrix. */
function wireable(seed: number): CanonicalRequest {
  const request = materialise(randomRequest(seed));
  if (request.distances.kind !== 'matrix') return request;
  const matrix = request.distances.matrix.map((value, cell) => (cell % (request.nodeCount + 1) === 0 ? 0 : value));
  return { ...request, distances: { kind: 'matrix', matrix } };
}

describe('a request', () => {
  it('is restored from JSON and from the packed form, over all features', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const request = wireable(seed);
      const parsed = parseRequest(new TextEncoder().encode(JSON.stringify(requestToJson(request))));
      if (!('request' in parsed)) throw new Error(`seed ${seed}: ${JSON.stringify(parsed)}`);
      expect(problemFromRequest(parsed.request), `seed ${seed}`).to.deep.equal(problemFromRequest(request));
      expect(unpackRequest(packRequest(request)), `seed ${seed}`).to.deep.equal(request);
    }
  });
});
