import { computed, signal } from '@preact/signals';
import { ApiError, call, fetchText } from '../api/client.js';
import type { Plan, PlaygroundTask, ProblemReport } from '#generated/account/types.js';
import { plural } from '../parts/format.js';
import { isPlanRequest, type AnyRequest, type AnySource } from '../see/drawn.js';
import { announce } from '../shell/announcer.js';
import { editPlan } from '../edit/check.js';
import { sourceOf } from '../edit/edit.js';
import type { Edit } from '../edit/edit.js';
import { followTask } from './follow.js';
import { formatProblem, hasLongLines } from './format.js';
import { advance, IDLE, openedRun, resultOf, type Run, type RunEvent } from './run.js';

/** Texts above the first limit are checked on demand instead of while typing; above the second they are not shown in the editor. */
const CHECKED_AT_ONCE = 400_000;
export const SHOWN = 4_000_000;
const TYPING_MS = 500;

/** Overrides of the request's settings; empty keeps the value of the request. */
export interface Settings {
  readonly limit: string;
  readonly seed: string;
  readonly iterations: string;
}

/** A submitted request. */
export interface Submitted {
  readonly request: AnyRequest;
  /** Coordinates of the nodes when the request carries a matrix of rounded distances instead. */
  readonly places: readonly (readonly number[])[] | null;
}

/** A plan, and the request that it is of. */
export interface Earlier {
  readonly request: AnyRequest;
  readonly source: AnySource;
}

/** The plan to start from, and the members of the request that say so. */
interface Start extends Earlier {
  readonly members: object;
}

/** The playground: a problem, its validation report and its solve. It outlives the page component, so that leaving the page loses nothing. */
export function createPlayground() {
  const text = signal('');
  const report = signal<ProblemReport | null>(null);
  const reportError = signal<unknown>(null);
  const checking = signal(false);
  /** Whether another problem is on its way: the text is not to be solved any more. */
  const loading = signal(false);
  const settings = signal<Settings>({ limit: '', seed: '', iterations: '' });
  const run = signal<Run>(IDLE);
  const error = signal<unknown>(null);
  /** The request that is being solved. */
  const submitted = signal<Submitted | null>(null);
  /** The example that the text came from. */
  const example = signal<{ readonly id: string; readonly text: string } | null>(null);
  /** Whether the editor is collapsed in favour of the plan. */
  const folded = signal(false);
  /** The plan that is edited by hand. */
  const edit = signal<Edit | null>(null);
  /** The plan that the run starts from. */
  const earlier = signal<Earlier | null>(null);
  let turn = 0;
  let loads = 0;
  let timer = 0;
  let unfollow: () => void = () => undefined;
  /** What the last submission starts from. */
  let start: Start | null = null;

  const apply = (event: RunEvent): void => {
    run.value = advance(run.peek(), event);
  };

  /** A failure opens the editor again. */
  const followed = (event: RunEvent): void => {
    apply(event);
    if (event.kind === 'finished' && run.peek().phase === 'failed') folded.value = false;
  };

  /** A changed text is a new problem: discards the previous run, which stays in the history. */
  const setText = (next: string): void => {
    loads++;
    loading.value = false;
    folded.value = false;
    if (next === text.peek()) return;
    text.value = next;
    unfollow();
    closeEdit();
    earlier.value = null;
    run.value = IDLE;
    submitted.value = null;
    error.value = null;
    report.value = null;
    reportError.value = null;
    turn++;
    clearTimeout(timer);
    if (next.trim() !== '' && next.length <= CHECKED_AT_ONCE) timer = setTimeout(() => void check(), TYPING_MS);
  };

  /** Validates the text. @returns null when that failed, or when the text has changed since. */
  async function check(): Promise<ProblemReport | null> {
    clearTimeout(timer);
    const mine = ++turn;
    checking.value = true;
    reportError.value = null;
    try {
      const validated = await call<ProblemReport>('/playground/validate', { method: 'POST', text: text.peek() });
      if (mine !== turn) return null;
      report.value = validated;
      return validated;
    } catch (failure) {
      if (mine === turn) reportError.value = failure;
      return null;
    } finally {
      if (mine === turn) checking.value = false;
    }
  }

  /** A plan that is edited stays open until the service has accepted the task. */
  async function solve(from: Start | null = null): Promise<void> {
    error.value = null;
    start = from;
    const validated = report.peek() ?? await check();
    if (validated === null) return;
    if (!validated.valid) {
      announce(`The problem has ${plural(validated.findings.length + validated.more_findings, 'fault')}`);
      return;
    }
    const edited = edit.peek() === null ? null : { run: run.peek(), submitted: submitted.peek(), earlier: earlier.peek() };
    const request = { ...requestOf(validated, text.peek()), ...overrides(settings.peek()), ...from?.members };
    submitted.value = { request, places: validated.positions ?? null };
    unfollow();
    earlier.value = from;
    apply({ kind: 'submit' });
    folded.value = true;
    const mine = text.peek();
    try {
      const task = await call<PlaygroundTask>(`/playground/solve?version=${validated.api_version ?? 1}`, { method: 'POST', body: request });
      if (text.peek() !== mine) return;
      closeEdit();
      apply({ kind: 'accepted', id: task.request_id });
      unfollow = followTask(task.request_id, { apply: followed, failed: (failure) => (error.value = failure) });
    } catch (failure) {
      if (text.peek() !== mine) return;
      error.value = failure;
      if (edited === null) {
        apply({ kind: 'refused' });
        folded.value = false;
      } else {
        run.value = edited.run;
        submitted.value = edited.submitted;
        earlier.value = edited.earlier;
      }
    }
  }

  /** Submits again what was refused, with the edits made since. */
  const retry = async (): Promise<void> => (start !== null && edit.peek() !== null ? solveAgain() : solve(start));

  async function cancel(): Promise<void> {
    const { id } = run.peek();
    if (id === null) return;
    try {
      await call<PlaygroundTask>(`/playground/tasks/${encodeURIComponent(id)}`, { method: 'DELETE' });
    } catch (failure) {
      error.value = failure;
    }
  }

  function takeExample(id: string, request: object): void {
    const shown = formatProblem(JSON.stringify(request));
    setText(shown);
    example.value = { id, text: shown };
  }

  /** Takes over a text once it has been read, unless another one came first. */
  async function load(read: () => Promise<string>): Promise<void> {
    const mine = ++loads;
    loading.value = true;
    try {
      const next = await read();
      if (mine === loads) setText(readable(next));
    } finally {
      if (mine === loads) loading.value = false;
    }
  }

  /** Loads the request of a past task, without its callback URL, so that its receiver is not called again. */
  const loadTask = (id: string): Promise<void> => load(async () => {
    const { callback_url: _, ...request } = JSON.parse(await fetchText(`/history/${encodeURIComponent(id)}/request`)) as Record<string, unknown>;
    return JSON.stringify(request);
  });

  /** Starts editing the plan of the run by hand, if it is one of version 2. */
  function startEdit(): void {
    const result = resultOf(run.peek());
    const request = submitted.peek()?.request;
    if (result === null || request === undefined || !isPlanRequest(request)) return;
    edit.value = editPlan(request, result as Plan);
    folded.value = true;
  }

  function closeEdit(): void {
    edit.peek()?.leave();
    edit.value = null;
  }

  /** Solves again, starting from the plan as it has been edited. */
  async function solveAgain(): Promise<void> {
    const edited = edit.peek();
    if (edited !== null && !running.peek()) await solve({ request: edited.request, source: sourceOf(edited.settled.peek()), members: { initial_routes: edited.initialRoutes() } });
  }

  /** Loads a past task with its result, and starts editing its plan. */
  async function editTask(id: string): Promise<void> {
    const called = call<Plan>(`/history/${encodeURIComponent(id)}/result`);
    const [loaded] = await Promise.all([loadTask(id).then(() => text.peek()), called]);
    // Another problem came meanwhile.
    if (text.peek() !== loaded) return;
    unfollow();
    submitted.value = { request: JSON.parse(loaded) as AnyRequest, places: null };
    run.value = openedRun(id, await called);
    startEdit();
  }

  const loadFile = (file: File): Promise<void> => load(() => file.text());

  /** Stops following the task, which continues. */
  const leave = (): void => {
    clearTimeout(timer);
    unfollow();
    closeEdit();
  };

  const running = computed(() => ['submitting', 'queued', 'solving'].includes(run.value.phase));
  /** Empty once the text differs from the example. */
  const exampleId = computed(() => (example.value?.text === text.value ? example.value.id : ''));
  return {
    text, report, reportError, checking, loading, settings, run, error, submitted, folded, exampleId, running, edit, earlier,
    setText, takeExample, check, solve, retry, cancel, loadTask, loadFile, startEdit, closeEdit, solveAgain, editTask, leave,
  };
}

export type Playground = ReturnType<typeof createPlayground>;

/** Formats a text that has overlong lines. */
function readable(text: string): string {
  return text.length <= SHOWN && hasLongLines(text) ? formatProblem(text) : text;
}

/** The request in a validated text: the text itself, or the request converted from a file. Never throws for a valid text. */
function requestOf({ request }: ProblemReport, text: string): AnyRequest {
  return (request ?? JSON.parse(text)) as AnyRequest;
}

function overrides({ limit, seed, iterations }: Settings): Pick<AnyRequest, 'time_limit_seconds' | 'seed' | 'iterations'> {
  return {
    ...(limit.trim() !== '' && { time_limit_seconds: Number(limit) }),
    ...(seed.trim() !== '' && { seed: Number(seed) }),
    ...(iterations.trim() !== '' && { iterations: Number(iterations) }),
  };
}

/** The validation faults of a refused submission; empty when it was refused for another reason. */
export function faultsOf(error: unknown): readonly { readonly loc: readonly string[]; readonly msg: string }[] {
  const detail = error instanceof ApiError ? (error.body as { detail?: unknown } | undefined)?.detail : undefined;
  return Array.isArray(detail) ? (detail as { loc: string[]; msg: string }[]) : [];
}
