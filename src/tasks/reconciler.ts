import { randomBytes } from 'node:crypto';
import { LOAD_KEY, type ServiceLoad } from './busy.js';
import { clockFault } from './clock.js';
import { BrokerUnavailableError, ConflictError } from './broker-errors.js';
import type { RecordBucket } from './ports.js';
import type { TaskRecord } from './record.js';
import { REPAIR_AGES, Repairs, type RepairDeps } from './repairs.js';
import { TRACE_KINDS, type Damage } from './traces.js';
import { watchTasks, type TaskView } from './task-view.js';

export interface ReconcilerOptions extends Omit<RepairDeps, 'ages'> {
  /** Milliseconds between two passes over the tasks; default 15,000. */
  readonly intervalMs?: number;
  /** Milliseconds between two passes over the blobs; default 600,000. */
  readonly blobIntervalMs?: number;
  /** Milliseconds after which a lease that is not renewed is taken over; default 30,000. */
  readonly leaseMs?: number;
  readonly ages?: Partial<RepairDeps['ages']>;
  /** Called every few seconds while this one holds the lease, and once when it is lost. */
  readonly onLease?: (held: boolean) => void;
  /** Called with the duration of each pass over the tasks. */
  readonly onPass?: (seconds: number) => void;
  /** Called after each check with the tasks whose record is missing; with null when this process no longer checks. */
  readonly onDamage?: (damage: Damage | null) => void;
  /** Further housekeeping, done with every pass over the blobs. */
  readonly housekeeping?: () => Promise<unknown>;
}

/** Repairs what crashes leave half-way. Any number may run; one at a time, by a lease, does the work. */
export interface Reconciler {
  start(): void;
  /** Ends the work and gives the lease back. */
  stop(): Promise<void>;
  /** Whether this one holds the lease. */
  readonly active: boolean;
  /** Takes the lease if it is free, or renews it, and does one pass now. @returns whether it holds the lease. */
  pass(): Promise<boolean>;
}

interface Lease {
  readonly v: 1;
  readonly owner: string;
}

const LEASE_KEY = 'reconciler';
const INTERVAL_MS = 15_000;
const BLOB_INTERVAL_MS = 600_000;
const LEASE_MS = 30_000;
const MAX_SLOTS_DECAY = 0.9;
/** A process whose clock is wrong leaves the lease to others for this many times its length. */
const HOLD_BACK = 3;

export function createReconciler(options: ReconcilerOptions): Reconciler {
  return new LeasedReconciler(options);
}

class LeasedReconciler implements Reconciler {
  readonly #options: ReconcilerOptions;
  readonly #leases: RecordBucket<Lease>;
  readonly #owner = randomBytes(9).toString('base64url');
  readonly #deps: RepairDeps;
  /** Revision of the own lease; null without it. */
  #held: number | null = null;
  /** The lease of another as seen first, by this process's clock: no two clocks are ever compared. */
  #others: { revision: number; since: number } | null = null;
  #view: TaskView | null = null;
  #repairs: Repairs | null = null;
  #tasksAt = -Infinity;
  #blobsAt = performance.now();
  #slots = 0;
  /** When jobs, history and results are checked against the records next (monotonic clock). */
  #damageAt = -Infinity;
  #shown = 0;
  /** Until then a process with a right clock goes first (monotonic clock). */
  #heldBackUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: ReconcilerOptions) {
    this.#options = options;
    this.#leases = options.broker.bucket<Lease>('leases');
    this.#deps = { ...options, ages: { ...REPAIR_AGES, ...options.ages } };
  }

  get active(): boolean {
    return this.#held !== null;
  }

  start(): void {
    const beat = Math.min(5_000, (this.#options.leaseMs ?? LEASE_MS) / 6);
    this.#timer = setInterval(() => { void this.#inTurn(() => this.#beat()); }, beat);
    this.#timer.unref();
    void this.#inTurn(() => this.#beat());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#turn;
    await this.#giveUp();
  }

  async #giveUp(): Promise<void> {
    const held = this.#held;
    await this.#lose();
    if (held === null) return;
    await this.#leases.delete(LEASE_KEY, held).catch(() => undefined);
  }

  async pass(): Promise<boolean> {
    let active = false;
    await this.#inTurn(async () => {
      this.#tasksAt = -Infinity;
      await this.#beat();
      active = this.active;
    });
    return active;
  }

  /** One after the other, whatever the timer says; an error ends the turn, never the process. */
  #inTurn(action: () => Promise<void>): Promise<void> {
    const { logger } = this.#options;
    const run = async (): Promise<void> => {
      try {
        await action();
      } catch (error) {
        if (error instanceof BrokerUnavailableError) logger.warn({ err: error }, 'the reconciler waits for the broker');
        else logger.error({ err: error }, 'a pass of the reconciler failed');
      }
    };
    this.#turn = this.#turn.then(run);
    return this.#turn;
  }

  async #beat(): Promise<void> {
    if (this.#stopped || !(await this.#lease())) return;
    const view = this.#view ?? await watchTasks(this.#options.broker.bucket<TaskRecord>('tasks'));
    this.#view = view;
    this.#repairs ??= new Repairs(this.#deps, view);
    this.#options.onLease?.(true);
    this.#slots = Math.max(view.solving(), this.#slots * MAX_SLOTS_DECAY);

    const now = performance.now();
    if (now - this.#tasksAt >= (this.#options.intervalMs ?? INTERVAL_MS)) {
      this.#tasksAt = now;
      await this.#keepingLease(this.#repairs.tasks());
      await this.#keepingLease(this.#lookForDamage(this.#repairs));
      await this.#publishLoad(view);
      this.#options.onPass?.((performance.now() - now) / 1000);
    }
    if (now - this.#blobsAt >= (this.#options.blobIntervalMs ?? BLOB_INTERVAL_MS)) {
      this.#blobsAt = now;
      if (await this.#leaveToOthers()) return;
      await this.#keepingLease(this.#repairs.blobs());
      await this.#options.housekeeping?.();
    }
  }

  /** At the start and with every sweep; what looks like damage is looked at once more at the next pass. */
  async #lookForDamage(repairs: Repairs): Promise<void> {
    if (performance.now() < this.#damageAt) return;
    const { damage, sure } = await repairs.damage();
    this.#damageAt = sure ? performance.now() + (this.#options.blobIntervalMs ?? BLOB_INTERVAL_MS) : -Infinity;
    const count = TRACE_KINDS.reduce((sum, kind) => sum + damage[kind].size, 0);
    if (count > 0 && count !== this.#shown) {
      const examples = Object.fromEntries(TRACE_KINDS.map((kind) => [kind, { tasks: damage[kind].size, first: [...damage[kind]].slice(0, 10) }]));
      this.#options.logger.error(examples, 'the store has lost records of tasks: restore it from a backup, see RoundsmanStoreDamaged in the runbook');
    }
    this.#shown = count;
    this.#options.onDamage?.(damage);
  }

  /**
   * With a wrong clock this process removes nothing by age; another with a correct one does.
   * @returns whether it gave the lease up.
   */
  async #leaveToOthers(): Promise<boolean> {
    const fault = clockFault(this.#options.broker.clock);
    if (fault === null) return false;
    this.#options.logger.error(`nothing is swept here: ${fault}`);
    this.#heldBackUntil = performance.now() + HOLD_BACK * (this.#options.leaseMs ?? LEASE_MS);
    await this.#giveUp();
    return true;
  }

  /** Renews or takes the lease. @returns whether it is held now. */
  async #lease(): Promise<boolean> {
    const lease: Lease = { v: 1, owner: this.#owner };
    try {
      if (this.#held !== null) {
        this.#held = await this.#leases.update(LEASE_KEY, lease, this.#held);
        return true;
      }
      if (performance.now() < this.#heldBackUntil) return false;
      const stored = await this.#leases.get(LEASE_KEY);
      if (!stored) {
        this.#held = await this.#leases.create(LEASE_KEY, lease);
      } else {
        if (this.#others?.revision !== stored.revision) this.#others = { revision: stored.revision, since: performance.now() };
        const stale = stored.value.owner === this.#owner || performance.now() - this.#others.since >= (this.#options.leaseMs ?? LEASE_MS);
        if (!stale) return false;
        this.#held = await this.#leases.update(LEASE_KEY, lease, stored.revision);
      }
      this.#options.logger.info('this process is now the reconciler');
      return true;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      await this.#lose();
      return false;
    }
  }

  /** Renews the lease while a long pass runs. */
  async #keepingLease(work: Promise<void>): Promise<void> {
    const lease: Lease = { v: 1, owner: this.#owner };
    let renewal: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      renewal = renewal.then(async () => {
        if (this.#held !== null) this.#held = await this.#leases.update(LEASE_KEY, lease, this.#held);
      }).catch((error: unknown) => { this.#options.logger.debug({ err: error }, 'the lease was not renewed'); });
    }, (this.#options.leaseMs ?? LEASE_MS) / 3);
    timer.unref();
    try {
      await work;
    } finally {
      clearInterval(timer);
      await renewal;
    }
  }

  async #lose(): Promise<void> {
    this.#held = null;
    this.#others = null;
    const view = this.#view;
    this.#view = null;
    this.#repairs = null;
    this.#damageAt = -Infinity;
    this.#shown = 0;
    this.#options.onDamage?.(null);
    if (!view) return;
    await view.stop();
    this.#options.onLease?.(false);
  }

  async #publishLoad(view: TaskView): Promise<void> {
    const mean = view.meanSolveSeconds();
    if (mean === null) return;
    const load: ServiceLoad = { v: 1, meanSolveSeconds: mean, slots: Math.max(1, Math.ceil(this.#slots)) };
    await this.#options.broker.bucket<ServiceLoad>('settings').put(LOAD_KEY, load);
  }
}
