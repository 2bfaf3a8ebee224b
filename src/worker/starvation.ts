import { readdirSync, readFileSync } from 'node:fs';

/** What the scheduler says of one thread. */
interface ThreadShare {
  readonly ranNs: number;
  /** Runnable, and not given a processor. */
  readonly waitedNs: number;
  readonly isRunnable: boolean;
}

interface Seen {
  readonly share: ThreadShare;
  readonly firstWaitedNs: number;
  /** Of the last look at which it had run, or waited no longer. */
  readonly changedAt: number;
}

/** Levels of processes that are looked through: a program under a runner, and what it starts. */
const DEPTH = 4;

/**
 * Measures for how long a process, or one that it started, wanted the processor and did not get it: of all their threads
 * the one that waited most counts. Where the system does not tell (no `/proc`, no scheduler statistics) it is always 0.
 */
export class Starvation {
  private readonly pid: number;
  private readonly proc: string;
  private readonly now: () => number;
  private readonly seen = new Map<string, Seen>();

  /** Begins with a first look. @param proc where the system tells; for tests. */
  constructor(pid: number, proc = '/proc', now: () => number = () => performance.now()) {
    this.pid = pid;
    this.proc = proc;
    this.now = now;
    this.look(true);
  }

  /** @returns milliseconds since this was made. */
  milliseconds(): number {
    return this.look(false);
  }

  private look(isFirst: boolean): number {
    const now = this.now();
    let most = 0;
    for (const [thread, share] of sharesOf(this.proc, this.pid)) {
      const before = this.seen.get(thread);
      // A thread that is new since the first look has waited for nothing before it.
      const firstWaitedNs = before?.firstWaitedNs ?? (isFirst ? share.waitedNs : 0);
      const isStuck = before !== undefined && share.isRunnable && share.ranNs === before.share.ranNs && share.waitedNs === before.share.waitedNs;
      const changedAt = isStuck ? before.changedAt : now;
      this.seen.set(thread, { share, firstWaitedNs, changedAt });
      // The scheduler books a wait when it ends; one that lasts is added as long as it does.
      most = Math.max(most, (share.waitedNs - firstWaitedNs) / 1e6 + (now - changedAt));
    }
    return most;
  }
}

/** @returns the shares of all threads of a process and of those below it; nothing for one that is gone. */
function sharesOf(proc: string, pid: number, depth = DEPTH): Map<string, ThreadShare> {
  const shares = new Map<string, ThreadShare>();
  for (const thread of listed(`${proc}/${pid}/task`)) {
    const folder = `${proc}/${pid}/task/${thread}`;
    const [ran, waited] = text(`${folder}/schedstat`).split(' ').map(Number);
    if (ran !== undefined && waited !== undefined && waited >= 0) {
      // What follows the name, which may hold anything, begins with the state.
      shares.set(`${pid}/${thread}`, { ranNs: ran, waitedNs: waited, isRunnable: text(`${folder}/stat`).split(') ').at(-1)!.startsWith('R') });
    }
    const below = depth > 0 ? text(`${folder}/children`).split(' ').map(Number).filter((child) => child > 0) : [];
    for (const child of below) for (const [key, share] of sharesOf(proc, child, depth - 1)) shares.set(key, share);
  }
  return shares;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function text(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
