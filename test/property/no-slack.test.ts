import { expect } from 'chai';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import { scheduleRoute } from '../../src/model/schedule.js';
import type { PlannedRoutes, Problem } from '../../src/model/problem.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { runStrategy } from '../../src/strategy/run.js';
import { selectStrategy } from '../../src/strategy/selection.js';
import { sketchOf } from '../../src/strategy/sketch.js';
import { dice } from '../helpers/random-problem.js';
import { countOf, THOROUGH } from '../helpers/thorough.js';
import { vehicleType, withCap } from '../helpers/changed-problem.js';
import { oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_TIME } from '../../src/model/plain.js';

const PROBLEMS = countOf(12, 2000);
/** Per attempt; each plan is found within a few thousand, usually immediately. */
const ITERATIONS = 20_000;

/**
 * A problem whose known plan has no slack at all: every window closes when the plan arrives, the cap is its longest
 * route, there are as many vehicles as routes, and distances are irrational, so that no sum of them is on a grid.
 */
function withoutSlack(seed: number): { problem: Problem; plan: PlannedRoutes } {
  const random = dice(seed);
  const routes = random.int(1, 5);
  const perRoute = random.int(2, 8);
  const n = 1 + routes * perRoute;
  const x = Float64Array.from({ length: n }, () => Math.sqrt(random.next()) * 97);
  const y = Float64Array.from({ length: n }, () => Math.sqrt(random.next()) * 89);
  const asymmetric = random.chance(0.5);
  const matrix = Float64Array.from({ length: n * n }, (_, k) => {
    const [i, j] = [Math.floor(k / n), k % n];
    return Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!) * (asymmetric && i !== j ? 1 + 0.1 * random.next() : 1);
  });
  const nodes = (value: () => number) => Float64Array.from({ length: n }, (_, i) => (i === 0 ? 0 : value()));
  const plan = Array.from({ length: routes }, (_, r) => ({ type: 0, customers: Array.from({ length: perRoute }, (__, k) => 1 + r * perRoute + k) }));
  const open: Problem = {
    ...PLAIN_PROBLEM, objective: 'min_total_distance', nodeCount: n, vehicleCount: routes, baseStartSeconds: 0,
    customers: Int32Array.from({ length: n - 1 }, (_, k) => k + 1), quantities: oneQuantity(nodes(() => 1)), travel: oneProfile({ kind: 'matrix', matrix }),
    vehicleTypes: [vehicleType({ capacity: perRoute, pace: 0.7 + random.next(), vehicles: Int32Array.from({ length: routes }, (_, k) => k) })],
    time: { ...PLAIN_TIME, open: nodes(() => 0), close: nodes(() => 1e5).fill(1e5, 0, 1), service: nodes(() => 3 * random.next()), lateCost: nodes(() => 0) },
  };
  const close = new Float64Array(n).fill(0);
  let longest = 0;
  for (const route of plan) {
    const { stops, duration } = scheduleRoute(open, route.type, route.customers);
    const begun = stops[0]!.start;
    for (const { node, start } of stops.slice(1)) close[node] = node === 0 ? 1e5 : start - begun;
    longest = Math.max(longest, duration);
  }
  close[0] = longest;
  return { plan, problem: withCap({ ...open, time: { ...open.time!, close } }, random.chance(0.5) ? longest : Infinity) };
}

describe('plans without slack', function () {
  this.timeout(THOROUGH ? 3_600_000 : 120_000);

  it('are found by the selected strategy, and by every annealing or genetic one', async () => {
    const manifests = loadManifests();
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const { problem, plan } = withoutSlack(seed);
      expect(check(problem, plan), `seed ${seed}: the known plan`).to.deep.equal([]);
      const sketch = sketchOf(problem);
      const chosen = [null, ...(seed % 4 === 0 ? ['alns', 'hgs'] : [])].map((name) => selectStrategy(manifests, sketch, name));
      for (const selection of chosen) {
        if ('reason' in selection) continue;
        const { manifest } = selection;
        const { routes, error } = await runStrategy(problem, manifest, await loadStrategy(manifest), { seed, iterations: manifest.name === 'hgs' ? 500 : ITERATIONS });
        expect(error, `seed ${seed}, ${manifest.name}`).to.equal(undefined);
        expect(routes, `seed ${seed}, ${manifest.name}: no plan`).not.to.equal(null);
        expect(check(problem, routes!), `seed ${seed}, ${manifest.name}`).to.deep.equal([]);
        expect(evaluate(problem, routes!).total).to.be.at.most(evaluate(problem, plan).total * 1.5);
      }
    }
  });
});
