import { boundOf } from '../bound/bound.js';
import { impossibilityOf } from '../bound/impossibility.js';
import { Impossible } from '../bound/impossible.js';
import { formatSeconds, plural } from '../parts/format.js';
import { href } from '../shell/navigation.js';
import { CostCurve } from './cost-curve.js';
import { Verdict } from './faults.js';
import { Refusal } from './refusal.js';
import { failureRemedy } from './remedies.js';
import { hasCurve, resultOf, type Run } from './run.js';
import type { Playground, Settings } from './store.js';
import { useElapsed } from './use-elapsed.js';

/** Settings of a solve, buttons to start and cancel it, and its progress. */
export function RunPanel({ playground, jump }: { readonly playground: Playground; readonly jump: (offset: number, length: number) => void }) {
  const run = playground.run.value;
  const running = playground.running.value;
  const error = playground.error.value;
  const until = useElapsed(run);
  const empty = playground.text.value.trim() === '';
  const faulty = playground.report.value?.valid === false;
  const loading = playground.loading.value;
  const version = playground.report.value?.api_version ?? 1;
  return (
    <section class="card stack run-panel" aria-labelledby="run-title" data-phase={run.phase} data-task={run.id}>
      <h2 id="run-title">Solve</h2>
      <form class="stack" onSubmit={(event) => {
        event.preventDefault();
        if (!running && !loading) void playground.solve();
      }}>
        <SettingsFields playground={playground} disabled={running} />
        <Verdict playground={playground} jump={jump} />
        <div class="row">
          <button type="submit" class="button button-main" disabled={running || loading || empty || faulty}>{running ? 'Solving…' : 'Solve'}</button>
          {running && run.id !== null && <button type="button" class="button" onClick={() => void playground.cancel()}>Cancel</button>}
          {!running && !loading && faulty && <span class="small quiet">Correct the faults to solve.</span>}
          {run.id !== null && <a class="small" href={href(`/history/${run.id}`)}>Open in history</a>}
        </div>
      </form>
      {error !== null && <Refusal error={error} version={version} retry={() => void playground.retry()} />}
      {run.phase !== 'idle' && <Steps run={run} seconds={until} />}
      {running && <Progress seconds={until} limit={run.limitSeconds} solving={run.phase === 'solving'} />}
      {hasCurve(run) && <CostCurve run={run} until={until} />}
      {run.phase === 'failed' && run.outcome !== null && <Failed run={run} version={version} />}
    </section>
  );
}

function SettingsFields({ playground, disabled }: { readonly playground: Playground; readonly disabled: boolean }) {
  const settings = playground.settings.value;
  const field = (name: keyof Settings, label: string, hint: string, least: number, most: number) => (
    <div class="field">
      <label for={`run-${name}`}>{label}</label>
      <input
        id={`run-${name}`} class="input" type="number" inputMode="numeric" min={least} max={most} step={1} value={settings[name]} placeholder={hint} disabled={disabled}
        onInput={(event) => (playground.settings.value = { ...settings, [name]: event.currentTarget.value })}
      />
    </div>
  );
  return (
    <div class="run-settings">
      {field('limit', 'Time limit, seconds', 'default', 1, 1e6)}
      {field('seed', 'Seed', 'default', 0, 4294967295)}
      {field('iterations', 'Iterations', 'default', 1, 1e9)}
    </div>
  );
}

/** The share of the time limit that has passed. A solve may end early. */
function Progress({ seconds, limit, solving }: { readonly seconds: number; readonly limit: number | null; readonly solving: boolean }) {
  if (limit === null || !solving) return null;
  const done = Math.min(seconds, limit);
  const text = `${formatSeconds(Number(done.toFixed(done < 10 ? 1 : 0)))} of at most ${formatSeconds(limit)}`;
  return (
    <div class="solve-progress">
      <svg class="meter" role="progressbar" aria-label="Time used" aria-valuemin={0} aria-valuemax={limit} aria-valuenow={Math.round(done)} aria-valuetext={text}>
        <rect class="meter-whole" width="100%" height="100%" />
        <rect class="meter-part" width={`${(100 * done) / limit}%`} height="100%" />
      </svg>
      <p class="small quiet">{text}</p>
    </div>
  );
}

type StepState = 'done' | 'now' | 'open' | 'bad';

/** The steps of the task as text, announced by screen readers. */
function Steps({ run, seconds }: { readonly run: Run; readonly seconds: number }) {
  const { phase, end } = run;
  return (
    <ol class="steps" aria-live="polite">
      <Step state={phase === 'submitting' || phase === 'queued' ? 'now' : 'done'} name="Queued">
        {phase === 'submitting' ? 'sending' : phase === 'queued' ? waiting(run.queueDepth) : ''}
      </Step>
      <Step state={solvedState(run)} name="Solved">{solvedText(run, seconds)}</Step>
      {!isFruitless(run) && <Step state={checkedState(end)} name="Checked">{CHECKED[checkedState(end)]}</Step>}
    </ol>
  );
}

function isFruitless({ phase, best }: Run): boolean {
  return phase === 'failed' && best === null;
}

function solvedState(run: Run): StepState {
  if (run.phase === 'solving') return 'now';
  if (isFruitless(run)) return 'bad';
  return run.attempt > 0 || run.best !== null || run.phase === 'solved' ? 'done' : 'open';
}

function solvedText(run: Run, seconds: number): string {
  const { phase, best, end } = run;
  if (phase === 'solving') return `${best?.strategy ?? 'a worker'} is solving`;
  if (isFruitless(run)) return 'no routes';
  return end !== null && best ? `by ${best.strategy} in ${formatSeconds(seconds)}${isProved(run) ? ', proved optimal' : ''}` : '';
}

const CHECKED = { open: 'an independent checker verifies the routes', done: 'the independent checker verified the routes', bad: 'no routes to check' } as const;

function checkedState(end: Run['end']): keyof typeof CHECKED {
  if (end === null) return 'open';
  return end.checked ? 'done' : 'bad';
}

function isProved(run: Run): boolean {
  const result = resultOf(run);
  return result !== null && boundOf(result)?.optimal === true;
}

function waiting(depth: number | null): string {
  return depth === null || depth <= 1 ? 'waiting for a worker' : `${plural(depth, 'task')} in the queue`;
}

const WORDS = { done: 'done', now: 'in progress', open: 'pending', bad: 'failed' } as const;

function Step({ state, name, children }: { readonly state: StepState; readonly name: string; readonly children: string }) {
  return (
    <li class={`step step-${state}`}>
      <span class="step-name">{name}<span class="visually-hidden">: {WORDS[state]}</span></span>
      <span class="small quiet">{children}</span>
    </li>
  );
}

function Failed({ run, version }: { readonly run: Run; readonly version: number }) {
  const cancelled = run.end?.code === 'cancelled';
  const impossibility = impossibilityOf(run.outcome);
  if (impossibility !== null) return <Impossible impossibility={impossibility} code={run.end?.code ?? null} failure={run.outcome?.error ?? ''} id={run.id ?? ''} />;
  return (
    <div class={cancelled ? 'note' : 'note note-warn'} role="alert">
      <p class="note-title">{cancelled ? 'Cancelled' : 'No routes'}</p>
      <p>{run.outcome?.error}</p>
      <p>{failureRemedy(run.end?.code ?? '', version)}</p>
    </div>
  );
}
