import { expect } from 'chai';
import type { UnassignedReason } from '#generated/types.js';
import { triedAlone } from '../../../../src/contract/plan/places.js';
import { routeTrial } from '../../../../src/contract/plan/route-trial.js';
import { relaxationOf, trialReasons, withLeastChange } from '../../../../src/contract/plan/trial-reasons.js';
import { unassigned } from '../../../../src/contract/plan/unassigned.js';
import type { Json, JsonObject } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN } from '../../../helpers/plan-request.js';
import { dice, type Dice } from '../../../helpers/random-problem.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const clock = (minutes: number): string => `2026-11-02T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00Z`;
const span = (from: number, to: number): { earliest: string; latest: string } => ({ earliest: clock(from), latest: clock(to) });

/** A van that has its break in one of several windows, or leaves in one of several hours, and a stop that is hard to reach. */
function drawn(random: Dice): JsonObject {
  const from = random.int(12, 30) * 15;
  const windows = [1, 2, 3].slice(0, random.int(1, 3)).map((k) => span(from + 60 * k, from + 60 * k + random.int(0, 3) * 15));
  const { earliest, latest } = windows[0]!;
  const breaks = random.chance(0.7) ? [{ type: 'window', earliest, latest, break_seconds: 60 * random.int(5, 40), other_windows: windows.slice(1) }] : [];
  const open = from + random.int(0, 12) * 15;
  return planBody({
    plan_start: clock(120),
    ...(random.chance(0.5) && { depots: [{ location: 'depot', departures_per_hour: 2 }] }),
    vehicles: [{ ...VAN, breaks, shift: span(from, from + random.int(2, 16) * 15), ...(random.chance(0.4) && { max_duration_seconds: 60 * random.int(10, 180) }), ...(random.chance(0.2) && { max_stops: 0 }) }],
    stops: [{ ...ONE, service_seconds: 60 * random.int(0, 150), windows: [span(open, open + random.int(0, 4) * 10)] }],
  });
}

/** What is said of the only stop, and what keeps each way of driving the van from it. */
function told(body: Json) {
  const { problem, ids } = planProblemOf(body);
  const alternatives = problem.vehicleTypes.map((_, type) => withLeastChange(trialReasons(routeTrial(problem, ids, triedAlone(problem, 0, type)), ids)));
  const [stop] = unassigned(problem, ids, { routes: [], vehicles: [] });
  return { alternatives, stop: stop! };
}

const codesOf = ({ reasons }: { readonly reasons: readonly { readonly code: string }[] }): string[] => reasons.map(({ code }) => code);

describe('reasons of a vehicle that may leave in several hours, or have its breaks in several windows', () => {
  it('hold for all of these, and the change is the smallest of any of them', () => {
    let [several, relaxed] = [0, 0];
    for (let seed = 0; seed < 150; seed++) {
      const { alternatives, stop } = told(drawn(dice(seed + 500)));
      const own = stop.reasons.filter(({ vehicle }) => vehicle === 'van');
      if (alternatives.length < 2 || alternatives.some(({ reasons }) => reasons.length === 0)) continue;
      several++;
      for (const { code } of own) {
        if (code !== 'schedule') expect(alternatives.every((one) => codesOf(one).includes(code)), `seed ${String(seed)}: ${code}`).to.equal(true);
      }
      const shares = alternatives.flatMap((one) => relaxationOf(one, 'van') ?? []).sort((a, b) => a.share - b.share);
      if (shares.length === 0) continue;
      relaxed++;
      const best = shares.filter(({ share }) => share <= shares[0]!.share + 1e-9).map(({ relaxation }) => relaxation.message);
      expect(best, `seed ${String(seed)}`).to.include(stop.relaxation?.message);
    }
    expect([several > 30, relaxed > 20], `${String(several)} ${String(relaxed)}`).to.deep.equal([true, true]);
  });

  const vans = (changes: JsonObject = {}): JsonObject => ({ ...VAN, shift: span(480, 1020), ...changes });
  const DEPOT = { plan_start: clock(450), depots: [{ location: 'depot', departures_per_hour: 1 }] };
  const reasonsOf = (body: Json, used: readonly number[]): readonly UnassignedReason[] => {
    const { problem, ids } = planProblemOf(body);
    const type = problem.vehicleTypes.findIndex(({ vehicles }) => vehicles[0] === 0);
    return unassigned(problem, ids, { routes: [{ type, customers: [...used] }], vehicles: [0] })[0]!.reasons;
  };

  it('say nothing of a route that could leave in another hour', () => {
    const late = { ...ONE, windows: [span(600, 610)] };
    const vehicles = [vans({ max_duration_seconds: 3600 }), { ...vans({ max_stops: 0 }), id: 'other' }];
    expect(reasonsOf(planBody({ ...DEPOT, vehicles, stops: [late, TWO] }), [1])).to.deep.equal([
      { code: 'stops', vehicle: 'other', message: 'other may not serve any stop, and so not one' },
      { code: 'no_room', vehicle: null, message: 'no plan was found that serves one in addition to the others' },
    ]);
  });

  it('say of a route that it could leave in another hour in which no more may', () => {
    const late = { ...ONE, windows: [span(600, 605)] };
    const body = planBody({ ...DEPOT, vehicles: [vans({ max_duration_seconds: 3600 }), { ...VAN, id: 'other', max_stops: 1, shift: span(480, 1020) }], stops: [late, TWO, { id: 'three', location: 'b' }, { id: 'four', location: 'b' }] });
    const { problem, ids } = planProblemOf(body);
    const typesOf = (vehicle: number): number[] => problem.vehicleTypes.flatMap(({ vehicles }, type) => (vehicles.includes(vehicle) ? [type] : []));
    const opens = (type: number): number => problem.time!.open[problem.vehicleTypes[type]!.start]!;
    const hourOf = (vehicle: number, minute: number): number => typesOf(vehicle).find((type) => opens(type) === minute - 450)!;
    const routes = [{ type: hourOf(0, 480), customers: [1] }, { type: hourOf(1, 540), customers: [2] }];
    const [stop] = unassigned(problem, ids, { routes, vehicles: [0, 1] });
    expect(stop!.reasons.filter(({ vehicle }) => vehicle === 'van')).to.deep.equal([
      { code: 'departures', vehicle: 'van', message: 'van could serve it only if it left its start in an hour in which departures_per_hour allows no more' },
    ]);
  });
});
