import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/**
 * Where a step of a task belongs: its trace, shared by everything that one call led to, and its span.
 * @see W3C Trace Context, https://www.w3.org/TR/trace-context/
 */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether somebody records the trace. */
  readonly sampled: boolean;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED = 1;

/** @returns the trace of a `traceparent`; null for one that is missing or malformed, which then counts as missing. */
export function parseTraceparent(text: string | undefined): Trace | null {
  const [, version, traceId = '', spanId = '', flags = '', more] = TRACEPARENT.exec(text?.trim() ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, sampled: (parseInt(flags, 16) & SAMPLED) !== 0 };
}

/** @returns the `traceparent` that tells another program of this trace. */
export function formatTraceparent({ traceId, spanId, sampled }: Trace): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}

/** @returns a new span of a trace, or the first one of a new trace, which nobody records. */
export function childOf(parent: Trace | null): Trace {
  return { traceId: parent?.traceId ?? hex(16), spanId: hex(8), sampled: parent?.sampled ?? false };
}

const current = new AsyncLocalStorage<Trace>();

/** @returns the trace of the step under way; undefined outside of any. */
export function currentTrace(): Trace | undefined {
  return current.getStore();
}

/** Runs a step within a trace: all that it begins belongs to it. */
export function withinTrace<T>(trace: Trace, step: () => T): T {
  return current.run(trace, step);
}

/** @returns what a log line tells of the step that wrote it. */
export function traceFields(): { traceId?: string; spanId?: string } {
  const trace = current.getStore();
  return trace === undefined ? {} : { traceId: trace.traceId, spanId: trace.spanId };
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
