import type { StrategyManifest } from '../strategy/contract.js';

/** One solve as the supervisor hands it to a child. */
export interface SolveJob {
  /** The strategy's folder, absolute. */
  readonly folder: string;
  readonly manifest: StrategyManifest;
  /** The packed request, as it lies in the blob store. */
  readonly problem: Uint8Array;
  /** Unsigned 32-bit. */
  readonly seed: number;
  readonly limitMs: number;
  readonly threads: number;
  /** Work budget; null: time only. */
  readonly iterations: number | null;
  /** The trace of the solve, as W3C `traceparent`. */
  readonly traceparent?: string;
  /** The child may take another job afterwards: it ran code of ours on a problem that is not large. */
  readonly keepsChild?: boolean;
  /** How much of the solve goes to the lower bound; undefined: nothing. */
  readonly bound?: 'default' | 'strong';
  /** Whether the answer may only be what the strategy found, as that of a guest is shown and compared as its own; default false. */
  readonly ownRoutesOnly?: boolean;
  /** Told of the payload of every incumbent as it comes, not yet believed; stays with the supervisor. */
  readonly onIncumbent?: (payload: Uint8Array) => void;
  /** The same for every lower bound. */
  readonly onBound?: (payload: Uint8Array) => void;
}

/** Why a child gave no answer of its own. `hung`: it gave no sign of life. */
export type DeathReason = 'killed' | 'hung' | 'crashed' | 'memory' | 'protocol';

/** How a solve in a child ended. Times are seconds from "problem ready". */
export type ChildEnding =
  /** `answer` is the payload of the `finished` frame, not yet believed. */
  | { readonly kind: 'answered'; readonly answer: Uint8Array }
  /** The strategy threw, rejected, could not be loaded or returned something that is no outcome. */
  | { readonly kind: 'threw'; readonly message: string; readonly stack: string }
  /** Killed at the limit and its grace. */
  | { readonly kind: 'overran' }
  | { readonly kind: 'died'; readonly reason: DeathReason; readonly text: string }
  /** Killed because the signal was aborted. */
  | { readonly kind: 'aborted' };

export interface ChildReport {
  readonly ending: ChildEnding;
  /** Payloads of the last incumbents, newest last; not yet believed. */
  readonly incumbents: readonly Uint8Array[];
  /** Payload of the last lower bound; not yet believed. Null or undefined: none. */
  readonly bound?: Uint8Array | null;
  /** Payload of a proof that no plan serves all customers; not yet believed. Null or undefined: none. */
  readonly impossibility?: Uint8Array | null;
  /** From "problem ready" to the end, by the supervisor's clock; 0 when it never came so far. */
  readonly seconds: number;
  /** The child's process id; 0 when there was none. */
  readonly pid: number;
}

/** A process that solves one job, or several, one after the other, each in a fresh state. */
export interface SolvingChild {
  readonly pid: number;
  /** Resolves when the process waits for its next job, or has ended. */
  readonly ready: Promise<void>;
  /** Resolves when the process has ended. */
  readonly exited: Promise<void>;
  /** False while it has a job, and when it can take no more: it has ended, hangs, or has served its time. */
  usable(): boolean;
  /** Runs a job; never rejects; when it resolves the process is usable again, or its group was sent SIGKILL. */
  solve(job: SolveJob, signal: AbortSignal): Promise<ChildReport>;
  kill(): void;
}

/** Starts solving children of one kind: the shipped runner, or the program of a manifest's `command`. */
export interface ChildLauncher {
  launch(): SolvingChild;
}
