import { expect } from 'chai';
import { planOf } from '../../../../web/src/see/plan.js';
import { createSelection, routeOf, stopOf } from '../../../../web/src/see/selection.js';
import { createResult } from './plan-fixture.js';

describe('selection of a plan', () => {
  const { request, result } = createResult();
  const plan = planOf(request, result);

  it('highlights what is pointed at, otherwise what is selected', () => {
    const selection = createSelection();
    selection.toggle({ route: 1, position: 2 });
    expect(selection.active.value).to.deep.equal({ route: 1, position: 2 });
    selection.hover({ route: 0, position: null });
    expect(selection.active.value).to.deep.equal({ route: 0, position: null });
    selection.hover(null);
    expect(stopOf(plan, selection.active.value)?.node).to.equal(3);
    selection.toggle({ route: 1, position: 2 });
    expect(selection.active.value).to.equal(null);
  });

  it('reports no change while the pointer stays on the same stop', () => {
    const selection = createSelection();
    let reported = -1;
    selection.hovered.subscribe(() => reported++);
    for (let i = 0; i < 5; i++) selection.hover({ route: 0, position: 1 });
    expect(reported).to.equal(1);
  });

  it('walks along a route and from route to route', () => {
    const selection = createSelection();
    selection.step(plan, 1);
    expect(selection.selected.value).to.deep.equal({ route: 0, position: 0 });
    for (let i = 0; i < 9; i++) selection.step(plan, 1);
    expect(selection.selected.value).to.deep.equal({ route: 0, position: 2 });
    selection.stepRoute(plan, 1);
    selection.stepRoute(plan, 1);
    expect(selection.selected.value).to.deep.equal({ route: 0, position: null });
    selection.stepRoute(plan, -1);
    expect(selection.selected.value).to.deep.equal({ route: 1, position: null });
  });

  it('is ignored in a plan that no longer has the route', () => {
    expect(routeOf(plan, { route: 7, position: 1 })).to.equal(null);
    expect(stopOf(plan, { route: 0, position: 44 })).to.equal(null);
  });
});
