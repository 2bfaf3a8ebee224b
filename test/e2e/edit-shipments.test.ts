import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { closeAccountCenter, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';
import { editPage } from './edit-page.js';

after(closeAccountCenter);

/** Rides of two shipments west of the depot, two stops east of it that need a reload in between: a vehicle for each side. */
const RIDES = {
  geometry: 'planar',
  locations: [{ id: 'depot', position: [0, 0] }, ...[-3000, -2000, -1000, 1000, 2000].map((x, i) => ({ id: `p${i + 1}`, position: [x, 0] }))],
  vehicles: ['north', 'south'].map((id) => ({
    id, start: 'depot', end: 'depot', capacities: { boxes: 1, crates: 2 }, max_distance_meters: 9000, reloads: { locations: ['depot'], max_trips: 2 },
  })),
  stops: [4, 5].map((i) => ({ id: `s${i}`, location: `p${i}`, delivers: { boxes: 1 }, price_of_omission: 1000 })),
  shipments: [
    { id: 'anna', pickup: { location: 'p1', windows: [{ latest: '2026-11-02T08:06:00+01:00' }] }, delivery: { location: 'p3' }, amounts: { crates: 1 }, price_of_omission: 1000 },
    { id: 'bert', pickup: { location: 'p2', windows: [{ earliest: '2026-11-02T08:07:00+01:00' }] }, delivery: { location: 'p3' }, amounts: { crates: 1 }, price_of_omission: 1000 },
  ],
  plan_start: '2026-11-02T08:00:00+01:00',
  time_limit_seconds: 1,
};

/** Of the pointer, until a row is where it is dragged. */
const MOST_MOVES = 100;

describe('editing a plan with shipments and reloads by hand', function () {
  const center = useAccountCenter();
  let paula: CenterAccount;
  let signed: SignedIn;
  let page: Page;
  /** The vehicles west and east of the depot. */
  let west: string;
  let east: string;
  const { bar, route, visitsOf, grip, row, judged, undo, expand, hold, solveAndEdit, solveAgain, taskShown, solvedAfter, axeFindings } = editPage(() => page);
  /** Waits until a route begins with the visits; drags are shown frame by frame. */
  const begins = async (name: string, ...visits: string[]): Promise<void> => {
    for (const [k, visit] of visits.entries()) await route(name).locator('.edit-row-name').nth(k).filter({ hasText: new RegExp(`^${visit}$`) }).waitFor();
  };

  before(async () => {
    paula = await center().account('edit-rides');
    signed = await center().signIn(paula, '/playground');
    page = signed.page;
    await solveAndEdit(RIDES, 'version 2: 6 stops, 2 vehicles');
    await grip('pickup of anna').waitFor();
    [west, east] = (await visitsOf('north')).includes('pickup of anna') ? ['north', 'south'] : ['south', 'north'];
  });
  after(async () => signed?.context.close());
  afterEach(() => expect(signed.faults).to.deep.equal([]));

  it('shows pickups, deliveries and reloads as they were solved', async () => {
    await judged('feasible');
    expect((await visitsOf(west)).slice(0, 2)).to.deep.equal(['pickup of anna', 'pickup of bert']);
    expect((await visitsOf(west)).toSorted()).to.deep.equal(['delivery of anna', 'delivery of bert', 'pickup of anna', 'pickup of bert']);
    expect((await visitsOf(east))[1]).to.equal('reload at depot');
    expect(await axeFindings()).to.deep.equal([]);
  });

  it('says at once what breaks when a pickup is dragged after its delivery', async () => {
    const before = await visitsOf(west);
    await hold('pickup of anna', row(before.at(-1)!));
    // Rows move away under the pointer as their order changes.
    for (let moves = 0; moves < MOST_MOVES && (await visitsOf(west)).at(-1) !== 'pickup of anna'; moves++) {
      const box = (await row(before.at(-1)!).boundingBox())!;
      await page.mouse.move(box.x + 30 + moves % 2, box.y + box.height - 2);
    }
    expect((await visitsOf(west)).at(-1)).to.equal('pickup of anna');
    await judged('infeasible');
    await page.locator('.edit-faults', { hasText: 'anna' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await begins(west, ...before);
    await judged('feasible');
  });

  it('takes the other end of a shipment along to another route, and says what breaks there', async () => {
    const before = [await visitsOf(west), await visitsOf(east)];
    await hold('delivery of bert', row(before[1]![0]!));
    await page.mouse.up();
    await begins(east, 'pickup of bert', 'delivery of bert');
    await judged('infeasible');
    expect(await visitsOf(west)).to.have.members(['pickup of anna', 'delivery of anna']);
    await route(east).locator('.edit-faults', { hasText: '9000 m' }).first().waitFor();
    await page.getByRole('status').filter({ hasText: /pickup of bert.*delivery of bert/ }).waitFor({ state: 'attached' });
    await undo();
    expect([await visitsOf(west), await visitsOf(east)]).to.deep.equal(before);
  });

  it('leaves a shipment out whole, lists it once, and takes both ends back', async () => {
    await grip('delivery of bert').press('Enter');
    await page.getByRole('button', { name: 'Remove from route' }).press('Enter');
    await judged('feasible');
    expect(Number(await bar().getAttribute('data-cost'))).to.be.greaterThan(1000);
    expect(await visitsOf('Not served')).to.deep.equal(['bert']);
    expect(await visitsOf(west)).to.deep.equal(['pickup of anna', 'delivery of anna']);
    await expand('bert');
    await page.getByLabel('Move to').selectOption({ label: west });
    await page.getByLabel('as number').fill('2');
    await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await judged('feasible');
    expect(await visitsOf(west)).to.deep.equal(['pickup of anna', 'pickup of bert', 'delivery of bert', 'delivery of anna']);
    expect(await visitsOf('Not served')).to.deep.equal([]);
    await undo();
    await undo();
  });

  it('deletes a reload, says that the goods of both trips are too many, and puts it in by an action', async () => {
    const before = await visitsOf(east);
    await expand('reload at depot');
    await row('reload at depot').getByRole('button', { name: 'Delete' }).click();
    await judged('infeasible');
    expect(await visitsOf(east)).to.deep.equal([before[0], before[2]]);
    await page.locator('.edit-faults', { hasText: 'boxes' }).first().waitFor();
    await expand(before[2]!);
    await row(before[2]!).getByRole('button', { name: 'Reload before' }).click();
    await judged('feasible');
    expect(await visitsOf(east)).to.deep.equal(before);
  });

  it('keeps a shipment on its route whose pickup is locked, and says so', async () => {
    await expand('pickup of anna');
    await row('pickup of anna').getByRole('button', { name: 'Lock up to here' }).click();
    await row('pickup of anna').getByText('locked', { exact: true }).waitFor();
    await row('delivery of anna').getByText('its pickup is locked').waitFor();
    await expand('delivery of anna');
    expect(await row('delivery of anna').getByRole('button', { name: 'Remove from route' }).getAttribute('aria-disabled')).to.equal('true');
    expect(await row('delivery of anna').getByLabel('Move to').locator('option').allInnerTexts()).to.deep.equal([west]);
    expect(await axeFindings()).to.deep.equal([]);
  });

  it('names shipments in what differs from the solved plan, and solves again with the locked pickup', async () => {
    const task = await taskShown();
    const [, , third] = await visitsOf(west);
    await grip(third!).focus();
    await page.keyboard.press('ArrowDown');
    await judged('feasible');
    await page.getByRole('button', { name: 'Lay over the solved plan' }).click();
    expect((await page.locator('.overlay tbody th').allInnerTexts()).join('; ')).to.contain(`${third} at p3`);
    const routes = await solveAgain<{ vehicle: string; visits: { type: string }[]; locked_visits?: number }>();
    expect(routes.find(({ vehicle }) => vehicle === west)).to.include({ locked_visits: 1 });
    expect(routes.find(({ vehicle }) => vehicle === west)!.visits[0]).to.deep.equal({ type: 'pickup', shipment: 'anna' });
    expect(routes.find(({ vehicle }) => vehicle === east)!.visits[1]).to.deep.equal({ type: 'reload', location: 'depot' });
    await solvedAfter(task);
    await page.getByRole('button', { name: 'Lay over the plan before' }).click();
    await page.getByText(/only in B, the new plan/).waitFor();
    expect(await axeFindings()).to.deep.equal([]);
  });

  it('offers pickups, deliveries and reloads for download as table and map', async () => {
    const id = await taskShown();
    await page.goto(`${center().url}/account/history/${id}`);
    const file = async (name: string): Promise<string> => {
      await page.locator('summary', { hasText: 'Download' }).click();
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name, exact: true }).click()]);
      return readFileSync(await download.path(), 'utf8');
    };
    const types = (await file('Routes (CSV)')).trimEnd().split('\r\n').slice(1).map((line) => line.split(',')[3]);
    expect(types.toSorted()).to.deep.equal(['delivery', 'delivery', 'end', 'end', 'pickup', 'pickup', 'reload', 'start', 'start', 'stop', 'stop']);
    const { features } = JSON.parse(await file('Routes (GeoJSON)')) as { features: { properties: { type: string; shipment?: string } }[] };
    expect(features.filter(({ properties }) => properties.type === 'pickup').map(({ properties }) => properties.shipment).toSorted()).to.deep.equal(['anna', 'bert']);
    expect(features.filter(({ properties }) => properties.type === 'depot')).to.have.length(1);
  });
});
