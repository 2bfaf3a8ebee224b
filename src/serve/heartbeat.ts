import { readFileSync } from 'node:fs';

/** Time between two heartbeats, milliseconds. */
export const BEAT_MS = 1000;

/** What silence means, milliseconds; time in which the process waited for a processor does not count, up to twice as much again. */
export interface HeartbeatLimits {
  /** From then on the process counts as not answering. */
  readonly lateMs: number;
  /** From then on it counts as hung, and is replaced. */
  readonly hungMs: number;
  /** The same while it starts, when it reads its program and compiles contracts in one go. */
  readonly startMs: number;
}

/** A hung process is found after 6 s, so that another one serves within 10 s. */
export const HEARTBEAT_LIMITS: HeartbeatLimits = { lateMs: 3000, hungMs: 6000, startMs: 60_000 };

/** Listens for the heartbeats of one process. */
export interface HeartbeatWatch {
  /** True from its readiness on, but not while it is late or hung. */
  readonly answers: boolean;
  /** It has started. */
  ready(): void;
  beat(): void;
  /** Stops listening; nothing is called any more. */
  end(): void;
}

/**
 * Watches one process from now on. Silence is counted in ticks of this process's own timer, each of them no longer than
 * planned: a supervisor that was stopped or slept itself does not take its own absence for that of the others.
 *
 * @param options.onChange called whenever `answers` has changed.
 * @param options.onHung called once, with the length of the silence.
 * @param options.now monotonic clock, milliseconds.
 */
export function watchHeartbeat(options: {
  limits: HeartbeatLimits;
  onChange: () => void;
  onHung: (seconds: number) => void;
  now?: () => number;
  /** Time in which the process was ready to run and waited for a processor, ever. Default: none. */
  starvedMs?: () => number;
}): HeartbeatWatch {
  const { limits, onChange, onHung, now = () => performance.now(), starvedMs = () => 0 } = options;
  const tickMs = limits.lateMs / 6;
  let silentMs = 0;
  let started = false;
  let starvedBefore = starvedMs();
  let answers = false;
  let tickedAt = now();
  const become = (next: boolean) => {
    if (answers === next) return;
    answers = next;
    onChange();
  };
  const tick = () => {
    silentMs += Math.min(now() - tickedAt, 2 * tickMs);
    tickedAt = now();
    if (started && silentMs >= limits.lateMs) become(false);
    const limitMs = started ? limits.hungMs : limits.startMs;
    if (silentMs < limitMs || silentMs < Math.min(3 * limitMs, limitMs + starvedMs() - starvedBefore)) return;
    clearInterval(timer);
    onHung(limitMs / 1000);
  };
  const beat = () => {
    silentMs = 0;
    starvedBefore = starvedMs();
    if (started) become(true);
  };
  const timer = setInterval(tick, tickMs);
  return {
    get answers() {
      return answers;
    },
    ready: () => {
      started = true;
      beat();
    },
    beat,
    end: () => clearInterval(timer),
  };
}

/** @returns how long the main thread of a process has waited for a processor, ever, milliseconds; 0 where the system does not tell. */
export function starvedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
