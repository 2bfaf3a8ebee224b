import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import { codePath, neededFiles } from '../strategy/loader.js';
import { isBuiltIn, type RegisteredManifest } from '../strategy/registry.js';
import type { SelectionTable } from '../strategy/selection-table.js';
import type { Admission, Broker, History } from '../tasks/ports.js';
import type { TaskRecord } from '../tasks/record.js';
import { createCallbackSender, type CallbackOptions } from './callback/callback.js';
import { createChecker } from './checker.js';
import { countingEvents } from './events.js';
import { missingProtections, probeIsolation, PROTECTIONS, type Isolation, type Protection } from './isolation.js';
import type { CallbackSender, WorkDeps } from './job.js';
import { CHILD_ENTRY, createNodeLauncher } from './node-child.js';
import { pause } from './pause.js';
import { SHADOW_PATIENCE, Shadows } from './shadow.js';
import { runSlot } from './slot-loop.js';
import { createTaskSolver } from './task-solver.js';
import { WarmSlot } from './warm-slot.js';
import { workOnJob } from './work.js';

/** Serves the small end, so that a tiny task never waits behind a long one. */
const QUICK_POOL = 'quick';
const GENERAL_POOL = 'general';

/** Time a running solve has to finish during a drain. */
const MAX_DRAIN_MS = 20_000;
/** What follows a solve (store, callback) may take so long after that. */
const CONCLUDE_MS = 3_000;
const DEFAULT_MEMORY_MEGABYTES = 2048;
/** The heap's part of the memory bound; the rest is for typed arrays, code and threads. */
const HEAP_PART = 0.75;
const LOWEST_NICE = 19;
/** All that a solving child sees of its surroundings: nothing that could be a secret. */
const CHILD_ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };

export interface WorkerOptions {
  readonly broker: Broker;
  readonly admission: Pick<Admission, 'refund'>;
  readonly history: Pick<History, 'record'>;
  /** Pools to serve; null or left out: quick, general and those that guests' manifests name. */
  readonly pools?: readonly string[] | null;
  /** Slots for all pools but the quick one, which has one more of its own. */
  readonly slots: number;
  /** Threads of one solve. */
  readonly threads: number;
  /** Bound on the data of one solving process, MiB; default 2,048, at least 256. */
  readonly memoryMegabytes?: number;
  /** 0..19. */
  readonly nice: number;
  /** Environment of the solving children; default: a plain PATH. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Sandboxing of the solving children; default: everything this system offers. */
  readonly isolation?: Isolation;
  /** Files and folders that no solving child may see: stores, credentials. */
  readonly hidden?: readonly string[];
  /** The strategies that it can run. */
  readonly manifests: readonly RegisteredManifest[];
  /** Folders that solving children must see beside those of the service and of the strategies. */
  readonly visible?: readonly string[];
  /** Chooses what a task falls back to; default the shipped table. */
  readonly selection?: SelectionTable;
  readonly resultTtlMs: number;
  /** Replaces the sender made of `callback`; for tests. */
  readonly callbacks?: CallbackSender;
  readonly callback: Pick<CallbackOptions, 'secretsFor' | 'allowCidrs' | 'ownPorts' | 'brokerPorts'>;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Epoch milliseconds; default the broker's clock. */
  readonly now?: () => number;
}

export interface RunningWorker {
  /** Pools that are served. */
  readonly pools: readonly string[];
  /** The sandboxing of solving children available on this system. */
  readonly isolation: Isolation;
  /** Slots at work now. */
  busy(): number;
  /**
   * Takes no more messages at once, gives running solves at most `graceMs` (20 s at most), then kills them and gives
   * their messages back without delay. Resolves when every process is gone.
   */
  stop(graceMs: number): Promise<void>;
}

/** Starts the supervisor of all slots of this process; resolves when a child waits for work in each. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { logger, manifests, metrics } = options;
  const now = options.now ?? options.broker.clock.now;
  const environment = options.environment ?? CHILD_ENVIRONMENT;
  const isolation = options.isolation ?? (await isolate(options, environment));
  for (const protection of Object.keys(PROTECTIONS) as Protection[]) metrics.childProtection.set({ protection }, isolation[protection] ? 1 : 0);
  const held = {
    isolation,
    heapMegabytes: Math.floor(memoryOf(options) * HEAP_PART),
    nice: options.nice,
    environment,
    preload: manifests.flatMap(codeOfOurs),
    logger,
  };
  const launcher = createNodeLauncher(held);
  let busy = 0;
  const shadows = new Shadows({
    launcher: createNodeLauncher({ ...held, isolation: behindAll(isolation), nice: LOWEST_NICE, preload: [], ...SHADOW_PATIENCE }),
    broker: options.broker, manifests, threads: options.threads, hasRoom: () => busy < options.slots, createChecker: () => createChecker(logger), metrics, logger,
  });
  // The quick pool has its own thread: explaining why a large problem failed may take a second.
  const checkers = { quick: createChecker(logger), general: createChecker(logger) };
  const callbacks = options.callbacks ?? createCallbackSender({ ...options.callback, metrics, logger, now });
  const taking = new AbortController();
  const killing = new AbortController();
  const worker = `${hostname().replace(/[^A-Za-z0-9-]/g, '-').slice(0, 40)}-${process.pid}-${randomUUID().slice(0, 8)}`;
  /** Tasks that this worker finished, until their messages are acknowledged. */
  const finished = new Map<string, TaskRecord>();
  /** Ids of tasks that went back to the queue because of the stop. */
  const handedBack: string[] = [];

  const slots = planSlots(options).map((pools, index) => {
    const warm = new WarmSlot(launcher, logger);
    const solve = createTaskSolver({
      run: (job, signal) => warm.run(job, signal), checker: pools.includes(QUICK_POOL) ? checkers.quick : checkers.general, manifests, threads: options.threads, metrics, logger,
      ...(options.selection === undefined ? {} : { selection: options.selection }),
    });
    const events = countingEvents(metrics, logger);
    const deps: WorkDeps = {
      broker: options.broker, solve, callbacks, admission: options.admission, history: options.history,
      owner: `${worker}-${index}`, resultTtlMs: options.resultTtlMs, now, logger,
      events: {
        ...events,
        finished: (task, solveSeconds) => {
          events.finished?.(task, solveSeconds);
          if (task.shadow !== undefined) finished.set(task.id, task);
        },
      },
    };
    return { pools, warm, deps, label: slotLabel(pools) };
  });
  for (const { label } of slots) {
    metrics.slots.inc({ pool: label });
    metrics.slotsBusy.inc({ pool: label }, 0);
  }
  await Promise.all(slots.map(({ warm }) => warm.ready()));

  const loops = slots.map(({ pools, deps, label }) => runSlot(options.broker.jobs, pools, taking.signal, logger, (delivery) => {
    busy++;
    shadows.giveWay();
    metrics.slotsBusy.inc({ pool: label });
    let onFree: () => void;
    const free = new Promise<void>((resolve) => (onFree = resolve)).then(() => metrics.slotsBusy.dec({ pool: label }));
    const ended = workOnJob(deps, delivery, killing.signal, () => onFree()).then(
      (result) => { if (result === 'drained') handedBack.push(delivery.id); },
      (error: unknown) => logger.warn({ err: error, requestId: delivery.id }, 'work on a task failed, its message will be redelivered'),
    ).finally(() => {
      busy--;
      onFree();
      const task = finished.get(delivery.id);
      finished.delete(delivery.id);
      if (task !== undefined) void shadows.consider(task);
    });
    return { free, ended };
  }));
  const pools = [...new Set(slots.flatMap((slot) => slot.pools))];
  logger.info({ pools, slots: slots.length, threads: options.threads, isolation: { ...isolation, prefix: isolation.prefix.join(' ') } }, 'worker started');

  let stopping: Promise<void> | null = null;
  return {
    pools,
    isolation,
    busy: () => busy,
    stop: (graceMs) => (stopping ??= (async () => {
      taking.abort();
      const shadowed = shadows.stop();
      const grace = Math.min(graceMs, MAX_DRAIN_MS);
      const timer = setTimeout(() => killing.abort(), grace);
      await Promise.race([Promise.all(loops), pause(grace + CONCLUDE_MS)]);
      clearTimeout(timer);
      killing.abort();
      await Promise.all([shadowed, ...slots.map(({ warm }) => warm.close()), checkers.quick.close(), checkers.general.close()]);
      for (const { label } of slots) metrics.slots.dec({ pool: label });
      if (handedBack.length > 0) logger.info({ requestIds: handedBack }, 'tasks handed back');
      logger.info('worker stopped');
    })()),
  };
}

/** @returns the pools of each slot: one slot for the quick pool, the others for all the rest. */
function planSlots(options: WorkerOptions): readonly (readonly string[])[] {
  const all = options.pools ?? [QUICK_POOL, GENERAL_POOL, ...options.manifests.map(({ pool }) => pool)];
  const rest = [...new Set(all)].filter((pool) => pool !== QUICK_POOL);
  const slots: (readonly string[])[] = Array.from({ length: options.slots }, () => (rest.length > 0 ? rest : [QUICK_POOL]));
  if (all.includes(QUICK_POOL) && rest.length > 0) slots.push([QUICK_POOL]);
  return slots;
}

function slotLabel(pools: readonly string[]): string {
  return pools.includes(GENERAL_POOL) ? GENERAL_POOL : pools[0] ?? GENERAL_POOL;
}

async function isolate(options: WorkerOptions, environment: Readonly<Record<string, string>>): Promise<Isolation> {
  const { manifests } = options;
  const files = [CHILD_ENTRY, ...manifests.flatMap(neededFiles)];
  const isolation = await probeIsolation({
    environment, files, memoryMegabytes: memoryOf(options), nice: options.nice,
    visible: [...(options.visible ?? []), ...manifests.map(({ folder }) => dirname(folder)), ...manifests.flatMap(neededFiles).map((file) => dirname(file))],
    hidden: options.hidden ?? [],
  });
  const missing = missingProtections(isolation);
  if (missing.length > 0) options.logger.warn({ missing }, 'this system cannot fully sandbox solving children: see "Sandboxing" in strategies/README.md');
  return isolation;
}

/** Sandboxing for shadow runs: the same, with a priority below every live solve if the system has one. */
function behindAll(isolation: Isolation): Isolation {
  if (!isolation.lowPriority) return isolation;
  return {
    ...isolation,
    hold: () => {
      const hold = isolation.hold();
      return { ...hold, prefix: ['nice', '-n', String(LOWEST_NICE), ...hold.prefix] };
    },
  };
}

function memoryOf(options: WorkerOptions): number {
  const megabytes = options.memoryMegabytes ?? DEFAULT_MEMORY_MEGABYTES;
  if (!(Number.isInteger(megabytes) && megabytes >= 256)) throw new RangeError(`memoryMegabytes is ${megabytes}, must be an integer of at least 256`);
  return megabytes;
}

/** @returns what is loaded ahead of a job: code of ours that is there. */
function codeOfOurs(manifest: RegisteredManifest): string[] {
  if (!isBuiltIn(manifest) || manifest.command !== undefined) return [];
  try {
    return [codePath(manifest)];
  } catch {
    return [];
  }
}
