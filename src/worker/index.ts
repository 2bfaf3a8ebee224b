/** Workers: take jobs, run strategies in child processes, have the answers checked, store them and call back. */
export { CALLBACK_MS, createCallbackSender, type CallbackOptions } from './callback/callback.js';
export type { ConnectTarget, Connector, Resolver } from './callback/connect.js';
export { createTargetFilter, type TargetFilter, type TargetRules } from './callback/targets.js';
export { createChecker, type Checker } from './checker.js';
export { graceMs } from './deadline.js';
export { probeIsolation, type Isolation } from './isolation.js';
export { createNodeLauncher, type NodeChildOptions } from './node-child.js';
export { SHADOW_OUTCOMES, type ShadowOutcome } from './shadow.js';
export type { ChildEnding, ChildLauncher, ChildReport, DeathReason, SolveJob, SolvingChild } from './solving-child.js';
export { startWorker, type RunningWorker, type WorkerOptions } from './start-worker.js';
export type { CallbackSender, WorkDeps, WorkEvents, WorkResult } from './job.js';
export { keepProgress, type ProgressSink } from './progress.js';
export { createTaskSolver, type SolveOutcome, type SolveTask, type TaskSolverOptions } from './task-solver.js';
export { workOnJob } from './work.js';
