/** Time between two heartbeats, milliseconds. */
export const BEAT_MS = 1000;

/** What silence means, milliseconds. */
export interface HeartbeatLimits {
  /** From then on the process counts as not answering. */
  readonly lateMs: number;
  /** From then on it counts as hung, and is replaced. */
  readonly hungMs: number;
  /** What a process may take from its start to its first heartbeat. */
  readonly firstMs: number;
}

/** A hung process is found after 6 s, so that another one serves within 10 s. */
export const HEARTBEAT_LIMITS: HeartbeatLimits = { lateMs: 3000, hungMs: 6000, firstMs: 60_000 };

/** Listens for the heartbeats of one process. */
export interface HeartbeatWatch {
  /** True from the first heartbeat on, but not while the process is late or hung. */
  readonly answers: boolean;
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
}): HeartbeatWatch {
  const { limits, onChange, onHung, now = () => performance.now() } = options;
  const tickMs = limits.lateMs / 6;
  let silentMs = 0;
  let heard = false;
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
    if (heard && silentMs >= limits.lateMs) become(false);
    const limitMs = heard ? limits.hungMs : limits.firstMs;
    if (silentMs < limitMs) return;
    clearInterval(timer);
    onHung(limitMs / 1000);
  };
  const timer = setInterval(tick, tickMs);
  return {
    get answers() {
      return answers;
    },
    beat: () => {
      silentMs = 0;
      heard = true;
      become(true);
    },
    end: () => clearInterval(timer),
  };
}
