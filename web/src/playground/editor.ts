import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** A fault and its location: offset and length in UTF-16 code units, as in the contract. */
export interface EditorFault {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

export interface Editor {
  text(): string;
  setText(text: string): void;
  setFaults(faults: readonly EditorFault[]): void;
  /** Scrolls to a range, selects it and takes the focus. */
  jump(offset: number, length: number): void;
  destroy(): void;
}

export interface EditorOptions {
  readonly text: string;
  /** Name of the field, for screen readers. */
  readonly label: string;
  readonly onChange: (text: string) => void;
}

/** Colours come from the page: custom properties are inherited by the shadow tree. No data: URLs, because the content policy blocks them. */
const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface)', color: 'var(--text)', fontSize: '.8125rem' },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--back)', color: 'var(--quiet)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--raised)', color: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { background: 'var(--accent-back)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--raised)', outline: '1px solid var(--edge)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad)', textDecorationSkipInk: 'none', textUnderlineOffset: '3px' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--bad)' },
  '.cm-lint-marker-error': { content: 'none', width: '10px', height: '10px', margin: '5px 2px 0', borderRadius: '50%', background: 'var(--bad)' },
  '.cm-tooltip': { backgroundColor: 'var(--surface)', color: 'var(--text)', border: '1px solid var(--edge)', borderRadius: '6px', maxWidth: 'min(34rem, 90vw)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: [tags.bool, tags.null], color: 'var(--warn)' },
]);

/**
 * Creates an editor inside an element. It lives in a shadow tree with adopted style sheets, because the content policy of the
 * page does not allow style elements.
 */
export function createEditor(host: HTMLElement, { text, label, onChange }: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const frame = document.createElement('div');
  frame.style.height = '100%';
  root.replaceChildren(frame);
  const language = new Compartment();
  let quiet = false;
  const view = new EditorView({
    root,
    parent: frame,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(), highlightActiveLine(), highlightActiveLineGutter(), drawSelection(), history(), bracketMatching(), lintGutter(),
        syntaxHighlighting(colours), look, language.of(isJson(text) ? json() : []),
        keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !quiet) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    setText(next) {
      if (next === view.state.doc.toString()) return;
      quiet = true;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        selection: { anchor: 0 },
        effects: language.reconfigure(isJson(next) ? json() : []),
      });
      quiet = false;
      view.scrollDOM.scrollTop = 0;
    },
    setFaults(faults) {
      view.dispatch(setDiagnostics(view.state, faults.map((fault) => diagnostic(fault, view.state.doc.length))));
    },
    jump(offset, length) {
      const from = Math.min(offset, view.state.doc.length);
      const to = Math.min(from + length, view.state.doc.length);
      view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

function diagnostic({ offset, length, text }: EditorFault, end: number): Diagnostic {
  const from = Math.min(offset, end);
  return { from, to: Math.min(from + Math.max(length, 1), end), severity: 'error', message: text };
}

function isJson(text: string): boolean {
  return text.trimStart().startsWith('{') || text.trim() === '';
}
