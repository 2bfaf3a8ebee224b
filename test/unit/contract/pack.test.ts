import { expect } from 'chai';
import { packRequest, unpackRequest } from '../../../src/contract/pack.js';
import type { CanonicalRequest } from '../../../src/contract/request.js';
import { lineRequest } from '../../helpers/line-problem.js';
import { randomRequest } from '../../helpers/random-problem.js';
import { requestOf, wireBody } from '../../helpers/wire-request.js';

const roundTrip = (request: CanonicalRequest): CanonicalRequest => unpackRequest(packRequest(request));

/** Size of the packed form of 100 x 100 cells with one of them set to the value. */
function packedSize(value: number): number {
  const matrix = new Float64Array(10_000);
  matrix[7] = value;
  return packRequest(lineRequest(100, { distances: { kind: 'matrix', matrix } })).length;
}

describe('packRequest and unpackRequest', () => {
  it('restore every random request unchanged', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const request = randomRequest(seed);
      expect(roundTrip(request), `seed ${seed}`).to.deep.equal(request);
    }
  });

  it('restore the fields that are not part of the problem', () => {
    const request = requestOf(wireBody({ name: 'ä🚚', callback_url: 'https://example.com/', seed: 7, iterations: 250, bound: 'strong', strategy: 'savings', time_limit_seconds: 5, base_start_time: [0, 0, 1] }));
    expect(roundTrip(request)).to.deep.equal(request);
  });

  it('restore coordinates with their rounding', () => {
    const request = lineRequest(3, { distances: { kind: 'positions', x: Float64Array.of(-1, 0.1, 1e12), y: Float64Array.of(-0.5, 2, 3), rounding: 'tenth-down' } });
    expect(roundTrip(request)).to.deep.equal(request);
  });

  for (const value of [0, 255, 256, 65535, 65536, 4294967295, 4294967296, 0.5, 0.1, 1e12, 2 ** 53, 1e12 + 0.25]) {
    it(`restore a matrix with ${value} exactly`, () => {
      const matrix = Float64Array.of(0, value, 1, 0);
      expect(roundTrip(lineRequest(2, { distances: { kind: 'matrix', matrix } })).distances).to.deep.equal({ kind: 'matrix', matrix });
    });
  }

  it('use 1, 2, 4 or 8 bytes per cell, depending on the widest', () => {
    const byte = packedSize(255);
    expect(packedSize(256) - byte).to.be.within(9_990, 10_010);
    for (const value of [65536, 0.5]) expect(packedSize(value) - byte, String(value)).to.be.within(29_990, 30_010);
    for (const value of [0.1, 1e12 + 1]) expect(packedSize(value) - byte, String(value)).to.be.within(69_990, 70_010);
  });

  it('give the same bytes for the same request', () => {
    expect(packRequest(randomRequest(5))).to.deep.equal(packRequest(randomRequest(5)));
  });

  it('read bytes at any offset of a buffer', () => {
    const request = randomRequest(3);
    const packed = packRequest(request);
    for (const offset of [1, 3, 4, 8]) {
      const whole = new Uint8Array(packed.length + offset);
      whole.set(packed, offset);
      expect(unpackRequest(whole.subarray(offset)), String(offset)).to.deep.equal(request);
    }
  });

  it('share no memory with the bytes', () => {
    const packed = packRequest(lineRequest(3, { distances: { kind: 'matrix', matrix: Float64Array.of(0, 0.1, 2, 1, 0, 2, 1, 2, 0) } }));
    const request = unpackRequest(packed);
    packed.fill(255);
    expect((request.distances as { matrix: Float64Array }).matrix[1]).to.equal(0.1);
  });

  it('reject bytes that are not a packed request, are of another version, or are truncated', () => {
    const packed = packRequest(lineRequest(5));
    const other = packed.slice();
    other[4] = 9;
    expect(() => unpackRequest(new Uint8Array(3))).to.throw(RangeError, 'at least 12 bytes (got 3)');
    expect(() => unpackRequest(new Uint8Array(64))).to.throw(RangeError, 'first four');
    expect(() => unpackRequest(other)).to.throw(RangeError, 'has version 9, this release reads 1');
    expect(() => unpackRequest(packed.subarray(0, packed.length - 8))).to.throw(RangeError, 'cut off');
  });
});
