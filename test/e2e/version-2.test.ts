import axe from 'axe-core';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { closeAccountCenter, startAccountCenter, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';
import { CITY, solvePlan } from './plans.js';
import { PNG } from './tile.js';

after(closeAccountCenter);

async function solveExample(page: Page, id: string): Promise<string> {
  await page.getByLabel('Example').selectOption(id);
  await page.locator('.verdict[data-state="valid"]').waitFor();
  await page.getByLabel('Time limit, seconds').fill('1');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  const panel = page.locator('.run-panel[data-phase="solved"]');
  await panel.waitFor();
  await page.getByRole('heading', { name: 'Stops', exact: true }).waitFor();
  return (await panel.getAttribute('data-task'))!;
}

/** @returns what axe finds wrong with the current page. */
async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>('axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)');
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
}

describe('version 2 in the browser', function () {
  const center = useAccountCenter();
  let paula: CenterAccount;
  let signed: SignedIn;
  let page: Page;
  before(async () => {
    paula = await center().account('plans-paula');
    signed = await center().signIn(paula, '/playground');
    page = signed.page;
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
  });
  after(async () => signed?.context.close());
  afterEach(() => expect(signed.faults).to.deep.equal([]));

  it('shows the plan of an example: map with scale bar, timeline, costs in parts, stops that are not served', async () => {
    await solveExample(page, 'city-day');
    await page.locator('.map-scale-bar', { hasText: /^\d+ k?m$/ }).waitFor();
    expect(await page.locator('.map-scale').innerText()).to.contain('N');
    expect(await page.locator('.map-base').getAttribute('aria-label')).to.match(/km\. .*not served\.$/);
    const leftOut = page.locator('.left-out');
    expect(await leftOut.innerText()).to.match(/statue[^]*2[,.]?500 kilograms[^]*Smallest change:/);
    expect(await page.locator('.time-key').innerText()).to.contain('break');
    expect(await page.locator('.costs tbody th').allInnerTexts()).to.include.members(['Vehicles', 'Distance', 'Time']);
    await page.getByText('Travel of van is estimated from the positions').waitFor();
    expect(await page.locator('.legend-name').allInnerTexts()).to.deep.equal(['van-north', 'van-south']);
  });

  it('marks breaks on the map where they are taken, and says where in words', async () => {
    const texts = await page.getByRole('list', { name: 'Breaks on the map' }).getByRole('listitem').allInnerTexts();
    expect(texts).not.to.deep.equal([]);
    for (const text of texts) expect(text).to.match(/^van-(north|south), break 1[123]:\d\d to 1[123]:\d\d, (at \S+|on the way from \S.* to \S.*, after \d+ % of the driving)/);
    await page.locator('.map-note', { hasText: 'Boxes mark breaks' }).waitFor();
    expect(await page.locator('.map-key .key-hollow').count(), 'the pattern of the timeline').to.equal(await page.locator('.time-key .key-hollow').count());
  });

  it('is walked by keyboard, and says what is selected', async () => {
    const map = page.getByRole('application', { name: 'Map of the routes' });
    await map.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.map-caption').innerText()).to.match(/^van-north, stop 1 of \d+: \S+ at \S+, service \d\d:\d\d/);
    const before = await page.locator('.map-scale-bar').innerText();
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    // The page's policy forbids polling a text of code.
    await page.locator('.map-scale-bar').filter({ hasNotText: before }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('has no axe findings', async () => {
    expect(await axeFindings(page)).to.deep.equal([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page)).to.deep.equal([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('writes the code for version 2', async () => {
    await page.locator('summary', { hasText: 'Call the API from a program' }).click();
    expect(await page.locator('.code-box').innerText()).to.contain('/api/v2/solve');
  });

  it('estimates the map from matrices when there are no positions', async () => {
    await solveExample(page, 'travel-times');
    await page.getByText('Positions are estimated from its distances').waitFor();
    expect(await page.locator('.map-scale').count()).to.equal(0);
    expect(await page.locator('.left-out').count()).to.equal(0);
  });

  it('shows faults at their paths', async () => {
    const [stop, ...stops] = CITY['stops'] as object[];
    const text = JSON.stringify({ ...CITY, stops: [{ ...stop, service_time: 5 }, ...stops] }, null, 2);
    await page.getByLabel('Problem file').setInputFiles({ name: 'plan.json', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('.verdict[data-state="faulty"]').waitFor();
    await page.getByText('service_time is not a field of a stop: did you mean service_seconds?').first().waitFor();
    const jump = page.getByRole('button', { name: /go to stops\[0\]\.service_time/ });
    await jump.click();
    expect(await page.evaluate('document.querySelector(".editor").shadowRoot.activeElement !== null'), 'the editor has the focus').to.equal(true);
  });

  it('downloads a plan of the history as table and map, and opens its request again', async () => {
    const id = await solvePlan(center(), paula, { name: 'for download' });
    await page.goto(`${center().url}/account/history/${id}`);
    await page.getByRole('heading', { name: 'Not served' }).waitFor();
    expect(await page.locator('.entry-facts').innerText()).to.match(/Stops served\s+\d+/).and.match(/Not served\s+[12]/).and.match(/Breaks\s+/);
    const file = async (name: string): Promise<string> => {
      await page.locator('summary', { hasText: 'Download' }).click();
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name, exact: true }).click()]);
      return readFileSync(await download.path(), 'utf8');
    };
    expect(await file('Routes (CSV)')).to.match(/^vehicle,vehicle_number,sequence,type,stop,(shipment,)?location,longitude,latitude,/).and.match(/\r\n,,,unassigned,statue,+mitte,/);
    expect((JSON.parse(await file('Routes (GeoJSON)')) as { features: object[] }).features.length).to.be.greaterThan(12);
    expect(await file('Drawing (SVG)')).to.match(/^<svg [^]*statue is not served/);
    await page.getByRole('link', { name: 'Re-run with changes' }).click();
    await page.getByText('version 2: 11 stops, 2 vehicles').waitFor();
  });

  it('compares two plans: costs in parts, vehicles, and the stops whose vehicle changed', async () => {
    const [first, second] = [await solvePlan(center(), paula, { name: 'both vans', seed: 1 }), await solvePlan(center(), paula, { name: 'one van', seed: 1, vehicles: [(CITY['vehicles'] as object[])[0]] })];
    await page.goto(`${center().url}/account/compare?a=${first}&b=${second}`);
    await page.getByRole('heading', { name: 'Stops served differently' }).waitFor();
    await page.getByRole('row', { name: /^Cost of time / }).waitFor();
    await page.getByRole('row', { name: /^Vehicles used 2 1/ }).waitFor();
    expect(await page.getByRole('region', { name: 'Stops served differently' }).innerText()).to.match(/van-south[^\n]*\s+(van-north|not served)/);
    expect(await page.locator('.map-scale-bar').count(), 'both maps, and both plans on one').to.equal(3);
    expect(await axeFindings(page)).to.deep.equal([]);
  });

  it('lays two plans over each other: legs of both and of each, either plan alone, changes sorted by each column', async () => {
    const map = page.locator('.overlay .map-base');
    expect(await map.getAttribute('aria-label')).to.match(/^Both plans on one map: \d+ legs? in both, [1-9]\d* only in A, \d+ only in B\. [1-9]\d* stops? served differently/);
    const key = page.getByRole('list', { name: 'Key to the map' });
    expect(await key.innerText()).to.match(/in both \(\d+\)\s+only in A, both vans \(\d+\)\s+only in B, one van \(\d+\)/);
    expect(await key.locator('line[stroke-dasharray="7 5"]').count(), 'the lines differ without colour').to.equal(1);
    await page.getByRole('group', { name: 'Plans on the map' }).getByRole('button', { name: 'A', exact: true }).click();
    expect(await key.innerText()).not.to.contain('only in B');
    const changes = page.getByRole('region', { name: 'Stops served differently' });
    const names = async (): Promise<string[]> => changes.locator('tbody th').allInnerTexts();
    await changes.getByRole('button', { name: 'Stop' }).click();
    const ascending = await names();
    await changes.getByRole('columnheader', { name: 'Stop', exact: false }).and(changes.locator('[aria-sort="ascending"]')).waitFor();
    await changes.getByRole('button', { name: 'Stop' }).click();
    expect(await names()).to.deep.equal(ascending.toReversed());
  });
});

describe('maps with tiles in the browser', function () {
  const shared = useAccountCenter();

  it('are loaded from the one origin that the operator names, with its attribution', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url!);
      response.setHeader('content-type', 'image/png').end(PNG);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const center = (await startAccountCenter({ MAP_TILES_URL: `${origin}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: '© Example Maps', WORKER_SLOTS: '1' }, shared().browser))!;
    try {
      const { page, faults } = await center.signIn(await center.account('tiles-tina'), '/playground');
      await page.locator('[data-ready]').waitFor({ state: 'attached' });
      await solveExample(page, 'city-day');
      await page.getByText('© Example Maps').waitFor();
      await page.locator('.map-ground:not([width="0"])').waitFor();
      await page.waitForLoadState('networkidle');
      expect(asked.length).to.be.greaterThan(3);
      expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path)), asked.join(' ')).to.equal(true);
      expect(faults.filter((fault) => !fault.startsWith(`call: ${origin}/`))).to.deep.equal([]);
      expect(await page.evaluate(`fetch('https://tiles.example.org/x').then(() => 'allowed', () => 'refused')`)).to.equal('refused');
    } finally {
      await center.close();
      server.close();
    }
  });
});
