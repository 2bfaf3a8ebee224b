export { createBusyGate, LOAD_KEY, type BusyGate, type BusyGateOptions, type ServiceLoad } from './busy.js';
export { FAULT_POINTS, noFault, type FaultPoint, type FaultPointName } from './fault-points.js';
export { idempotencySecret, idempotentTaskId, isTaskId, newTaskId, problemKey, type StoredSecret } from './ids.js';
export { readTask, type PollDeps, type TaskStatus } from './poll.js';
export * from './ports.js';
export { isTerminal, TASK_RECORD_VERSION, type Access, type CallbackState, type TaskRecord, type TaskState } from './record.js';
export { replayTask, submitTask, type Submission, type SubmitDeps, type Submitted } from './submit.js';
export { type TaskFacts } from './transitions.js';
export { workOnJob, type WorkDeps, type WorkEvents, type WorkResult } from './work.js';
