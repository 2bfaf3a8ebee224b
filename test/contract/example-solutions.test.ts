import { expect } from 'chai';
import { defaultSeed, problemFromRequest, solvedResult } from '../../src/contract/index.js';
import { check, searchVariantOf } from '../../src/model/index.js';
import type { PlannedRoutes } from '../../src/model/problem.js';
import type { JsonObject } from '../helpers/contract-document.js';
import { examplesOf } from '../helpers/contract-examples.js';
import { requestOf } from '../helpers/wire-request.js';

function example(name: string): JsonObject {
  return examplesOf().find((entry) => entry.name === name)?.value as JsonObject;
}

describe('the solved examples', () => {
  const pairs: readonly [string, string, PlannedRoutes][] = [
    ['distanceOnly', 'solved', [{ type: 0, customers: [1] }, { type: 0, customers: [2, 3] }]],
    ['timeWindows', 'solvedTimeWindows', [{ type: 0, customers: [1, 2, 3] }]],
  ];
  for (const [asked, answered, routes] of pairs) {
    it(`${answered} is what the service says of the request ${asked}`, () => {
      const request = requestOf(example(`submitSolve request ${asked}`));
      const { result } = example(`getSolveResult 200 ${answered}`) as { result: JsonObject };
      const problem = problemFromRequest(request);
      const seed = request.seed ?? defaultSeed(request);
      expect(check(problem, routes)).to.deep.equal([]);
      const made = solvedResult(problem, routes, { requestId: result['request_id'] as string, strategy: 'savings', seed, seconds: result['time'] as number, search: { ended: 'optimal', iterations: 0, threads: 2, variant: searchVariantOf(problem) } });
      expect(JSON.parse(JSON.stringify(made))).to.deep.equal(result);
    });
  }
});
