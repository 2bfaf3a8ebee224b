import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { scheduleRoute } from '../../../../src/model/schedule.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN } from '../../../helpers/plan-request.js';

const { vehicles: [VAN] } = SMALL_PLAN;
const NO_ROAD = 1e9;
const INTERVAL = { type: 'interval', longest_seconds: 5000, break_seconds: 50 };

/** A request whose second stop takes this many seconds to reach from anywhere. */
function withRemoteStop(seconds: number, breaks: Json = [INTERVAL]): Json {
  const matrix = [[0, 100, seconds], [100, 0, seconds], [seconds, seconds, 0]];
  return planBody({ profiles: [{ id: 'road', travel: { type: 'matrices', durations_seconds: matrix } }], vehicles: [{ ...VAN, profile: 'road', shift: null, breaks }] });
}

describe('legs with more breaks after an interval than can be scheduled', () => {
  it('are not driven, whatever the number that stands for "no road"', () => {
    for (const seconds of [NO_ROAD, 1e12]) {
      const { problem } = planProblemOf(withRemoteStop(seconds));
      expect(problem.vehicleTypes[0]!.maxDriving).to.be.closeTo((1000 * 5000) / 60, 1e-6);
      expect(scheduleRoute(problem, 0, [1]).violation).to.deep.include({ kind: 'break' });
      expect(check(problem, [{ type: 0, customers: [1] }]).map(({ kind }) => kind)).to.include('max-driving');
      expect(check(problem, [{ type: 0, customers: [0] }])).to.deep.equal([]);
    }
  });

  it('are driven with up to a thousand breaks', () => {
    const { problem } = planProblemOf(withRemoteStop(4_000_000));
    expect(problem.vehicleTypes[0]!.maxDriving).to.equal(Infinity);
    const { violation, breaks } = scheduleRoute(problem, 0, [1]);
    expect(violation).to.equal(null);
    expect(breaks.length).to.be.within(1598, 1602);
  });

  it('are no matter where vehicles have no such breaks, or no such legs', () => {
    expect(planProblemOf(withRemoteStop(NO_ROAD, [])).problem.vehicleTypes[0]!.maxDriving).to.equal(Infinity);
    expect(planProblemOf(withRemoteStop(900)).problem.vehicleTypes[0]!.maxDriving).to.equal(Infinity);
  });
});
