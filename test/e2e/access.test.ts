import axe from 'axe-core';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { closeAccountCenter, solveByApi, useAccountCenter, type CenterAccount } from '../helpers/account-center.js';
import { THOROUGH } from '../helpers/thorough.js';
import { day, ring } from './problems.js';

after(closeAccountCenter);

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** @returns what axe finds wrong with the current page, one line each. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<readonly Finding[]>('axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}

describe('the account center for everybody', function () {
  const center = useAccountCenter();
  let anna: CenterAccount;
  let ids: string[];

  before(async () => {
    anna = await center().account('access-anna');
    const solved = await Promise.all([
      solveByApi(center(), anna, day(10, 3, { name: 'morning round' })),
      solveByApi(center(), anna, ring(8, 3)),
      solveByApi(center(), anna, ring(6, 2, { name: 'too much', vehicles_capacity: [1, 1] })),
    ]);
    ids = solved.map(({ id }) => id);
  });

  /** Address, and a heading that shows that the page has loaded. */
  const pages = (): [string, string][] => [
    ['/history', 'History'],
    [`/history/${ids[0]!}`, 'morning round'],
    [`/history/${ids[2]!}`, 'too much'],
    [`/compare?a=${ids[0]!}&b=${ids[1]!}`, 'Compare'],
    [`/compare?a=${ids[0]!}`, 'Compare'],
    ['/keys', 'API keys'],
    ['/plan', 'Plan and usage'],
    ['/secret', 'Callback secret'],
    ['/nowhere', 'Page not found'],
  ];

  /** Under `make test` each page is judged on one of the devices, the first on the desktop. */
  const isJudged = (device: string, index: number): boolean => THOROUGH || (device === 'desktop') === (index % 2 === 0);

  for (const [device, viewport] of Object.entries({ desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } })) {
    for (const colorScheme of THOROUGH ? ['light', 'dark'] as const : [device === 'phone' ? 'dark' : 'light'] as const) {
      it(`has no axe findings, and nothing overflows: ${colorScheme}, ${device}`, async () => {
        if (isJudged(device, 0)) {
          const { page, context } = await center().open('/', { colorScheme, viewport });
          await page.getByRole('heading', { name: 'Sign in' }).waitFor();
          expect(await findings(page), 'sign-in').to.deep.equal([]);
          await context.close();
        }
        const signed = await center().signIn(anna, '/', { colorScheme, viewport });
        for (const [path, heading] of pages().filter((_, index) => isJudged(device, index + 1))) {
          await signed.page.goto(`${center().url}/account${path}`);
          await signed.page.getByRole('heading', { level: 1, name: heading }).waitFor();
          await signed.page.waitForLoadState('networkidle');
          expect(await findings(signed.page), path).to.deep.equal([]);
          expect(await signed.page.evaluate('document.documentElement.scrollWidth - innerWidth'), `${path} sticks out`).to.equal(0);
        }
        if (isJudged(device, 1)) {
          await signed.page.goto(`${center().url}/account/keys`);
          await signed.page.getByRole('button', { name: 'Create key' }).click();
          expect(await findings(signed.page), 'dialog').to.deep.equal([]);
        }
        expect(signed.faults).to.deep.equal([]);
        await signed.context.close();
      });
    }
  }

  it('can be used with the keyboard alone: skip link, navigation, focus on the new page\'s heading, dialogs that restore it', async () => {
    const { page, context } = await center().signIn(anna, '/history');
    await page.reload();
    await page.getByRole('table').waitFor();
    // Effects move the focus after a page is drawn, so it is waited for; by locators, for the page's policy refuses to evaluate what waitForFunction repeats.
    const focusMovesTo = async (focused: Locator): Promise<void> => focused.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await focusMovesTo(page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await focusMovesTo(page.locator('#main'));
    await page.getByRole('link', { name: 'Keys' }).focus();
    await page.keyboard.press('Enter');
    await focusMovesTo(page.getByRole('heading', { level: 1, name: 'API keys' }));
    expect(await page.title()).to.equal('API keys · Roundsman');
    await page.keyboard.press('Tab');
    await focusMovesTo(page.getByRole('button', { name: 'Create key' }));
    await page.keyboard.press('Enter');
    await focusMovesTo(page.locator('#key-name'));
    await page.keyboard.press('Escape');
    await focusMovesTo(page.getByRole('button', { name: 'Create key' }));
    await page.goBack();
    await focusMovesTo(page.getByRole('heading', { level: 1, name: 'History' }));
    await context.close();
  });

  it('follows the device between light and dark until one is chosen', async () => {
    const { page, context } = await center().open('/', { colorScheme: 'dark' });
    const theme = async (): Promise<unknown> => page.evaluate('document.documentElement.dataset.theme');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await theme()).to.equal('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme=light]').waitFor();
    await page.getByRole('button', { name: /^Theme: same as device/ }).click();
    await page.getByRole('button', { name: /^Theme: light/ }).click();
    expect(await theme()).to.equal('dark');
    await page.reload();
    await page.getByRole('button', { name: /^Theme: dark/ }).waitFor();
    expect(await theme()).to.equal('dark');
    await context.close();
  });

  it('says what is wrong while the service does not respond, and continues when it does', async () => {
    const { page, context } = await center().signIn(anna, '/plan');
    await page.getByRole('heading', { name: 'This month' }).waitFor();
    await page.route('**/account/api/**', async (route) => route.abort());
    await page.getByRole('link', { name: 'Callbacks' }).click();
    await page.getByText('The service cannot be reached').waitFor();
    await page.unroute('**/account/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('its callbacks are not signed').waitFor();
    await context.close();
  });
});
