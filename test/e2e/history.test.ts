import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { closeAccountCenter, solveByApi, submitByApi, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';
import { day, ring } from './problems.js';

after(closeAccountCenter);

describe('the history in the browser', function () {
  const center = useAccountCenter();
  let anna: CenterAccount;
  let north: { id: string; answer: Buffer };
  let failed: { id: string; answer: Buffer };
  let signed: SignedIn;
  let page: Page;

  before(async () => {
    anna = await center().account('history-anna');
    [north, failed] = await Promise.all([
      solveByApi(center(), anna, day(12, 4, { name: 'Tuesday, north depot', seed: 7 })),
      solveByApi(center(), anna, ring(6, 2, { name: 'too much', vehicles_capacity: [1, 1] })),
      solveByApi(center(), anna, ring(9, 3, { name: 'Tuesday, south depot' })),
    ]);
    await Promise.all(Array.from({ length: 27 }, async (_, index) => submitByApi(center(), anna, ring(4, 2, { name: `round ${index}` }))));
    signed = await center().signIn(anna);
    page = signed.page;
  });
  after(async () => signed?.context.close());
  afterEach(() => expect(signed.faults).to.deep.equal([]));

  const goTo = async (path: string): Promise<unknown> => page.goto(`${center().url}/account${path}`);
  const names = async (): Promise<string[]> => {
    await page.getByRole('table').waitFor();
    return page.locator('tbody th a').allInnerTexts();
  };

  it('shows the newest tasks first, page by page', async () => {
    await goTo('/history');
    const first = await names();
    expect(first).to.have.length(25);
    await page.getByText('1 to 25 of 30 tasks').waitFor();
    await page.getByRole('link', { name: 'Older' }).click();
    await page.getByText('26 to 30 of 30 tasks').waitFor();
    const second = await names();
    expect(new Set([...first, ...second])).to.have.length(30);
    expect(second).to.include('Tuesday, north depot');
    await page.reload();
    await page.getByText('26 to 30 of 30 tasks').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('1 to 25 of 30 tasks').waitFor();
  });

  it('ignores filters in the address that the service would refuse', async () => {
    await goTo('/history?state=nonsense&min_nodes=few&from=today');
    await page.getByText('1 to 25 of 30 tasks').waitFor();
    expect(await page.getByLabel('State').inputValue()).to.equal('');
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).to.equal(0);
  });

  it('is filtered by name, state, size and day, and the address reflects it', async () => {
    await goTo('/history');
    await page.getByLabel('Name or request id').fill('TUESDAY');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('1 to 2 of 2 tasks').waitFor();
    expect((await names()).sort()).to.deep.equal(['Tuesday, north depot', 'Tuesday, south depot']);
    await page.getByLabel('Minimum nodes').fill('12');
    await page.getByLabel('Minimum nodes').press('Enter');
    await page.getByText('1 to 1 of 1 task').waitFor();
    expect(new URL(page.url()).search).to.equal('?name=TUESDAY&min_nodes=12');
    await page.reload();
    expect(await names()).to.deep.equal(['Tuesday, north depot']);
    expect(await page.getByLabel('Name or request id').inputValue()).to.equal('TUESDAY');
    await page.goBack();
    await page.getByText('1 to 2 of 2 tasks').waitFor();

    await goTo('/history');
    await page.getByLabel('State').selectOption('failed');
    await page.getByText('1 to 1 of 1 task').waitFor();
    expect(await names()).to.deep.equal(['too much']);
    const today = (later: number): string => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
    await goTo(`/history?name=depot&from=${today(-1)}&to=${today(1)}`);
    await page.getByText('1 to 2 of 2 tasks').waitFor();
    await goTo(`/history?from=${today(2)}`);
    await page.getByText('No tasks match these filters').waitFor();
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.getByText('1 to 25 of 30 tasks').waitFor();

    await page.getByLabel('Minimum nodes').fill('9');
    await page.getByLabel('Maximum nodes').fill('4');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('[name=max_nodes]:out-of-range').waitFor();
    expect(new URL(page.url()).search).to.equal('');
  });

  it('downloads the result byte for byte as the API returns it', async () => {
    await goTo(`/history/${north.id}`);
    await page.getByRole('heading', { level: 1, name: 'Tuesday, north depot' }).waitFor();
    const menu = page.locator('summary', { hasText: 'Download' });
    await menu.click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'Result (JSON)' }).isVisible(), 'closed by Escape').to.equal(false);
    await page.setViewportSize({ width: 320, height: 860 });
    await menu.click();
    expect(await page.evaluate('document.documentElement.scrollWidth'), 'open on a narrow phone').to.be.at.most(320);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 860 });
    const file = async (name: string): Promise<Buffer> => {
      await menu.click();
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name, exact: true }).click()]);
      return readFileSync(await download.path());
    };
    expect((await file('Result (JSON)')).equals(north.answer)).to.equal(true);
    const request = JSON.parse((await file('Request (JSON)')).toString()) as Record<string, unknown>;
    expect(request).to.include({ name: 'Tuesday, north depot', seed: 7, node_num: 13, late_penalty_per_min: 1 });
    const again = await solveByApi(center(), anna, { ...request, name: 'again', time_limit_seconds: 1 });
    expect(JSON.parse(again.answer.toString())).to.include({ success: true, error: null });
    const [head, ...lines] = (await file('Routes (CSV)')).toString().trimEnd().split('\r\n');
    expect(head).to.match(/^vehicle,position,node,x,y,demand,load,/);
    const { routes } = (JSON.parse(north.answer.toString()) as { result: { routes: Record<string, number[]> } }).result;
    expect(lines).to.have.length(Object.values(routes).flat().length);
    const { type, features } = JSON.parse((await file('Routes (GeoJSON)')).toString()) as { type: string; features: unknown[] };
    expect(type).to.equal('FeatureCollection');
    expect(features.length).to.be.greaterThan(13);
    expect((await file('Drawing (SVG)')).toString()).to.match(/^(<\?xml[^>]*>\s*)?<svg /);
  });

  it("shows a task's request, its result, or why it failed", async () => {
    await goTo(`/history/${north.id}`);
    const cost = (JSON.parse(north.answer.toString()) as { result: { total_cost: number } }).result.total_cost;
    await page.getByRole('heading', { name: 'Result' }).waitFor();
    const facts = await page.locator('main').innerText();
    expect(facts).to.contain(new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(cost));
    expect(facts).to.match(/Nodes\s+13/).and.match(/Vehicles\s+4/).and.match(/Seed\s+7/).and.match(/not requested/);
    await goTo(`/history/${failed.id}`);
    const { error, code, impossibility } = JSON.parse(failed.answer.toString()) as { error: string; code: string; impossibility?: unknown };
    // Another note replaces the first once the proof has been fetched; both name the code.
    if (impossibility !== undefined) await page.getByText('Proved impossible').waitFor();
    await page.getByRole('link', { name: code, exact: true }).waitFor();
    expect(await page.locator('main').innerText()).to.contain(error).and.contain(code);
  });

  it('sends a callback again that was not delivered', async () => {
    const bodies: string[] = [];
    const receiver = createServer(async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray() as Buffer[]).toString());
      response.writeHead(bodies.length === 1 ? 500 : 204).end();
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    try {
      const { id } = await solveByApi(center(), anna, ring(5, 2, { name: 'hook', callback_url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook` }));
      await goTo(`/history/${id}`);
      await page.getByText('HTTP 500').waitFor();
      await page.getByRole('button', { name: 'Send again' }).click();
      await page.getByText('HTTP 204').waitFor();
      expect(bodies).to.have.length(2);
      expect(bodies[1]).to.equal(bodies[0]);
    } finally {
      receiver.close();
    }
  });

  it('shows two tasks side by side', async () => {
    await goTo('/history?name=depot');
    await page.getByLabel('Compare Tuesday, north depot').check();
    await page.getByText('Select another one to compare').waitFor();
    await page.getByLabel('Compare Tuesday, south depot').check();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor();
    await page.getByRole('row', { name: /^Nodes 13 10/ }).waitFor();
    await page.getByRole('row', { name: /^Total cost .*(better|worse)$/ }).waitFor();
    expect(await page.getByRole('row', { name: /^Strategy/ }).count() + await page.getByRole('row', { name: /^Time limit/ }).count()).to.be.at.most(1);
    await page.getByRole('button', { name: /equal figure/ }).click();
    await page.getByRole('row', { name: /^Time limit/ }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).to.include.members(['A: Tuesday, north depot', 'B: Tuesday, south depot']);
  });

  it('does not find the task of another account', async () => {
    const bela = await center().signIn(await center().account('history-bela'), `/history/${north.id}`);
    await bela.page.getByRole('alert').filter({ hasText: 'Not found' }).waitFor();
    expect(await bela.page.locator('main').innerText()).not.to.contain('Tuesday');
    const statuses = await bela.page.evaluate(`Promise.all(['', '/request', '/result', '/routes.csv', '/routes.geojson', '/routes.svg'].map(
      async (file) => (await fetch('/account/api/history/${north.id}' + file)).status))`);
    expect(statuses).to.deep.equal([404, 404, 404, 404, 404, 404]);
    await bela.page.goto(`${center().url}/account/history`);
    await bela.page.getByText('No tasks yet').waitFor();
    await bela.context.close();
  });

  it('deletes a task on request, and only then', async () => {
    await goTo(`/history/${failed.id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this task?' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    await goTo(`/history/${failed.id}`);
    await page.getByRole('alert').filter({ hasText: 'Not found' }).waitFor();
  });
});
