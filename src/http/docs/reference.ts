/** The reference: Swagger UI over the served document. Its only script of ours is a file, for the policy allows no inline one. */
export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference - Roundsman</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body class="reference">
<header>
<nav aria-label="Documentation"><ul><li><a href="/docs">Documentation</a></li></ul></nav>
</header>
<div id="page"></div>
<noscript>The reference needs JavaScript. The document itself is at <a href="/openapi.json">/openapi.json</a>, everything else in the <a href="/docs">documentation</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

export const REFERENCE_START = `const dark = window.matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
window.onload = () => {
  window.SwaggerUIBundle({ url: '/openapi.json', dom_id: '#page', validatorUrl: null, deepLinking: true, docExpansion: 'list', defaultModelRendering: 'model' });
};
`;
