import { expect } from 'chai';
import fc from 'fast-check';
import { parseRequest } from '../../src/contract/parse.js';
import { problemFromRequest } from '../../src/contract/problem.js';
import { solvedResult, successEnvelope } from '../../src/contract/result.js';
import { verifyResult } from '../../src/contract/result-reader.js';
import { check } from '../../src/model/checker.js';
import { explainFailure } from '../../src/model/explanation.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { runStrategy } from '../../src/strategy/run.js';
import { finishedEnvelope } from '../../src/tasks/envelope.js';
import { bruteForce } from '../helpers/brute-force.js';
import { responseFaults } from '../helpers/validate-response.js';

const EDGES = [0, 1, 1e-9, 1e-15, 1e-100, 1e-300, 5e-324, 0.1, 3, 1e6, 1e9, 1e11, 999_999_999_999.9999, 1e12];
const BEYOND = [1.0000000000001e12, 1e15, 1e21, 1e300, 1.7976931348623157e308, 2 ** 53, -1, -1e12, -1e15];

/** Ordinary numbers, with an occasional one at the limit of what can be computed. */
function amount({ everyday = 100, weight = 8 }: { readonly everyday?: number; readonly weight?: number }): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 200 * weight, arbitrary: fc.double({ min: 0.01, max: everyday, noNaN: true }) },
    { weight: 400, arbitrary: fc.constantFrom(...EDGES) },
    { weight: 200, arbitrary: fc.double({ min: 0, max: 1e12, noNaN: true }) },
    { weight, arbitrary: fc.constantFrom(...BEYOND) },
  );
}

const list = (of: fc.Arbitrary<number>, length: number): fc.Arbitrary<number[]> => fc.array(of, { minLength: length, maxLength: length });

interface Sizes {
  readonly nodes: number;
  readonly vehicles: number;
}

/** Requests whose arrays have the right lengths, so that only their numbers can be wrong. */
function requests({ nodes, vehicles }: Sizes): fc.Arbitrary<Record<string, unknown>> {
  const square = fc.array(list(amount({ weight: 30 }), nodes), { minLength: nodes, maxLength: nodes });
  const optional = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined });
  const window = fc.oneof(
    { weight: 3, arbitrary: fc.constant([0, 1e12]) },
    { weight: 1, arbitrary: fc.tuple(amount({}), amount({ everyday: 1e5 })).map(([start, length]) => [start, start + length]) },
  );
  const timed = fc.record({
    node_time_windows: fc.array(window, { minLength: nodes, maxLength: nodes }),
    node_service_time: list(amount({ weight: 40 }), nodes),
    vehicle_speeds: list(amount({ everyday: 60, weight: 6 }), vehicles),
    max_working_hours: optional(amount({})),
    late_penalty_per_min: optional(amount({})),
  });
  return fc.record({
    objective: fc.constantFrom('min_total_distance', 'min_total_cost'),
    node_num: fc.constant(nodes), vehicle_num: fc.constant(vehicles),
    places: fc.oneof(square.map((distance_matrix) => ({ distance_matrix })), fc.array(list(amount({ weight: 30 }), 2), { minLength: nodes, maxLength: nodes }).map((node_positions) => ({ distance_matrix: [], node_positions }))),
    start_nodes: fc.constant(Array(vehicles).fill(0)), end_nodes: fc.constant(Array(vehicles).fill(0)),
    demands: list(amount({ everyday: 5, weight: 40 }), nodes - 1),
    vehicles_capacity: list(fc.oneof({ weight: 4, arbitrary: fc.constant(1e12) }, { weight: 1, arbitrary: amount({}) }), vehicles),
    vehicle_fixed_costs: optional(list(amount({ weight: 20 }), vehicles)),
    vehicle_unit_distance_costs: optional(list(amount({ weight: 20 }), vehicles)),
    times: optional(timed),
    time_limit_seconds: optional(fc.constantFrom(1, 2 ** 53, 1e21, 1.7976931348623157e308)),
  }).map(({ places, demands, times, ...fields }) => ({ ...fields, ...places, node_demands: [0, ...demands], ...times }));
}

const bodyOf = (fields: unknown): Buffer => Buffer.from(JSON.stringify(fields));

/** What the service does with a request, from its bytes to the bytes of the response. */
async function solveBytes(fields: Record<string, unknown>, strategy: string): Promise<'refused' | 'solved' | 'failed' | 'unchecked'> {
  const parsed = parseRequest(bodyOf(fields));
  if ('findings' in parsed) {
    for (const { loc, msg } of parsed.findings) {
      expect(loc[0]).to.equal('body');
      expect(msg).to.match(/\(got .+\)|must not end before it starts/);
    }
    return 'refused';
  }
  const problem = problemFromRequest(parsed.request);
  const manifest = loadManifests().find(({ name }) => name === strategy)!;
  const run = await runStrategy(problem, manifest, await loadStrategy(manifest), { seed: 1, iterations: 30 });
  if (run.ended === 'failed') throw run.error;
  if (run.routes === null) {
    const { text } = explainFailure(problem, 1);
    expect(text).to.not.match(/NaN|undefined|Infinity/);
    if (problem.customers.length <= 5) expect(bruteForce(problem), text).to.equal(null);
    return 'failed';
  }
  // The service publishes nothing that its checker rejects.
  if (check(problem, run.routes).length > 0) return 'unchecked';
  const stored = successEnvelope(solvedResult(problem, run.routes, { requestId: 'x'.repeat(22), strategy, seed: 1, seconds: 1 }));
  const bytes = finishedEnvelope(Buffer.from(stored), 'solved', { createdAt: 1, startedAt: 2, finishedAt: 3, expiresAt: 4 });
  const answer = Buffer.from(bytes).toString();
  const again = parseRequest(bodyOf(fields)) as { request: Parameters<typeof problemFromRequest>[0] };
  expect(verifyResult(problemFromRequest(again.request), JSON.parse(answer))).to.deep.equal([]);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': 'x'.repeat(22) };
  expect(await responseFaults('getSolveResult', 200, headers, answer)).to.deep.equal([]);
  return 'solved';
}

describe('a request with extreme numbers', function () {

  for (const [strategy, sizes, numRuns, least] of [['savings', { nodes: 5, vehicles: 2 }, 600, 100], ['alns', { nodes: 14, vehicles: 3 }, 150, 5]] as const) {
    it(`is rejected naming the value, or solved by ${strategy} so that verify accepts the exact bytes of the answer`, async () => {
      const outcomes = { refused: 0, solved: 0, failed: 0, unchecked: 0 };
      await fc.assert(fc.asyncProperty(requests(sizes), async (fields) => {
        outcomes[await solveBytes(fields, strategy)]++;
      }), { numRuns });
      expect(outcomes.solved, JSON.stringify(outcomes)).to.be.above(least);
      if (strategy === 'savings') expect(outcomes.refused, JSON.stringify(outcomes)).to.be.above(50);
    });
  }
});
