import { Marked, type Tokens } from 'marked';

/** A Markdown page as HTML. */
export interface Rendered {
  /** Text of the first heading. */
  readonly title: string;
  /** What goes into `<main>`. */
  readonly html: string;
  /** The ids of its headings. */
  readonly anchors: readonly string[];
}

/**
 * Renders one page. Headings get the ids that GitHub gives them, so that the same link works in the repository and in
 * the service; tables and code can be scrolled by keyboard where they are wider than the screen.
 * @param link where a link target of the folder `docs/` leads in the service.
 */
export function renderMarkdown(markdown: string, link: (target: string) => string): Rendered {
  const anchors: string[] = [];
  let title = '';
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        if (depth === 1) title = plain(text);
        const id = unused(slug(text), anchors);
        anchors.push(id);
        const sign = depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}${sign}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escape(link(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      code({ text, lang }: Tokens.Code) {
        const [language = 'text', ...marks] = (lang ?? '').split(/\s+/);
        const file = marks.find((mark) => mark.startsWith('file='))?.slice('file='.length);
        const label = marks.includes('output') ? 'Output' : file ?? NAMES[language] ?? language;
        return `<figure class="code"><figcaption>${escape(label)}</figcaption>`
          + `<pre tabindex="0"><code>${escape(text)}</code></pre></figure>\n`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return text.startsWith('<!--') ? '' : text;
      },
    },
  });
  const html = (marked.parse(markdown) as string)
    .replaceAll('<table>', '<div class="table" role="group" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th>', '<th scope="col">')
    .replaceAll('<th scope="col"></th>', '<td></td>');
  return { title, html, anchors };
}

const NAMES: Readonly<Record<string, string>> = { sh: 'Shell', ts: 'TypeScript', python: 'Python', json: 'JSON', http: 'HTTP', text: 'Text' };

/** The id that GitHub gives a heading. */
function slug(heading: string): string {
  return plain(heading).toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
}

function unused(id: string, taken: readonly string[]): string {
  let free = id;
  for (let count = 1; taken.includes(free); count++) free = `${id}-${count}`;
  return free;
}

/** A heading without its marks. */
function plain(text: string): string {
  return text.replace(/[`*]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
