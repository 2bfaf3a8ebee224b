import type { Logger } from 'pino';

/** How a process ended. */
export interface ProcessEnd {
  /** `exit code 1`, `signal SIGKILL`, or the process's own words. */
  readonly reason: string;
  /** It said itself that it cannot run as things are: starting it again would change nothing. */
  readonly refused: boolean;
  /** It was killed to be started again, which is then done without a wait. */
  readonly onRequest?: boolean;
}

/** One running process of a role. */
export interface RoleProcess {
  readonly pid: number;
  /** Resolves when it serves; stays open when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<ProcessEnd>;
  /**
   * Asks it to finish what is under way and end.
   * @param replaced another process serves already: connections that are open may be used on until their clients let go.
   */
  drain(replaced?: boolean): void;
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

export interface SupervisorOptions {
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
/** A process that is to take over has this long to get ready. */
const READY_MS = 60_000;
/** A process that ran for so long starts again at once. */
const SETTLED_MS = 30_000;

/** Keeps one process running: starts it, and starts it again whenever it dies, until stopped. */
export class ProcessSupervisor {
  /** The first time that the process is ready; rejects when it never comes to that. */
  readonly ready: Promise<void>;
  private readonly role: Role;
  private readonly options: SupervisorOptions;
  private readonly stopping = new AbortController();
  private readonly done: Promise<void>;
  private current: RoleProcess | null = null;
  /** Processes beside the current one: one that is to take its place. */
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
    this.next?.drain();
    const overdue = setTimeout(() => {
      this.options.log.warn({ role: this.role.name, graceMs }, 'process did not exit in time and is killed');
      this.kill();
    }, graceMs);
    await Promise.all([this.done, this.replacing?.catch(() => undefined)]);
    clearTimeout(overdue);
  }

  /**
   * Puts a new process in the place of the running one without a gap: it serves before the other is asked to end.
   *
   * @param graceMs how long the old one may take to end.
   * @returns when the old one is gone.
   * @throws RoleFailedError when the new one does not come to serve; the old one then goes on as if nothing had been.
   */
  async replace(graceMs: number, readyMs = READY_MS): Promise<void> {
    if (this.replacing !== null || this.current === null || this.stopping.signal.aborted) {
      throw new RoleFailedError(`${this.role.name} cannot be replaced: ${this.replacing === null ? 'it does not run just now' : 'it is being replaced already'}`);
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

  /** Starts the process that is to come. @throws RoleFailedError when it does not get ready; nothing is left of it then. */
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
   * Kills the running process and starts it again: for one that hangs, or cannot serve any more. Counted and logged as
   * a death is, with this reason, but without the wait after one; does nothing while none runs or once `stop` was called.
   */
  restart(reason: string): void {
    if (this.current === null || this.stopping.signal.aborted) return;
    this.restartReason = reason;
    this.current.kill();
  }

  /** Ends the process at once; `stop` must have been called before. */
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
      // One that is about to take over makes a start of another unnecessary.
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

  /** One life of the process. */
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

/** @returns false when the signal cut it short. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    signal.addEventListener('abort', () => { clearTimeout(timer); resolve(false); }, { once: true });
  });
}
