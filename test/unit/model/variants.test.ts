import { expect } from 'chai';
import type { Problem, VehicleType } from '../../../src/model/problem.js';
import { SEARCH_VARIANTS, searchVariantOf } from '../../../src/model/variants.js';
import { buildInstance } from '../../../src/search/instance/instance.js';
import { reduced } from '../../../src/search/instance/burdens.js';
import { burdened } from '../../helpers/burdened-problem.js';
import { randomProblem } from '../../helpers/random-problem.js';
import { vehicleType, withCap, withDistances, withDurations, withLateCost } from '../../helpers/changed-problem.js';
import { oneProfile, oneQuantity, PLAIN_TIME, planar } from '../../../src/model/plain.js';

const N = 8;

/** Features of a problem, each as a change of it. */
const FEATURES: Readonly<Record<string, (problem: Problem) => Problem>> = {
  windows: (problem) => ({ ...problem, time: timeOf(problem) }),
  cap: (problem) => withCap({ ...problem, time: problem.time ?? timeOf(problem) }, 600),
  late: (problem) => withLateCost({ ...problem, time: problem.time ?? timeOf(problem) }, 2),
  capacities: (problem) => ({ ...problem, vehicleTypes: [...problem.vehicleTypes, changed(problem, { capacity: Float64Array.of(77) })] }),
  rates: (problem) => ({ ...problem, vehicleTypes: [...problem.vehicleTypes, changed(problem, { unitCost: 3 })] }),
  depots: (problem) => ({ ...problem, vehicleTypes: [...problem.vehicleTypes, changed(problem, { start: 1, end: 1 })] }),
  free: (problem) => ({ ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, unitCost: 0 })) }),
  asymmetric: (problem) => withDistances(problem, { kind: 'matrix', matrix: Float64Array.from({ length: N * N }, (_, k) => (Math.floor(k / N) === k % N ? 0 : 1 + ((7 * k) % 23))) }),
  fractions: (problem) => withDistances(problem, { kind: 'matrix', matrix: Float64Array.from({ length: N * N }, (_, k) => Math.abs(Math.floor(k / N) - (k % N)) * Math.PI) }),
};

function timeOf({ nodeCount }: Problem): NonNullable<Problem['time']> {
  const nodes = (value: number) => new Float64Array(nodeCount).fill(value);
  return { ...PLAIN_TIME, open: nodes(0), close: nodes(1000), service: nodes(5), lateCost: nodes(0) };
}

function changed({ vehicleTypes }: Problem, change: Partial<VehicleType>): VehicleType {
  return { ...vehicleTypes[0]!, vehicles: Int32Array.of(5), ...change };
}

function plain(): Problem {
  const base = randomProblem(2, { customers: N - 2, vehicles: 1, timed: false, positions: true, tightness: 0 });
  const type = vehicleType({ capacity: 50, pace: 1, vehicles: Int32Array.of(0, 1, 2, 3, 4) });
  return {
    ...base, nodeCount: N, vehicleCount: 8, vehicleTypes: [type], time: null,
    customers: Int32Array.from({ length: N - 2 }, (_, k) => k + 2), quantities: oneQuantity(new Float64Array(N).fill(1, 2)),
    travel: oneProfile(planar(Float64Array.from({ length: N }, (_, k) => k * k), new Float64Array(N))),
  };
}

describe('the variants of the search', () => {
  const names = Object.keys(FEATURES);

  it('exist for every pair of features, a specific one for each in a matrix on the grid', () => {
    const met = new Set<string>();
    for (const first of names) {
      for (const second of names) {
        const problem = FEATURES[second]!(FEATURES[first]!(plain()));
        const variant = searchVariantOf(problem);
        expect(SEARCH_VARIANTS, `${first} and ${second}`).to.include(variant);
        expect(variant, `${first} and ${second}`).not.to.equal('general');
        expect(buildInstance(problem).variant).to.equal(variant);
        met.add(variant);
      }
    }
    expect(searchVariantOf(plain())).to.equal('untimed');
    expect(met.size).to.be.at.least(12);
  });

  it('are the general one in doubles, and are named after the features of the problem', () => {
    const { windows, cap, late, capacities, asymmetric, fractions } = FEATURES as Required<typeof FEATURES>;
    expect(buildInstance(fractions!(windows!(plain())), 'double').variant).to.equal('general');
    expect(searchVariantOf(asymmetric!(capacities!(cap!(plain()))))).to.equal('capped-mixed-asymmetric');
    expect(searchVariantOf(late!(plain()))).to.equal('late');
    expect([windows!(plain()), late!(capacities!(plain())), plain()].map((each) => searchVariantOf(withDurations(each, 1)))).to.deep.equal(['windows-durations', 'late-mixed-durations', 'untimed-asymmetric']);
  });

  it('say what is searched of a problem with burdens, and that other details are searched as such', () => {
    const { windows, capacities } = FEATURES as Required<typeof FEATURES>;
    const problem = windows!(capacities!(plain()));
    const restricted = burdened({ ...problem, quantities: oneQuantity(new Float64Array(N).fill(20, 2)) }, 1, { restricted: true });
    const ordered = burdened(plain(), 1, { ordered: true });
    expect([restricted, ordered].map((each) => searchVariantOf(each))).to.deep.equal(['windows-mixed-burdened', 'untimed-burdened']);
    expect(buildInstance(reduced(restricted).problem, 'grid', reduced(restricted).burdens)).to.include({ variant: 'windows-mixed', burdened: true });
    expect(searchVariantOf({ ...restricted, balanceCost: 1 })).to.equal('detailed');
    expect(searchVariantOf({ ...ordered, vehicleTypes: [...ordered.vehicleTypes, changed(problem, {})] }), 'one vehicle type may mix').to.equal('detailed');
  });

  it('have names that are known in advance, each once, the plain ones first as the kernel numbers them', () => {
    expect(new Set(SEARCH_VARIANTS)).to.have.lengthOf(SEARCH_VARIANTS.length).and.lengthOf(49);
    expect(SEARCH_VARIANTS.indexOf('general')).to.equal(17);
    expect(SEARCH_VARIANTS.indexOf('detailed')).to.equal(24);
  });
});
