import axe from 'axe-core';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { closeAccountCenter, useAccountCenter, type SignedIn } from '../helpers/account-center.js';
import { THOROUGH } from '../helpers/thorough.js';
import { scattered, workingDay } from './scattered.js';

after(closeAccountCenter);

const ID = 'largePlanOfTheTests000';
/** Mouse movements while frames are counted. */
const STEPS = THOROUGH ? 90 : 24;

/** The parts of a plan that scroll within the page. */
const SCROLLERS = "[...document.querySelectorAll('.see *')].filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight).map((part) => part.className)";

/** A request with 2,000 stops and a plan for it; its quality does not matter for drawing. */
function largePlan(): { request: object; result: object } {
  const each = 16;
  const customers = 2000;
  const vehicles = customers / each;
  const request = workingDay(customers, vehicles);
  const [[depotX, depotY]] = request.node_positions as [[number, number]];
  const angle = (node: number): number => Math.atan2(request.node_positions[node]![1]! - depotY, request.node_positions[node]![0]! - depotX);
  const order = Array.from({ length: customers }, (_, i) => i + 1).sort((a, b) => angle(a) - angle(b));
  const routes: Record<string, number[]> = {};
  const details = Array.from({ length: vehicles }, (_, vehicle) => {
    const nodes = [0, ...order.slice(vehicle * each, (vehicle + 1) * each), 0];
    routes[`Vehicle ${vehicle}`] = nodes;
    const stops = nodes.map((node, i) => ({ node, load: i, arrival: i * 20, waiting: i % 3, start: i * 20 + (i % 3), leave: i * 20 + 10, lateness: i % 5 === 0 ? 2 : 0 }));
    return { vehicle, distance: 1, working_minutes: 330, cost: { total: 1, distance: 1, fixed: 0, lateness: 0 }, stops };
  });
  const result = { success: true, error: null, total_cost: 12345, routes, distances: [], loads: {}, time_windows: {}, time: 1, request_id: ID, strategy: 'alns', seed: 1, details: { cost: {}, vehicles: details } };
  return { request, result };
}

/** Makes the page believe that the submitted task ends immediately with this result. */
async function answerWith(page: Page, result: object): Promise<void> {
  const envelope = (content: object): string => JSON.stringify({ success: true, request_id: ID, error: null, result: content });
  const end = { state: 'solved', checked: true, code: null, total_cost: 12345 };
  const json = { contentType: 'application/json' };
  await page.route('**/playground/solve?*', async (route) => route.fulfill({ ...json, body: envelope({ request_id: ID, state: 'queued', queue_depth: 1 }) }));
  await page.route('**/playground/tasks/*/events', async (route) => route.fulfill({ contentType: 'text/event-stream', body: `event: finished\ndata: ${JSON.stringify(end)}\n\n` }));
  await page.route(`**/playground/tasks/${ID}`, async (route) => route.fulfill({
    ...json, body: envelope({ request_id: ID, state: 'solved', queue_depth: null, end, outcome: { success: true, request_id: ID, error: null, result } }),
  }));
}

async function load(page: Page, request: object): Promise<void> {
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await page.locator('.verdict[data-state="valid"]').waitFor();
  const validated = page.waitForResponse((answer) => answer.url().endsWith('/playground/validate'));
  await page.getByLabel('Problem file').setInputFiles({ name: 'problem.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(request)) });
  await validated;
  await page.locator('.verdict[data-state="valid"]').waitFor();
}

/** @returns what axe finds wrong with the current page, one line each. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>('axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)');
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe('a plan in the browser', function () {
  const center = useAccountCenter();
  let signed: SignedIn;

  afterEach(async () => {
    expect(signed.faults).to.deep.equal([]);
    await signed.context.close();
  });

  it('is drawn, panned, zoomed and hovered with 2,000 stops: only the frame is redrawn, never the page', async () => {
    const { request, result } = largePlan();
    signed = await center().signIn(await center().account('plan-large'), '/playground');
    const { page } = signed;
    await answerWith(page, result);
    await load(page, request);
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByText('2,000').first().waitFor();
    const paper = page.locator('.map-paper');
    await paper.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await paper.boundingBox())!;
    expect(await page.locator('.stops tbody tr').count(), 'rows made of 2,250').to.equal(0);
    expect(await page.locator('.stop-group').count(), 'groups made of 125').to.equal(30);
    await page.evaluate(`
      globalThis.frames = [];
      globalThis.changes = 0;
      let last = performance.now();
      const tick = (now) => { frames.push(now - last); last = now; requestAnimationFrame(tick); };
      requestAnimationFrame(tick);
      new MutationObserver((records) => { changes += records.filter(({ type }) => type === 'childList').length; })
        .observe(document.querySelector('.see-map'), { subtree: true, childList: true });
    `);
    const measure = async (what: string, act: () => Promise<void>): Promise<void> => {
      await page.evaluate('frames.length = 0');
      await act();
      const times = (await page.evaluate<number[]>('frames')).sort((a, b) => a - b);
      expect(times.length, `frames while ${what}`).to.be.greaterThan(5);
      const at = (part: number): string => times[Math.floor(part * (times.length - 1))]!.toFixed(1);
      console.log(`      ${what}: ${times.length} frames, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms`);
    };
    await measure('pointing at stops', async () => page.mouse.move(x + width - 40, y + height - 40, { steps: STEPS }));
    await paper.focus();
    await measure('zooming', async () => {
      for (let i = 0; i < STEPS / 3; i++) await page.mouse.wheel(0, i < STEPS / 6 ? -120 : 120);
    });
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await measure('dragging', async () => page.mouse.move(x + 60, y + 60, { steps: STEPS }));
    await page.mouse.up();
    expect(await page.evaluate<number>('changes'), 'elements made by pointing, zooming and dragging').to.be.below(20);
    await page.getByRole('button', { name: 'Show all 125 vehicles' }).first().click();
    await page.locator('.lanes').scrollIntoViewIfNeeded();
    await page.mouse.move(5, 400);
    await measure('scrolling past 125 lines', async () => {
      for (let i = 0; i < STEPS / 3; i++) await page.mouse.wheel(0, 300);
    });
    expect(await page.locator('.stop-group').count()).to.equal(125);
    await page.getByRole('button', { name: /^Vehicle 124/ }).last().click();
    expect(await page.locator('.stops tbody tr').count(), 'rows of one vehicle').to.equal(18);
    expect(await page.evaluate<string[]>(SCROLLERS), 'scrollers within the page').to.deep.equal([]);
  });

  for (const colorScheme of THOROUGH ? ['light', 'dark'] as const : ['light'] as const) {
    it(`has no axe findings, before and after a solve, ${colorScheme}, also on a phone`, async () => {
      const request = workingDay(24, 4);
      signed = await center().signIn(await center().account(`plan-${colorScheme}`), '/playground', { colorScheme });
      const { page } = signed;
      await load(page, request);
      expect(await faultsOf(page), 'ready').to.deep.equal([]);
      await page.getByLabel('Time limit, seconds').fill('1');
      await page.getByRole('button', { name: 'Solve', exact: true }).click();
      await page.locator('.run-panel[data-phase="solved"]').waitFor();
      await page.locator('.legend-entry').first().click();
      await page.locator('.chart').waitFor();
      expect(await faultsOf(page), 'solved').to.deep.equal([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await faultsOf(page), 'phone').to.deep.equal([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'nothing sticks out').to.equal(true);
    });
  }

  it('is drawn from distances alone, and says so', async () => {
    const { node_positions: points, ...rest } = scattered(20, 3);
    const distance_matrix = points.map(([a, b]) => points.map(([c, d]) => Math.hypot(a! - c!, b! - d!)));
    signed = await center().signIn(await center().account('plan-matrix'), '/playground');
    const { page } = signed;
    await load(page, { ...rest, distance_matrix });
    await page.getByLabel('Time limit, seconds').fill('1');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByText('The problem has no coordinates').waitFor();
  });
});
