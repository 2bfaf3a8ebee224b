import { expect } from 'chai';
import { dualView } from '../../src/bounds/certificate/check/dual-view.js';
import { pricedView } from '../../src/bounds/certificate/check/priced-views.js';
import { searchRoutes } from '../../src/bounds/certificate/check/route-search.js';
import { problemDigest } from '../../src/bounds/certificate/problem-digest.js';
import type { Certificate } from '../../src/model/certificate.js';
import type { Problem } from '../../src/model/problem.js';
import { countOf } from '../helpers/thorough.js';
import { tinyMix } from '../helpers/tiny-mix.js';
import { modelWorth } from '../helpers/tiny-worth.js';

/** Routes of a vehicle type that are tried. */
const MOST_ROUTES = 12;
const UNITS = 2 ** 20;

interface FeasibleRoute {
  /** Without reloads. */
  readonly customers: readonly number[];
  readonly money: number;
}

/** Some of the feasible routes of a vehicle type, with reloads, by the model. */
function someRoutes(problem: Problem, type: number, seed: number): FeasibleRoute[] {
  const worth = modelWorth(problem);
  const depots = [...problem.vehicleTypes[type]!.reload?.depots ?? []];
  const found: FeasibleRoute[] = [];
  const extend = (nodes: readonly number[]): void => {
    const rated = nodes.length === 0 ? null : worth(type, nodes);
    if (rated !== null) found.push({ customers: nodes.filter((node) => !depots.includes(node)), money: rated.money });
    for (const node of problem.customers) {
      if (nodes.includes(node)) continue;
      extend([...nodes, node]);
      if (nodes.length > 0) for (const depot of depots) extend([...nodes, depot, node]);
    }
  };
  extend([]);
  return found.length <= MOST_ROUTES ? found : found.filter((_, k) => (k * 7919 + seed) % found.length < MOST_ROUTES);
}

/** Duals of which just this route collects a unit more than it costs, or than its class pays; null: its cost is none for duals, or it serves two alternatives. */
function forgedFor(problem: Problem, type: number, { customers, money }: FeasibleRoute, { kind, scale }: Pick<Certificate, 'kind' | 'scale'>): Certificate | null {
  const bare: Certificate = { kind, method: 'forged', problem: problemDigest(problem), scale, value: 0, rows: [], classes: [], limits: [], cuts: [] };
  const { rowOf, rows } = dualView(problem, bare, []);
  const served = [...new Set(customers.map((node) => rowOf[node]!))];
  if (served.length < customers.length) return null;
  const needed = Math.floor(money * scale * (1 + 1e-9)) + 1;
  if (kind === 'bound' && !(needed > 0 && needed < 2 ** 48)) return null;
  const each = kind === 'bound' ? Math.floor(needed / served.length) : UNITS;
  const first = kind === 'bound' ? needed - each * (served.length - 1) : UNITS;
  const collecting = served.map((row, k) => ({ customers: rows[row]!.customers, dual: k === 0 ? first : each }));
  return { ...bare, rows: collecting, classes: kind === 'bound' ? [] : [{ types: [type], dual: UNITS * served.length - 1 }] };
}

describe('the check of certificates of tiny problems over all features', () => {
  it('finds every feasible route that collects a unit more than it costs', () => {
    let tried = 0;
    for (let seed = 1; seed <= countOf(160, 6000); seed++) {
      const problem = tinyMix(seed, 4);
      if (problem === null) continue;
      const scale = [1000, 1e6, 1, UNITS][seed % 4]!;
      for (const type of problem.vehicleTypes.keys()) {
        for (const route of someRoutes(problem, type, seed)) {
          for (const form of [{ kind: 'bound', scale }, { kind: 'infeasible', scale: UNITS }] as const) {
            const certificate = forgedFor(problem, type, route, form);
            if (certificate === null) continue;
            tried++;
            const ending = searchRoutes(pricedView(problem, certificate, dualView(problem, certificate, []), type), { left: 5e6 });
            expect(ending.kind, `seed ${seed}, ${form.kind}, type ${type}, ${route.customers.join()}`).to.equal('found');
          }
        }
      }
    }
    expect(tried).to.be.above(countOf(160, 6000));
  });
});
