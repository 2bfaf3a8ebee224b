import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { closeAccountCenter, fillSignIn, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';
import { editPage } from './edit-page.js';
import { solvePlan } from './plans.js';

after(closeAccountCenter);

/** A day under way: the first two stops of the van west are driven, and both vans have departed. */
const UNDER_WAY = {
  geometry: 'planar',
  locations: [{ id: 'depot', position: [0, 0] }, ...[-3000, -2000, -1000, 1000, 2000, 3000].map((x, i) => ({ id: `p${i + 1}`, position: [x, 0] }))],
  profiles: null, relations: null, shipments: null,
  vehicles: ['west', 'east'].map((id) => ({ id, start: 'depot', end: 'depot', capacities: { boxes: 4 }, cost_per_kilometer: 1 })),
  stops: [1, 2, 3, 4, 5, 6].map((i) => ({ id: `s${i}`, location: `p${i}`, delivers: { boxes: 1 }, price_of_omission: 1000 })),
  initial_routes: [
    { vehicle: 'west', stops: ['s2', 's6', 's1', 's3'], locked_visits: 2, departed_at: '2026-11-02T08:05:00+01:00' },
    { vehicle: 'east', stops: ['s5', 's4'], locked_visits: 1, departed_at: '2026-11-02T08:03:00+01:00' },
  ],
  plan_start: '2026-11-02T08:00:00+01:00',
};

interface SentRoute {
  readonly vehicle: string;
  readonly stops: readonly string[];
  readonly locked_visits?: number;
  readonly departed_at?: string;
}

describe('the edits of a plan', function () {
  const center = useAccountCenter();
  let kim: CenterAccount;
  let signed: SignedIn;
  let page: Page;
  let id: string;
  const { route, visitsOf, grip, judged, undo, expand, solveAgain, taskShown, solvedAfter } = editPage(() => page);
  /** Leaves out the last stop of a route. @returns what is not served then. */
  const leaveOut = async (name: string): Promise<string[]> => {
    const stop = (await visitsOf(name)).at(-1)!;
    await expand(stop, 'keyboard');
    await page.getByRole('button', { name: 'Remove from route' }).press('Enter');
    await route('Not served').getByText(stop, { exact: true }).waitFor();
    await judged();
    return visitsOf('Not served');
  };

  before(async () => {
    kim = await center().account('edit-kim');
    id = await solvePlan(center(), kim, UNDER_WAY);
    signed = await center().signIn(kim, `/playground?from=${id}&edit`);
    page = signed.page;
    await judged();
  });
  after(async () => signed?.context.close());

  it('begin with what is locked', async () => {
    expect((await visitsOf('west')).slice(0, 2)).to.deep.equal(['s2', 's6']);
    expect(await route('west').getByText('locked', { exact: true }).count()).to.equal(2);
    await grip('s6').press('ArrowDown');
    await grip('s6').press('ArrowUp');
    expect((await visitsOf('west')).slice(0, 2)).to.deep.equal(['s2', 's6']);
  });

  it('keep the keyboard: what is undone is redone without the pointer', async () => {
    const [left] = await leaveOut('west');
    await page.keyboard.press('Control+z');
    await route('west').getByText(left!, { exact: true }).waitFor();
    expect(await page.evaluate('document.activeElement.closest(".edit-list") !== null')).to.equal(true);
    await page.keyboard.press('Control+Shift+Z');
    await route('Not served').getByText(left!, { exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await route('west').getByText(left!, { exact: true }).waitFor();
    await judged();
  });

  it('outlast leaving the page and coming back, and the end of the session', async () => {
    const left = await leaveOut('west');
    await page.getByRole('link', { name: 'History' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    await page.goBack();
    await judged();
    expect(await visitsOf('Not served')).to.deep.equal(left);
    await signed.context.clearCookies();
    await expand('s5', 'keyboard');
    await page.getByRole('button', { name: 'Lock up to here' }).or(page.getByRole('button', { name: 'Unlock from here on' })).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await fillSignIn(page, kim);
    await page.locator('.edit-bar').waitFor();
    expect(await visitsOf('Not served')).to.deep.equal(left);
    await undo();
  });

  it('outlast a submission that does not arrive, and go along with the next try, locks and departures included', async () => {
    const left = await visitsOf('Not served');
    expect(left).to.have.length(1);
    await signed.context.setOffline(true);
    const first = await solveAgain<SentRoute>();
    await page.getByText('The service cannot be reached').waitFor();
    expect(await visitsOf('Not served')).to.deep.equal(left);
    await signed.context.setOffline(false);
    const task = await taskShown();
    expect(task).to.equal(id);
    const next = await solveAgain<SentRoute>('Try again');
    expect(next).to.deep.equal(first);
    expect(next.map(({ vehicle, stops, locked_visits: locked, departed_at: departed }) => [vehicle, stops.slice(0, locked), departed])).to.deep.equal([
      ['west', ['s2', 's6'], '2026-11-02T08:05:00+01:00'], ['east', ['s5'], '2026-11-02T08:03:00+01:00'],
    ]);
    expect(next.flatMap(({ stops }) => stops)).not.to.include(left[0]);
    await solvedAfter(task);
  });

  it('are solved again although the user has signed in again in another tab', async () => {
    await page.getByRole('button', { name: 'Edit by hand' }).click();
    await judged();
    const other = await signed.context.newPage();
    await other.goto(`${center().url}/account/history`);
    await other.getByRole('button', { name: 'Sign out' }).click();
    await fillSignIn(other, kim);
    await other.getByRole('button', { name: 'Sign out' }).waitFor();
    const task = await taskShown();
    await solveAgain();
    await solvedAfter(task);
  });
});
