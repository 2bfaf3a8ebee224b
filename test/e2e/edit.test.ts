import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { closeAccountCenter, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';
import { editPage, middleOf } from './edit-page.js';

after(closeAccountCenter);

/** Two vans of equal cost on a line: north serves what is west of the depot, south what is east of it. */
const LINE = {
  geometry: 'planar',
  locations: [{ id: 'depot', position: [0, 0] }, ...[-3000, -2000, -1000, 1000, 2000, 3000].map((x, i) => ({ id: `p${i + 1}`, position: [x, 0] }))],
  vehicles: [
    { id: 'north', start: 'depot', end: 'depot', capacities: { boxes: 4 }, cost_per_kilometer: 1 },
    { id: 'south', start: 'depot', end: 'depot', capacities: { boxes: 3 }, cost_per_kilometer: 1 },
  ],
  stops: [1, 2, 3, 4, 5, 6].map((i) => ({ id: `s${i}`, location: `p${i}`, delivers: { boxes: 1 }, price_of_omission: 1000 })),
  plan_start: '2026-11-02T08:00:00+01:00',
  time_limit_seconds: 1,
};

describe('editing a plan by hand', function () {
  const center = useAccountCenter();
  let paula: CenterAccount;
  let signed: SignedIn;
  let page: Page;
  const { bar, route, visitsOf, grip, row, judged, undo, hold, solveAndEdit, solveAgain, taskShown, solvedAfter, axeFindings } = editPage(() => page);
  const hasFocus = async (stop: string): Promise<boolean> => await page.evaluate(`document.activeElement.closest('[data-visit]')?.dataset.visit`) === `stop ${stop}`;

  before(async () => {
    paula = await center().account('edit-paula');
    signed = await center().signIn(paula, '/playground');
    page = signed.page;
    await solveAndEdit(LINE, 'version 2: 6 stops, 2 vehicles');
  });
  after(async () => signed?.context.close());
  afterEach(() => expect(signed.faults).to.deep.equal([]));

  it('shows all routes with their stops, as they were solved', async () => {
    expect(await judged('feasible')).to.be.closeTo(15.6, 1e-6);
    expect([await visitsOf('north'), await visitsOf('south')].map((stops) => stops.toSorted().join()).toSorted()).to.deep.equal(['s1,s2,s3', 's4,s5,s6']);
    expect(await axeFindings()).to.deep.equal([]);
  });

  for (const width of [1280, 320]) {
    it(`hides nothing that has the focus behind its figures, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 640 });
      await grip((await visitsOf('south')).at(-1)!).focus();
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Shift+Tab');
        // Only on the bar itself may it be on it.
        expect(await page.evaluate(`(() => {
          const focused = document.activeElement;
          const { top } = focused.getBoundingClientRect();
          const bar = document.querySelector('.edit-bar');
          return bar.contains(focused) || top >= bar.getBoundingClientRect().bottom || getComputedStyle(bar).position === 'static';
        })()`), `after ${presses + 1} presses`).to.equal(true);
      }
      await page.setViewportSize({ width: 1280, height: 860 });
    });
  }

  it('judges every place that a stop is dragged to by the pointer, before it is dropped', async () => {
    const from = (await visitsOf('north')).includes('s1') ? 'north' : 'south';
    const to = from === 'north' ? 'south' : 'north';
    const solved = await judged('feasible');
    const [stop] = await visitsOf(from);
    const other = (await visitsOf(to))[0]!;
    const before = await visitsOf(from);
    await hold(stop!, row(other));
    await page.locator(`.edit-bar:is([data-state="infeasible"], [data-state="feasible"]:not([data-cost="${solved}"]))`).waitFor();
    expect((await visitsOf(to)).includes(stop!), 'it is shown where it would be').to.equal(true);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await visitsOf(from)).to.deep.equal(before);
    expect(await judged('feasible')).to.equal(solved);
  });

  it('takes over a stop that is dropped on another route, says what breaks at the place, and undoes it', async () => {
    const north = await visitsOf('north');
    const [stop] = north;
    const solved = await judged('feasible');
    const [other] = await visitsOf('south');
    await hold(stop!, row(other!));
    await page.mouse.up();
    // The south van has room for three boxes only.
    await judged('infeasible');
    expect(await visitsOf('south')).to.have.length(4);
    expect(await visitsOf('north')).to.deep.equal(north.slice(1));
    await route('south').locator('.edit-faults', { hasText: 'boxes' }).waitFor();
    expect(await hasFocus(stop!), 'the moved stop has the focus').to.equal(true);
    await page.getByRole('status').filter({ hasText: `${stop} is number` }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await judged('feasible')).to.equal(solved);
    expect(await visitsOf('north')).to.deep.equal(north);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await judged('infeasible');
    await page.keyboard.press('Control+z').catch(() => undefined);
    await undo();
  });

  it('does the same by keyboard: up and down, to another route, out of all routes and back', async () => {
    const [first, second] = await visitsOf('south');
    const solved = await judged('feasible');
    await grip(first!).focus();
    await page.keyboard.press('ArrowDown');
    await judged('feasible');
    expect((await visitsOf('south')).slice(0, 2)).to.deep.equal([second, first]);
    expect(await hasFocus(first!)).to.equal(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove from route' }).press('Enter');
    await judged('feasible');
    expect(await visitsOf('Not served')).to.deep.equal([first]);
    expect(Number(await bar().getAttribute('data-cost'))).to.be.greaterThan(1000);
    const status = page.getByRole('status').filter({ hasText: `${first} is not served` });
    await status.waitFor({ state: 'attached' });
    expect(await status.innerText()).to.match(/more than before/);
    await page.getByLabel('Move to').selectOption({ label: 'north' });
    await page.getByLabel('as number').fill('1');
    await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    const cost = await judged('feasible');
    expect((await visitsOf('north'))[0]).to.equal(first);
    expect(cost).to.be.greaterThan(solved).and.lessThan(1000);
    expect(await page.locator('.strip dd').first().innerText()).to.contain(String(cost).slice(0, 2));
    expect(await hasFocus(first!)).to.equal(true);
  });

  it('is edited by touch as well', async () => {
    const [stop] = await visitsOf('north');
    const client = await signed.context.newCDPSession(page);
    await grip(stop!).scrollIntoViewIfNeeded();
    const [x, y] = await middleOf(grip(stop!));
    const [ax, ay] = await middleOf(route('Not served'));
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y });
    await touch('touchMove', { x: (x + ax) / 2, y: (y + ay) / 2 });
    await touch('touchMove', { x: ax, y: ay });
    await touch('touchEnd');
    await judged('feasible');
    expect(await visitsOf('Not served')).to.deep.equal([stop]);
    await undo();
    expect((await visitsOf('north'))[0]).to.equal(stop);
  });

  it('locks the beginning of a route', async () => {
    const [first, second] = await visitsOf('north');
    await grip(first!).click();
    if (await page.getByRole('button', { name: 'Lock up to here' }).count() === 0) await grip(first!).click();
    await page.getByRole('button', { name: 'Lock up to here' }).click();
    await row(first!).getByText('locked', { exact: true }).waitFor();
    await grip(second!).focus();
    await page.keyboard.press('ArrowUp');
    expect(await visitsOf('north')).to.deep.equal([first, second, ...(await visitsOf('north')).slice(2)]);
    await page.getByRole('button', { name: 'Unlock from here on' }).click();
    await row(first!).getByText('locked', { exact: true }).waitFor({ state: 'detached' });
  });

  it('lays the edited plan over the solved one, and solves again from it', async () => {
    const before = await taskShown();
    const [stop] = await visitsOf('south');
    await grip(stop!).focus();
    await page.keyboard.press('ArrowDown');
    await judged('feasible');
    await page.getByRole('button', { name: 'Lay over the solved plan' }).click();
    const key = page.getByRole('list', { name: 'Key to the map' });
    expect(await key.innerText()).to.match(/only in A, the solved plan \([1-9]\d*\)\s+only in B, the edited plan \([1-9]\d*\)/);
    expect(await page.locator('.overlay tbody th').allInnerTexts()).to.include(`${stop} at ${stop!.replace('s', 'p')}`);
    const edited = await Promise.all(['north', 'south'].map(async (vehicle) => ({ vehicle, stops: await visitsOf(vehicle) })));
    expect(await solveAgain()).to.deep.equal(edited);
    await solvedAfter(before);
    await page.getByRole('button', { name: 'Lay over the plan before' }).click();
    await page.getByText(/only in B, the new plan/).waitFor();
    await page.getByRole('button', { name: 'Edit by hand' }).click();
    await judged('feasible');
  });

  it('opens a plan of the history for editing', async () => {
    const id = await taskShown();
    await page.goto(`${center().url}/account/history/${id}`);
    await page.getByRole('link', { name: 'Edit by hand' }).click();
    expect(await judged('feasible')).to.be.closeTo(15.6, 1e-6);
    await page.getByRole('button', { name: 'Stop editing' }).click();
    await page.getByRole('button', { name: 'Edit by hand' }).waitFor();
  });
});
