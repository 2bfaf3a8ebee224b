import type { Logger } from 'pino';

/** How a process ended. */
export interface ProcessEnd {
  /** `exit code 1`, `signal SIGKILL`, or the process's own words. */
  readonly reason: string;
  /** It said itself that it cannot run as things are: starting it again would change nothing. */
  readonly refused: boolean;
}

/** One running process of a role. */
export interface RoleProcess {
  readonly pid: number;
  /** Resolves when it serves; stays open when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<ProcessEnd>;
  /** Asks it to finish what is under way and end. */
  drain(): void;
  /** Ends it at once. */
  kill(): void;
}

/** A process that shall always run. */
export interface Role {
  readonly name: string;
  start(): RoleProcess | Promise<RoleProcess>;
}

/** A process that could not be started; the message is its own. */
export class RoleFailedError extends Error {
  override readonly name = 'RoleFailedError';
}

export interface KeeperOptions {
  readonly log: Logger;
  /** Wait before the n-th start in a row after a death, milliseconds. Default: 100 ms doubling up to 5 s. */
  readonly backoffMs?: (failures: number) => number;
  /** Told whenever the process is ready, and whenever it has ended. */
  readonly onChange?: (ready: boolean) => void;
  /** Told whenever the process has ended by itself and is about to be started again. */
  readonly onRestart?: () => void;
}

/** Deaths before the first readiness that end the try. */
const FIRST_TRIES = 5;
/** A process that ran for so long starts again at once. */
const SETTLED_MS = 30_000;

/** Keeps one process running: starts it, and starts it again whenever it dies, until stopped. */
export class Keeper {
  /** The first time that the process is ready; rejects when it never comes to that. */
  readonly ready: Promise<void>;
  private readonly role: Role;
  private readonly options: KeeperOptions;
  private readonly stopping = new AbortController();
  private readonly done: Promise<void>;
  private current: RoleProcess | null = null;
  private everReady = false;

  constructor(role: Role, options: KeeperOptions) {
    this.role = role;
    this.options = options;
    let settle: { resolve(): void; reject(error: Error): void };
    this.ready = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
    this.ready.catch(() => undefined);
    this.done = this.run(settle!);
  }

  /** The process as it runs now, if it does. */
  get process(): RoleProcess | null {
    return this.current;
  }

  /**
   * Ends the process for good: it is asked, and killed when it has not ended within the grace.
   * @returns when it is gone.
   */
  async stop(graceMs: number): Promise<void> {
    this.stopping.abort();
    this.current?.drain();
    const overdue = setTimeout(() => {
      this.options.log.warn({ role: this.role.name, graceMs }, 'process did not end in time and is killed');
      this.current?.kill();
    }, graceMs);
    await this.done;
    clearTimeout(overdue);
  }

  /** Ends the process at once; `stop` must have been called before. */
  kill(): void {
    this.current?.kill();
  }

  private async run(first: { resolve(): void; reject(error: Error): void }): Promise<void> {
    const { log, onChange } = this.options;
    const backoff = this.options.backoffMs ?? ((failures) => Math.min(5000, 100 * 2 ** (failures - 1)));
    for (let failures = 0; ; ) {
      const since = performance.now();
      const end = await this.runOnce(first);
      onChange?.(false);
      if (this.stopping.signal.aborted) return;
      failures = performance.now() - since > SETTLED_MS ? 1 : failures + 1;
      if (!this.everReady && (end.refused || failures >= FIRST_TRIES)) {
        first.reject(new RoleFailedError(end.refused ? end.reason : `${this.role.name} ended ${failures} times before it was ready: ${end.reason}`));
        return;
      }
      const waitMs = performance.now() - since > SETTLED_MS ? 0 : backoff(failures);
      log.error({ role: this.role.name, reason: end.reason, waitMs }, 'process ended and is started again');
      this.options.onRestart?.();
      if (!(await pause(waitMs, this.stopping.signal))) return;
    }
  }

  /** One life of the process. */
  private async runOnce(first: { resolve(): void }): Promise<ProcessEnd> {
    const { log, onChange } = this.options;
    let started: RoleProcess;
    try {
      started = await this.role.start();
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error), refused: false };
    }
    this.current = started;
    if (this.stopping.signal.aborted) started.drain();
    void started.ready.then(() => {
      log.info({ role: this.role.name, rolePid: started.pid }, 'process is ready');
      this.everReady = true;
      first.resolve();
      onChange?.(true);
    });
    const end = await started.ended;
    this.current = null;
    return end;
  }
}

/** @returns false when the signal cut it short. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    signal.addEventListener('abort', () => { clearTimeout(timer); resolve(false); }, { once: true });
  });
}
