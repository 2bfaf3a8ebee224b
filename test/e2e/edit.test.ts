import axe from 'axe-core';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { closeAccountCenter, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';

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
  const bar = (): Locator => page.locator('.edit-bar');
  const judged = async (state: 'feasible' | 'infeasible'): Promise<number> => {
    await page.locator(`.edit-bar[data-state="${state}"]`).waitFor();
    return Number(await bar().getAttribute('data-cost'));
  };
  const route = (name: string): Locator => page.locator('.edit-route').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
  const stopsOf = async (name: string): Promise<string[]> => route(name).locator('.edit-row-name').allInnerTexts();
  const row = (stop: string): Locator => page.locator('.edit-row').filter({ has: page.getByRole('button', { name: `Move ${stop}`, exact: true }) });
  const grip = (stop: string): Locator => page.getByRole('button', { name: `Move ${stop}`, exact: true });
  const hasFocus = async (stop: string): Promise<boolean> => await page.evaluate(`document.activeElement.closest('[data-visit]')?.dataset.visit`) === `stop ${stop}`;
  const middle = async (target: Locator): Promise<[number, number]> => {
    const box = (await target.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };

  before(async () => {
    paula = await center().account('edit-paula');
    signed = await center().signIn(paula, '/playground');
    page = signed.page;
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await page.getByLabel('Problem file').setInputFiles({ name: 'plan.json', mimeType: 'text/plain', buffer: Buffer.from(JSON.stringify(LINE)) });
    await page.getByText('version 2: 6 stops, 2 vehicles').waitFor();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.locator('.run-panel[data-phase="solved"]').waitFor();
    await page.getByRole('button', { name: 'Edit by hand' }).click();
  });
  after(async () => signed?.context.close());
  afterEach(() => expect(signed.faults).to.deep.equal([]));

  it('shows all routes with their stops, as they were solved', async () => {
    expect(await judged('feasible')).to.be.closeTo(15.6, 1e-6);
    expect([await stopsOf('north'), await stopsOf('south')].map((stops) => stops.toSorted().join()).toSorted()).to.deep.equal(['s1,s2,s3', 's4,s5,s6']);
    await page.evaluate(axe.source);
    const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>('axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)');
    expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).to.deep.equal([]);
  });

  it('judges every place that a stop is dragged to by the pointer, before it is dropped', async () => {
    const from = (await stopsOf('north')).includes('s1') ? 'north' : 'south';
    const to = from === 'north' ? 'south' : 'north';
    const solved = await judged('feasible');
    const [stop] = await stopsOf(from);
    const other = (await stopsOf(to))[0]!;
    const before = await stopsOf(from);
    await grip(stop!).scrollIntoViewIfNeeded();
    await page.mouse.move(...await middle(grip(stop!)));
    await page.mouse.down();
    const [x, y] = await middle(row(other));
    await page.mouse.move(x, y - 4, { steps: 4 });
    await page.locator(`.edit-bar:is([data-state="infeasible"], [data-state="feasible"]:not([data-cost="${solved}"]))`).waitFor();
    expect((await stopsOf(to)).includes(stop!), 'it is shown where it would be').to.equal(true);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await stopsOf(from)).to.deep.equal(before);
    expect(await judged('feasible')).to.equal(solved);
  });

  it('takes over a stop that is dropped on another route, says what breaks at the place, and undoes it', async () => {
    const north = await stopsOf('north');
    const [stop] = north;
    const solved = await judged('feasible');
    const [other] = await stopsOf('south');
    await page.mouse.move(...await middle(grip(stop!)));
    await page.mouse.down();
    const [x, y] = await middle(row(other!));
    await page.mouse.move(x, y - 4, { steps: 4 });
    await page.mouse.up();
    // The south van has room for three boxes only.
    await judged('infeasible');
    expect(await stopsOf('south')).to.have.length(4);
    expect(await stopsOf('north')).to.deep.equal(north.slice(1));
    await route('south').locator('.edit-faults', { hasText: 'boxes' }).waitFor();
    expect(await hasFocus(stop!), 'the moved stop has the focus').to.equal(true);
    await page.getByRole('status').filter({ hasText: `${stop} is number` }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await judged('feasible')).to.equal(solved);
    expect(await stopsOf('north')).to.deep.equal(north);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await judged('infeasible');
    await page.keyboard.press('Control+z').catch(() => undefined);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await judged('feasible');
  });

  it('does the same by keyboard: up and down, to another route, out of all routes and back', async () => {
    const [first, second] = await stopsOf('south');
    const solved = await judged('feasible');
    await grip(first!).focus();
    await page.keyboard.press('ArrowDown');
    await judged('feasible');
    expect((await stopsOf('south')).slice(0, 2)).to.deep.equal([second, first]);
    expect(await hasFocus(first!)).to.equal(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove from route' }).press('Enter');
    await judged('feasible');
    expect(await stopsOf('Not served')).to.deep.equal([first]);
    expect(Number(await bar().getAttribute('data-cost'))).to.be.greaterThan(1000);
    const status = page.getByRole('status').filter({ hasText: `${first} is not served` });
    await status.waitFor({ state: 'attached' });
    expect(await status.innerText()).to.match(/more than before/);
    await page.getByLabel('Move to').selectOption({ label: 'north' });
    await page.getByLabel('as number').fill('1');
    await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    const cost = await judged('feasible');
    expect((await stopsOf('north'))[0]).to.equal(first);
    expect(cost).to.be.greaterThan(solved).and.lessThan(1000);
    expect(await page.locator('.strip dd').first().innerText()).to.contain(String(cost).slice(0, 2));
    expect(await hasFocus(first!)).to.equal(true);
  });

  it('is edited by touch as well', async () => {
    const [stop] = await stopsOf('north');
    const client = await signed.context.newCDPSession(page);
    await grip(stop!).scrollIntoViewIfNeeded();
    const [x, y] = await middle(grip(stop!));
    const [ax, ay] = await middle(route('Not served'));
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y });
    await touch('touchMove', { x: (x + ax) / 2, y: (y + ay) / 2 });
    await touch('touchMove', { x: ax, y: ay });
    await touch('touchEnd');
    await judged('feasible');
    expect(await stopsOf('Not served')).to.deep.equal([stop]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await judged('feasible');
    expect((await stopsOf('north'))[0]).to.equal(stop);
  });

  it('locks the beginning of a route', async () => {
    const [first, second] = await stopsOf('north');
    await grip(first!).click();
    if (await page.getByRole('button', { name: 'Lock up to here' }).count() === 0) await grip(first!).click();
    await page.getByRole('button', { name: 'Lock up to here' }).click();
    await row(first!).getByText('locked', { exact: true }).waitFor();
    await grip(second!).focus();
    await page.keyboard.press('ArrowUp');
    expect(await stopsOf('north')).to.deep.equal([first, second, ...(await stopsOf('north')).slice(2)]);
    await page.getByRole('button', { name: 'Unlock from here on' }).click();
    await row(first!).getByText('locked', { exact: true }).waitFor({ state: 'detached' });
  });

  it('lays the edited plan over the solved one, and solves again from it', async () => {
    const before = await page.locator('.run-panel').getAttribute('data-task');
    const [stop] = await stopsOf('south');
    await grip(stop!).focus();
    await page.keyboard.press('ArrowDown');
    await judged('feasible');
    await page.getByRole('button', { name: 'Lay over the solved plan' }).click();
    const key = page.getByRole('list', { name: 'Key to the map' });
    expect(await key.innerText()).to.match(/only in A, the solved plan \([1-9]\d*\)\s+only in B, the edited plan \([1-9]\d*\)/);
    expect(await page.locator('.overlay tbody th').allInnerTexts()).to.include(`${stop} at ${stop!.replace('s', 'p')}`);
    const edited = await Promise.all(['north', 'south'].map(async (vehicle) => ({ vehicle, stops: await stopsOf(vehicle) })));
    const submitted = page.waitForRequest((request) => request.url().includes('/playground/solve'));
    await page.getByRole('button', { name: 'Solve again from here' }).click();
    const { initial_routes: routes } = (await submitted).postDataJSON() as { initial_routes: { vehicle: string; stops: string[] }[] };
    expect(routes).to.deep.equal(edited);
    await page.locator(`.run-panel[data-phase="solved"]:not([data-task="${before}"])`).waitFor();
    await page.getByRole('button', { name: 'Lay over the plan before' }).click();
    await page.getByText(/only in B, the new plan/).waitFor();
    await page.getByRole('button', { name: 'Edit by hand' }).click();
    await judged('feasible');
  });

  it('opens a plan of the history for editing', async () => {
    const id = await page.locator('.run-panel').getAttribute('data-task');
    await page.goto(`${center().url}/account/history/${id}`);
    await page.getByRole('link', { name: 'Edit by hand' }).click();
    expect(await judged('feasible')).to.be.closeTo(15.6, 1e-6);
    await page.getByRole('button', { name: 'Stop editing' }).click();
    await page.getByRole('button', { name: 'Edit by hand' }).waitFor();
  });
});
