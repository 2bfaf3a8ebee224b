import { expect } from 'chai';
import type { PlanRequest } from '#generated/types.js';
import { unpackPlan, packPlan } from '../../../../src/contract/plan/pack.js';
import { planMeta, planSizes } from '../../../../src/contract/plan/parse.js';
import { parseUpload } from '../../../../src/contract/plan/parse-upload.js';
import { planResult } from '../../../../src/contract/plan/result.js';
import { uploadedSets, withUploads } from '../../../../src/contract/plan/uploads.js';
import { planWarnings } from '../../../../src/contract/plan/warnings.js';
import { unpackMatrices } from '../../../../src/contract/plan/matrix-set.js';
import type { Traffic, Travel } from '../../../../src/model/problem.js';
import type { JsonObject } from '../../../helpers/contract-document.js';
import { planFindings, planProblemOf, planRequestOf, SMALL_PLAN, withMatrices } from '../../../helpers/plan-request.js';

const [VAN] = SMALL_PLAN.vehicles;
const all = (seconds: number): number[][] => [[0, seconds, seconds], [seconds, 0, seconds], [seconds, seconds, 0]];
const at = (time: string, seconds: number, rows = all(seconds)): object => ({ time_of_day: time, durations_seconds: rows });

/** The small request with durations by time of day, in seconds, equal on all legs. */
function timed(entries: readonly object[], more: Readonly<Record<string, unknown>> = {}): JsonObject {
  return withMatrices({ durations_seconds: null, durations_by_time: entries }, { plan_start: '2026-11-02T08:00:00+01:00', ...more });
}

const shift = (latest: string): { readonly vehicles: readonly object[] } => ({ vehicles: [{ ...VAN, shift: { latest } }] });
const RUSH = [at('07:00', 600), at('08:30', 1200), at('17:00', 900)];

/** [hours from the start, seconds of every leg] of the times from one hour to another. */
function curve({ times, durations }: Traffic, until = Infinity): [number, number][] {
  return [...times].map((minutes, k): [number, number] => [minutes / 60, durations[k]!.matrix[1]!]).filter(([hours]) => hours <= until);
}
const travelOf = (body: JsonObject): Travel => planProblemOf(body).problem.travel[0]!;
const trafficOf = (body: JsonObject): Traffic => travelOf(body).traffic!;

describe('durations by time of day', () => {
  it('are times from the start of the plan in its offset, from the one before it on', () => {
    expect(curve(trafficOf(timed(RUSH, shift('2026-11-02T18:00:00Z'))))).to.deep.equal([[-1, 600], [0.5, 1200], [9, 900], [23, 600]]);
    expect(curve(trafficOf(timed(RUSH, { ...shift('2026-11-02T16:00:00Z'), plan_start: '2026-11-02T08:00:00.000+01:00' })), 9)).to.deep.equal([[-1, 600], [0.5, 1200], [9, 900]]);
  });

  it('begin with the evening before where the plan starts before the first time of a day', () => {
    expect(curve(trafficOf(timed(RUSH, { plan_start: '2026-11-02T05:00:00+01:00' })), 12)).to.deep.equal([[-12, 900], [2, 600], [3.5, 1200], [12, 900]]);
  });

  it('repeat each day until the last shift ends, for 14 days at most, with the matrices of the first day', () => {
    const { times, durations } = trafficOf(timed(RUSH, { ...shift('2026-11-05T16:00:00Z') }));
    expect([times.length, times.at(-1)! / 60, new Set(durations).size]).to.deep.equal([12, 81, 3]);
    const endless = trafficOf(timed(RUSH));
    expect([endless.times.length, endless.times.at(-2)! / 1440 < 14, endless.times.at(-1)! / 1440 >= 14]).to.deep.equal([44, true, true]);
    expect(curve(trafficOf(timed(RUSH, shift('2026-11-02T08:00:00+01:00'))))).to.deep.equal([[-1, 600], [0.5, 1200]]);
  });

  it('count in the offset of the plan on the day on which clocks change, whatever offsets its other instants have', () => {
    // In Berlin 07:30 of winter is 08:30 in the offset of summer: what holds after the change is written in the later offset.
    const summer = trafficOf(timed(RUSH, { plan_start: '2026-10-24T22:00:00+02:00', ...shift('2026-10-25T18:00:00+01:00') }));
    const winter = trafficOf(timed(RUSH, { plan_start: '2026-10-24T21:00:00+01:00', ...shift('2026-10-25T18:00:00+01:00') }));
    expect(curve(summer, 12)).to.deep.equal([[-5, 900], [9, 600], [10.5, 1200]]);
    expect(curve(winter, 12)).to.deep.equal([[-4, 900], [10, 600], [11.5, 1200]]);
  });

  it('are those of the time at which a leg leaves: in the offset of the plan on the day on which clocks change, too', () => {
    const hours = [at('06:00', 600), at('08:00', 1800), at('10:00', 600)];
    const stops = [{ id: 'one', location: 'a', windows: [{ earliest: '2026-10-25T08:20:00+01:00', latest: '2026-10-25T08:20:00+01:00' }] }];
    const departure = (start: string): string => {
      const { problem, ids } = planProblemOf(timed(hours, { plan_start: start, stops }));
      return planResult(problem, ids, [{ type: 0, customers: [0] }], { strategy: 'alns', seed: 1, seconds: 0 }).routes[0]!.departs_at;
    };
    expect(departure('2026-10-24T22:00:00+02:00')).to.equal('2026-10-25T09:00:00+02:00');
    expect(departure('2026-10-24T21:00:00+01:00')).to.equal('2026-10-25T07:51:25.714+01:00');
  });

  it('leave the least of each leg as its duration, and the diagonal 0', () => {
    const { durations } = travelOf(timed([at('07:00', 0, [[9, 60, 5], [8, 9, 60], [60, 60, 9]]), at('09:00', 60)]));
    expect(durations).to.deep.equal({ kind: 'matrix', matrix: Float64Array.of(0, 60, 5, 8, 0, 60, 60, 60, 0) });
    expect(planProblemOf(timed(RUSH)).problem.vehicleTypes[0]!.pace).to.equal(1 / 60);
  });

  it('never let a vehicle arrive earlier by leaving later: the earlier duration is lowered, for the slowest vehicle', () => {
    const begin = { plan_start: '2026-11-02T07:00:00+01:00' };
    const falling = [at('07:00', 9000), at('08:00', 7500), at('09:00', 600)];
    expect(curve(trafficOf(timed(falling, begin)), 2)).to.deep.equal([[0, 7800], [1, 4200], [2, 600]]);
    const fleet = [{ ...VAN, speed_factor: 0.5 }, { ...VAN, id: 'fast', speed_factor: 2 }];
    expect(curve(trafficOf(timed(falling, { ...begin, vehicles: fleet })), 2)).to.deep.equal([[0, 4200], [1, 2400], [2, 600]]);
    expect(curve(trafficOf(timed([at('00:10', 60), at('23:50', 6000)], shift('2026-11-02T23:00:00Z'))), 24)).to.deep.equal([[-7 - 5 / 6, 60], [15 + 5 / 6, 1260], [16 + 1 / 6, 60]]);
  });

  it('are warned of where they are lowered, once for each profile that is used', () => {
    const warningsOf = (body: JsonObject) => planWarnings(planRequestOf(body));
    expect(warningsOf(timed(RUSH))).to.deep.equal([]);
    expect(warningsOf(timed([at('07:00', 3600), at('08:00', 0)]))).to.deep.equal([]);
    const rows = all(600);
    rows[0]![2] = 9000;
    expect(warningsOf(timed([at('07:00', 0, rows), at('08:00', 600)]))).to.deep.equal([{
      code: 'durations_lowered', loc: ['body', 'profiles', '0', 'travel', 'durations_by_time'],
      message: 'durations_by_time of profile "road" falls faster than time passes on 1 leg: from "depot" to "b" it is 9000 s at 07:00 and 600 s at 08:00, so that leaving later would mean ' +
        'arriving earlier; the earlier duration was lowered to waiting and driving then',
    }]);
    expect(warningsOf(timed([at('07:00', 3600), at('08:00', 0)], { vehicles: [{ ...VAN, speed_factor: 0.9 }] }))[0]?.message).to.match(/on 6 legs/);
    expect(warningsOf(timed([at('00:10', 60), at('23:50', 6000)]))[0]?.message).to.match(/6000 s at 23:50 and 60 s at 00:10/);
  });

  it('are packed with each matrix once', () => {
    const plan = planProblemOf(timed(RUSH));
    const bytes = packPlan({ ...plan, meta: planMeta(planRequestOf(timed(RUSH))) });
    expect(unpackPlan(bytes).problem).to.deep.equal(plan.problem);
    expect(new Set(unpackPlan(bytes).problem.travel[0]!.traffic!.durations).size).to.equal(3);
    expect(bytes.length).to.be.below(5000);
  });

  it('count with all their cells', () => {
    expect(planSizes(planRequestOf(timed(RUSH))).matrixCells).to.equal(36);
  });

  it('are uploaded and named like other matrices', () => {
    const locations = ['b', 'x', 'depot', 'a'];
    const rows = (base: number): number[][] => locations.map((_, i) => locations.map((__, j) => (i === j ? 7 : base + 10 * i + j)));
    const body = { locations, durations_by_time: [{ time_of_day: '07:00', durations_seconds: rows(100) }, { time_of_day: '09:00', durations_seconds: rows(200) }] };
    const outcome = parseUpload(new TextEncoder().encode(JSON.stringify(body)));
    if (!('upload' in outcome)) throw new Error(JSON.stringify(outcome));
    const { upload } = outcome;
    expect(upload).to.deep.include({ locations: 4, distances: false, durations: true, cells: 32 });
    expect(unpackMatrices(upload.packed).timed.map(({ time }) => time)).to.deep.equal(['07:00', '09:00']);
    const uploads = uploadedSets({ sets: [{ name: 'city', packed: upload.packed }], expired: [], known: ['city'] });
    const request = { ...planRequestOf(withMatrices()), profiles: [{ id: 'road', travel: { type: 'uploaded', name: 'city' } }] } as unknown as PlanRequest;
    expect(planSizes(request, uploads).matrixCells).to.equal(18);
    const [profile] = withUploads(request, uploads).profiles!;
    expect(profile!.travel).to.deep.equal({
      type: 'matrices', distances_meters: null, durations_seconds: null,
      durations_by_time: [
        { time_of_day: '07:00', durations_seconds: [[0, 123, 120], [132, 0, 130], [102, 103, 0]] },
        { time_of_day: '09:00', durations_seconds: [[0, 223, 220], [232, 0, 230], [202, 203, 0]] },
      ],
    });
  });
});

describe('what is refused of durations by time of day', () => {
  const travel = ['body', 'profiles', '0', 'travel', 'durations_by_time'];
  const cases: readonly (readonly [what: string, body: JsonObject, loc: readonly string[], msg: RegExp])[] = [
    ['beside durations', withMatrices({ durations_by_time: RUSH }), [], /^durations_by_time of travel of profile "road" stands beside durations_seconds: send one of them$/],
    ['one entry', timed([RUSH[0]!]), [], /must be an array of at least 2 and at most 48 objects \(got an array of 1\)$/],
    ['49 entries', timed(Array.from({ length: 49 }, (_, k) => at(`${String(Math.floor(k / 4)).padStart(2, '0')}:${String(15 * (k % 4)).padStart(2, '0')}`, 60))), [], /at most 48 objects/],
    ['a time twice', timed([at('07:00', 60), at('07:00', 60)]), ['1', 'time_of_day'],
      /^time_of_day of durations_by_time\[1\] of travel of profile "road" is 07:00, which is not after 07:00 of the entry before: sort the entries by time, each time once$/],
    ['times in another order', timed([at('07:00', 60), at('06:00', 60), at('08:00', 60)]), ['1', 'time_of_day'], /is 06:00, which is not after 07:00/],
    ['no clock time', timed([at('7:00', 60), at('08:00', 60)]), ['0', 'time_of_day'], /must be a clock time from 00:00 to 23:59, such as 07:30 \(got "7:00"\)$/],
    ['the end of a day', timed([at('07:00', 60), at('24:00', 60)]), ['1', 'time_of_day'], /must be a clock time from 00:00 to 23:59/],
    ['an instant', timed([at('2026-11-02T07:00:00Z', 60), at('08:00', 60)]), ['0', 'time_of_day'], /must be a clock time/],
    ['too few rows', timed([at('07:00', 60), at('08:00', 0, [[0, 1, 2], [3, 0, 4]])]), ['1', 'durations_seconds'],
      /^durations_seconds of durations_by_time\[1\] of travel of profile "road" must have a row for each of the 3 locations \(got 2\)$/],
    ['a short row', timed([at('07:00', 0, [[0, 1, 2], [3, 0], [5, 6, 0]]), at('08:00', 0)]), ['0', 'durations_seconds', '1'], /must have an entry for each of the 3 locations \(got 2\)$/],
    ['no matrix', timed([{ time_of_day: '07:00' }, at('08:00', 0)]), ['0', 'durations_seconds'], /is missing: send an array of rows of numbers, one for each location$/],
    ['a negative duration', timed([at('07:00', 0, [[0, -1, 2], [3, 0, 4], [5, 6, 0]]), at('08:00', 0)]), ['0', 'durations_seconds', '0', '1'], /must be a number from 0 to 1e12/],
    ['another name of the time', timed([{ time_of_day: '07:00', time: '07:00', durations_seconds: all(1) }, at('08:00', 0)]), ['0', 'time'], /did you mean time_of_day\?$/],
    ['another name of the field', withMatrices({ traffic: [] }), ['traffic'], /did you mean durations_by_time\?$/],
  ];
  for (const [what, body, loc, msg] of cases) {
    it(what, () => {
      const findings = planFindings(body);
      expect(findings, JSON.stringify(findings)).to.have.length(1);
      expect(findings[0]!.loc).to.deep.equal(loc[0] === 'traffic' ? [...travel.slice(0, -1), ...loc] : [...travel, ...loc]);
      expect(findings[0]!.msg).to.match(msg);
    });
  }

  it('are refused in uploads too', () => {
    const faults = (body: object): string[] => {
      const outcome = parseUpload(new TextEncoder().encode(JSON.stringify(body)));
      return 'findings' in outcome ? outcome.findings.map(({ loc, msg }) => `${loc.join('/')}: ${msg}`) : [];
    };
    const entries = [{ time_of_day: '09:00', durations_seconds: [[0]] }, { time_of_day: '08:00', durations_seconds: [[0], [0]] }];
    expect(faults({ locations: ['a'], durations_by_time: entries })).to.deep.equal([
      'body/durations_by_time/1/durations_seconds: durations_seconds of durations_by_time[1] must have a row for each of the 1 locations (got 2)',
      'body/durations_by_time/1/time_of_day: time_of_day of durations_by_time[1] is 08:00, which is not after 09:00 of the entry before: sort the entries by time, each time once',
    ]);
    expect(faults({ locations: ['a'], durations_seconds: [[0]], durations_by_time: entries })[0]).to.match(/^body\/durations_by_time: .* stands beside durations_seconds/);
  });
});
