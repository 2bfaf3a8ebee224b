import { expect } from 'chai';
import { problemFromRequest } from '../../../../src/contract/problem.js';
import { requestToJson } from '../../../../src/contract/wire.js';
import { verifyResult } from '../../../../src/contract/result-reader.js';
import type { JsonObject } from '../../../helpers/contract-document.js';
import { examplesOf } from '../../../helpers/contract-examples.js';
import { lineRequest } from '../../../helpers/line-problem.js';
import { accountOn, solveOver } from '../../../helpers/service-client.js';
import { closeSharedService, useSharedService } from '../../../helpers/shared-service.js';
import { requestOf } from '../../../helpers/wire-request.js';

/**
 * One vehicle, one minute between neighbouring nodes on a line; all but the last customer are always open, and that one
 * closes two minutes before it can be reached.
 */
function late(customers: number, latePenaltyPerMinute: number | null) {
  const nodes = Array.from({ length: customers + 1 }, (_, node) => node);
  return lineRequest(customers + 1, {
    capacities: [customers],
    timeWindows: nodes.map((node) => (node === customers ? [0, customers - 2] as const : [0, 1000] as const)),
    serviceTimes: nodes.map(() => 0),
    speeds: [60],
    latePenaltyPerMinute,
    iterations: 2000,
  });
}

after(closeSharedService);

describe('a running service', function () {
  const service = useSharedService();
  let credentials: Record<string, string>;
  before(async () => {
    credentials = await accountOn(service(), 'reader', 'pro');
  });

  // Few customers are solved exactly, more of them by annealing.
  for (const customers of [5, 30]) {
    it(`solves a request whose windows cannot all be met with lateness if they are soft, ${customers} customers`, async () => {
      const request = late(customers, 3);
      const answer = await solveOver(service(), credentials, requestToJson(request), 60_000);
      expect(answer, answer.error ?? '').to.include({ success: true });
      const { result } = answer;
      expect(verifyResult(problemFromRequest(request), answer)).to.deep.equal([]);
      expect(result!.total_cost).to.be.closeTo(2 * customers + 2 * 3, 1e-6);
      expect(result).to.have.nested.property('details.cost.lateness').that.is.closeTo(6, 1e-6);
      const { stops } = (result!.details as { vehicles: { stops: { node: number; lateness: number }[] }[] }).vehicles[0]!;
      expect(stops.find(({ node }) => node === customers)!.lateness).to.be.closeTo(2, 1e-6);
    });

    it(`proves it impossible, with what would help, if they are hard, ${customers} customers`, async () => {
      const answer = await solveOver(service(), credentials, requestToJson(late(customers, null)), 60_000);
      expect(answer).to.deep.include({ success: false, result: null, code: 'no_feasible_solution' });
      expect(answer.error).to.include(`impossible, no vehicle can reach node ${customers} before its window closes at minute ${customers - 2}`)
        .and.to.include('the window must stay open 2 minutes longer');
    });
  }

  for (const { name, value } of examplesOf().filter(({ operationId, status }) => operationId === 'submitSolve' && status === 'request')) {
    it(`solves the example request ${name} of the contract`, async () => {
      // its receiver belongs to somebody else
      const body: JsonObject = { ...(value as JsonObject), callback_url: null };
      const answer = await solveOver(service(), credentials, body, 60_000);
      expect(answer, answer.error ?? '').to.include({ success: true });
      expect(verifyResult(problemFromRequest(requestOf(body)), answer)).to.deep.equal([]);
    });
  }
});
