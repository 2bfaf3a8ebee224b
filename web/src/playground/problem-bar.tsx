import { useEffect, useMemo, useRef } from 'preact/hooks';
import { call } from '../api/client.js';
import { useResource } from '../api/resource.js';
import type { ExampleList } from '#generated/account/types.js';
import { messageOf } from '../parts/states.js';
import { formatProblem } from './format.js';
import { isTaken, take } from './link.js';
import type { Playground } from './store.js';

export interface ProblemBarProps {
  readonly playground: Playground;
  /** The example that the address links to; default the first. */
  readonly example: string | null;
  /** The problem is loaded from elsewhere, so no example is selected. */
  readonly skip: boolean;
}

/** Loads a problem from an example or a file. */
export function ProblemBar({ playground, example, skip }: ProblemBarProps) {
  const examples = useResource('examples', (signal) => call<ExampleList>('/examples', { signal }));
  const chosen = playground.exampleId.value;
  const file = useRef<HTMLInputElement>(null);
  const list = examples.value?.examples ?? [];
  const takeExample = (id: string): boolean => {
    const found = list.find((one) => one.id === id);
    if (found !== undefined) playground.takeExample(id, found.request);
    return found !== undefined;
  };
  const before = useMemo(() => playground.text.peek(), [example]);
  useEffect(() => {
    // What is typed or opened while the examples are fetched stays.
    if (list.length === 0 || skip || playground.text.peek() !== before) return;
    if (example === null) {
      if (before === '') takeExample(list[0]!.id);
    } else if (!isTaken() && takeExample(example)) take();
  }, [examples.value, example]);
  const about = list.find(({ id }) => id === chosen);
  const missing = example !== null && list.length > 0 && !list.some(({ id }) => id === example);
  return (
    <div class="stack">
      <div class="row">
        <div class="field problem-example">
          <label for="example">Example</label>
          <select id="example" class="input" value={chosen} disabled={list.length === 0 || playground.running.value} onChange={(event) => takeExample(event.currentTarget.value)}>
            <option value="" disabled>Choose an example</option>
            {list.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
          </select>
        </div>
        <div class="row problem-actions">
          <input
            ref={file} type="file" class="visually-hidden" tabIndex={-1} aria-label="Problem file" accept=".json,.vrp,.txt,application/json,text/plain"
            onChange={(event) => {
              const [picked] = event.currentTarget.files ?? [];
              if (picked) void playground.loadFile(picked);
              event.currentTarget.value = '';
            }}
          />
          <button type="button" class="button" disabled={playground.running.value} onClick={() => file.current?.click()}>Open file</button>
          {playground.folded.value
            ? <button type="button" class="button" disabled={playground.running.value} onClick={() => (playground.folded.value = false)}>Edit</button>
            : <button type="button" class="button" onClick={() => playground.setText(formatProblem(playground.text.peek()))}>Format</button>}
        </div>
      </div>
      <p class="hint" hidden={playground.folded.value}>
        {examples.error !== null ? `Could not load the examples: ${messageOf(examples.error)}` : about?.description ?? `${missing ? `There is no example “${example}”: choose one above. ` : ''}Paste a solve request (JSON) or a CVRPLIB (.vrp) or Solomon (.txt) file, or drop a file on the editor.`}
      </p>
    </div>
  );
}
