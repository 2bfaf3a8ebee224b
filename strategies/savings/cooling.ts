import type { SolveContext } from '#strategy';

/** Iterations of one full cycle: fixed part and part per customer. */
const CYCLE_BASE = 2000;
const CYCLE_PER_CUSTOMER = 100;
/** Iterations after which the speed of the search is known, and how often it is measured again. */
const TRIAL = 256;

/**
 * The temperature of a search that cools down in cycles, from `hot` to `cold` along a geometric curve. A cycle is as
 * long as the problem's size asks for, but no longer than the budget left: with a budget of iterations that is known,
 * with time alone it follows the share of the time that is spent. A cycle cut short begins colder: there is no time
 * to undo much.
 */
export class Cooling {
  private readonly context: SolveContext;
  private readonly hot: number;
  private readonly cold: number;
  private readonly usual: number;
  private full = 0;
  private startedAt = 0;
  private startedMs = 0;
  private length = 0;
  private current = 0;

  constructor(context: SolveContext, customers: number, hot: number, cold: number) {
    this.context = context;
    this.hot = hot;
    this.cold = cold;
    this.usual = CYCLE_BASE + CYCLE_PER_CUSTOMER * customers;
  }

  /** Starts a cycle at an iteration, `stretch` times as long as usual. */
  begin(iteration: number, stretch: number): void {
    const { context } = this;
    this.full = stretch * this.usual;
    this.startedAt = iteration;
    this.startedMs = context.elapsedMs();
    this.length = context.iterations === null ? this.full : Math.max(1, Math.min(this.full, context.iterations - iteration));
    this.set(0);
  }

  /** Tells whether the cycle is over. */
  done(iteration: number): boolean {
    const step = iteration - this.startedAt;
    if (step >= this.length) return true;
    if (this.context.iterations === null && step > 0 && step % TRIAL === 0) this.measure(step);
    this.set(step);
    return false;
  }

  /** Foresees how many iterations the time left allows. */
  private measure(step: number): void {
    const now = this.context.elapsedMs();
    const speed = step / Math.max(now - this.startedMs, 1e-3);
    this.length = Math.max(step + 1, Math.min(this.full, step + speed * (this.context.limitMs - now)));
  }

  private set(step: number): void {
    const share = this.length / this.full;
    const hottest = Math.max(this.cold, this.hot * Math.min(1, 2 * share));
    this.current = hottest * (this.cold / hottest) ** (step / this.length);
  }

  temperature(): number {
    return this.current;
  }
}
