import { expect } from 'chai';
import type { Bound, BoundContext, BoundMethod, BoundOutcome, DualSolution } from '../../../src/bounds/contract.js';
import { coverRelaxation } from '../../../src/bounds/infeasibility/cover-relaxation.js';
import { relax } from '../../../src/bounds/relaxation/relax.js';
import type { RouteRelaxation } from '../../../src/bounds/relaxation/route-relaxation.js';
import { dualsFault } from '../../../src/strategy/conformance/duals-fault.js';
import { tryBound } from '../../../src/strategy/conformance/bound-trial.js';
import { relaxedRoutes } from '../../../src/strategy/conformance/relaxed-routes.js';
import { tinyOptimum } from '../../../src/strategy/conformance/tiny-optimum.js';
import { bruteForce } from '../../helpers/brute-force.js';
import { randomProblem } from '../../helpers/random-problem.js';
import { problem, routes } from '../../helpers/reference-fixture.js';

const relaxation = relax(problem)!;
const { scale } = relaxation;
const tried = { label: 'a problem', relaxation, cost: 24, isOptimal: true };

function method(run: (given: RouteRelaxation, context: BoundContext) => BoundOutcome): BoundMethod {
  return { name: 'test', supports: () => true, run };
}

async function rulesOf(run: (given: RouteRelaxation, context: BoundContext) => BoundOutcome, each = tried): Promise<string[]> {
  const { findings } = await tryBound(method(run), each, { limitMs: 1000, incumbent: { cost: 24, routes } });
  return findings.map(({ rule, message }) => `${rule}: ${message}`);
}

describe('a trial of a bound', () => {
  it('finds nothing where the bound holds', async () => {
    expect(await rulesOf((_, context) => {
      context.report({ value: 24, method: 'test' });
      context.offer(routes);
      return { ended: 'closed', routes };
    })).to.deep.equal([]);
  });

  const bad: readonly (readonly [string, (given: RouteRelaxation, context: BoundContext) => BoundOutcome, string])[] = [
    ['is above the cost of a plan', (_, context) => (context.report({ value: 24.1, method: 'test' }), { ended: 'converged' }), 'below: reported the bound 24.1 on a problem, of which a plan costs 24'],
    ['proves what is false', () => ({ ended: 'infeasible' }), 'proofs: says that no plan serves all customers on a problem, but one does'],
    ['closes a gap that is open', (_, context) => (context.report({ value: 20, method: 'test' }), { ended: 'closed' }), 'proofs: ended as "closed" on a problem with the bound 20, below the incumbent of 24'],
    ['returns a plan that is not the best', () => ({ ended: 'converged', routes: [1, 2, 3, 4].map((node) => ({ type: 0, customers: [node] })).slice(0, 3) }), 'proofs: returned routes that are not feasible on a problem: Customer 4 is not visited.'],
    ['offers what is no route', (_, context) => (context.offer([{ type: 0, customers: [1, 1] }]), { ended: 'converged' }), 'answers: offered routes that are none on a problem: 1 is no customer, or is visited twice'],
    ['fixes what is no pair', (_, context) => (context.fix(Int32Array.of(1, 2, 3)), { ended: 'converged' }), 'answers: fixed 3 nodes, which are no pairs, on a problem'],
    ['fixes what is no customer', (_, context) => (context.fix(Int32Array.of(1, 0)), { ended: 'converged' }), 'answers: fixed a pair with 0, which is no customer, on a problem'],
    ['changes the relaxation', (given) => (given.price.fill(0), { ended: 'converged' }), 'untouched: changed price of its relaxation on a problem'],
    ['throws', () => { throw new RangeError('broken'); }, 'answers: threw on a problem: RangeError: broken'],
    ['reports no number', (_, context) => (context.report({ value: NaN, method: 'test' }), { ended: 'converged' }), 'answers: reported the bound NaN, which is no finite number, on a problem'],
  ];
  for (const [what, run, message] of bad) {
    it(`reports a bound that ${what}`, async () => {
      expect(await rulesOf(run)).to.deep.equal([message]);
    });
  }

  it('reports pairs that a plan better than the incumbent serves one directly after the other', async () => {
    const fixing = method((_, context) => (context.fix(Int32Array.of(1, 3, 4, 3)), { ended: 'converged' }));
    const findings = async (cost: number): Promise<string[]> =>
      (await tryBound(fixing, { ...tried, plan: routes }, { limitMs: 1000, incumbent: { cost, routes } })).findings.map(({ rule, message }) => `${rule}: ${message}`);
    expect(await findings(24)).to.deep.equal([]);
    expect(await findings(25)).to.deep.equal(['proofs: fixed customers 4 and 3 on a problem, but a plan of cost 24 serves one directly after the other, and the incumbent costs 25']);
  });

  it('reports a bound above 0 on the unserved stops of a problem with a plan', async () => {
    const cover = { ...tried, relaxation: coverRelaxation(relaxation), cost: 0, isCover: true };
    expect(await rulesOf((_, context) => (context.report({ value: 0.5, method: 'test' }), { ended: 'converged' }), cover)).to.deep.equal(['below: reported the bound 0.5 on a problem, but a plan serves all']);
  });
});

describe('all plans of tiny problems', () => {
  it('have the optimum that another search through all of them finds', () => {
    let compared = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const tiny = randomProblem(seed, { customers: 1 + (seed % 4) });
      const best = bruteForce(tiny);
      const found = tinyOptimum(tiny);
      if (best === null) expect(found, `seed ${seed}`).to.equal(Infinity);
      else {
        expect(found, `seed ${seed}`).to.be.closeTo(best.cost, 1e-6 * (1 + best.cost));
        expect(tinyOptimum(tiny, found), `seed ${seed}`).to.equal(found);
        expect(tinyOptimum(tiny, found * 2 + 1), `seed ${seed}`).to.equal(found);
        compared++;
      }
    }
    expect(compared).to.be.above(10);
  });
});

describe('duals of a bound', () => {
  const all = [...relaxedRoutes(relaxation)];
  const duals = (rows: readonly number[], more: Partial<DualSolution> = {}): DualSolution => ({ rows: Float64Array.from(rows, (row) => row * scale), classes: Float64Array.of(0), limits: Float64Array.of(), cuts: [], ...more });
  const faultOf = (value: number, given: DualSolution): string | null => dualsFault({ value, method: 'test', duals: given } satisfies Bound, relaxation, all);

  it('are tried on all routes: four of one customer and twelve of two', () => {
    expect(all).to.have.length(16);
    for (const route of all.filter(({ customers }) => customers.join() === '0,1')) expect(route.cost / scale).to.be.closeTo(12, 1e-6);
  });

  it('prove a bound if no route collects more than it costs', () => {
    expect(faultOf(12, duals([3, 3, 3, 3]))).to.equal(null);
    expect(faultOf(12.1, duals([3, 3, 3, 3]))).to.match(/^the duals are worth 12, the bound is 12\.1$/);
    expect(faultOf(12, duals([7, 3, 1, 1]))).to.match(/^the route 0 of class 0 collects/);
    expect(faultOf(1, duals([-1, 3, 3, 3]))).to.match(/is no whole number from 0 on$/);
    expect(faultOf(1, { ...duals([1, 1, 1, 1]), rows: Float64Array.of(1.5, 1, 1, 1) })).to.equal('the dual 1.5 is no whole number from 0 on');
  });

  it('lose what classes take, once for each vehicle', () => {
    const classes = Float64Array.of(scale);
    expect(faultOf(13, duals([4, 4, 4, 4], { classes }))).to.equal(null);
    expect(faultOf(13.5, duals([4, 4, 4, 4], { classes }))).to.match(/worth 13,/);
  });

  it('gain by capacity cuts, which must hold', () => {
    const cut = (vehicles: number) => duals([2, 2, 2, 2], { cuts: [{ kind: 'capacity', customers: [0, 1, 2, 3], vehicles, dual: 2 * scale }] });
    expect(faultOf(12, cut(2))).to.equal(null);
    expect(faultOf(14, cut(3))).to.equal('a capacity cut says that 3 routes enter the customers 0, 1, 2, 3, but 2 serve them');
  });

  it('gain by subset-row cuts: what routes with two of three rows collect', () => {
    const cuts = [{ kind: 'subset-row' as const, rows: [0, 1, 2] as const, dual: scale }];
    expect(faultOf(11, duals([3, 3, 3, 3], { cuts }))).to.equal(null);
    expect(faultOf(11.5, duals([3, 3, 3, 3], { cuts }))).to.match(/worth 11,/);
    expect(faultOf(11, duals([3, 3, 3, 3], { cuts: [{ ...cuts[0]!, rows: [0, 0, 2] }] }))).to.equal('a subset-row cut has the rows 0, 0, 2, must have three rows');
  });

  it('are no more than prices', () => {
    const priced = { ...relaxation, price: relaxation.price.slice().fill(2 * scale) };
    expect(dualsFault({ value: 12, method: 'test', duals: duals([3, 3, 3, 3]) }, priced, all)).to.match(/of row 0 is above its price of/);
  });
});
