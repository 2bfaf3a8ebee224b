import type { Page } from 'playwright-core';
import type { Filled } from './sample-account.js';

/** A screenshot to take. */
export interface Shot {
  readonly name: string;
  readonly device: 'desktop' | 'phone';
  readonly scheme: 'light' | 'dark';
  /** Path below `/account`. */
  readonly path: (filled: Filled) => string;
  /** The heading that shows that the page has loaded. */
  readonly ready: string;
  /** Brings the page into the desired state. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Taller than a screen, to include what is below. */
  readonly tall?: boolean;
}

const TASK: Pick<Shot, 'name' | 'path' | 'ready' | 'prepare' | 'tall'> = {
  name: 'task',
  path: ({ day }) => `/history/${day}`,
  ready: 'Tuesday, north depot',
  prepare: async (page) => page.getByRole('heading', { name: 'Stops', exact: true }).waitFor(),
  tall: true,
};

/** The pictures of the documentation. */
export const shots: readonly Shot[] = [
  { ...TASK, device: 'desktop', scheme: 'light' },
  { ...TASK, device: 'phone', scheme: 'dark' },
  { ...TASK, name: 'plan', path: ({ plan }) => `/history/${plan}`, ready: 'Tuesday in Berlin', device: 'desktop', scheme: 'light' },
  { name: 'history', device: 'desktop', scheme: 'light', path: () => '/history', ready: 'History', prepare: async (page) => page.getByRole('table').waitFor() },
  {
    name: 'compare',
    device: 'desktop',
    scheme: 'light',
    path: ({ ring, ringAgain }) => `/compare?a=${ring}&b=${ringAgain}`,
    ready: 'Compare',
    prepare: async (page) => page.getByRole('heading', { level: 2, name: /^B: / }).waitFor(),
    tall: true,
  },
  {
    name: 'playground',
    device: 'desktop',
    scheme: 'dark',
    path: () => '/playground',
    ready: 'Playground',
    prepare: async (page) => {
      await page.locator('.verdict[data-state="valid"]').waitFor();
      await page.getByRole('button', { name: 'Solve', exact: true }).click();
      await page.locator('.run-panel[data-phase="solved"]').waitFor();
    },
    tall: true,
  },
  { name: 'usage', device: 'desktop', scheme: 'dark', path: () => '/plan', ready: 'Plan and usage', prepare: async (page) => page.locator('.day-plot canvas').waitFor() },
];
