import { computed, signal } from '@preact/signals';
import { ApiError, call, fetchText } from '../api/client.js';
import type { PlaygroundTask, ProblemReport, SolveRequest } from '#generated/account/types.js';
import { announce } from '../shell/announcer.js';
import { followTask } from './follow.js';
import { formatProblem, hasLongLines } from './format.js';
import { advance, IDLE, type Run, type RunEvent } from './run.js';

/** Longer texts are validated when asked for, not while typing; and beyond the second limit they are not shown in the editor. */
const CHECKED_AT_ONCE = 400_000;
export const SHOWN = 4_000_000;
const TYPING_MS = 500;

/** What the reader sets beside the problem; empty: as the problem says. */
export interface Settings {
  readonly limit: string;
  readonly seed: string;
  readonly iterations: string;
}

/** What is being solved, as it was submitted. */
export interface Submitted {
  readonly request: SolveRequest;
  /** Where its nodes lie, when the request has a matrix of rounded distances in place of coordinates. */
  readonly places: readonly (readonly number[])[] | null;
}

/** The playground: a problem, what is wrong with it, and its solve. One for the life of the page, so that leaving it loses nothing. */
export function createPlayground() {
  const text = signal('');
  const report = signal<ProblemReport | null>(null);
  const reportError = signal<unknown>(null);
  const checking = signal(false);
  const settings = signal<Settings>({ limit: '', seed: '', iterations: '' });
  const run = signal<Run>(IDLE);
  const error = signal<unknown>(null);
  /** The request that is being solved, as it was submitted. */
  const submitted = signal<Submitted | null>(null);
  /** The example that the text was taken from. */
  const example = signal<{ readonly id: string; readonly text: string } | null>(null);
  /** Whether the editor is out of the way of a solve and its plan. */
  const folded = signal(false);
  let turn = 0;
  let timer = 0;
  let unfollow: () => void = () => undefined;

  const apply = (event: RunEvent): void => {
    run.value = advance(run.peek(), event);
  };

  /** A failure leads back to the problem. */
  const followed = (event: RunEvent): void => {
    apply(event);
    if (event.kind === 'finished' && run.peek().phase === 'failed') folded.value = false;
  };

  /** Another text is another problem: what was solved before it stays in the history alone. */
  const setText = (next: string): void => {
    folded.value = false;
    if (next === text.peek()) return;
    text.value = next;
    unfollow();
    run.value = IDLE;
    submitted.value = null;
    error.value = null;
    report.value = null;
    reportError.value = null;
    turn++;
    clearTimeout(timer);
    if (next.trim() !== '' && next.length <= CHECKED_AT_ONCE) timer = setTimeout(() => void check(), TYPING_MS);
  };

  /** Has the service judge the text. @returns null when it could not, or the text has changed meanwhile. */
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

  async function solve(): Promise<void> {
    error.value = null;
    const validated = report.peek() ?? await check();
    if (validated === null) return;
    if (!validated.valid) {
      announce(`The problem has ${validated.findings.length + validated.more_findings} faults`);
      return;
    }
    const request = { ...requestOf(validated, text.peek()), ...overrides(settings.peek()) };
    submitted.value = { request, places: validated.positions ?? null };
    unfollow();
    apply({ kind: 'submit' });
    folded.value = true;
    const mine = text.peek();
    try {
      const task = await call<PlaygroundTask>('/playground/solve', { method: 'POST', body: request });
      if (text.peek() !== mine) return;
      apply({ kind: 'accepted', id: task.request_id });
      unfollow = followTask(task.request_id, { apply: followed, failed: (failure) => (error.value = failure) });
    } catch (failure) {
      apply({ kind: 'refused' });
      folded.value = false;
      error.value = failure;
    }
  }

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

  /** Loads the request of a task of the history, without its callback: whoever waits for that is not to be called again. */
  async function loadTask(id: string): Promise<void> {
    const { callback_url: _, ...request } = JSON.parse(await fetchText(`/history/${encodeURIComponent(id)}/request`)) as Record<string, unknown>;
    setText(readable(JSON.stringify(request)));
  }

  async function loadFile(file: File): Promise<void> {
    setText(readable(await file.text()));
  }

  /** Follows nothing any more; the task itself goes on. */
  const leave = (): void => {
    clearTimeout(timer);
    unfollow();
  };

  const running = computed(() => ['submitting', 'queued', 'solving'].includes(run.value.phase));
  /** Empty once the text is no longer that of the example. */
  const exampleId = computed(() => (example.value?.text === text.value ? example.value.id : ''));
  return {
    text, report, reportError, checking, settings, run, error, submitted, folded, exampleId, running,
    setText, takeExample, check, solve, cancel, loadTask, loadFile, leave,
  };
}

export type Playground = ReturnType<typeof createPlayground>;

/** A text without lines that nobody can read. */
function readable(text: string): string {
  return text.length <= SHOWN && hasLongLines(text) ? formatProblem(text) : text;
}

/** The request that a validated text stands for: itself, or what the service has made of a file. @throws SyntaxError never for a valid one. */
export function requestOf({ request }: ProblemReport, text: string): SolveRequest {
  return (request ?? JSON.parse(text)) as SolveRequest;
}

function overrides({ limit, seed, iterations }: Settings): Partial<SolveRequest> {
  return {
    ...(limit.trim() !== '' && { time_limit_seconds: Number(limit) }),
    ...(seed.trim() !== '' && { seed: Number(seed) }),
    ...(iterations.trim() !== '' && { iterations: Number(iterations) }),
  };
}

/** The faults that the service found in a submission, when that is why it was refused. */
export function faultsOf(error: unknown): readonly { readonly loc: readonly string[]; readonly msg: string }[] {
  const detail = error instanceof ApiError ? (error.body as { detail?: unknown } | undefined)?.detail : undefined;
  return Array.isArray(detail) ? (detail as { loc: string[]; msg: string }[]) : [];
}
