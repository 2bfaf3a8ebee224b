import { expect } from 'chai';
import { explainPlan } from '../../../src/contract/explain-plan.js';
import { besideUnservable, impossibleText } from '../../../src/model/explanation/impossibility.js';
import type { Impossibility } from '../../../src/model/impossibility.js';
import type { JsonObject } from '../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN, withMatrices } from '../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;

/** A stop that must be reached within ten minutes; the direct way takes an hour, the one by b two minutes or, if that is no shortcut, longer. */
function due(byB: number, changes: JsonObject = {}, vehicle: JsonObject = {}): ReturnType<typeof explainPlan> {
  const { problem, ids } = planProblemOf(withMatrices({ durations_seconds: [[0, 3600, 60], [3600, 0, 3600], [60, byB, 0]] }, {
    plan_start: '2026-11-02T08:00:00Z', vehicles: [{ ...VAN, ...vehicle }],
    stops: [{ ...ONE, required: true, windows: [{ latest: '2026-11-02T08:10:00Z' }], ...changes }, TWO],
  }));
  return explainPlan(problem, ids, 1);
}

describe('explainPlan', () => {
  it('proves that a stop is out of reach where no other way is shorter', () => {
    expect(due(3600)).to.deep.include({ proved: true });
    expect(due(3600).text).to.match(/^No feasible solution: impossible, no vehicle can serve stop one: van reaches one at .*; its last window ends at /);
  });

  it('proves nothing where another way is, and says what holds for the direct one', () => {
    const { proved, text } = due(60);
    expect(proved).to.equal(false);
    expect(text).to.match(/^No plan that serves every required stop was found within 1 s; whether one exists is not known\. By the direct way no vehicle can serve stop one: van reaches one at /);
  });

  it('proves by what does not depend on the way', () => {
    expect(due(60, { skills: ['lift'] })).to.deep.include({ proved: true });
    expect(due(60, { delivers: { kg: 3 } }, { capacities: { kg: 2 } })).to.deep.include({ proved: true });
  });

  it('names the stop that a change would help, where there are several', () => {
    const stops = [{ ...ONE, required: true, delivers: { kg: 3 } }, { ...TWO, required: true, delivers: { kg: 3, boxes: 1 } }];
    const textOf = (kilograms: readonly number[], changes: JsonObject = {}): string => {
      const vehicles = kilograms.map((kg, i) => ({ ...VAN, id: `van-${i + 1}`, capacities: { kg } }));
      const { problem, ids } = planProblemOf(planBody({ stops, vehicles, ...changes }));
      return explainPlan(problem, ids, 1).text;
    };
    const textWith = (...kilograms: readonly number[]): string => textOf(kilograms);
    expect(textWith(2)).to.equal('No feasible solution: impossible, no vehicle can serve the stops one and two: one has 3 kg; the capacity of van-1 is 2. '
      + 'two has 3 kg; the capacity of van-1 is 2; two has 1 boxes; the capacity of van-1 is 0. It would help: with a capacity of 3 kg, van-1 can serve one.');
    expect(textWith(2, 1)).to.include('the capacity of van-2 is 1; and 1 more reason. It');
    const alternatives = { stops: [{ ...stops[0]!, skills: ['lift'] }, stops[1]!, { id: 'other', location: 'b', delivers: { kg: 3 } }], relations: [{ type: 'one_of', stops: ['one', 'other'] }] };
    expect(textOf([2], alternatives)).to.include('no vehicle can serve the stops one and two').and.include('It would help: other: with a capacity of 3 kg, van-1 can serve it.');
  });

  it('proves nothing where another stop at the same place might take the setup', () => {
    const setup = { setup_seconds: 900, windows: [{ latest: '2026-11-02T09:05:00Z' }] };
    expect(due(3600, setup)).to.deep.include({ proved: true });
    expect(due(3600, { ...setup, location: 'b', windows: [{ latest: '2026-11-02T08:10:00Z' }] })).to.deep.include({ proved: false });
  });

  it('proves nothing where a vehicle may reload what was released after it had left', () => {
    const left = (vehicle: JsonObject) => {
      const { problem, ids } = planProblemOf(planBody({
        plan_start: '2026-11-02T08:00:00Z', vehicles: [{ ...VAN, ...vehicle }], stops: [{ ...ONE, required: true, released_at: '2026-11-02T08:20:00Z' }, TWO],
        initial_routes: [{ vehicle: VAN.id, stops: ['two'], departed_at: '2026-11-02T08:00:00Z' }],
      }));
      return explainPlan(problem, ids, 1);
    };
    expect(left({})).to.deep.include({ proved: true });
    expect(left({}).text).to.contain('carries what is released at');
    expect(left({ reloads: { locations: ['depot'] } })).to.deep.include({ proved: false });
  });

  it('proves that a stop is out of reach by any way where its times forbid it', () => {
    const released = { released_at: '2026-11-02T08:20:00Z' };
    const text = /^No feasible solution: impossible, no vehicle can serve stop one by any way; by the direct one: van reaches one at .*; its last window ends at /;
    for (const impossible of [due(60, released), due(60, { ...released, setup_seconds: 60, location: 'b' }), due(3600, released, { reloads: { locations: ['depot'] } })]) {
      expect(impossible).to.deep.include({ proved: true });
      expect(impossible.text).to.match(text);
    }
    const shift = { shift: { latest: '2026-11-02T10:00:00Z' } };
    expect(due(60, { service_seconds: 7201, windows: null }, shift)).to.deep.include({ proved: true });
    expect(due(60, { service_seconds: 7200, windows: null }, shift)).to.deep.include({ proved: false });
    expect(due(60, { windows: [{ earliest: '2026-11-02T10:00:01Z' }] }, shift)).to.deep.include({ proved: true });
    expect(due(60, { windows: [{ earliest: '2026-11-02T10:00:00Z' }] }, shift)).to.deep.include({ proved: false });
    expect(due(60, { ...released, windows: [{ latest: '2026-11-02T08:20:00Z' }] })).to.deep.include({ proved: false });
    expect(due(60, { service_seconds: 601, windows: null }, { max_duration_seconds: 600 })).to.deep.include({ proved: true });
  });

  it('comes before a bound on all stops, and no number of vehicles beside it', () => {
    const { problem } = planProblemOf(planBody());
    const bound: Impossibility = {
      unservedAtLeast: 2, method: 'columns', certificate: null,
      relaxations: [{ kind: 'vehicles', now: 1, atLeast: 4 }, { kind: 'hours', now: 1, atLeast: 2 }],
    };
    expect(impossibleText(problem, due(60), bound, 'stop')).to.match(
      /^No feasible solution: impossible\. By the direct way no vehicle can serve stop one: .* can serve it\. By whatever way, at least 2 required stops stay unserved with 1 vehicle; without any other change it takes working hours at least 2 times as long\.$/);
    expect(impossibleText(problem, due(3600), bound, 'stop')).to.match(/ can serve it\. At least 2 required stops stay unserved in every plan\.$/);
    const [vehicles, hours] = bound.relaxations;
    expect(besideUnservable(bound, due(3600)).relaxations, 'no number of vehicles helps').to.deep.equal([{ ...vehicles, atLeast: null }, hours]);
    expect(besideUnservable(bound, due(60)).relaxations, 'by another way vehicles may help').to.deep.equal([hours]);
    expect(besideUnservable(bound, { proved: false, text: '' })).to.equal(bound);
  });
});
