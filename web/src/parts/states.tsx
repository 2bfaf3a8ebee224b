import type { ComponentChildren } from 'preact';
import { ApiError } from '../api/client.js';

/** Something is on its way; shown only when it takes its time. */
export function Loading({ what = 'Loading' }: { readonly what?: string }) {
  return (
    <div class="state late" role="status">
      <span class="spinner" aria-hidden="true" />
      <p>{what}…</p>
    </div>
  );
}

/** Nothing is there, and what to do about it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) {
  return (
    <div class="state">
      <p class="state-title">{title}</p>
      {children}
    </div>
  );
}

/** Something failed: what, why, and a way to try again. */
export function Failure({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  return (
    <div class="state" role="alert">
      <p class="state-title">{titleOf(error)}</p>
      <p>{messageOf(error)}</p>
      {error instanceof ApiError && error.requestId !== '' && <p class="small">Call <code>{error.requestId}</code></p>}
      {retry && <button type="button" class="button" onClick={retry}>Try again</button>}
    </div>
  );
}

/** The error of an action, beside what caused it; silent while there is none. */
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
  if (error.status === 429) return 'Too many calls';
  return error.status >= 500 ? 'The service has a problem' : 'That did not work';
}
