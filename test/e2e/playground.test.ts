import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { snippet } from '../../web/src/playground/snippets.js';
import { closeAccountCenter, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';
import { scattered, workingDay } from './scattered.js';

after(closeAccountCenter);

/** Loads a text into the playground as a file, and waits for the verdict. */
async function load(page: Page, text: string, verdict: 'valid' | 'faulty', name = 'problem.json'): Promise<void> {
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  // The verdict on the previous text stays until the file is read.
  const validated = page.waitForResponse((answer) => answer.url().endsWith('/playground/validate'));
  await page.getByLabel('Problem file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await validated;
  await page.locator(`.verdict[data-state="${verdict}"]`).waitFor();
}

async function solve(page: Page, seconds: number): Promise<void> {
  await page.getByLabel('Time limit, seconds').fill(String(seconds));
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
}

/** Holds calls of the page back, by default its downloads of past requests. @returns a function that lets them through. */
async function holdRequests(page: Page, path = '**/history/*/request'): Promise<() => Promise<void>> {
  let letThrough: () => void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letThrough();
    await page.unroute(path);
  };
}

/** Waits for the end of a run. @returns the id of its task. */
async function ended(page: Page, phase: 'solved' | 'failed'): Promise<string> {
  const panel = page.locator(`.run-panel[data-phase="${phase}"]`);
  await panel.waitFor();
  return (await panel.getAttribute('data-task'))!;
}

describe('the playground in the browser', function () {
  const center = useAccountCenter();
  let paula: CenterAccount;
  let signed: SignedIn;
  let page: Page;

  before(async () => {
    paula = await center().account('playground-paula');
    signed = await center().signIn(paula, '/playground');
    page = signed.page;
  });
  after(async () => signed?.context.close());
  afterEach(() => expect(signed.faults).to.deep.equal([]));

  it('starts with an example that is ready to solve', async () => {
    await page.locator('.verdict[data-state="valid"]').waitFor();
    expect(await page.getByLabel('Example').locator('option').count()).to.be.greaterThan(2);
    expect(await page.locator('.editor .cm-line').first().innerText()).to.equal('{');
  });

  it('shows every better solution while it is being solved, and the plan that the service has checked', async () => {
    await load(page, JSON.stringify(scattered(150, 12, { name: 'live' })), 'valid');
    await page.evaluate(`
      globalThis.seen = [];
      new MutationObserver(() => {
        const caption = document.querySelector('[data-cost]');
        const phase = document.querySelector('.run-panel')?.dataset.phase;
        if (caption && phase === 'solving' && seen.at(-1)?.cost !== caption.dataset.cost) {
          seen.push({ cost: caption.dataset.cost, incumbents: Number(caption.dataset.incumbents), map: document.querySelector('.map-base') !== null });
        }
      }).observe(document.querySelector('main'), { subtree: true, attributes: true, childList: true });
    `);
    await solve(page, 6);
    const id = await ended(page, 'solved');
    const seen = await page.evaluate<{ cost: string; incumbents: number; map: boolean }[]>('seen');
    const costs = seen.map(({ cost }) => Number(cost));
    expect(costs.length, 'improvements seen').to.be.greaterThan(1);
    expect(costs).to.deep.equal([...costs].sort((a, b) => b - a));
    expect(seen.at(-1)!.incumbents).to.be.greaterThan(1);
    expect(seen.at(-1)!.map, 'routes drawn on the way').to.equal(true);
    await page.getByText('the independent checker verified the routes').waitFor();
    const answer = (await (await fetch(`${center().url}/api/v1/solve/result/${id}`, { headers: paula.credentials })).json()) as { result: { total_cost: number; routes: object } };
    expect(answer.result.total_cost).to.be.at.most(costs.at(-1)! * (1 + 1e-9));
    const reported = (await page.locator('.strip dd').first().innerText()).replaceAll(',', '');
    expect(Number.parseFloat(reported)).to.be.closeTo(answer.result.total_cost, 0.5);
    expect(await page.locator('.legend-entry').count()).to.equal(Object.keys(answer.result.routes).length);
    await page.getByRole('link', { name: 'Open in history' }).click();
    await page.getByRole('heading', { name: 'live' }).waitFor();
  });

  it('opens with the request of a task from the history, to be changed and run again', async () => {
    const id = page.url().split('/').at(-1)!;
    const release = await holdRequests(page);
    await page.getByRole('link', { name: 'Re-run with changes' }).click();
    await page.waitForURL(/\/playground\?from=/);
    expect(page.url()).to.contain(id);
    // The playground still has the text that it was left with: it must not pass for the one that was asked for.
    await page.locator('.verdict[data-state="loading"]').waitFor();
    expect(await page.getByRole('button', { name: 'Solve', exact: true }).isEnabled()).to.equal(false);
    await release();
    await page.locator('.verdict[data-state="valid"]').waitFor();
    await page.getByText('151 nodes, 12 vehicles').waitFor();
  });

  it('keeps a file that is opened while a task is still being loaded', async () => {
    const from = page.url();
    const release = await holdRequests(page);
    await page.goto(from);
    await page.locator('.verdict[data-state="loading"]').waitFor();
    await load(page, JSON.stringify(scattered(6, 2)), 'valid');
    const loaded = page.waitForResponse((answer) => answer.url().endsWith('/request'));
    await release();
    await (await loaded).finished();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await page.locator('.verdict').innerText()).to.contain('7 nodes, 2 vehicles');
  });

  it('loads the example of a link once: what the user makes of it outlasts leaving the page', async () => {
    await page.goto(`${center().url}/account/playground?example=time-windows`);
    await page.locator('.verdict').getByText('22 nodes').waitFor();
    await load(page, JSON.stringify(scattered(6, 2)), 'valid');
    await page.getByRole('link', { name: 'History' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    const listed = page.waitForResponse((answer) => answer.url().endsWith('/examples'));
    await page.goBack();
    await (await listed).finished();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await page.locator('.verdict').innerText()).to.contain('7 nodes, 2 vehicles');
    await page.evaluate("history.pushState(null, '', '/account/playground?example=first-routes'); dispatchEvent(new PopStateEvent('popstate'))");
    await page.locator('.verdict').getByText('13 nodes').waitFor();
  });

  it('keeps a file that is opened while the examples are still being loaded, and names an example that there is not', async () => {
    const release = await holdRequests(page, '**/api/examples');
    await page.goto(`${center().url}/account/playground?example=first-routes`);
    await load(page, JSON.stringify(scattered(6, 2)), 'valid');
    const listed = page.waitForResponse((answer) => answer.url().endsWith('/examples'));
    await release();
    await (await listed).finished();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await page.locator('.verdict').innerText()).to.contain('7 nodes, 2 vehicles');
    await page.goto(`${center().url}/account/playground?example=last-routes`);
    await page.getByText('There is no example “last-routes”').waitFor();
  });

  it('shows neither curves nor a check where there are no routes', async () => {
    await page.getByLabel('Example').selectOption('impossible');
    await page.locator('.verdict[data-state="valid"]').waitFor();
    await solve(page, 1);
    await ended(page, 'failed');
    expect((await page.locator('.step').allInnerTexts()).map((step) => step.replace(/\s+/g, ' '))).to.deep.equal(['Queued : done', 'Solved : failed no routes']);
    expect(await page.getByText('The cost of each better solution appears here').count()).to.equal(0);
  });

  it('keeps map, vehicles, timeline and stops on the same stop', async () => {
    await load(page, JSON.stringify(workingDay(30, 5)), 'valid');
    await solve(page, 1);
    await ended(page, 'solved');
    await page.locator('.stops tbody tr').nth(2).click();
    expect(await page.locator('.stops tr[aria-current="true"]').count()).to.equal(1);
    const [place, node] = await page.locator('.stops tr[aria-current="true"]').locator('th, td').allInnerTexts();
    const caption = page.locator('.map-caption');
    await page.mouse.move(0, 0);
    expect(await caption.innerText()).to.contain(`stop ${place}`).and.to.contain(`node ${node}`);
    expect(await page.locator('.legend-entry[aria-pressed="true"]').count()).to.equal(1);
    expect(await page.locator('.chart-back-active').count()).to.equal(1);

    await page.locator('.legend-entry').nth(1).click();
    await page.mouse.move(0, 0);
    const name = await page.locator('.legend-entry').nth(1).locator('.legend-name').innerText();
    expect(await caption.innerText()).to.contain(name);
    expect(await page.locator('.stop-group-active .stop-group-name').innerText()).to.equal(name);

    await page.locator('.legend-entry').nth(0).hover();
    expect(await caption.innerText()).not.to.contain(`${name}:`);
    await page.mouse.move(0, 0);
    expect(await caption.innerText()).to.contain(name);
  });

  it('can be navigated with the keyboard, and says where it is', async () => {
    await page.getByRole('application', { name: 'Map of the routes' }).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.map-caption').innerText()).to.contain('stop 1 of');
    expect(await page.locator('[aria-live="polite"].visually-hidden').innerText()).to.contain('stop 1 of');
    await page.keyboard.press('Escape');
    expect(await page.locator('.map-caption').isVisible()).to.equal(false);
    await page.keyboard.press('Escape');
  });

  it('draws the route under the pointer when the map is zoomed and dragged', async () => {
    const paper = page.locator('.map-paper');
    const { x, y, width, height } = (await paper.boundingBox())!;
    const picture = async (): Promise<string> => page.evaluate<string>('document.querySelector(".map-base").toDataURL()');
    const whole = await picture();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.evaluate('new Promise(requestAnimationFrame)');
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 60, y + height / 2 - 40, { steps: 5 });
    await page.mouse.up();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await picture()).not.to.equal(whole);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await picture()).to.equal(whole);
  });

  it('shows what has no effect, in words and to screen readers, and solves it all the same', async () => {
    await load(page, JSON.stringify({ ...scattered(6, 2), time_limit: 30 }), 'valid');
    const warnings = page.getByRole('status').getByRole('region', { name: 'Warnings' });
    expect(await warnings.innerText()).to.match(/1 warning.*can be solved as it is/).and.include('did you mean time_limit_seconds?');
    expect(await page.getByRole('button', { name: 'Solve', exact: true }).isEnabled()).to.equal(true);
    await load(page, JSON.stringify(scattered(6, 2)), 'valid');
    expect(await warnings.count()).to.equal(0);
  });

  it('shows faults at their place in the text, as text', async () => {
    const text = JSON.stringify(scattered(4, 2, { name: '<img src=x onerror="hit=1">' }), null, 1).replace(/"vehicle_num": 2/, '"vehicle_num": "<img src=x onerror=hit=2>"');
    await load(page, text, 'faulty');
    const line = text.split('\n').findIndex((row) => row.includes('"vehicle_num"')) + 1;
    const fault = page.locator('.faults li').filter({ hasText: 'vehicle_num' }).first();
    expect(await fault.innerText()).to.contain(`Line ${line}`);
    await fault.getByRole('button').click();
    expect(await page.locator('.editor .cm-activeLineGutter').allInnerTexts()).to.include(String(line));
    expect(await page.locator('.editor .cm-lint-marker-error').count()).to.be.greaterThan(0);
    expect(await page.locator('.editor .cm-lintRange-error').first().innerText()).to.contain('<img src=x');
    expect(await page.getByRole('button', { name: 'Solve', exact: true }).isDisabled()).to.equal(true);
  });

  it('finds the place where a text stops being JSON', async () => {
    await load(page, '{\n  "node_num": 3,\n  "vehicle_num": 1,\n  oops\n}', 'faulty');
    expect(await page.locator('.faults li').first().innerText()).to.contain('Line 4');
  });

  it('reads a CVRPLIB file and solves it', async () => {
    const nodes = [[0, 0], [4, 0], [4, 3], [0, 8], [5, 5]];
    const vrp = [
      'NAME : tiny', 'TYPE : CVRP', `DIMENSION : ${nodes.length}`, 'EDGE_WEIGHT_TYPE : EUC_2D', 'CAPACITY : 20', 'NODE_COORD_SECTION',
      ...nodes.map(([a, b], i) => `${i + 1} ${a} ${b}`), 'DEMAND_SECTION', ...nodes.map((_, i) => `${i + 1} ${i === 0 ? 0 : 7}`), 'DEPOT_SECTION', '1', '-1', 'EOF',
    ].join('\n');
    await load(page, vrp, 'valid', 'tiny.vrp');
    expect(await page.locator('.verdict').innerText()).to.contain('CVRPLIB file').and.to.contain('rounded to the nearest integer');
    expect(await page.getByLabel('Example').inputValue(), 'no example that the text is not').to.equal('');
    await solve(page, 1);
    await ended(page, 'solved');
    await page.locator('.legend-entry').nth(1).waitFor();
    expect(await page.locator('.legend-entry').count()).to.equal(2);
    expect(await page.getByText('The problem has no coordinates').count(), 'drawn at the coordinates of the file').to.equal(0);
  });

  it('folds the editor while solving, and shows no result beside another problem', async () => {
    expect(await page.locator('.editor-box').isVisible()).to.equal(false);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.locator('.editor-box').waitFor();
    await page.getByLabel('Example').selectOption('first-routes');
    await page.locator('.verdict[data-state="valid"]').waitFor();
    expect(await page.locator('.strip').count()).to.equal(0);
    expect(await page.getByRole('link', { name: 'Open in history' }).count()).to.equal(0);
    await solve(page, 3);
    await ended(page, 'solved');
    expect(await page.getByLabel('Example').inputValue()).to.equal('first-routes');
    // Solved for as long as it is looked at.
    await load(page, JSON.stringify(scattered(150, 12)), 'valid');
    await solve(page, 50);
    await page.getByRole('progressbar', { name: 'Time used' }).waitFor();
    expect(await page.locator('.editor-box').isVisible()).to.equal(false);
    await page.getByText(/s of at most 50 s$/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await ended(page, 'failed');
  });

  it('solves with the given seed and iterations, and sends no iterations out of bounds', async () => {
    await load(page, JSON.stringify(scattered(20, 3)), 'valid');
    await page.getByLabel('Seed').fill('7');
    await page.getByLabel('Iterations').fill('0');
    await solve(page, 20);
    expect(await page.getByLabel('Iterations').evaluate((field: { validity: { rangeUnderflow: boolean } }) => field.validity.rangeUnderflow)).to.equal(true);
    await page.getByLabel('Iterations').fill('300');
    await solve(page, 20);
    const id = await ended(page, 'solved');
    const sent = await page.evaluate<{ seed: number; iterations: number; time_limit_seconds: number }>(`fetch('/account/api/history/${id}/request').then((answer) => answer.json())`);
    expect(sent).to.include({ seed: 7, iterations: 300, time_limit_seconds: 20 });
    const answer = (await (await fetch(`${center().url}/api/v1/solve/result/${id}`, { headers: paula.credentials })).json()) as { result: { details: { search: { ended: string; iterations: number } } } };
    expect(answer.result.details.search.ended).to.equal('iterations');
    expect(answer.result.details.search.iterations).to.equal(300);
    await page.getByLabel('Seed').fill('');
    await page.getByLabel('Iterations').fill('');
  });

  it('cancels a solve', async () => {
    await load(page, JSON.stringify(scattered(150, 12)), 'valid');
    await solve(page, 60);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await ended(page, 'failed');
    await page.getByRole('alert').getByText('Cancelled', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Solve', exact: true }).isEnabled()).to.equal(true);
  });

  it('shows code that runs unchanged once the key is set', async () => {
    await load(page, JSON.stringify(scattered(3, 1)), 'valid');
    await page.getByText('Call the API from a program').click();
    for (const [language, program] of [['curl', 'sh'], ['Python', 'python3']] as const) {
      await page.getByRole('radio', { name: language }).check();
      const code = await page.locator('.code-panel code').last().innerText();
      const input = { origin: center().url, user: paula.user, problem: JSON.stringify(scattered(3, 1)), version: 1 };
      expect(code.trim()).to.equal(snippet(language === 'curl' ? 'curl' : 'python', input).trim());
      const { stdout, stderr } = spawnSync(program, { input: code, encoding: 'utf8', env: { ...process.env, ROUNDSMAN_API_KEY: paula.credentials['x-api-key'] } });
      expect(stdout, stderr).to.contain('"Vehicle 0"');
    }
  });

  it('says which limit a submission met, and when to try again', async () => {
    const free = await center().signIn(await center().account('playground-free', 'free'), '/playground');
    await load(free.page, JSON.stringify(scattered(60, 4)), 'faulty');
    expect(await free.page.locator('.faults').innerText()).to.match(/plan/i);
    await load(free.page, JSON.stringify(scattered(4, 2)), 'valid');
    for (let i = 0; i < 5; i++) {
      await solve(free.page, 1);
      await ended(free.page, 'solved');
      await free.page.getByLabel('Seed').fill(String(i));
    }
    await solve(free.page, 1);
    const refusal = free.page.getByRole('alert').filter({ hasText: 'Too many submissions' });
    await refusal.waitFor();
    expect(await refusal.getByRole('button').innerText()).to.match(/Try again in \d+ seconds?/);
    expect(await refusal.getByRole('button').isDisabled()).to.equal(true);
    expect(await refusal.getByRole('link', { name: 'Plan and usage' }).getAttribute('href')).to.equal('/account/plan');
    expect(free.faults).to.deep.equal([]);
    await free.context.close();
  });
});
