import type { Logger } from 'pino';
import { pause, untilAborted } from './pause.js';
import type { ChildLauncher, ChildReport, SolveJob, SolvingChild } from './solving-child.js';

/** A replacement is started when a solve has run for so long, or ends: not while it begins. */
const REPLACE_AFTER_MS = 1000;
const YOUNG_MS = 5000;
const START_ATTEMPTS = 5;
const RESTART_MS = 100;

/** Keeps a child of a slot ready: the last one where it may be used again, else one started ahead. */
export class WarmSlot {
  private readonly launcher: ChildLauncher;
  private readonly logger: Logger;
  private warm: SolvingChild | null = null;
  private readonly living = new Set<SolvingChild>();
  private readonly closing = new AbortController();

  constructor(launcher: ChildLauncher, logger: Logger) {
    this.launcher = launcher;
    this.logger = logger;
    this.replace();
  }

  /**
   * Runs one job in the warm child. One that hung before it began gives the job to another, once.
   * @throws Error when no child can be started.
   */
  async run(job: SolveJob, signal: AbortSignal): Promise<ChildReport> {
    const report = await this.runOnce(job, signal);
    const { ending, seconds } = report;
    return ending.kind === 'died' && ending.reason === 'hung' && seconds === 0 ? this.runOnce(job, signal) : report;
  }

  /** Resolves when the warm child waits for its job. */
  async ready(): Promise<void> {
    await this.warm?.ready;
  }

  /** Kills every process of the slot and waits for their end. */
  async close(): Promise<void> {
    this.closing.abort();
    for (const child of this.living) child.kill();
    await Promise.all([...this.living].map((child) => child.exited));
  }

  private async runOnce(job: SolveJob, signal: AbortSignal): Promise<ChildReport> {
    const child = await this.take(signal);
    if (child === null) return { ending: { kind: 'aborted' }, incumbents: [], seconds: 0, pid: 0 };
    // A child that is to be used again needs none: on a busy machine every start would make the next solve as slow.
    const timer = job.keepsChild === true ? undefined : setTimeout(() => this.replace(), REPLACE_AFTER_MS);
    try {
      return await child.solve(job, signal);
    } finally {
      clearTimeout(timer);
      if (this.warm === null && !this.closing.signal.aborted && child.usable()) this.warm = child;
      else child.kill();
      this.replace();
    }
  }

  private replace(): void {
    if (this.closing.signal.aborted || this.warm?.usable()) return;
    this.warm?.kill();
    this.warm = null;
    let child: SolvingChild;
    try {
      child = this.launcher.launch();
    } catch (error) {
      this.logger.error({ err: error }, 'a solving child cannot be sandboxed, so it is not started');
      return;
    }
    this.living.add(child);
    const launchedAt = performance.now();
    void child.exited.then(async () => {
      this.living.delete(child);
      if (this.warm !== child) return;
      // It ended while it waited. Without haste when it was young: it may be that none can start.
      if (performance.now() - launchedAt < YOUNG_MS) await pause(REPLACE_AFTER_MS, this.closing.signal);
      if (this.warm === child) this.replace();
    });
    this.warm = child;
  }

  private async take(signal: AbortSignal): Promise<SolvingChild | null> {
    for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
      if (signal.aborted || this.closing.signal.aborted) return null;
      this.replace();
      const child = this.warm;
      if (child !== null) await untilAborted(child.ready, signal);
      if (child?.usable()) {
        this.warm = null;
        return child;
      }
      this.logger.warn({ child: child?.pid, attempt }, 'a solving child ended before it had a job');
      if (attempt < START_ATTEMPTS) await pause(RESTART_MS * attempt, signal);
    }
    throw new Error(`no solving child could be started in ${START_ATTEMPTS} attempts; see the log for the reason`);
  }
}
