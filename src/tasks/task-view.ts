import type { RecordBucket, Revisioned } from './ports.js';
import { isTerminal, TASK_RECORD_VERSION, type TaskRecord } from './record.js';

/** What the reconciler keeps in mind of a task: small, for there may be hundreds of thousands. */
export type SeenTask = Pick<
  TaskRecord,
  'id' | 'account' | 'access' | 'bodyDigest' | 'state' | 'pool' | 'strategy' | 'createdAt' | 'startedAt' | 'finishedAt' | 'expiresAt' | 'callback' | 'callbackAt' | 'refunded'
> & {
  readonly wantsCallback: boolean;
};

/** Weight of the newest solve in the mean. */
const WEIGHT = 0.05;

/** All task records, kept up to date by a watch, so that nobody has to read them all again every few seconds. */
export interface TaskView {
  readonly tasks: ReadonlyMap<string, SeenTask>;
  /** Mean seconds from start to end of the tasks seen to end; null before the first. */
  meanSolveSeconds(): number | null;
  /** Tasks being solved now. */
  solving(): number;
  stop(): Promise<void>;
}

/** Reads every task record and follows their changes. */
export async function watchTasks(bucket: RecordBucket<TaskRecord>): Promise<TaskView> {
  const tasks = new Map<string, SeenTask>();
  let mean: number | null = null;
  const see = (key: string, entry: Revisioned<TaskRecord> | null): void => {
    const before = tasks.get(key);
    if (!entry) {
      tasks.delete(key);
      return;
    }
    // What a newer release wrote is its own reconciler's to look after.
    if (entry.value.v !== TASK_RECORD_VERSION) {
      tasks.delete(key);
      return;
    }
    const task = slim(entry.value);
    tasks.set(key, task);
    if (before && !isTerminal(before) && task.startedAt !== undefined && task.finishedAt !== undefined) {
      const seconds = Math.max(0, task.finishedAt - task.startedAt) / 1000;
      mean = mean === null ? seconds : mean + WEIGHT * (seconds - mean);
    }
  };
  const watch = await bucket.watch(see);
  return {
    tasks,
    meanSolveSeconds: () => mean,
    solving: () => {
      let count = 0;
      for (const task of tasks.values()) if (task.state === 'solving') count++;
      return count;
    },
    stop: () => watch.stop(),
  };
}

function slim(task: TaskRecord): SeenTask {
  const { id, account, access, bodyDigest, state, pool, strategy, createdAt, callback } = task;
  return {
    id, account, access, bodyDigest, state, pool, strategy, createdAt, callback,
    wantsCallback: task.callbackUrl !== undefined,
    ...(task.startedAt === undefined ? {} : { startedAt: task.startedAt }),
    ...(task.finishedAt === undefined ? {} : { finishedAt: task.finishedAt }),
    ...(task.expiresAt === undefined ? {} : { expiresAt: task.expiresAt }),
    ...(task.callbackAt === undefined ? {} : { callbackAt: task.callbackAt }),
    ...(task.refunded === undefined ? {} : { refunded: task.refunded }),
  };
}
