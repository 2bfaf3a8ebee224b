import { expect } from 'chai';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import type { VehicleType } from '../../../../src/model/problem.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

/** Kinds of limits on sums of arcs of the first class, if vehicles with windows are changed so. */
function limitsWith(changes: Partial<VehicleType>): string[] {
  const problem = plainProblem(1, { customers: 5, vehicles: 2, windows: 100 });
  const { classes } = relax({ ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, ...changes })) })!;
  return classes[0]!.arcLimits.map(({ kind }) => kind);
}

describe('relax', () => {
  it('limits durations unless the first departure and the last end do anyway', () => {
    expect(limitsWith({ earliest: 60, latest: 600, maxDuration: 539 })).to.deep.equal(['duration']);
    expect(limitsWith({ earliest: 60, latest: 600, maxDuration: 540 })).to.deep.equal([]);
    expect(limitsWith({ earliest: 0, latest: 600, maxDuration: 540 })).to.deep.equal(['duration']);
    expect(limitsWith({ earliest: 60, latest: 600, maxDuration: Infinity })).to.deep.equal([]);
  });
});
