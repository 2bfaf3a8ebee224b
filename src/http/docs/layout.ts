import { escape } from './render.js';

export interface LayoutParts {
  readonly title: string;
  /** The page's own content. */
  readonly html: string;
  /** Path of the page, which is also served as Markdown; null: it has none. */
  readonly current: string | null;
  readonly links: readonly { readonly path: string; readonly short: string }[];
}

/** Puts a page's content between navigation and foot; without scripts, and without anything from elsewhere. */
export function layout({ title, html, current, links }: LayoutParts): string {
  const items = links.map(({ path, short }) => `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escape(short)}</a></li>`);
  const markdown = `${current === '/docs' ? '/docs/index' : current}.md`;
  const name = title === 'Roundsman' ? title : `${title} - Roundsman`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(name)}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<nav aria-label="Documentation">
<ul>
${items.join('\n')}
</ul>
</nav>
</header>
<main id="content">
${html}</main>
<footer>
<p>The contract as a document: <a href="/openapi.json">/openapi.json</a>.${current === null ? '' : ` This page as Markdown: <a href="${markdown}">${markdown}</a>.`}</p>
</footer>
</body>
</html>
`;
}
