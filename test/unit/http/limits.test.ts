import { expect } from 'chai';
import { oversizeOf } from '../../../src/http/request-parser/limits.js';

const LIMITS = { maxNodes: 10, maxVehicles: 3, maxStops: 20, maxMatrixCells: 400 };

describe('the limits of a plan on a problem', () => {
  it('allow what reaches them', () => {
    expect(oversizeOf({ nodes: 10, vehicles: 3 }, LIMITS)).to.equal(null);
    expect(oversizeOf({ stops: 20, vehicles: 3, locations: 26, matrixCells: 400 }, LIMITS)).to.equal(null);
  });

  it('name the first count that is above its limit', () => {
    expect(oversizeOf({ nodes: 11, vehicles: 4 }, LIMITS)).to.deep.equal({ what: 'Node', count: 11, limit: 10 });
    expect(oversizeOf({ nodes: 10, vehicles: 4 }, LIMITS)).to.deep.equal({ what: 'Vehicle', count: 4, limit: 3 });
    expect(oversizeOf({ stops: 21, vehicles: 4 }, LIMITS)).to.deep.equal({ what: 'Stop', count: 21, limit: 20 });
    expect(oversizeOf({ stops: 20, vehicles: 3, locations: 27 }, LIMITS)).to.deep.equal({ what: 'Location', count: 27, limit: 26 });
    expect(oversizeOf({ stops: 20, vehicles: 3, locations: 1, matrixCells: 401 }, LIMITS)).to.deep.equal({ what: 'Matrix cell', count: 401, limit: 400 });
  });
});
