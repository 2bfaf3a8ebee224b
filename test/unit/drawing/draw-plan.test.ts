import { expect } from 'chai';
import { drawPlan, isDrawable } from '../../../src/drawing/draw-plan.js';
import { groundScale, mercator, projected, WORLD } from '../../../src/drawing/map/projection.js';
import { scaleBar } from '../../../src/drawing/map/scale-bar.js';
import { drawnPlan, planarPlan } from '../../helpers/drawn-plan.js';

describe('the drawing of a plan', () => {
  const { request, plan } = drawnPlan();

  it('shows routes, breaks and what is not served on a map with north and a scale bar', () => {
    const svg = drawPlan('City & more', request, plan);
    expect(svg).to.match(/^<svg /).and.include('City &amp; more').and.not.match(/<script|href/);
    expect(svg).to.include('<title>north</title>').and.match(/>\d+ km<\/text>/);
    expect(svg).to.include('<title>break of =van, 2026-11-02T09:').and.include('<title>heavy is not served: heavy has 400 kilograms');
    expect(svg).not.to.include('upstairs');
    expect(svg).to.match(/>break<\/text>/).and.match(/>not served<\/text>/);
  });

  it('has the axes of the plane for planar positions, and no north', () => {
    const plane = planarPlan();
    const svg = drawPlan('Plane', plane.request, plane.plan);
    expect(svg).not.to.match(/north|km|not served/);
    expect(svg).to.match(/text-anchor="middle">3000<\/text>/);
  });

  it('refuses a plan without positions', () => {
    const bare = drawnPlan({ locations: ['depot', 'north', 'east', 'attic'].map((id) => ({ id })) });
    expect(isDrawable(bare.request)).to.equal(false);
    expect(() => drawPlan('Bare', bare.request, bare.plan)).to.throw(RangeError, 'no location has a position');
  });

  it('escapes what callers write', () => {
    const names = drawnPlan({ stops: [{ id: '<b>"&\uFFFE', location: 'east', delivers: { kilograms: 400 } }, { id: 'second', location: 'north' }] }, [1]);
    expect(drawPlan('x', names.request, names.plan)).to.include('&lt;b&gt;&quot;&amp;\uFFFD is not served');
  });
});

describe('the projection of maps', () => {
  it('is Mercator: conformal, north up, the world as tall as wide', () => {
    expect(mercator(180, 0)).to.deep.equal([WORLD / 2, 0]);
    expect(mercator(0, 90)[1]).to.be.closeTo(WORLD / 2, 1);
    const [, south] = mercator(13, 52);
    const [, north] = mercator(13, 52.001);
    const meters = 0.001 * WORLD / 360;
    expect((north - south) * groundScale(south)).to.be.closeTo(meters, meters * 1e-4);
  });

  it('draws both sides of the antimeridian beside each other', () => {
    const [west, east] = projected([[179, 0], [-179, 0]]);
    expect(east![0] - west![0]).to.be.closeTo(2 * WORLD / 360, 1);
    expect(projected([])).to.deep.equal([]);
  });

  it('has scale bars of round lengths that fit', () => {
    expect(scaleBar(10, 100)).to.deep.equal({ meters: 1000, pixels: 100, text: '1 km' });
    expect(scaleBar(9.9, 100)).to.include({ meters: 500, text: '500 m' });
    expect(scaleBar(3, 150)).to.include({ meters: 200, text: '200 m' });
    expect(scaleBar(0.01, 80)).to.include({ meters: 0.5, text: '0.5 m' });
    expect(scaleBar(20000, 100)).to.include({ text: '2000 km' });
  });
});
