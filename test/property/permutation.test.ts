import { expect } from 'chai';
import { problemFromRequest } from '../../src/contract/problem.js';
import type { CanonicalRequest } from '../../src/contract/request.js';
import { evaluate } from '../../src/model/cost.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { runStrategy } from '../../src/strategy/run.js';
import { permuteRequest } from '../helpers/permute-request.js';
import { dice, randomRequest, type RandomOptions } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';

/** Requests with various features; each is sorted first, so that an influence of the order would show. */
const SHAPES: readonly RandomOptions[] = [
  { customers: 40, vehicles: 10, tightness: 0.2, timed: false, positions: true },
  { customers: 40, vehicles: 10, tightness: 0.1, timed: true, soft: false, positions: true },
  { customers: 40, vehicles: 10, tightness: 0.2, timed: true, soft: true, positions: true },
  { customers: 40, vehicles: 10, tightness: 0.2, timed: false, positions: false },
  { customers: 40, vehicles: 12, tightness: 0.1, timed: true, soft: false, positions: false },
  { customers: 60, vehicles: 15, tightness: 0.2, timed: false },
];
/** Number of requests per shape, and of runs of each request in either order. */
const REQUESTS = countOf(1, 2);
const RUNS = countOf(3, 5);
/** An iteration of hgs is a local search. */
const ITERATIONS: Readonly<Record<string, number>> = { hgs: countOf(30, 1000) };
const OTHER_ITERATIONS = countOf(150, 1000);
const ORDERED = countOf(20, 60);

const identity = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** Nodes from left to right, vehicles from smallest to largest. */
function inOrder(request: CanonicalRequest): CanonicalRequest {
  const { distances, nodeCount, vehicleCount } = request;
  const place = (node: number): number => (distances.kind === 'positions' ? distances.x[node]! : distances.matrix[node]!);
  const nodes = identity(nodeCount).sort((a, b) => place(a) - place(b));
  return permuteRequest(request, nodes, identity(vehicleCount).sort((a, b) => request.capacities[a]! - request.capacities[b]!));
}

function shuffled(request: CanonicalRequest, seed: number): CanonicalRequest {
  const random = dice(seed);
  return permuteRequest(request, random.shuffle(identity(request.nodeCount)), random.shuffle(identity(request.vehicleCount)));
}

function moments(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) };
}

// Only strategies that support all of these shapes, which all have different vehicles.
for (const manifest of loadManifests().filter(({ features }) => features.includes('different-vehicles'))) {
  describe(`the order of customers and vehicles, for ${manifest.name}`, function () {

    it('has no systematic effect on what an iteration budget achieves', async () => {
      const strategy = await loadStrategy(manifest);
      const cost = async (request: CanonicalRequest, seed: number): Promise<number> => {
        const problem = problemFromRequest(request);
        const { routes } = await runStrategy(problem, manifest, strategy, { seed, iterations: ITERATIONS[manifest.name] ?? OTHER_ITERATIONS });
        return routes === null ? NaN : evaluate(problem, routes).total;
      };
      const effects: number[] = [];
      for (let k = 0; k < SHAPES.length * REQUESTS; k++) {
        const request = inOrder(randomRequest(100 + k, SHAPES[k % SHAPES.length]));
        const given: number[] = [];
        const permuted: number[] = [];
        for (let run = 1; run <= RUNS; run++) {
          given.push(await cost(request, run));
          permuted.push(await cost(shuffled(request, 100 * k + run), 1000 + run));
        }
        const solved = [given, permuted].map((costs) => costs.filter(Number.isFinite));
        expect(Math.abs(solved[0]!.length - solved[1]!.length), `difference in runs that found a solution, request ${k}`).to.be.at.most(RUNS / 2);
        if (solved.every((costs) => costs.length > 0)) effects.push(moments(solved[0]!).mean / moments(solved[1]!).mean - 1);
      }
      expect(effects.length).to.be.above((SHAPES.length * REQUESTS) / 2);
      // One order of one request may be lucky; the effects of many are distributed around 0 if the order has no
      // influence.
      const { mean, variance } = moments(effects);
      expect(Math.abs(mean) / Math.sqrt(variance / effects.length), `standard errors from 0; effects ${effects.map((e) => e.toFixed(4)).join(' ')}`).to.be.below(4);
    });
  });
}

describe('the optimum of a tiny request', () => {
  it('is the same in every order', async () => {
    const manifest = loadManifests().find(({ name }) => name === 'savings')!;
    const strategy = await loadStrategy(manifest);
    for (let seed = 1; seed <= ORDERED; seed++) {
      const request = randomRequest(seed, { customers: 1 + (seed % 7) });
      const answers: (number | null)[] = [];
      for (let order = 0; order < 4; order++) {
        const problem = problemFromRequest(order === 0 ? request : shuffled(request, 10 * seed + order));
        const { routes, ended } = await runStrategy(problem, manifest, strategy, { seed, iterations: 10 });
        expect(ended, `seed ${seed}`).to.be.oneOf(['optimal', 'infeasible']);
        answers.push(routes === null ? null : evaluate(problem, routes).total);
      }
      for (const answer of answers) {
        if (answers[0] === null) expect(answer, `seed ${seed}`).to.equal(null);
        else expect(answer, `seed ${seed}`).to.be.closeTo(answers[0]!, 1e-9 * (1 + answers[0]!));
      }
    }
  });
});
