import { expect } from 'chai';
import { machineSpeed } from '../../../src/strategy/machine-speed.js';

describe('the speed of the machine', () => {
  it('is measured once, as a share of that of the machine for which the selection table was measured', () => {
    const speed = machineSpeed();
    expect(speed).to.be.above(0).and.below(Infinity);
    expect(machineSpeed()).to.equal(speed);
  });
});
