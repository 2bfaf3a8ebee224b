import { childOf, currentTrace, withinTrace, type Trace } from './trace.js';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind: 'server' | 'consumer' | 'client' | 'internal';
  /** The step that led to this one; default: the step under way. */
  readonly parent?: Trace | null;
  readonly attributes?: SpanAttributes;
}

/** A step under way, as whoever records it sees it. */
export interface Span {
  readonly trace: Trace;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Marks the step as failed. */
  fail(message: string): void;
  end(): void;
}

/** Begins spans: the OpenTelemetry SDK where one is configured. */
export type BeginSpan = (name: string, parent: Trace | null, options: SpanOptions) => Span;

/** Passes traces on without recording anything. */
const unrecorded: BeginSpan = (_name, parent) => ({ trace: childOf(parent), rename: nothing, set: nothing, fail: nothing, end: nothing });
let begin: BeginSpan = unrecorded;

/** Puts a recorder in place for this process; null: none. */
export function recordSpans(recorder: BeginSpan | null): void {
  begin = recorder ?? unrecorded;
}

/**
 * Runs a step as a span of its trace.
 * @returns what the step returns; what it throws marks the span as failed and is thrown on.
 */
export async function withSpan<T>(name: string, options: SpanOptions, step: (span: Span) => Promise<T>): Promise<T> {
  const parent = options.parent === undefined ? currentTrace() ?? null : options.parent;
  const span = begin(name, parent, options);
  try {
    return await withinTrace(span.trace, () => step(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.message : String(error));
    throw error;
  } finally {
    span.end();
  }
}

function nothing(): void {
  // Nobody records.
}
