import type { BoundContext, BoundMethod, BoundOutcome } from '../../src/bounds/contract.js';
import type { PlannedRoutes } from '../../src/model/problem.js';

/** A method that does what it is told; `calls` gets its name when it runs. */
export function boundMethod(name: string, run: (context: BoundContext) => BoundOutcome | Promise<BoundOutcome>, calls: string[] = []): BoundMethod {
  return {
    name,
    supports: () => true,
    run: (_, context) => {
      calls.push(name);
      return run(context);
    },
  };
}

/** A method that reports one value. */
export function reports(name: string, value: number, calls: string[] = []): BoundMethod {
  return boundMethod(name, (context) => {
    context.report({ value, method: name });
    return { ended: 'converged' };
  }, calls);
}

/** A context whose clock is set by the test, with what came of it. */
export class FakeBoundContext {
  now = 0;
  stopped = false;
  cost = Infinity;
  readonly values: number[] = [];
  readonly logs: string[] = [];
  readonly context: BoundContext;

  constructor(changes: Partial<BoundContext> = {}) {
    this.context = {
      seed: 1, effort: 'default', limitMs: 100, reproducible: false,
      elapsedMs: () => this.now,
      shouldStop: () => this.stopped,
      incumbent: () => ({ cost: this.cost, routes: null as PlannedRoutes | null }),
      report: ({ value }) => void this.values.push(value),
      offer: () => undefined,
      fix: () => undefined,
      log: (message) => void this.logs.push(message),
      ...changes,
    };
  }
}
