import { expect } from 'chai';
import type { Plan } from '#generated/types.js';
import { planResult } from '../../../../src/contract/plan/result.js';
import { readPage } from '../../../../src/http/docs/pages.js';
import { check } from '../../../../src/model/checker.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planProblemOf } from '../../../helpers/plan-request.js';
import { snippetsOf } from '../../../helpers/snippets.js';

const HOUR = 3600;
type Span = readonly [from: number, to: number];

/** The request of the page `a-day` that is saved as a file. */
function exampleOf(file: string): Json {
  return JSON.parse(snippetsOf(readPage('a-day')).find(({ marks }) => marks.get('file') === file)!.text) as Json;
}

/** The spans of driving and the breaks of a route, in seconds. */
function spansOf({ steps }: Plan['routes'][number]): { readonly driving: Span[]; readonly breaks: Span[] } {
  const driving: Span[] = [];
  const breaks: Span[] = [];
  const seconds = (text: string | undefined): number => Date.parse(text!) / 1000;
  let pending: Span[] = [];
  let clock = NaN;
  for (const step of steps) {
    if (step.type === 'break') {
      pending.push([seconds(step.begins_at), seconds(step.ends_at)]);
      continue;
    }
    if (step.type !== 'start') {
      const arrival = seconds(step.arrives_at);
      for (const [from, to] of pending) {
        if (Math.min(from, arrival) > clock) driving.push([clock, Math.min(from, arrival)]);
        clock = Math.max(clock, to);
      }
      if (arrival > clock) driving.push([clock, arrival]);
    }
    breaks.push(...pending);
    pending = [];
    if (step.type !== 'end') clock = seconds(step.ends_at);
  }
  return { driving, breaks };
}

/** Seconds of driving between two breaks of some length, in their order. */
function drivenBetween({ driving, breaks }: ReturnType<typeof spansOf>, length: number): number[] {
  const ends = [...breaks.filter(([from, to]) => to - from >= length).map(([from]) => from), Infinity];
  return ends.map((end, k) => driving.filter(([from]) => from < end && from >= (ends[k - 1] ?? -Infinity)).reduce((sum, [from, to]) => sum + to - from, 0));
}

describe('the week of a driver that the documentation shows', () => {
  const { problem, ids } = planProblemOf(exampleOf('week.json'));
  const routes = [{ type: 0, customers: [0, 1, 2, 3] }];
  const { routes: [route], summary } = planResult(problem, ids, routes, { strategy: 'alns', seed: 1, seconds: 0 });
  const spans = spansOf(route!);
  const nights = spans.breaks.filter(([from, to]) => to - from >= 11 * HOUR);

  it('keeps every rule of the model', () => expect(check(problem, routes)).to.deep.equal([]));

  it('has at most 4.5 hours of driving without 45 minutes off, and nine a day', () => {
    expect(drivenBetween(spans, 0).reduce((sum, seconds) => sum + seconds, 0)).to.be.closeTo(summary.driving_seconds, 0.01);
    expect(Math.max(...drivenBetween(spans, 0.75 * HOUR))).to.be.at.most(4.5 * HOUR);
    expect(Math.max(...drivenBetween(spans, 11 * HOUR))).to.be.at.most(9 * HOUR);
  });

  it('rests at least 11 hours within 24 of the last rest, and 45 before the seventh day', () => {
    const departure = Date.parse(route!.departs_at) / 1000;
    const rested = [departure, ...nights.map(([, to]) => to)];
    for (const [k, [from]] of nights.entries()) expect(from + 11 * HOUR - rested[k]!).to.be.at.most(24 * HOUR);
    const weekend = nights.find(([from, to]) => to - from >= 45 * HOUR)!;
    expect(weekend[0] - departure).to.be.at.most(6 * 24 * HOUR);
  });

  it('rests from 16:30 on every night', () => {
    expect(nights.map(([from]) => new Date(1000 * from).toISOString().slice(11, 16))).to.deep.equal(Array.from({ length: 6 }, () => '15:30'));
  });
});
