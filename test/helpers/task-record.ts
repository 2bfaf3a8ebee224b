import { newTaskId } from '../../src/tasks/ids.js';
import { TASK_RECORD_VERSION, type TaskRecord } from '../../src/tasks/record.js';

/** A queued task of a small problem; `changes` replaces any field. */
export function taskRecord(changes: Partial<TaskRecord> = {}): TaskRecord {
  return {
    v: TASK_RECORD_VERSION,
    writeId: 'write',
    id: newTaskId(),
    account: 'account',
    access: 'direct',
    state: 'queued',
    pool: 'general',
    strategy: 'stub',
    seed: 7,
    limitSeconds: 10,
    nodes: 6,
    vehicles: 5,
    bodyDigest: 'digest',
    createdAt: Date.now(),
    attempts: 0,
    deaths: 0,
    requeues: 0,
    callback: 'none',
    ...changes,
  };
}
