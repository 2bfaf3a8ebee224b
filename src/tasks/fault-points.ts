/**
 * The places where a crash can part two writes: every arrow of the orders in which a task is submitted, worked on and cancelled.
 * Tests inject a function that throws or kills the process there; the service itself passes none.
 */
export const FAULT_POINTS = [
  'api.afterCharge',
  'api.afterProblem',
  'api.afterRecord',
  'api.afterPublish',
  'api.afterSettle',
  'api.afterHistory',
  'worker.afterTake',
  'worker.afterRead',
  'worker.afterSolving',
  'worker.afterLoad',
  'worker.afterSolve',
  'worker.afterResult',
  'worker.afterTerminal',
  'worker.afterClaim',
  'worker.afterPost',
  'worker.afterNote',
  'worker.afterAck',
  'cancel.afterResult',
  'cancel.afterTerminal',
  'cancel.afterEvent',
] as const;

export type FaultPointName = (typeof FAULT_POINTS)[number];

/** Awaited at each arrow: one that never settles is a process that stands still, for a test to resume or forget. */
export type FaultPoint = (name: FaultPointName) => void | Promise<void>;

/** The fault point of a service in use. */
export const noFault: FaultPoint = () => undefined;
