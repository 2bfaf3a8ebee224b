import { expect } from 'chai';
import { boundsOf, fit, nodeAt, pan, toPlane, toScreen, zoom } from '../../../../web/src/see/viewport.js';

const points = { x: Float64Array.of(0, 100, 50), y: Float64Array.of(0, 0, 40) };
const home = fit(boundsOf(points), 456, 300);

describe('view of the map', () => {
  it('shows everything with a margin, y upwards', () => {
    expect(toScreen(home, 0, 0)[0]).to.be.closeTo(28, 1e-9);
    expect(toScreen(home, 100, 0)[0]).to.be.closeTo(428, 1e-9);
    expect(toScreen(home, 50, 40)[1]).to.be.below(toScreen(home, 50, 0)[1]);
  });

  it('leaves room for the buttons above and the scale below', () => {
    const tall = fit(boundsOf({ x: Float64Array.of(0, 1), y: Float64Array.of(0, 100) }), 456, 300);
    expect(toScreen(tall, 0, 100)[1]).to.be.closeTo(52, 1e-9);
    expect(toScreen(tall, 0, 0)[1]).to.be.closeTo(260, 1e-9);
  });

  it('converts to the screen and back', () => {
    const [x, y] = toPlane(home, ...toScreen(home, 12.5, -3));
    expect(x).to.be.closeTo(12.5, 1e-9);
    expect(y).to.be.closeTo(-3, 1e-9);
  });

  it('keeps the point under the pointer while zooming, within its limits', () => {
    const before = toPlane(home, 100, 80);
    const near = zoom(home, 3, 100, 80, home);
    const after = toPlane(near, 100, 80);
    expect(near.scale).to.be.closeTo(home.scale * 3, 1e-9);
    expect(after[0]).to.be.closeTo(before[0], 1e-9);
    expect(after[1]).to.be.closeTo(before[1], 1e-9);
    expect(zoom(home, 1e9, 0, 0, home).scale).to.equal(home.scale * 400);
    expect(zoom(home, 1e-9, 0, 0, home).scale).to.equal(home.scale * 0.5);
  });

  it('follows the pointer when dragged', () => {
    const [px, py] = toScreen(home, 50, 40);
    const [qx, qy] = toScreen(pan(home, 10, -20), 50, 40);
    expect(qx - px).to.be.closeTo(10, 1e-9);
    expect(qy - py).to.be.closeTo(-20, 1e-9);
  });

  it('finds the nearest node within reach, and none beyond', () => {
    const [px, py] = toScreen(home, 50, 40);
    expect(nodeAt(home, points, px + 3, py, 8)).to.equal(2);
    expect(nodeAt(home, points, px + 30, py, 8)).to.equal(null);
  });

  it('handles points without extent', () => {
    const one = fit(boundsOf({ x: Float64Array.of(7), y: Float64Array.of(7) }), 200, 100);
    expect(toScreen(one, 7, 7)).to.deep.equal([100, 56]);
    expect(Number.isFinite(fit(boundsOf({ x: new Float64Array(0), y: new Float64Array(0) }), 0, 0).scale)).to.equal(true);
  });
});
