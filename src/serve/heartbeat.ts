import { readFileSync } from 'node:fs';

/** Time between two heartbeats, milliseconds. */
export const BEAT_MS = 1000;

/**
 * Thresholds of silence in milliseconds. Time spent waiting for the CPU does not count, up to the same amount again.
 */
export interface HeartbeatLimits {
  /** After this the process counts as not responding. */
  readonly lateMs: number;
  /** After this it counts as hung and is replaced. */
  readonly hungMs: number;
  /** The same during startup, when it loads its program and compiles contracts without interruption. */
  readonly startMs: number;
}

/** A hung process is detected after 6 s, so that a replacement serves within 10 s. */
export const HEARTBEAT_LIMITS: HeartbeatLimits = { lateMs: 3000, hungMs: 6000, startMs: 60_000 };

/** Listens for the heartbeats of one process. */
export interface HeartbeatWatch {
  /** True once it is ready, except while it is late or hung. */
  readonly answers: boolean;
  /** It has started. */
  ready(): void;
  beat(): void;
  /** Stops listening; nothing is called any more. */
  end(): void;
}

/**
 * Watches one process. Silence is counted in ticks of this process's own timer, none longer than its nominal length: a
 * supervisor that was itself stopped or suspended does not blame the others for its own absence.
 * @param options.onChange called whenever `answers` changes.
 * @param options.onHung called once, with the length of the silence.
 * @param options.now monotonic clock, milliseconds.
 */
export function watchHeartbeat(options: {
  limits: HeartbeatLimits;
  onChange: () => void;
  onHung: (seconds: number) => void;
  now?: () => number;
  /** Total time the process was ready to run but waited for the CPU. Default: none. */
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

/**
 * @returns total milliseconds the main thread of a process has waited for the CPU; 0 if the system does not report it.
 */
export function starvedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
