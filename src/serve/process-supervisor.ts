import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How a process ended. */
export interface ProcessEnd {
  /** `exit code 1`, `signal SIGKILL`, or the process's own message. */
  readonly reason: string;
  /** It reported that it cannot run with the present setup: a restart would change nothing. */
  readonly refused: boolean;
  /** It was killed in order to be restarted, which then happens without a delay. */
  readonly onRequest?: boolean;
}

/** One running process of a role. */
export interface RoleProcess {
  readonly pid: number;
  /** Resolves when it is ready; stays pending if it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<ProcessEnd>;
  /**
   * Asks it to finish what is in progress and exit.
   * @param replaced another process is already serving: open connections may be used until their clients close them.
   */
  drain(replaced?: boolean): void;
  /** Kills it. */
  kill(): void;
}

/** A process that should always run. */
export interface Role {
  readonly name: string;
  start(): RoleProcess | Promise<RoleProcess>;
}

/** A process that could not be started; the message comes from the process. */
export class RoleFailedError extends Error {
  override readonly name = 'RoleFailedError';
}

export interface SupervisorOptions {
  readonly log: Logger;
  /** Delay in milliseconds before the n-th consecutive start after a death. Default: 100 ms doubling up to 5 s. */
  readonly backoffMs?: (failures: number) => number;
  /** Called whenever the process is ready and whenever it has ended. */
  readonly onChange?: (ready: boolean) => void;
  /** Called whenever the process has exited on its own and is about to be restarted. */
  readonly onRestart?: () => void;
}

/** Number of deaths before the first readiness after which it gives up. */
const FIRST_TRIES = 5;
/** Time a replacement has to become ready. */
const READY_MS = 60_000;
/** A process that ran for this long is restarted without delay. */
const SETTLED_MS = 30_000;

/** Keeps one process running: starts it and restarts it whenever it dies, until stopped. */
export class ProcessSupervisor {
  /** Resolves when the process is ready for the first time; rejects if it never is. */
  readonly ready: Promise<void>;
  private readonly role: Role;
  private readonly options: SupervisorOptions;
  private readonly stopping = new AbortController();
  private readonly done: Promise<void>;
  private current: RoleProcess | null = null;
  /** Processes besides the current one, such as its replacement. */
  private next: RoleProcess | null = null;
  private replacing: Promise<void> | null = null;
  private everReady = false;
  private restartReason: string | null = null;

  constructor(role: Role, options: SupervisorOptions) {
    this.role = role;
    this.options = options;
    let settle: { resolve(): void; reject(error: Error): void };
    this.ready = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
    this.ready.catch(() => undefined);
    this.done = this.run(settle!);
  }

  /** The running process, if any. */
  get process(): RoleProcess | null {
    return this.current;
  }

  /**
   * Stops the process permanently: asks it to exit, and kills it after the grace.
   * @returns when it has exited.
   */
  async stop(graceMs: number): Promise<void> {
    this.stopping.abort();
    this.current?.drain();
    this.next?.drain();
    const overdue = setTimeout(() => {
      this.options.log.warn({ role: this.role.name, graceMs }, 'process did not exit in time and is killed');
      this.kill();
    }, graceMs);
    await Promise.all([this.done, this.replacing?.catch(() => undefined)]);
    clearTimeout(overdue);
  }

  /**
   * Replaces the running process without a gap: the new one is ready before the old one is asked to exit.
   * @param graceMs how long the old one may take to exit.
   * @returns when the old one has exited.
   * @throws RoleFailedError if the new one does not become ready; the old one then keeps running unaffected.
   */
  async replace(graceMs: number, readyMs = READY_MS): Promise<void> {
    if (this.replacing !== null || this.current === null || this.stopping.signal.aborted) {
      throw new RoleFailedError(`${this.role.name} cannot be replaced: ${this.replacing === null ? 'it is not running' : 'it is already being replaced'}`);
    }
    const old = this.current;
    this.replacing = this.startNext(readyMs).then(async () => {
      old.drain(true);
      const overdue = setTimeout(() => old.kill(), graceMs);
      await old.ended;
      clearTimeout(overdue);
    });
    try {
      await this.replacing;
    } finally {
      this.replacing = null;
    }
  }

  /**
   * Starts the replacement.
   * @throws RoleFailedError if it does not become ready; it is gone then.
   */
  private async startNext(readyMs: number): Promise<void> {
    const next = await this.role.start();
    this.next = next;
    if (this.stopping.signal.aborted) next.drain();
    const overdue = setTimeout(() => next.kill(), readyMs);
    const end = await Promise.race([next.ready.then(() => null), next.ended]);
    clearTimeout(overdue);
    if (end !== null) {
      this.next = null;
      throw new RoleFailedError(`the new ${this.role.name} ended before it was ready: ${end.reason}`);
    }
    this.options.log.info({ role: this.role.name, rolePid: next.pid }, 'process takes over');
    this.options.onChange?.(true);
  }

  /**
   * Kills and restarts the running process, if it hangs or can no longer serve. Counted and logged like a death, with
   * this reason, but restarted without delay; does nothing if none is running or `stop` was called.
   */
  restart(reason: string): void {
    if (this.current === null || this.stopping.signal.aborted) return;
    this.restartReason = reason;
    this.current.kill();
  }

  /** Kills the process; `stop` must have been called before. */
  kill(): void {
    this.current?.kill();
    this.next?.kill();
  }

  private async run(first: { resolve(): void; reject(error: Error): void }): Promise<void> {
    const { log, onChange } = this.options;
    const backoff = this.options.backoffMs ?? ((failures) => Math.min(5000, 100 * 2 ** (failures - 1)));
    for (let failures = 0; ; ) {
      const since = performance.now();
      const end = await this.runOnce(first);
      // A replacement that is about to take over makes another start unnecessary.
      if (this.next !== null) await Promise.race([this.next.ready, this.next.ended]);
      if (this.next !== null) continue;
      onChange?.(false);
      if (this.stopping.signal.aborted) return;
      if (end.onRequest) failures = 0;
      else failures = performance.now() - since > SETTLED_MS ? 1 : failures + 1;
      if (!this.everReady && (end.refused || failures >= FIRST_TRIES)) {
        first.reject(new RoleFailedError(end.refused ? end.reason : `${this.role.name} ended ${failures} times before it was ready: ${end.reason}`));
        return;
      }
      const waitMs = end.onRequest || performance.now() - since > SETTLED_MS ? 0 : backoff(failures);
      log.error({ role: this.role.name, reason: end.reason, waitMs }, 'process exited and is restarted');
      this.options.onRestart?.();
      if (!(await pause(waitMs, this.stopping.signal))) return;
    }
  }

  /** One run of the process, from start to exit. */
  private async runOnce(first: { resolve(): void }): Promise<ProcessEnd> {
    const { log, onChange } = this.options;
    const replacement = this.next;
    this.next = null;
    let started: RoleProcess;
    try {
      started = replacement ?? await this.role.start();
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error), refused: false };
    }
    this.current = started;
    if (replacement !== null) return this.endOf(started);
    if (this.stopping.signal.aborted) started.drain();
    void started.ready.then(() => {
      log.info({ role: this.role.name, rolePid: started.pid }, 'process is ready');
      this.everReady = true;
      first.resolve();
      onChange?.(true);
    });
    return this.endOf(started);
  }

  private async endOf(started: RoleProcess): Promise<ProcessEnd> {
    const end = await started.ended;
    this.current = null;
    const asked = this.restartReason;
    this.restartReason = null;
    return asked === null ? end : { ...end, reason: asked, onRequest: true };
  }
}

/** @returns false if the signal interrupted it. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal }).catch(() => false);
}
