import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';
import { closeAccountCenter, solveByApi, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';
import { THOROUGH } from '../helpers/thorough.js';
import { ring } from './problems.js';
import { scattered } from './scattered.js';

after(closeAccountCenter);

/** An answer of the service as far as the tests change it. */
interface Answered {
  result?: { end?: object; outcome?: { result: { total_cost: number; details: object } }; total_cost?: number; details?: object } | null;
  impossibility?: object;
}

/** Answers as the service does, with something added. */
async function changed(page: Page, url: string | RegExp, change: (answer: Answered) => void): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as Answered;
    change(answer);
    return route.fulfill({ response, json: answer });
  });
}

function eventText(id: string, name: string, data: object): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Progress as the worker tells it: bounds rise while the cost falls, the first before any solution. */
function progress(seconds: number, cost: number | null, bound: number | null): string {
  const gap = cost === null || bound === null ? null : (cost - bound) / cost;
  return eventText(`1-${seconds}`, 'incumbent', { strategy: 'hgs', elapsed_seconds: seconds, incumbents: 3, best_cost: cost, best_found_seconds: cost === null ? null : seconds, lower_bound: bound, gap, routes: null });
}

/** A stream of events that is replaced: it ends at once, and the page opens it again. */
async function stream(page: Page): Promise<{ say(...events: readonly string[]): void }> {
  let body = '';
  await page.route('**/playground/tasks/*/events', async (route: Route) => route.fulfill({ contentType: 'text/event-stream', body: `retry: 50\n\n${body}` }));
  return { say: (...events) => (body = events.join('')) };
}

describe('lower bounds in the browser', function () {
  const center = useAccountCenter();
  let signed: SignedIn;
  let page: Page;
  let account: CenterAccount;

  before(async () => {
    account = await center().account('bounds-bea');
    signed = await center().signIn(account, '/playground');
    page = signed.page;
  });
  after(async () => signed?.context.close());
  afterEach(() => expect(signed.faults).to.deep.equal([]));

  it('are drawn as a second curve while the task is being solved, with the gap in words', async () => {
    const events = await stream(page);
    events.say(eventText('1-0', 'solving', { state: 'solving', attempt: 1 }), progress(0.2, null, 700), progress(0.5, 1000, 700), progress(1, 940, 880), progress(2, 920, 900));
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    const validated = page.waitForResponse((answer) => answer.url().endsWith('/playground/validate'));
    await page.getByLabel('Problem file').setInputFiles({ name: 'problem.json', mimeType: 'text/plain', buffer: Buffer.from(JSON.stringify(scattered(30, 4, { name: 'bounded' }))) });
    await validated;
    await page.locator('.verdict[data-state="valid"]').waitFor();
    await page.getByLabel('Time limit, seconds').fill('1');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    const caption = page.locator('.run-panel[data-phase="solving"] [data-bound="900"][data-cost="920"]');
    await caption.waitFor();
    expect(await caption.getAttribute('data-bounds')).to.equal('3');
    expect(await caption.innerText()).to.contain('No plan is more than 2.2 % cheaper').and.to.contain('lower bound 900').and.to.contain('best cost');
    expect(await page.locator('.curve .curve-line').getAttribute('d')).to.match(/^M.*V.*V.*H/);
    expect(await page.locator('.curve .curve-bound').getAttribute('d')).to.match(/^M.*V.*V.*H/);
    expect(await page.locator('.curve-between').count()).to.equal(1);
    expect(await page.getByRole('img', { name: /Cost over time: from 1,000 to 920 .* Lower bound: from 700 to 900/ }).count()).to.equal(1);
  });

  it('are there as a table for those who cannot see the chart, by keyboard too', async () => {
    await page.getByText('Show the steps as a table').focus();
    await page.keyboard.press('Enter');
    const table = page.getByRole('region', { name: 'Steps of both curves' });
    await table.waitFor();
    expect(await table.locator('tbody tr').allInnerTexts()).to.have.length(4);
    expect((await table.locator('tbody tr').last().locator('th, td').allInnerTexts()).map((text) => text.trim())).to.deep.equal(['2 s', '920', '900']);
  });

  it('stay after the end, and the figures of the plan have the gap of the checked answer', async () => {
    await changed(page, /\/playground\/tasks\/[^/]+$/, ({ result }) => {
      if (result?.outcome) Object.assign(result.outcome.result.details, { lower_bound: result.outcome.result.total_cost * 0.976, gap: 0.024, bound_method: 'column-generation' });
    });
    const events = await stream(page);
    events.say(eventText('end', 'finished', { state: 'solved', checked: true, code: null, total_cost: 910 }));
    await page.locator('.run-panel[data-phase="solved"]').waitFor();
    const gap = page.locator('.strip > div').filter({ has: page.locator('dt', { hasText: /^Gap$/ }) });
    await gap.waitFor();
    expect(await gap.innerText()).to.contain('≤ 2.4 %').and.to.contain('lower bound');
    expect(await page.locator('.curve .curve-bound').count()).to.equal(1);
    expect(await page.locator('.curve .curve-line').count()).to.equal(1);
  });

  it('are told on the page of a task, with their method, and compared', async () => {
    const [first, second] = await Promise.all([1, 2].map(async (seed) => solveByApi(center(), account, ring(9, 3, { name: `round ${seed}`, seed }))));
    await changed(page, '**/history/*/result', ({ result }) => {
      if (result?.details && result.total_cost !== undefined) Object.assign(result.details, { lower_bound: result.total_cost, gap: 0, bound_method: 'dual-ascent', search: { ended: 'optimal', iterations: 1, threads: 1, variant: null } });
    });
    await page.goto(`${center().url}/account/history/${first!.id}`);
    const quality = page.getByRole('region', { name: 'Quality' });
    await quality.waitFor();
    expect(await quality.innerText()).to.match(/Lower bound\s+[\d,.]+\s+Gap\s+optimal\s+Method\s+dual ascent/);
    await page.goto(`${center().url}/account/compare?a=${first!.id}&b=${second!.id}`);
    await page.getByRole('button', { name: /equal figure/ }).click();
    await page.getByRole('rowheader', { name: 'Lower bound' }).waitFor();
    await page.getByRole('rowheader', { name: 'Gap, at most' }).waitFor();
    await page.unroute('**/history/*/result');
  });

  it('that prove a problem impossible come with what it would take, and a certificate to download', async () => {
    const { id } = await solveByApi(center(), account, ring(6, 2, { name: 'too much', vehicles_capacity: [1, 1] }));
    const certificate = { version: 1, rows: [1, 2, 3] };
    await changed(page, '**/history/*/result', (answer) => {
      answer.impossibility = { unserved_at_least: 4, relaxations: [{ kind: 'vehicles', at_least: 6, now: 2 }], method: 'combinatorial', certificate };
    });
    await page.goto(`${center().url}/account/history/${id}`);
    const note = page.locator('[data-impossible]');
    await note.waitFor();
    expect(await note.innerText()).to.contain('Every plan leaves at least 4 stops unserved').and.to.contain('at least 6 vehicles instead of 2');
    const [download] = await Promise.all([page.waitForEvent('download'), note.getByRole('button', { name: 'Download certificate' }).click()]);
    expect(download.suggestedFilename()).to.equal(`${id}-certificate.json`);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).to.deep.equal(certificate);
  });

  for (const theme of THOROUGH ? ['light', 'dark'] as const : ['dark'] as const) {
    it(`fit a phone, ${theme}`, async () => {
      const phone = await center().signIn(account, '/playground', { viewport: { width: 360, height: 740 }, colorScheme: theme });
      const events = await stream(phone.page);
      events.say(eventText('1-0', 'solving', { state: 'solving', attempt: 1 }), progress(0.5, 1000, 700), progress(2, 920, 900));
      await phone.page.locator('.verdict[data-state="valid"]').waitFor();
      await phone.page.getByRole('button', { name: 'Solve', exact: true }).click();
      await phone.page.locator('.run-panel[data-phase="solving"] [data-bound="900"]').waitFor();
      expect(await phone.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'), theme).to.be.at.most(0);
      const colours = await phone.page.evaluate<string[]>("['.curve-line', '.curve-bound'].map((name) => getComputedStyle(document.querySelector(name)).stroke)");
      expect(new Set(colours).size).to.equal(2);
      expect(phone.faults).to.deep.equal([]);
      await phone.context.close();
    });
  }
});
