import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { CreatePricer } from './create-pricer.js';
import { createKernelPricer, type KernelPricer } from './kernel-pricer.js';
import type { PricedRelaxation, Pricer, PricingDuals, PricingOptions, PricingResult, RelaxedLimits } from './pricer.js';
import { inTurn, OWN, type PricerState, type PricingAnswer, type PricingTask, type PricingThreadData, SHARED } from './pricing-channel.js';

/** Pricing with fewer labels, which takes some 30 ms, is not worth a thread. */
const LEAST_LABELS = 8_000;
/** Between two questions whether to stop while threads are waited for, milliseconds; and how many a thread has to answer once it must stop. */
const WAIT_MS = 10;
const MOST_WAITS = 100;

const THREAD = new URL('./pricing-thread.js', import.meta.url);

/** Creates a pricer that shares the classes of a pricing among as many threads as may run, once pricing takes its time. */
export const createSharedPricer: CreatePricer = (relaxation, { threads }) => (
  relaxation.classes.length > 1 && threads !== undefined ? new SharedPricer(relaxation, threads) : createKernelPricer(relaxation)
);

export interface SharedPricerOptions {
  /** Labels of a pricing from which on threads are started. */
  readonly leastLabels?: number;
  /** Module of a thread; default the pricing itself. */
  readonly thread?: URL;
}

export class SharedPricer implements Pricer {
  readonly #relaxation: PricedRelaxation;
  readonly #threads: () => number;
  readonly #leastLabels: number;
  readonly #thread: URL;
  readonly #pricer: KernelPricer;
  readonly #helpers: Helper[] = [];
  readonly #shared = new Int32Array(new SharedArrayBuffer(8));
  #state: PricerState;
  /** A thread failed, and another would probably fail, too. */
  #isAlone = false;

  /** @param threads - how many may run now, the caller's included */
  constructor({ customers, rowOf, classes }: PricedRelaxation, threads: () => number, { leastLabels = LEAST_LABELS, thread = THREAD }: SharedPricerOptions = {}) {
    this.#leastLabels = leastLabels;
    this.#thread = thread;
    this.#relaxation = { customers, rowOf, classes };
    this.#threads = threads;
    this.#pricer = createKernelPricer(this.#relaxation);
    this.#state = { neighbourhoods: null, relaxed: null, forbidden: classes.map(() => null) };
  }

  setNeighbourhoods(neighbourhoods: readonly Int32Array[]): void {
    this.#pricer.setNeighbourhoods(neighbourhoods);
    this.#state = { ...this.#state, neighbourhoods };
  }

  relax(relaxed: RelaxedLimits): void {
    this.#pricer.relax(relaxed);
    this.#state = { ...this.#state, relaxed };
  }

  forbidArcs(cls: number, arcs: Uint8Array): void {
    this.#pricer.forbidArcs(cls, arcs);
    this.#state = { ...this.#state, forbidden: this.#state.forbidden.map((each, k) => (k === cls ? arcs.slice() : each)) };
  }

  arcBounds(...args: Parameters<Pricer['arcBounds']>): Float64Array | null {
    return this.#pricer.arcBounds(...args);
  }

  price(duals: PricingDuals, options: PricingOptions): PricingResult {
    const helpers = this.#readyHelpers();
    return (helpers.length > 0 && this.#priceTogether(helpers, duals, options)) || this.#pricer.price(duals, options);
  }

  dispose(): void {
    for (const helper of this.#helpers.splice(0)) helper.close();
  }

  /** Threads that have started. */
  get helpers(): number {
    return this.#helpers.filter(({ isReady }) => isReady).length;
  }

  /** Starts threads if they are worth it and may run. @returns those that have started */
  #readyHelpers(): Helper[] {
    if (this.#isAlone || (this.#helpers.length === 0 && this.#pricer.labels < this.#leastLabels)) return [];
    const count = Math.min(this.#threads(), this.#relaxation.classes.length) - 1;
    while (this.#helpers.length < count) this.#helpers.push(new Helper(this.#relaxation, this.#shared, this.#thread));
    return this.#helpers.slice(0, Math.max(0, count)).filter((helper) => helper.isReady);
  }

  /** @returns null if a thread failed */
  #priceTogether(helpers: readonly Helper[], duals: PricingDuals, options: PricingOptions): PricingResult | null {
    const { effort, most, below, shouldStop } = options;
    Atomics.store(this.#shared, SHARED.stop, 0);
    Atomics.store(this.#shared, SHARED.next, 0);
    for (const helper of helpers) helper.ask(this.#state, duals, { effort, most, ...(below !== undefined && { below }) });
    const own = this.#pricer.price(duals, { ...options, classes: inTurn(this.#shared, this.#relaxation.classes.length) });
    const answers = helpers.map((helper) => helper.answer(shouldStop)).filter((answer) => answer !== null);
    if (answers.length === helpers.length) return merged([own, ...answers]);
    this.#isAlone = true;
    this.dispose();
    return null;
  }
}

/** Puts together what threads found, each of other classes. */
function merged(results: readonly PricingResult[]): PricingResult {
  return {
    routes: results.flatMap(({ routes }) => routes).sort((a, b) => a.class - b.class || a.reducedCost - b.reducedCost),
    least: results.map(({ least }) => least).reduce((all, each) => all.map((value, cls) => Math.max(value, each[cls]!))),
    leastAt: results.map(({ leastAt }) => leastAt).reduce((all, each) => all.map((values, cls) => (values.length > 0 ? values : each[cls]!))),
    exact: results.every(({ exact }) => exact),
  };
}

/** A thread that prices classes. */
class Helper {
  readonly #own = new Int32Array(new SharedArrayBuffer(4 * Object.keys(OWN).length));
  readonly #shared: Int32Array;
  readonly #port: MessagePort;
  readonly #thread: Worker;
  #answered = 0;
  /** The last that it was told. */
  #state: PricerState | null = null;

  constructor(relaxation: PricedRelaxation, shared: Int32Array, module: URL) {
    const { port1, port2 } = new MessageChannel();
    const workerData: PricingThreadData = { relaxation, shared, own: this.#own, port: port2 };
    this.#shared = shared;
    this.#port = port1;
    this.#thread = new Worker(module, { workerData, transferList: [port2] });
    this.#thread.unref();
    // It is missed where its answer is waited for.
    this.#thread.on('error', () => undefined);
  }

  get isReady(): boolean {
    return Atomics.load(this.#own, OWN.ready) === 1;
  }

  ask(state: PricerState, duals: PricingDuals, options: PricingTask['options']): void {
    const task: PricingTask = { state: state === this.#state ? null : state, duals, options };
    this.#state = state;
    this.#port.postMessage(task);
    Atomics.add(this.#own, OWN.asked, 1);
    Atomics.notify(this.#own, OWN.asked);
  }

  /** Waits for the answer. @returns null if the thread has failed */
  answer(shouldStop: () => boolean): PricingResult | null {
    for (let waits = 0; Atomics.wait(this.#own, OWN.answered, this.#answered, WAIT_MS) === 'timed-out';) {
      if (waits > 0 || shouldStop()) waits += 1;
      if (waits > 0) Atomics.store(this.#shared, SHARED.stop, 1);
      if (waits > MOST_WAITS) return null;
    }
    this.#answered += 1;
    const answer = receiveMessageOnPort(this.#port)!.message as PricingAnswer;
    return 'failed' in answer ? null : answer;
  }

  close(): void {
    this.#port.close();
    void this.#thread.terminate();
  }
}
