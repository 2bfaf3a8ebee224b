import { expect } from 'chai';
import { closeAccountCenter, solveByApi, useAccountCenter } from '../helpers/account-center.js';
import { THOROUGH } from '../helpers/thorough.js';
import { PAYLOADS } from './payloads.js';
import { ring } from './problems.js';

after(closeAccountCenter);

/** Number of names on a page of the history. */
const PER_PAGE = 25;

describe('scripts in names', function () {
  const center = useAccountCenter();

  it('are shown literally on every page that shows names, and never run', async () => {
    expect(new Set(PAYLOADS)).to.have.length(100);
    const anna = await center().account('scripts-anna');
    // Four per name: one page of the list shows all of them, each once in the middle of others.
    const names = Array.from({ length: PER_PAGE }, (_, index) => PAYLOADS.filter((__, at) => at % PER_PAGE === index).join(' '));
    const solved = [];
    for (const name of names) solved.push(await solveByApi(center(), anna, ring(3, 1, { name })));

    const { page, context, faults } = await center().signIn(anna, '/history');
    await page.getByRole('table').waitFor();
    expect(await page.locator('tbody th a').evaluateAll((links) => links.map(({ textContent }) => textContent))).to.deep.equal([...names].reverse());
    for (const [index, { id }] of [...solved.entries()].slice(0, THOROUGH ? Infinity : 3)) {
      await page.goto(`${center().url}/account/history/${id}`);
      const heading = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Task' });
      await heading.waitFor();
      expect(await heading.evaluate(({ textContent }) => textContent)).to.equal(names[index]);
    }
    await page.goto(`${center().url}/account/compare?a=${solved[0]!.id}&b=${solved[1]!.id}`);
    await page.getByRole('heading', { level: 2, name: /^A: / }).waitFor();
    await page.goto(`${center().url}/account/compare?a=${solved[0]!.id}`);
    await page.getByRole('heading', { name: 'Select the other task' }).waitFor();
    await page.goto(`${center().url}/account/history?name=${encodeURIComponent(PAYLOADS[0]!)}`);
    await page.getByText(/^1 to \d+ of \d+ tasks?$/).waitFor();
    for (const { id } of solved.slice(0, 3)) await page.goto(`${center().url}/account/api/history/${id}/routes.svg`).catch(() => null);
    expect(faults).to.deep.equal([]);
    await context.close();
  });

  it('are shown literally in key names', async () => {
    const bela = await center().account('scripts-bela');
    const { page, context, faults } = await center().signIn(bela, '/keys');
    for (const name of PAYLOADS.filter((text) => text.length < 60).slice(0, 5)) {
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill(name);
      await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
      await page.getByRole('button', { name: 'I saved it' }).click();
      await page.getByRole('rowheader').filter({ hasText: name }).waitFor();
    }
    expect(faults).to.deep.equal([]);
    await context.close();
  });
});
