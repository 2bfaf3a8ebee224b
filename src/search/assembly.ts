import { readFileSync } from 'node:fs';

/** The part of the WebAssembly API that is used; TypeScript declares it only in the browser library. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;

const compiled = new Map<string, object>();

/** The search kernel with the built-in operators. */
const KERNEL = new URL('kernel.wasm', import.meta.url).href;

/**
 * Milliseconds on this thread's clock, for code without a solve context: kernel statistics, and threads, which only
 * receive data when they start. No answer of a run with an iteration budget depends on it.
 */
export function threadClock(): number {
  // eslint-disable-next-line no-restricted-properties -- there is no solve context here
  return performance.now();
}

/** Imports of a kernel: times are used for statistics, and for weights in runs limited by time. */
const clock = { now: threadClock };

/**
 * @param module - file URL of a kernel with additional operators; default: the built-in one
 * @returns the exports of a new kernel instance; it has its own memory and imports only a clock
 */
export function instantiateKernel(module = KERNEL): unknown {
  let known = compiled.get(module);
  if (known === undefined) {
    known = new Module(readFileSync(new URL(module)));
    compiled.set(module, known);
  }
  return new Instance(known, { clock }).exports;
}

/** The memory of a kernel; its buffer is replaced when it grows. */
export interface MemoryExports {
  readonly memory: { readonly buffer: ArrayBuffer };
}

/**
 * Returns a view of a kernel array that stays valid after the kernel's memory has grown, for example because an
 * operator allocates: old views are detached.
 */
export function arrayAt({ memory }: MemoryExports, place: number, length: number): () => Int32Array {
  let array = new Int32Array(memory.buffer, place, length);
  return () => (array.length > 0 || length === 0 ? array : (array = new Int32Array(memory.buffer, place, length)));
}
