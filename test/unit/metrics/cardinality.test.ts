import { expect } from 'chai';
import { registeredMetrics } from '../../helpers/deployment.js';

/** Labels whose values are known in advance, from the contract, the strategies or a list in the code. */
const BOUNDED = ['access', 'action', 'api', 'code', 'feature', 'kind', 'method', 'operation', 'outcome', 'phase', 'pool', 'protection', 'reason', 'role', 'size', 'status', 'strategy', 'stream', 'trace', 'variant', 'version'];

describe('the labels of the metrics', () => {
  const ours = [...registeredMetrics()].filter(([name]) => name.startsWith('roundsman_'));

  it('are only those with bounded values', () => {
    expect(ours.length).to.be.above(25);
    for (const [name, labels] of ours) for (const label of labels) expect(BOUNDED, name).to.include(label);
  });

  it('make at most three dimensions', () => {
    for (const [name, labels] of ours) expect(labels.length, name).to.be.at.most(3);
  });
});
