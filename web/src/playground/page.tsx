import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { sessionState } from '../api/session.js';
import type { PlaygroundIncumbent, SolveRequest } from '#generated/account/types.js';
import { PageHead } from '../parts/page-head.js';
import { ActionError, Empty } from '../parts/states.js';
import type { PageProps } from '../shell/page.js';
import { PlanSketch, PlanView } from '../see/plan-view.js';
import { PlanOverlay } from '../overlay/plan-overlay.js';
import { isPlanRequest, type AnyRequest, type AnySource } from '../see/drawn.js';
import { EditView } from '../edit/edit-view.js';
import { createSelection } from '../see/selection.js';
import { CodePanel } from './code-panel.js';
import { forgetLink, isTaken, take } from './link.js';
import { ProblemBar } from './problem-bar.js';
import { ProblemEditor } from './problem-editor.js';
import { resultOf } from './run.js';
import { RunPanel } from './run-panel.js';
import { createPlayground, type Playground } from './store.js';
import './playground.css';

let kept: { readonly user: string; readonly playground: Playground } | null = null;

// Signing out discards the playground; an expired session keeps it.
effect(() => {
  const state = sessionState.value;
  if (state.kind === 'out' && state.reason !== 'expired') forget();
});

function forget(): void {
  kept?.playground.leave();
  kept = null;
  forgetLink();
}

/** The playground of the signed-in user, as they left it. */
function currentPlayground(): Playground {
  const state = sessionState.peek();
  const user = state.kind === 'in' ? state.session.user_name : '';
  if (kept?.user !== user) {
    forget();
    kept = { user, playground: createPlayground() };
  }
  return kept.playground;
}

/** Write or load a problem, validate and solve it, watch the cost fall and look at the plan. */
export default function PlaygroundPage({ query }: PageProps) {
  const playground = useMemo(currentPlayground, []);
  const [jump, setJump] = useState<{ readonly to: (offset: number, length: number) => void }>({ to: () => undefined });
  const from = query.get('from');
  const edits = query.get('edit') !== null;
  const [loadError, setLoadError] = useState<unknown>(null);
  useEffect(() => {
    if (from === null || isTaken()) return undefined;
    let left = false;
    setLoadError(null);
    (edits ? playground.editTask(from) : playground.loadTask(from)).then(() => {
      if (!left) take();
    }, (error: unknown) => setLoadError(error));
    return () => {
      left = true;
    };
  }, [from, edits]);
  return (
    <>
      <PageHead title="Playground" lead="Solve a problem in the browser, without a key. It counts towards your plan like any other task." />
      <div class="stack-wide">
        {loadError !== null && <ActionError error={loadError} />}
        <div class="playground" data-view={showsPlan(playground) ? 'plan' : 'problem'} data-folded={playground.folded.value}>
          <div class="playground-problem">
            <section class="card stack problem" aria-labelledby="problem-title">
              <h2 id="problem-title">Problem</h2>
              <ProblemBar playground={playground} example={from === null ? query.get('example') : null} skip={from !== null} />
              <ProblemEditor playground={playground} onReady={(to) => setJump({ to })} />
            </section>
            <RunPanel playground={playground} jump={jump.to} />
          </div>
          {showsPlan(playground) && <Plan playground={playground} />}
        </div>
        {playground.report.value?.valid === true && <CodePanel problem={problemText(playground)} version={playground.report.value.api_version ?? 1} />}
      </div>
    </>
  );
}

/** During and after a successful solve the plan gets most of the page; before it, and after a failure, the problem does. */
function showsPlan({ run }: Playground): boolean {
  return run.value.phase !== 'idle' && run.value.phase !== 'failed';
}

/** The plan: the latest routes during the solve, the full result afterwards. */
function Plan({ playground }: { readonly playground: Playground }) {
  const run = playground.run.value;
  const submitted = playground.submitted.value;
  const selection = useMemo(createSelection, [run.id]);
  if (submitted === null) return null;
  const { request, places } = submitted;
  const result = resultOf(run);
  const edit = playground.edit.value;
  if (edit) {
    return (
      <section aria-label="Plan">
        <EditView edit={edit} selection={selection} solveAgain={() => void playground.solveAgain()} close={() => playground.closeEdit()} />
      </section>
    );
  }
  if (result) {
    return (
      <section aria-label="Plan">
        <PlanView request={request} places={places} source={result} selection={selection} head={isPlanRequest(request) && <PlanActions key={run.id} playground={playground} request={request} result={result} />} />
      </section>
    );
  }
  const drawn = drawnRoutes(run.drawn);
  if (drawn === null || run.drawn === null) return <section class="card" aria-label="Plan"><Empty title={run.phase === 'solving' ? 'No routes yet' : 'Waiting for a worker'}><p>The best routes so far will appear here.</p></Empty></section>;
  return (
    <section class="stack" aria-label="Plan so far">
      <PlanSketch request={request} places={places} source={{ ...drawn, total_cost: run.drawn.best_cost }} selection={selection} />
      <p class="small quiet">The best routes so far, as reported by <code>{run.drawn.strategy}</code>. The checker recomputes the final ones.</p>
    </section>
  );
}

/** Editing a plan by hand and, of one that was solved from another plan, both laid over each other. */
function PlanActions({ playground, request, result }: { readonly playground: Playground; readonly request: AnyRequest; readonly result: AnySource }) {
  const [laid, setLaid] = useState(false);
  const earlier = playground.earlier.value;
  return (
    <>
      <div class="row">
        <button type="button" class="button" onClick={() => playground.startEdit()}>Edit by hand</button>
        {earlier && <button type="button" class="button" aria-pressed={laid} onClick={() => setLaid(!laid)}>Lay over the plan before</button>}
      </div>
      {earlier && laid && <PlanOverlay a={{ name: 'the plan before', ...earlier }} b={{ name: 'the new plan', request, source: result }} />}
    </>
  );
}

/** The routes of an incumbent, of either version; null: it has none. */
function drawnRoutes(incumbent: PlaygroundIncumbent | null) {
  if (incumbent?.plan_routes) return { plan_routes: incumbent.plan_routes };
  return incumbent?.routes ? { routes: incumbent.routes } : null;
}

/** The request as JSON, regardless of the format of the text. */
function problemText(playground: Playground): string {
  const made = playground.report.value?.request as SolveRequest | null | undefined;
  return made ? JSON.stringify(made) : playground.text.value;
}
