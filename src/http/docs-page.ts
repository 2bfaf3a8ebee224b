import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A file of the documentation page: everything comes from this process, nothing from third parties. */
export interface DocsFile {
  readonly type: string;
  read(): Promise<Buffer>;
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roundsman API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="page"></div>
<noscript>This page needs JavaScript. The document itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const START = `window.onload = () => {
  window.SwaggerUIBundle({ url: '/openapi.json', dom_id: '#page', validatorUrl: null, deepLinking: true, docExpansion: 'list', defaultModelRendering: 'model' });
};
`;

/** What the page may load: itself. */
export const DOCS_POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The page's files by name; `''` is the page. */
export function docsFiles(): ReadonlyMap<string, DocsFile> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return new Map([
    ['', text('text/html', PAGE)],
    ['start.js', text('text/javascript', START)],
    ['swagger-ui.css', file('text/css', join(folder, 'swagger-ui.css'))],
    ['swagger-ui-bundle.js', file('text/javascript', join(folder, 'swagger-ui-bundle.js'))],
  ]);
}

function text(type: string, content: string): DocsFile {
  const bytes = Buffer.from(content);
  return { type, read: () => Promise.resolve(bytes) };
}

/** Read when first asked for, then kept. */
function file(type: string, path: string): DocsFile {
  let bytes: Promise<Buffer> | undefined;
  return { type, read: () => bytes ??= readFile(path) };
}
