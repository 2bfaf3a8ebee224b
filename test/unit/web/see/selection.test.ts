import { expect } from 'chai';
import { planOf } from '../../../../web/src/see/plan.js';
import { createSelection, routeOf, stopOf } from '../../../../web/src/see/selection.js';
import { rowWindow, scrollTo } from '../../../../web/src/see/window-rows.js';
import { createResult } from './plan-fixture.js';

describe('selection of a plan', () => {
  const { request, result } = createResult();
  const plan = planOf(request, result);

  it('brings out what is pointed at, else what is chosen', () => {
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

  it('does not tell of a change when the pointer stays on the same stop', () => {
    const selection = createSelection();
    let told = -1;
    selection.hovered.subscribe(() => told++);
    for (let i = 0; i < 5; i++) selection.hover({ route: 0, position: 1 });
    expect(told).to.equal(1);
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

  it('means nothing in a plan that has lost the route', () => {
    expect(routeOf(plan, { route: 7, position: 1 })).to.equal(null);
    expect(stopOf(plan, { route: 0, position: 44 })).to.equal(null);
  });
});

describe('rows of a long table', () => {
  it('makes those that are seen and some more', () => {
    expect(rowWindow(2000, 32, 3200, 480)).to.deep.equal({ first: 88, end: 127, above: 88 * 32, below: (2000 - 127) * 32 });
    expect(rowWindow(5, 32, 0, 480)).to.deep.equal({ first: 0, end: 5, above: 0, below: 0 });
  });

  it('stays sound when the list got shorter under the scroll', () => {
    expect(rowWindow(3, 32, 9000, 480)).to.deep.equal({ first: 3, end: 3, above: 96, below: 0 });
  });

  it('scrolls only to what is not seen', () => {
    expect(scrollTo(3, 30, 0, 300)).to.equal(null);
    expect(scrollTo(20, 30, 0, 300)).to.equal(330);
    expect(scrollTo(1, 30, 100, 300)).to.equal(30);
  });
});
