import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';

/** What the suites of editing by hand look for in the page, and do there. @param page called once the page is open */
export function editPage(page: () => Page) {
  const bar = (): Locator => page().locator('.edit-bar');
  const route = (name: string): Locator => page().locator('.edit-route').filter({ has: page().getByRole('heading', { name: new RegExp(`^${name}`) }) });
  const grip = (visit: string): Locator => page().getByRole('button', { name: `Move ${visit}`, exact: true });
  const judged = async (state: 'feasible' | 'infeasible' = 'feasible'): Promise<number> => {
    await page().locator(`.edit-bar[data-state="${state}"]`).waitFor();
    return Number(await bar().getAttribute('data-cost'));
  };
  return {
    bar,
    route,
    grip,
    /** Waits for the verdict of the checker. @returns the cost. */
    judged,
    row: (visit: string): Locator => page().locator('.edit-row').filter({ has: grip(visit) }),
    /** @returns the names of the visits of a route, or of what is not served. */
    visitsOf: async (name: string): Promise<string[]> => route(name).locator('.edit-row-name').allInnerTexts(),
    undo: async (): Promise<void> => {
      await page().getByRole('button', { name: 'Undo', exact: true }).click();
      await judged();
    },
    /** Shows the actions of a visit. */
    expand: async (visit: string, by: 'pointer' | 'keyboard' = 'pointer'): Promise<void> => {
      if (await grip(visit).getAttribute('aria-expanded') === 'true') return;
      await (by === 'pointer' ? grip(visit).click() : grip(visit).press('Enter'));
    },
    /** Holds a visit by its grip over an element, a little above its middle. */
    hold: async (visit: string, over: Locator): Promise<void> => {
      await grip(visit).scrollIntoViewIfNeeded();
      await page().mouse.move(...await middleOf(grip(visit)));
      await page().mouse.down();
      const [x, y] = await middleOf(over);
      await page().mouse.move(x, y - 4, { steps: 4 });
    },
    /** Solves a problem in the playground, and begins to edit its plan. @param summary what the page says of the valid problem */
    solveAndEdit: async (problem: object, summary: string): Promise<void> => {
      await page().locator('[data-ready]').waitFor({ state: 'attached' });
      await page().getByLabel('Problem file').setInputFiles({ name: 'plan.json', mimeType: 'text/plain', buffer: Buffer.from(JSON.stringify(problem)) });
      await page().locator('.verdict[data-state="valid"]').getByText(summary).waitFor();
      await page().getByRole('button', { name: 'Solve', exact: true }).click();
      await page().locator('.run-panel[data-phase="solved"]').waitFor();
      await page().getByRole('button', { name: 'Edit by hand' }).click();
    },
    /** Solves again from the edited plan. @returns the routes that are sent. */
    solveAgain: async <Route>(button = 'Solve again from here'): Promise<readonly Route[]> => {
      const sent = page().waitForRequest((request) => request.url().includes('/playground/solve'));
      await page().getByRole('button', { name: button }).click();
      return ((await sent).postDataJSON() as { readonly initial_routes: readonly Route[] }).initial_routes;
    },
    /** @returns the id of the task that is shown. */
    taskShown: async (): Promise<string | null> => page().locator('.run-panel').getAttribute('data-task'),
    /** Waits until another task is solved. */
    solvedAfter: async (task: string | null): Promise<void> => page().locator(`.run-panel[data-phase="solved"]:not([data-task="${task}"])`).waitFor(),
    /** @returns what axe finds wrong with the page. */
    axeFindings: async (): Promise<string[]> => {
      await page().evaluate(axe.source);
      const found = await page().evaluate<{ id: string; nodes: { html: string }[] }[]>('axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)');
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
    },
  };
}

/** @returns the middle of an element, in pixels of the window. */
export async function middleOf(target: Locator): Promise<[number, number]> {
  const box = (await target.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}
