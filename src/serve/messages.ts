import type { MetricsSnapshot } from '../metrics/merge.js';

/** Messages from a process of the service to its supervisor. */
export type UpMessage =
  | { readonly kind: 'ready'; readonly port?: number }
  /** It cannot run with the present setup; the text is for the person who started the service. */
  | { readonly kind: 'refused'; readonly message: string }
  /**
   * Heartbeat of its main loop. Once it is ready, it carries its counters, for the last time after it has drained.
   * `storeFault`: why the broker accepts no writes.
   */
  | { readonly kind: 'beat'; readonly counters: MetricsSnapshot; readonly storeFault?: string | null }
  | { readonly kind: 'metrics'; readonly id: number; readonly snapshot: MetricsSnapshot };

/** Messages from the supervisor to a process. */
export type DownMessage =
  /** `replaced`: another process is already serving, so no call need be refused. */
  | { readonly kind: 'drain'; readonly replaced: boolean }
  | { readonly kind: 'metrics'; readonly id: number }
  /** Whether a worker responds: part of the API's readiness. */
  | { readonly kind: 'worker'; readonly ready: boolean };
