import { expect } from 'chai';
import { packRequest } from '../../../src/contract/pack.js';
import { laterForm, readPacked } from '../../../src/contract/packed.js';
import { packPlan } from '../../../src/contract/plan/pack.js';
import { planMeta } from '../../../src/contract/plan/parse.js';
import { lineRequest } from '../../helpers/line-problem.js';
import { planProblemOf, planRequestOf } from '../../helpers/plan-request.js';
import { requiredPlan } from '../../helpers/required-plan.js';
import type { JsonObject } from '../../helpers/contract-document.js';

const META = { requestId: 'x'.repeat(22), strategy: 'savings', seed: 1, seconds: 0.5 };
const packed = (body: Record<string, unknown>): Uint8Array =>
  packPlan({ ...planProblemOf(body as JsonObject), meta: planMeta(planRequestOf(body as JsonObject)) });
const parsed = (bytes: Uint8Array): any => JSON.parse(new TextDecoder().decode(bytes));

describe('readPacked', () => {
  it('reads a request of version 1, and answers in its words', () => {
    const { problem, finish, explain } = readPacked(packRequest(lineRequest(3)));
    expect([...problem.customers]).to.deep.equal([1, 2]);
    const { envelope, totalCost } = finish([{ type: 0, customers: [1, 2] }], META);
    expect(parsed(envelope)).to.deep.include({ success: true, request_id: META.requestId });
    expect(parsed(envelope).result).to.include({ total_cost: totalCost, request_id: META.requestId });
    expect(explain(1).text).to.match(/feasible solution/);
  });

  it('reads a request of version 2, and answers by its ids', () => {
    const { problem, finish } = readPacked(packed(requiredPlan(2)));
    expect([...problem.customers]).to.deep.equal([0, 1]);
    const { envelope, totalCost } = finish([{ type: 0, customers: [0, 1] }], META);
    const { result, ...rest } = parsed(envelope);
    expect(rest).to.deep.equal({ success: true, request_id: META.requestId, error: null });
    expect([totalCost, result.summary.costs.total, result.routes[0].vehicle]).to.deep.equal([24, 24, 'van-1']);
  });

  it('refuses other bytes', () => expect(() => readPacked(new Uint8Array(40))).to.throw(RangeError));
});

describe('laterForm', () => {
  it('names forms that only a later release reads, and no others', () => {
    for (const bytes of [packRequest(lineRequest(3)), packed(requiredPlan(2))]) {
      expect(laterForm(bytes)).to.equal(null);
      const later = bytes.slice();
      new DataView(later.buffer).setUint32(4, 9, true);
      expect(laterForm(later)).to.match(/^has version 9/);
    }
    const unknown = packRequest(lineRequest(3));
    unknown[3] = 'Z'.charCodeAt(0);
    expect(laterForm(unknown)).to.equal('is of a kind that this release does not know ("RMRZ")');
    expect(laterForm(new Uint8Array(40))).to.equal(null);
  });
});

describe('the explanation of a task of version 2 that fails', () => {
  const explained = (body: Record<string, unknown>) => readPacked(packed(body)).explain(1.5);
  const stops = (changes: (index: number) => object): object[] => (requiredPlan(3)['stops'] as object[]).map((stop, i) => ({ ...stop, ...changes(i) }));

  it('names required stops that no vehicle serves even alone, with the reasons and what would help', () => {
    const { proved, text } = explained(requiredPlan(3, { stops: stops((i) => ({ delivers: null, collects: { boxes: i === 1 ? 150 : 1 } })) }));
    expect(proved).to.equal(true);
    expect(text).to.match(/^No feasible solution: impossible, no vehicle can serve stop order-2: order-2 has 150 boxes; the capacity of van-1 is 100\. It would help: with a capacity of 150 boxes, van-1 can serve it\.$/);
  });

  it('does not say impossible where nothing is proved of a stop alone', () => {
    const optional = explained(requiredPlan(3, { stops: stops((i) => ({ delivers: null, collects: { boxes: 90 }, required: i === 0 })) }));
    expect(optional.proved).to.equal(false);
    expect(optional.text).to.match(/^No plan that serves every required stop was found within 1\.5 s/);
    const tight = explained(requiredPlan(3));
    expect(tight.proved).to.equal(false);
    expect(tight.text).to.not.match(/impossible|\bnode\b|Vehicle \d/);
  });
});
