import { expect } from 'chai';
import { embed } from '../../../../web/src/see/embedding.js';

/** Points in a plane from a fixed sequence, without a generator. */
function points(n: number): [number, number][] {
  return Array.from({ length: n }, (_, i) => [(i * 0.754877666) % 1 * 200, (i * 0.569840296) % 1 * 100]);
}

function distances(places: readonly [number, number][]): (from: number, to: number) => number {
  return (from, to) => Math.hypot(places[from]![0] - places[to]![0], places[from]![1] - places[to]![1]);
}

/** Maximum error of a distance in the embedding, as a fraction of the longest distance. */
function worst(n: number, wanted: (from: number, to: number) => number): number {
  const { x, y } = embed(n, wanted);
  let error = 0;
  let longest = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      longest = Math.max(longest, wanted(i, j));
      error = Math.max(error, Math.abs(Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!) - wanted(i, j)));
    }
  }
  return error / longest;
}

describe('embedding of a matrix', () => {
  it('recovers the distances of points in a plane', () => {
    expect(worst(200, distances(points(200)))).to.be.below(1e-6);
  });

  it('averages the two directions of an asymmetric matrix', () => {
    const plain = distances(points(60));
    const { x, y } = embed(60, (from, to) => plain(from, to) * (from < to ? 1.1 : 0.9));
    const same = embed(60, plain);
    for (let i = 0; i < 60; i++) {
      expect(x[i]).to.be.closeTo(same.x[i]!, 1e-6);
      expect(y[i]).to.be.closeTo(same.y[i]!, 1e-6);
    }
  });

  it('handles missing roads: a large number does not press all others together', () => {
    const plain = distances(points(80));
    const { x, y } = embed(80, (from, to) => ((from * 31 + to * 17) % 29 === 0 ? 1e9 : plain(from, to)));
    const spread = Math.max(...x) - Math.min(...x);
    expect(spread).to.be.within(100, 400);
    expect([...x, ...y].every(Number.isFinite)).to.equal(true);
  });

  it('gives the same picture every time, lying flat, with node 0 on the left', () => {
    const one = embed(150, distances(points(150)));
    const turned = embed(150, distances(points(150).map(([x, y]) => [-y, x])));
    for (let i = 0; i < 150; i++) {
      expect(turned.x[i]).to.be.closeTo(one.x[i]!, 1e-6);
      expect(turned.y[i]).to.be.closeTo(one.y[i]!, 1e-6);
    }
    const extent = (values: Float64Array): number => Math.max(...values) - Math.min(...values);
    expect(extent(one.x)).to.be.greaterThan(extent(one.y));
    expect(one.x[0]).to.be.below(0);
  });

  for (const [what, n, distance] of [
    ['one node', 1, () => 0],
    ['two nodes', 2, () => 5],
    ['nodes at one place', 5, () => 0],
    ['nodes on a line', 6, (from: number, to: number) => Math.abs(from - to)],
    ['equal distances', 12, (from: number, to: number) => (from === to ? 0 : 1)],
    ['distances that break the triangle inequality', 9, (from: number, to: number) => ((from * to) % 7) + 1],
  ] as const) {
    it(`handles ${what}`, () => {
      const { x, y } = embed(n, distance);
      expect(x).to.have.lengthOf(n);
      expect([...x, ...y].every(Number.isFinite)).to.equal(true);
    });
  }

  it('keeps the distance of two nodes', () => {
    const { x, y } = embed(2, () => 5);
    expect(Math.hypot(x[0]! - x[1]!, y[0]! - y[1]!)).to.be.closeTo(5, 1e-9);
  });

  it('reads no more than a few dozen rows of a large matrix', () => {
    let asked = 0;
    const plain = distances(points(2000));
    const { x } = embed(2000, (from, to) => {
      asked++;
      return plain(from, to);
    });
    expect(x).to.have.lengthOf(2000);
    expect(asked).to.be.below(2000 * 130);
  });
});
