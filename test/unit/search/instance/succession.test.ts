import { expect } from 'chai';
import type { Problem } from '../../../../src/model/problem.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { successionOf } from '../../../../src/search/instance/succession.js';
import { tinyProblem } from '../../../helpers/tiny-problem.js';

/** Four customers without anything that keeps them apart. */
function open(): Problem {
  const problem = tinyProblem(1, { customers: 4, breaks: false, gaps: false });
  const n = problem.nodeCount;
  const time = { ...problem.time!, open: new Float64Array(n), close: new Float64Array(n).fill(1000), lateCost: new Float64Array(n), setup: null };
  return { ...problem, time, allowed: null, relations: [], balanceCost: 1 };
}

/** The insertion neighbours of a customer, ascending. */
function neighboursOf(problem: Problem, c: number): number[] {
  const { width, count, node } = buildInstance(problem).insertionNeighbours;
  return [...node.subarray(c * width, c * width + count[c]!)].sort((a, b) => a - b);
}

describe('the insertion neighbours of a problem with details', () => {
  it('are all customers if nothing keeps them apart', () => {
    const problem = open();
    const [first, ...others] = problem.customers;
    expect(neighboursOf(problem, first!)).to.deep.equal(others);
  });

  it('leave out those that can neither precede nor follow in time, unless being late has only a price', () => {
    const problem = open();
    const [first, second, ...others] = problem.customers as unknown as number[];
    const time = problem.time!;
    const service = time.service.map((minutes, node) => (node === first || node === second ? 60 : minutes));
    const close = time.close.map((minute, node) => (node === first || node === second ? 20 : minute));
    expect(neighboursOf({ ...problem, time: { ...time, close, service } }, first!)).to.deep.equal(others);
    const lateCost = time.lateCost.map((cost, node) => (node === second ? 1 : cost));
    expect(neighboursOf({ ...problem, time: { ...time, close, service, lateCost } }, first!)).to.deep.equal([second, ...others]);
  });

  it('leave out those that no vehicle may serve together', () => {
    const problem = open();
    const [first, second, ...others] = problem.customers as unknown as number[];
    const [type] = problem.vehicleTypes;
    const types = [{ ...type!, vehicles: Int32Array.of(0) }, { ...type!, vehicles: Int32Array.of(1) }];
    const allowed = Uint8Array.from({ length: 2 * problem.nodeCount }, (_, k) => Number(k !== 2 * first! + 1 && k !== 2 * second!));
    expect(neighboursOf({ ...problem, vehicleCount: 2, vehicleTypes: types, allowed }, first!)).to.deep.equal(others);
    const relations = [{ kind: 'different-vehicles' as const, nodes: Int32Array.of(first!, second!) }];
    expect(neighboursOf({ ...problem, relations }, first!)).to.deep.equal(others);
  });

  it('are found for a relation of thousands of customers, which has too many pairs to list', () => {
    const nodes = Int32Array.from({ length: 5000 }, (_, node) => node);
    const problem: Problem = { ...open(), relations: [{ kind: 'different-vehicles', nodes }] };
    const place = new Int32Array(nodes.length);
    const times = new Float64Array(nodes.length);
    const legs = { travel: [], durationAt: [], pace: [], setup: [], place } as unknown as Parameters<typeof successionOf>[3];
    const canFollow = successionOf(problem, nodes.length, { open: times, close: times, service: times }, legs);
    expect(canFollow(1, 4999)).to.equal(false);
  });
});
