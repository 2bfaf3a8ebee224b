import type { ComponentChildren } from 'preact';
import { ApiError } from '../api/client.js';

/** Loading indicator; appears only after a short delay. */
export function Loading({ what = 'Loading' }: { readonly what?: string }) {
  return (
    <div class="state late" role="status">
      <span class="spinner" aria-hidden="true" />
      <p>{what}…</p>
    </div>
  );
}

/** Empty state: says what is missing and what to do next. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) {
  return (
    <div class="state">
      <p class="state-title">{title}</p>
      {children}
    </div>
  );
}

/** Error state: what failed, why, and a button to retry or what else to do. */
export function Failure({ error, retry, children }: { readonly error: unknown; readonly retry?: () => void; readonly children?: ComponentChildren }) {
  return (
    <div class="state" role="alert">
      <p class="state-title">{titleOf(error)}</p>
      <p>{messageOf(error)}</p>
      {error instanceof ApiError && error.requestId !== '' && <p class="small">Request id <code>{error.requestId}</code></p>}
      {retry && <button type="button" class="button" onClick={retry}>Try again</button>}
      {children}
    </div>
  );
}

/** The error of an action, next to its cause; empty while there is none. */
export function ActionError({ error }: { readonly error: unknown }) {
  return (
    <div role="alert">
      {error !== null && <div class="note note-bad"><p>{messageOf(error)}</p></div>}
    </div>
  );
}

export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof Error ? error.message : String(error);
}

function titleOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong';
  if (error.status === 0) return 'The service cannot be reached';
  if (error.status === 404) return 'Not found';
  if (error.status === 429) return 'Too many requests';
  return error.status >= 500 ? 'The service failed' : 'Request refused';
}
