import { expect } from 'chai';
import { WalkFlows } from '../../../../src/bounds/ascent/walk-flows.js';

/** Adds one round of walks, each counted half. */
function add(flows: WalkFlows, ...walks: readonly (readonly number[])[]): void {
  flows.begin();
  for (const walk of walks) flows.add(Int32Array.from(walk), 0.5);
  flows.end();
}

describe('the flows of walks', () => {
  it('count how often those of the last round enter a set, from the depot or from other customers', () => {
    const flows = new WalkFlows(5);
    add(flows, [4, 3]);
    add(flows, [1, 2, 3], [3, 1, 4, 1]);
    expect(flows.entering(Uint8Array.of(0, 1, 0, 0, 0))).to.equal(1.5);
    expect(flows.entering(Uint8Array.of(0, 1, 1, 0, 0))).to.equal(1.5);
    expect(flows.entering(Uint8Array.of(0, 1, 1, 1, 1))).to.equal(1);
  });

  it('are averaged over rounds, of which later ones count more, and leave out what is small', () => {
    const flows = new WalkFlows(4);
    add(flows, [1]);
    add(flows, [2, 3]);
    const { out, into } = flows.averages(0.01);
    expect(out[2]!.get(3)!).to.be.above(out[0]!.get(1)!).and.below(0.5);
    expect(out[0]!.get(1)! + out[2]!.get(3)!).to.be.closeTo(0.5, 1e-12);
    expect(into[3]!.get(2)).to.equal(out[2]!.get(3));
    for (let round = 0; round < 1000; round++) add(flows, [2, 3]);
    expect(flows.averages(0.01).out.map((each) => [...each])).to.deep.equal([[[2, 0.5]], [], [[3, 0.5]], [[0, 0.5]]]);
  });
});
