import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BEAT_MS, HEARTBEAT_LIMITS, starvedMs, watchHeartbeat, type HeartbeatLimits } from './heartbeat.js';

/** Repeatedly checks that a nats-server responds. */
export interface BrokerWatch {
  readonly answers: boolean;
  end(): void;
}

/**
 * Checks every second that a nats-server on this machine sends its greeting, which every server sends to each new
 * connection: a stopped process still accepts connections but sends nothing.
 * @param options.onHung called once, with the reason in words.
 */
export function watchBroker(options: { port: number; pid: number; onHung: (reason: string) => void; limits?: HeartbeatLimits }): BrokerWatch {
  const { port, pid, onHung, limits = HEARTBEAT_LIMITS } = options;
  const heartbeat = watchHeartbeat({ limits, onChange: () => undefined, starvedMs: () => starvedMs(pid), onHung: (seconds) => onHung(`gave no answer for ${seconds} s`) });
  let over = false;
  const ask = async (): Promise<void> => {
    while (!over) {
      const since = performance.now();
      if (await greets(port, limits.lateMs)) heartbeat.beat();
      await sleep(Math.max(0, BEAT_MS - (performance.now() - since)), undefined, { ref: false });
    }
  };
  heartbeat.ready();
  void ask();
  return {
    get answers() {
      return heartbeat.answers;
    },
    end: () => {
      over = true;
      heartbeat.end();
    },
  };
}

/** @returns whether a server on the local port sends something first within the time. */
export async function greets(port: number, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, () => end(false));
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}
