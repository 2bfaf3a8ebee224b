import { useEffect, useRef, useState } from 'preact/hooks';
import { formatBytes } from '../parts/format.js';
import { Failure } from '../parts/states.js';
import type { Editor } from './editor.js';
import { SHOWN, type Playground } from './store.js';

export interface ProblemEditorProps {
  readonly playground: Playground;
  /** Receives a function that scrolls the editor to a range of the text. */
  readonly onReady: (jump: (offset: number, length: number) => void) => void;
}

/** The text of the problem; accepts dropped files. The code of the editor is loaded after the page. */
export function ProblemEditor({ playground, onReady }: ProblemEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  const [dropping, setDropping] = useState(false);
  const text = playground.text.value;
  const large = text.length > SHOWN;
  useEffect(() => {
    let gone = false;
    import('./editor.js').then(
      ({ createEditor }) => {
        if (gone || host.current === null) return;
        editor.current = createEditor(host.current, { text: shown(playground), label: 'Problem', onChange: playground.setText });
        host.current.dataset['ready'] = 'true';
        onReady((offset, length) => editor.current?.jump(offset, length));
        setTurn((count) => count + 1);
      },
      (error: unknown) => setFailure(error),
    );
    return () => {
      gone = true;
      editor.current?.destroy();
      editor.current = null;
    };
  }, []);
  useEffect(() => editor.current?.setText(shown(playground)), [text]);
  useEffect(() => {
    editor.current?.setFaults((playground.report.value?.findings ?? []).flatMap(({ offset, length, msg, remedy }) =>
      (offset === null ? [] : [{ offset, length: length ?? 1, text: `${msg}\n${remedy}` }])));
  }, [playground.report.value, turn]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setDropping(false);
    const file = event.dataTransfer?.files[0];
    if (file) void playground.loadFile(file);
  };
  if (failure !== null) return <div class="card"><Failure error={new Error('The editor could not be loaded. Reload the page.')} /></div>;
  return (
    <div
      hidden={playground.folded.value} class={dropping ? 'editor-box editor-dropping' : 'editor-box'} onDropCapture={drop} onDragLeave={() => setDropping(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
    >
      <div ref={host} class="editor" hidden={large} />
      {large && (
        <div class="state">
          <p class="state-title">{formatBytes(text.length)} of text</p>
          <p>This text is too large to edit here. You can still check and solve it.</p>
          <button type="button" class="button" onClick={() => playground.setText('')}>Remove</button>
        </div>
      )}
    </div>
  );
}

function shown({ text }: Playground): string {
  return text.peek().length > SHOWN ? '' : text.peek();
}
