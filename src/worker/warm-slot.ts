import type { Logger } from 'pino';
import { pause, untilAborted } from './pause.js';
import type { ChildLauncher, ChildReport, SolveJob, SolvingChild } from './solving-child.js';

/** A replacement is started when a solve has run for so long, or ends: not while it begins. */
const REPLACE_AFTER_MS = 1000;
const START_ATTEMPTS = 5;
const RESTART_MS = 100;

/** Keeps one child of a slot started ahead, so that a job waits for no process. */
export class WarmSlot {
  private readonly launcher: ChildLauncher;
  private readonly logger: Logger;
  private warm: SolvingChild | null = null;
  private readonly living = new Set<SolvingChild>();
  private closed = false;

  constructor(launcher: ChildLauncher, logger: Logger) {
    this.launcher = launcher;
    this.logger = logger;
    this.replace();
  }

  /** Runs one job in the warm child, which never sees another. @throws Error when no child can be started. */
  async run(job: SolveJob, signal: AbortSignal): Promise<ChildReport> {
    const child = await this.take(signal);
    if (child === null) return { ending: { kind: 'aborted' }, incumbents: [], seconds: 0 };
    const timer = setTimeout(() => this.replace(), REPLACE_AFTER_MS);
    try {
      return await child.solve(job, signal);
    } finally {
      clearTimeout(timer);
      this.replace();
    }
  }

  /** Resolves when the warm child waits for its job. */
  async ready(): Promise<void> {
    await this.warm?.ready;
  }

  /** Kills every process of the slot and waits for their end. */
  async close(): Promise<void> {
    this.closed = true;
    for (const child of this.living) child.kill();
    await Promise.all([...this.living].map((child) => child.exited));
  }

  private replace(): void {
    if (this.closed || this.warm?.usable()) return;
    const child = this.launcher.launch();
    this.living.add(child);
    void child.exited.then(() => this.living.delete(child));
    this.warm = child;
  }

  private async take(signal: AbortSignal): Promise<SolvingChild | null> {
    for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
      if (signal.aborted || this.closed) return null;
      this.replace();
      const child = this.warm!;
      await untilAborted(child.ready, signal);
      if (child.usable()) {
        this.warm = null;
        return child;
      }
      this.logger.warn({ child: child.pid, attempt }, 'a solving child ended before it had a job');
      if (attempt < START_ATTEMPTS) await pause(RESTART_MS * attempt, signal);
    }
    throw new Error(`no solving child could be started in ${START_ATTEMPTS} attempts; see the log for the reason`);
  }
}
