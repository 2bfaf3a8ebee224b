import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../root.js';
import { fillBlocks, type DocsFacts } from './blocks.js';
import { layout } from './layout.js';
import { escape, renderMarkdown } from './render.js';

/** The pages in reading order: file of the folder `docs/`, and its name in the navigation. */
export const PAGES = [
  { name: 'index', short: 'Overview' },
  { name: 'getting-started', short: 'Getting started' },
  { name: 'following', short: 'Waiting and following' },
  { name: 'callbacks', short: 'Callbacks' },
  { name: 'checking', short: 'Checking first' },
  { name: 'reproducible', short: 'Reproducible answers' },
  { name: 'bound', short: 'How good is the answer?' },
  { name: 'clients', short: 'Generated clients' },
  { name: 'errors', short: 'Errors' },
  { name: 'limits', short: 'Limits and plans' },
  { name: 'version-2', short: 'Version 2' },
  { name: 'from-a-spreadsheet', short: 'From a spreadsheet' },
  { name: 'features-travel', short: 'Places and travel' },
  { name: 'features-vehicles', short: 'Vehicles' },
  { name: 'features-stops', short: 'Stops' },
  { name: 'features-plan', short: 'Relations and objective' },
  { name: 'a-day', short: 'A day and a week' },
  { name: 'replanning', short: 'Re-planning a day' },
  { name: 'from-version-1', short: 'From version 1' },
  { name: 'versioning', short: 'Versioning' },
  { name: 'contract-changelog', short: 'Contract changelog' },
] as const;

export type PageName = typeof PAGES[number]['name'];

/** The address that stands in the texts for the deployment's own. */
export const SAMPLE_URL = 'http://127.0.0.1:8080';
/** Characters of an unknown path that its page repeats. */
const MAX_PATH = 200;
/** What the texts link to as the reference. */
const CONTRACT = '../openapi/openapi.yaml';

/** @returns the source of a page. @throws Error when the installation lacks it. */
export function readPage(name: PageName): string {
  return readFileSync(join(packageRoot, 'docs', `${name}.md`), 'utf8');
}

/** @returns the source of a page as one deployment has it: its plans and its limits. */
export function deployedPage(name: PageName, facts: DocsFacts): string {
  return fillBlocks(readPage(name), facts);
}

/** @returns a whole HTML page. */
export function pageHtml(name: PageName, markdown: string): string {
  const { title, html } = renderMarkdown(markdown, servedLink);
  return layout({ title, html, current: pagePath(name), links: links() });
}

/** @returns the page for a path that has none. */
export function missingPageHtml(path: string): string {
  const html = `<h1>Page not found</h1>
<p>There is no page at <code>${escape(path.slice(0, MAX_PATH))}</code>.</p>
<p>See <a href="/docs">the documentation</a> or <a href="/account">the account center</a>.</p>
`;
  return layout({ title: 'Page not found', html, current: null, links: links() });
}

function links(): { readonly path: string; readonly short: string }[] {
  return [...PAGES.map(({ name, short }) => ({ path: pagePath(name), short })), { path: '/docs/reference', short: 'Reference' }];
}

/** @returns the path that serves a page. */
export function pagePath(name: PageName): string {
  return name === 'index' ? '/docs' : `/docs/${name}`;
}

/** @returns where a link of the texts leads in the service. */
function servedLink(target: string): string {
  if (target === CONTRACT) return '/docs/reference';
  const [file = '', anchor] = target.split('#');
  const page = PAGES.find(({ name }) => `${name}.md` === file);
  return page === undefined ? target : pagePath(page.name) + (anchor === undefined ? '' : `#${anchor}`);
}
