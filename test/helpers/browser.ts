import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** @returns the browser named by `CHROMIUM` or found on the PATH; null if there is none. */
function findChromium(): string | null {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}

/** @returns a headless browser; null if there is none. */
export async function launchBrowser(): Promise<Browser | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  return chromium.launch({ executablePath, args: ['--disable-dev-shm-usage', '--force-color-profile=srgb'] });
}

/** The forbidden things that a page did. */
export interface Watch {
  /** Script errors, policy reports, dialogs and calls to other hosts, in order of occurrence. */
  readonly faults: readonly string[];
}

/** Runs in the page before its own scripts. */
const REPORT_FAULTS = `
  addEventListener('securitypolicyviolation', (event) => reportFault('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  Object.defineProperty(globalThis, 'hit', { get: () => undefined, set: (value) => reportFault('hit: ' + value) });
`;

/** Watches a page from now on. Injected scripts show themselves by calling `alert` or by setting `hit`. */
export async function watch(page: Page, origin: string): Promise<Watch> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(`policy: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: called } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && called !== origin) faults.push(`call: ${request.url()}`);
  });
  await page.exposeFunction('reportFault', (what: string) => faults.push(what));
  await page.addInitScript({ content: REPORT_FAULTS });
  return { faults };
}
