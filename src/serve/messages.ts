import type { MetricsSnapshot } from '../metrics/merge.js';

/** What a process of the service tells its supervisor. */
export type UpMessage =
  | { readonly kind: 'ready'; readonly port?: number }
  /** It cannot run as things are; the text is for the person who started the service. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Its main loop runs. Once it is ready, its counters come along, and a last time when it has drained. `storeFault`: why the broker takes no write. */
  | { readonly kind: 'beat'; readonly counters: MetricsSnapshot; readonly storeFault?: string | null }
  | { readonly kind: 'metrics'; readonly id: number; readonly snapshot: MetricsSnapshot };

/** What the supervisor tells a process. */
export type DownMessage =
  /** `replaced`: another process serves already, so that nobody need be turned away. */
  | { readonly kind: 'drain'; readonly replaced: boolean }
  | { readonly kind: 'metrics'; readonly id: number }
  /** Whether a worker answers: part of the API's readiness. */
  | { readonly kind: 'worker'; readonly ready: boolean };
