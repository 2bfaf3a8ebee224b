import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { Problem } from '../../model/problem.js';
import { FLAG, FLAGS, type BoundThreadData, type DownMessage, type UpMessage } from './bound-channel.js';

/** The module of the thread. */
const BOUND_THREAD = new URL('./bound-thread.js', import.meta.url);

/** Runs a thread that bounds a problem; nothing here waits for it. */
export class BoundClient {
  /** Whether the thread has nothing more to say. */
  ended = false;
  readonly #flags = new Int32Array(new SharedArrayBuffer(4 * FLAGS));
  readonly #port: MessagePort;
  readonly #thread: Worker;
  #heard = 0;

  /** @param module - runs in the thread; default the bound itself */
  constructor(problem: Problem, data: Pick<BoundThreadData, 'seed' | 'effort' | 'limitMs' | 'incumbent'>, module: URL = BOUND_THREAD) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData: BoundThreadData = { ...data, problem, flags: this.#flags, port: port2 };
    this.#thread = new Worker(module, { workerData, transferList: [port2] });
    this.#thread.unref();
    // An unhandled error event would end the process, and the bound is all that is lost.
    this.#thread.on('error', () => { this.ended = true; });
    this.#thread.on('exit', () => { this.ended = true; });
  }

  /** Returns what the thread has said since the last call; cheap when it is nothing. */
  heard(): UpMessage[] {
    const said = Atomics.load(this.#flags, FLAG.up);
    if (said === this.#heard) return [];
    this.#heard = said;
    const messages: UpMessage[] = [];
    for (let next = receiveMessageOnPort(this.#port); next !== undefined; next = receiveMessageOnPort(this.#port)) messages.push(next.message as UpMessage);
    if (messages.some(({ kind }) => kind === 'ended' || kind === 'failed')) this.ended = true;
    return messages;
  }

  tell(message: DownMessage): void {
    this.#port.postMessage(message);
    Atomics.add(this.#flags, FLAG.down, 1);
  }

  /** Lets the bound use `others` threads besides its own. */
  allow(others: number): void {
    Atomics.store(this.#flags, FLAG.others, others);
  }

  stop(): void {
    Atomics.store(this.#flags, FLAG.stop, 1);
  }

  /** Ends the thread, whatever it does. */
  async close(): Promise<void> {
    this.stop();
    this.#port.close();
    await this.#thread.terminate();
  }
}
