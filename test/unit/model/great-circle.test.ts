import { expect } from 'chai';
import { distanceFunction } from '../../../src/model/distances.js';
import { PLAIN_PROBLEM } from '../../../src/model/plain.js';
import { dice } from '../../helpers/random-problem.js';

type Position = readonly [longitude: number, latitude: number];

/** The mean radius of the earth, meters. */
const RADIUS = 6_371_008.8;

function meters(from: Position, to: Position, factor = 1): number {
  const [x, y] = [0, 1].map((axis) => Float64Array.of(from[axis]!, to[axis]!)) as [Float64Array, Float64Array];
  return distanceFunction({ ...PLAIN_PROBLEM, nodeCount: 2, travel: [{ distances: { kind: 'positions', geometry: 'geographic', x, y, rounding: 'none', factor }, durations: null, traffic: null }] })(0, 1);
}

const BERLIN: Position = [13.4050, 52.5200];
const PARIS: Position = [2.3522, 48.8566];
const LONDON: Position = [-0.1278, 51.5074];
const NEW_YORK: Position = [-74.0060, 40.7128];
const TOKYO: Position = [139.6917, 35.6895];
const SYDNEY: Position = [151.2093, -33.8688];
const SANTIAGO: Position = [-70.6693, -33.4489];

/** Geodesic distances on the WGS 84 ellipsoid, kilometers. */
const CITIES: readonly (readonly [name: string, Position, Position, kilometers: number])[] = [
  ['Berlin to Paris', BERLIN, PARIS, 879.7],
  ['London to New York', LONDON, NEW_YORK, 5585],
  ['Paris to Tokyo', PARIS, TOKYO, 9735],
  ['Sydney to Santiago', SYDNEY, SANTIAGO, 11_346],
];

describe('great circles', () => {
  for (const [name, from, to, kilometers] of CITIES) {
    it(`are within 0.5 % of the distance from ${name}`, () => {
      expect(meters(from, to) / 1000 / kilometers).to.be.closeTo(1, 0.005);
    });
  }

  it('are as long in both directions, 0 to the same place, and stretched by the detour factor', () => {
    const random = dice(5);
    for (let k = 0; k < 500; k++) {
      const [from, to] = [0, 1].map((): Position => [360 * random.next() - 180, 180 * random.next() - 90]) as [Position, Position];
      expect(meters(from, to)).to.equal(meters(to, from));
      expect(meters(from, from)).to.equal(0);
      expect(meters(from, to, 1.3)).to.be.closeTo(1.3 * meters(from, to), 1e-6);
      expect(meters(from, to)).to.be.at.most(Math.PI * RADIUS + 1e-6);
    }
  });

  it('are half the circumference between antipodes, and a quarter from the equator to a pole', () => {
    for (const [longitude, latitude] of [[0, 0], [13, 52], [-70, -33], [90, 89.9]] as const) {
      expect(meters([longitude, latitude], [longitude - 180, -latitude])).to.be.closeTo(Math.PI * RADIUS, 1);
    }
    expect(meters([25, 0], [130, 90])).to.be.closeTo(Math.PI * RADIUS / 2, 1e-3);
    expect(meters([10, 90], [-120, 90])).to.be.closeTo(0, 1e-6);
  });

  it('cross the date line', () => {
    expect(meters([179.9, -17], [-179.9, -17])).to.be.closeTo(meters([9.9, -17], [10.1, -17]), 1e-6);
    expect(meters([180, 65], [-180, 65])).to.be.closeTo(0, 1e-6);
  });

  it('are exact for places a meter apart', () => {
    const degree = Math.PI * RADIUS / 180;
    expect(meters([13, 52], [13, 52 + 1 / degree])).to.be.closeTo(1, 1e-6);
  });
});
