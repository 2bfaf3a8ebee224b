import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../root.js';
import type { DocsFacts } from './blocks.js';
import { deployedPage, pageHtml, PAGES, pagePath, SAMPLE_URL } from './pages.js';
import { REFERENCE_PAGE, REFERENCE_START } from './reference.js';

/** A file of the documentation: everything comes from this process, nothing from third parties. */
export interface DocsFile {
  readonly type: string;
  /** What a browser may do with it. */
  readonly policy: string;
  /** Whether it may be kept for an hour without asking again. */
  readonly lasting: boolean;
  /** @param address where the service is reached, for the texts; null: their sample address. */
  read(address: string | null): Promise<Buffer | string>;
}

/** The pages are text and a style sheet. */
export const TEXT_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Swagger UI is a script of this process, sets styles, and calls the service. */
const REFERENCE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The documentation of one deployment, by path. The sources are read now, so that an installation without them does not
 * start, and rendered when first asked for.
 */
export function docsFiles(facts: DocsFacts): ReadonlyMap<string, DocsFile> {
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const pages = PAGES.flatMap(({ name }): [string, DocsFile][] => {
    const markdown = deployedPage(name, facts);
    return [
      [pagePath(name), page('text/html', () => pageHtml(name, markdown))],
      [`/docs/${name}.md`, page('text/markdown', () => markdown)],
    ];
  });
  return new Map([
    ...pages,
    ['/docs/reference', { ...page('text/html', () => REFERENCE_PAGE), policy: REFERENCE_POLICY }],
    ['/docs/start.js', page('text/javascript', () => REFERENCE_START)],
    ['/docs/style.css', file('text/css', join(packageRoot, 'docs', 'style.css'))],
    ['/docs/swagger-ui.css', file('text/css', join(swagger, 'swagger-ui.css'))],
    ['/docs/swagger-ui-bundle.js', file('text/javascript', join(swagger, 'swagger-ui-bundle.js'))],
  ]);
}

/** Made when first asked for, then kept. */
function page(type: string, make: () => string): DocsFile {
  let text: string | undefined;
  return { type, policy: TEXT_POLICY, lasting: false, read: async (address) => (text ??= make()).replaceAll(SAMPLE_URL, address ?? SAMPLE_URL) };
}

/** Read when first asked for, then kept. */
function file(type: string, path: string): DocsFile {
  let bytes: Promise<Buffer> | undefined;
  return { type, policy: TEXT_POLICY, lasting: true, read: () => bytes ??= readFile(path) };
}
