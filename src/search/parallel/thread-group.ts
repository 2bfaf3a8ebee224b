import { Worker } from 'node:worker_threads';
import { postParts, postSlice, CONTROL, createMailbox, MAILBOX, sliceResult, runSlice, type Mailbox, type Slice, type SliceResult } from './mailbox.js';
import type { Part } from './decomposition.js';
import type { OperatorUse } from '../operator-uses.js';
import { createKernel, type Iterating, type Kernel } from '../ruin-recreate/kernel.js';
import type { Instance } from '../instance/layout.js';
import type { ThreadData } from './annealing-thread.js';

export interface ThreadGroupOptions {
  readonly threads: number;
  /** One per thread: equal seeds and slices give equal results. */
  readonly seeds: readonly number[];
  /** For annealing; default: 10 customers and a blink rate of 0.01. */
  readonly iterating?: Iterating;
  /** Maximum number of parts per member and slice; default 1. */
  readonly parts?: number;
  /** Starts the thread that serves a mailbox; default: one that anneals. */
  readonly thread?: (mailbox: Mailbox, seed: number) => Worker;
  /** Maximum number of solutions that each member records per slice; default 0. */
  readonly samples?: number;
}

/** Timeout of a slice, after which a thread is given up, in milliseconds. */
const PATIENCE = 600_000;
/** Interval at which a waiting thread checks whether the slice must end, in milliseconds. */
const LOOK = 10;

const USUAL: Iterating = { averageRemoved: 10, longestString: 10, blink: 0.01 };

/** Starts a thread that serves a mailbox and marks it as failed on an error. */
export function startThread(module: URL, workerData: unknown): Worker {
  const worker = new Worker(module, { workerData });
  worker.unref();
  // The mailbox reports it; an unhandled error event would end the process.
  worker.on('error', () => undefined);
  return worker;
}

/**
 * Kernels that work in parallel: the first in this thread, the others in their own threads over shared memory. All
 * start a slice together. A `run` ends when the last is done, which makes it reproducible; a `race` ends when the first
 * is, which makes the most of the time.
 * @example
 * const instance = buildInstance(problem);
 * const options: ThreadGroupOptions = { threads: 2, seeds: [1, 2] };
 * const group = new ThreadGroup(instance, options);
 * for (let member = 0; member < group.size; member++) group.load(member, [{ routes, customers: instance.customers, idle: null }]);
 * const slice: Slice = { iterations: 100, from: 5, to: 0.1, chunk: 100 };
 * const results: SliceResult[] = group.run(slice, () => context.shouldStop());
 * await group.close();
 * results.map(({ iterations }) => iterations); // => [100, 100]
 */
export class ThreadGroup {
  readonly mailboxes: readonly Mailbox[];
  private readonly instance: Instance;
  private readonly seed: number;
  private readonly iterating: Iterating;
  private ownKernel: Kernel | null = null;
  private readonly workers: Worker[] = [];

  constructor(instance: Instance, options: ThreadGroupOptions) {
    const { threads, seeds, parts = 1, samples = 0, iterating = USUAL } = options;
    const start = options.thread ?? ((mailbox: Mailbox, seed: number) => ThreadGroup.thread(instance, mailbox, iterating, seed));
    this.mailboxes = Array.from({ length: threads }, () => createMailbox(instance, parts, samples));
    for (let k = 1; k < threads; k++) this.workers.push(start(this.mailboxes[k]!, seeds[k]!));
    this.instance = instance;
    this.seed = seeds[0]! | 0;
    this.iterating = iterating;
  }

  /** The kernel of this thread; created on demand, because a custom `lead` does not need one. */
  private get kernel(): Kernel {
    if (this.ownKernel === null) {
      this.ownKernel = createKernel(this.instance, this.seed, this.iterating.module);
      this.ownKernel.configure(this.iterating);
    }
    return this.ownKernel;
  }

  /** Starts a thread that serves a mailbox. */
  static thread(instance: Instance, mailbox: Mailbox, iterating: Iterating, seed: number): Worker {
    return startThread(new URL('./annealing-thread.js', import.meta.url), { instance, mailbox, seed: seed | 0, iterating } satisfies ThreadData);
  }

  get size(): number {
    return this.mailboxes.length;
  }

  /**
   * Posts parts of a solution, or one solution of the whole, to a member's mailbox; its next slice processes each of
   * them.
   * @param parts - at most as many as the group was created for
   */
  load(member: number, parts: readonly Part[]): void {
    postParts(this.mailboxes[member]!, parts);
  }

  /** @returns the result of a member's last slice */
  result(member: number): SliceResult {
    return sliceResult(this.mailboxes[member]!);
  }

  /**
   * Runs one slice in every member and waits for all.
   * @param stopEarly - called between chunks and while waiting for others: true ends the slice of all members early
   * @param lead - runs in this thread instead of the first member's slice, whose result then is outdated
   * @throws Error if a thread failed
   */
  run(slice: Slice, stopEarly: () => boolean, lead = () => runSlice(this.kernel, this.mailboxes[0]!, stopEarly)): SliceResult[] {
    for (const mailbox of this.mailboxes) postSlice(mailbox, slice);
    for (const { control } of this.mailboxes.slice(1)) {
      Atomics.compareExchange(control, CONTROL.state, MAILBOX.idle, MAILBOX.busy);
      Atomics.notify(control, CONTROL.state);
    }
    lead();
    for (const { control } of this.mailboxes.slice(1)) {
      this.awaitMember(control, stopEarly);
      if (Atomics.load(control, CONTROL.state) !== MAILBOX.idle) throw new Error('a search thread failed');
    }
    return this.mailboxes.map(sliceResult);
  }

  /**
   * Waits for a member, and stops all early if the slice must end in the meantime: a thread without a core takes far
   * longer for its share. Waking up does not mean that the slice is done: the notification may be a late one from the
   * previous slice.
   */
  private awaitMember(control: Int32Array, stopEarly: () => boolean): void {
    for (let waited = 0; waited < PATIENCE && Atomics.load(control, CONTROL.state) === MAILBOX.busy;) {
      if (stopEarly()) for (const mailbox of this.mailboxes.slice(1)) Atomics.store(mailbox.control, CONTROL.stopEarly, 1);
      if (Atomics.wait(control, CONTROL.state, MAILBOX.busy, LOOK) === 'timed-out') waited += LOOK;
    }
  }

  /**
   * Runs one slice in every member until the first is done, which then stops the others early: no thread idles, but the
   * work done depends on the threads' speeds, so that runs are not reproducible.
   * @param stopEarly - called between chunks: true ends the slice of all members early
   * @throws Error if a thread failed
   */
  race(slice: Slice, stopEarly: () => boolean): SliceResult[] {
    let over = false;
    const ends = () => (over ||= this.isSomebodyDone() || stopEarly());
    return this.run(slice, ends, () => {
      runSlice(this.kernel, this.mailboxes[0]!, ends);
      over = true;
    });
  }

  /** @returns whether a thread has finished its slice or failed */
  private isSomebodyDone(): boolean {
    for (let k = 1; k < this.mailboxes.length; k++) if (Atomics.load(this.mailboxes[k]!.control, CONTROL.state) !== MAILBOX.busy) return true;
    return false;
  }

  /** @returns statistics of the kernels' operators over all slices so far */
  operators(): OperatorUse[] {
    return this.kernel.readStatistics(this.mailboxes.map(({ statistics }) => statistics));
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    for (const { control } of this.mailboxes.slice(1)) {
      Atomics.store(control, CONTROL.stopEarly, 1);
      Atomics.store(control, CONTROL.state, MAILBOX.closed);
      Atomics.notify(control, CONTROL.state);
    }
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
