import { expect } from 'chai';
import { positionsOf, type Positions } from '../../../../src/search/instance/embedding.js';
import { dice } from '../../../helpers/random-problem.js';
import { oneProfile, planar } from '../../../../src/model/plain.js';
import { type Distances } from '../../../../src/model/problem.js';

const N = 200;

function matrixOf(between: (i: number, j: number) => number): Float64Array {
  return Float64Array.from({ length: N * N }, (_, k) => (Math.floor(k / N) === k % N ? 0 : between(Math.floor(k / N), k % N)));
}

function positionsFrom(distances: Distances): Positions {
  return positionsOf({ nodeCount: N, place: null, travel: oneProfile(distances) });
}

describe('the embedding of distances in the plane', () => {
  const random = dice(8);
  const x = Float64Array.from({ length: N }, () => random.next() * 1000);
  const y = Float64Array.from({ length: N }, () => random.next() * 1000);
  const line = (i: number, j: number) => Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!);

  it('recovers the map from rounded straight-line distances', () => {
    const places = positionsFrom({ kind: 'matrix', matrix: matrixOf((i, j) => Math.round(line(i, j))) });
    for (let k = 0; k < 1000; k++) {
      const [i, j] = [random.int(0, N - 1), random.int(0, N - 1)];
      expect(Math.hypot(places.x[i]! - places.x[j]!, places.y[i]! - places.y[j]!)).to.be.closeTo(line(i, j), 3);
    }
  });

  it('approximates it with one-way detours and pairs without a road', () => {
    const matrix = matrixOf((i, j) => ((i * 7 + j * 13) % 97 === 0 ? 1e12 : line(i, j) * (1 + 0.3 * random.next())));
    const places = positionsFrom({ kind: 'matrix', matrix });
    let [sum, squares, products, others, count] = [0, 0, 0, 0, 0];
    for (let i = 0; i < N; i++) {
      for (let j = 0; j < i; j++) {
        const [a, b] = [line(i, j), Math.hypot(places.x[i]! - places.x[j]!, places.y[i]! - places.y[j]!)];
        sum += a;
        others += b;
        products += a * b;
        squares += a * a;
        count++;
      }
    }
    const slope = (products - (sum * others) / count) / (squares - (sum * sum) / count);
    expect(slope).to.be.within(0.8, 1.6);
  });

  it('keeps given positions, and accepts nodes all at one position', () => {
    const given = planar(x, y);
    expect(positionsFrom(given)).to.equal(given);
    const places = positionsFrom({ kind: 'matrix', matrix: new Float64Array(N * N) });
    expect([...places.x, ...places.y].every((value) => value === 0)).to.equal(true);
  });
});
