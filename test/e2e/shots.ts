import type { Page } from 'playwright-core';
import type { Filled } from './sample-account.js';

/** One page to be drawn. */
export interface Shot {
  readonly name: string;
  /** Below `/account`. */
  readonly path: (filled: Filled) => string;
  /** The heading that shows that the page is there. */
  readonly ready: string;
  /** Brings the page into the state to be drawn. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly signedOut?: boolean;
  /** More than fits on a screen, for what is below. */
  readonly tall?: boolean;
}

/** Every page of the account center, in the order of its navigation. */
export const shots: readonly Shot[] = [
  { name: 'sign-in', path: () => '/', ready: 'Sign in', signedOut: true },
  { name: 'history', path: () => '/history', ready: 'History', prepare: async (page) => page.getByRole('table').waitFor() },
  {
    name: 'task',
    path: ({ day }) => `/history/${day}`,
    ready: 'Tuesday, north depot',
    prepare: async (page) => page.getByRole('heading', { name: 'Stops' }).waitFor(),
    tall: true,
  },
  {
    name: 'compare',
    path: ({ ring, ringAgain }) => `/compare?a=${ring}&b=${ringAgain}`,
    ready: 'Compare',
    prepare: async (page) => page.getByRole('heading', { level: 2, name: /^B: / }).waitFor(),
    tall: true,
  },
  {
    name: 'playground',
    path: () => '/playground',
    ready: 'Playground',
    prepare: async (page) => {
      await page.locator('.verdict[data-state="valid"]').waitFor();
      await page.getByRole('button', { name: 'Solve', exact: true }).click();
      await page.locator('.run-panel[data-phase="solved"]').waitFor();
    },
    tall: true,
  },
  { name: 'keys', path: () => '/keys', ready: 'API keys', prepare: async (page) => page.getByRole('table').waitFor() },
  {
    name: 'new-key',
    path: () => '/keys',
    ready: 'API keys',
    prepare: async (page) => page.getByRole('button', { name: 'Create key' }).click(),
  },
  { name: 'usage', path: () => '/plan', ready: 'Plan and usage', prepare: async (page) => page.locator('.day-plot canvas').waitFor() },
  { name: 'callback-secret', path: () => '/secret', ready: 'Callback secret', prepare: async (page) => page.getByText('Two secrets are valid').waitFor() },
];
