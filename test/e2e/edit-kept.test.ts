import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { closeAccountCenter, fillSignIn, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';
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

interface Sent {
  readonly initial_routes: readonly { readonly vehicle: string; readonly stops: readonly string[]; readonly locked_visits?: number; readonly departed_at?: string }[];
}

describe('the edits of a plan', function () {
  const center = useAccountCenter();
  let kim: CenterAccount;
  let signed: SignedIn;
  let page: Page;
  let id: string;
  const route = (name: string): Locator => page.locator('.edit-route').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
  const stopsOf = async (name: string): Promise<string[]> => route(name).locator('.edit-row-name').allInnerTexts();
  const grip = (stop: string): Locator => page.getByRole('button', { name: `Move ${stop}`, exact: true });
  const judged = async (): Promise<void> => page.locator('.edit-bar[data-state="feasible"]').waitFor();
  const expand = async (stop: string): Promise<void> => {
    if (await grip(stop).getAttribute('aria-expanded') === 'false') await grip(stop).press('Enter');
  };
  /** Leaves out the last stop of a route. @returns what is not served then. */
  const leaveOut = async (name: string): Promise<string[]> => {
    const stop = (await stopsOf(name)).at(-1)!;
    await expand(stop);
    await page.getByRole('button', { name: 'Remove from route' }).press('Enter');
    await route('Not served').getByText(stop, { exact: true }).waitFor();
    await judged();
    return stopsOf('Not served');
  };
  const solveAgain = async (button: string): Promise<Sent> => {
    const sent = page.waitForRequest((request) => request.url().includes('/playground/solve'));
    await page.getByRole('button', { name: button }).click();
    return (await sent).postDataJSON() as Sent;
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
    expect((await stopsOf('west')).slice(0, 2)).to.deep.equal(['s2', 's6']);
    expect(await route('west').getByText('locked', { exact: true }).count()).to.equal(2);
    await grip('s6').press('ArrowDown');
    await grip('s6').press('ArrowUp');
    expect((await stopsOf('west')).slice(0, 2)).to.deep.equal(['s2', 's6']);
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
    expect(await stopsOf('Not served')).to.deep.equal(left);
    await signed.context.clearCookies();
    await expand('s5');
    await page.getByRole('button', { name: 'Lock up to here' }).or(page.getByRole('button', { name: 'Unlock from here on' })).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await fillSignIn(page, kim);
    await page.locator('.edit-bar').waitFor();
    expect(await stopsOf('Not served')).to.deep.equal(left);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await judged();
  });

  it('outlast a submission that does not arrive, and go along with the next try, locks and departures included', async () => {
    const left = await stopsOf('Not served');
    expect(left).to.have.length(1);
    await signed.context.setOffline(true);
    const first = await solveAgain('Solve again from here');
    await page.getByText('The service cannot be reached').waitFor();
    expect(await stopsOf('Not served')).to.deep.equal(left);
    await signed.context.setOffline(false);
    const task = await page.locator('.run-panel').getAttribute('data-task');
    expect(task).to.equal(id);
    const next = await solveAgain('Try again');
    expect(next.initial_routes).to.deep.equal(first.initial_routes);
    expect(next.initial_routes.map(({ vehicle, stops, locked_visits: locked, departed_at: departed }) => [vehicle, stops.slice(0, locked), departed])).to.deep.equal([
      ['west', ['s2', 's6'], '2026-11-02T08:05:00+01:00'], ['east', ['s5'], '2026-11-02T08:03:00+01:00'],
    ]);
    expect(next.initial_routes.flatMap(({ stops }) => stops)).not.to.include(left[0]);
    await page.locator(`.run-panel[data-phase="solved"]:not([data-task="${task}"])`).waitFor();
  });

  it('are solved again although the user has signed in again in another tab', async () => {
    await page.getByRole('button', { name: 'Edit by hand' }).click();
    await judged();
    const other = await signed.context.newPage();
    await other.goto(`${center().url}/account/history`);
    await other.getByRole('button', { name: 'Sign out' }).click();
    await fillSignIn(other, kim);
    await other.getByRole('button', { name: 'Sign out' }).waitFor();
    const task = await page.locator('.run-panel').getAttribute('data-task');
    await page.getByRole('button', { name: 'Solve again from here' }).click();
    await page.locator(`.run-panel[data-phase="solved"]:not([data-task="${task}"])`).waitFor();
  });
});
