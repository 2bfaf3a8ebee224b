import { readFileSync } from 'node:fs';
import { threadClock } from './clock.js';

/** The part of the WebAssembly API that is used; its types come with the browser's library only. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;

const compiled = new Map<string, object>();

/** The search kernel with the operators that come with it. */
const KERNEL = new URL('kernel.wasm', import.meta.url).href;

/** What kernels import: what the clock says goes to statistics, and to weights in timed runs. */
const clock = { now: threadClock };

/**
 * @param module - file URL of a kernel with further operators; by default the one that comes with the search
 * @returns what a new instance of the search kernel exports; it has a memory of its own, and asks for a clock only
 */
export function instantiateKernel(module = KERNEL): unknown {
  let known = compiled.get(module);
  if (known === undefined) {
    known = new Module(readFileSync(new URL(module)));
    compiled.set(module, known);
  }
  return new Instance(known, { clock }).exports;
}

/** A kernel's memory; the buffer is another one after it has grown. */
export interface MemoryExports {
  readonly memory: { readonly buffer: ArrayBuffer };
}

/** Finds an array of the kernel again when its memory has grown, as that of an operator that allocates does: old views are detached. */
export function arrayAt({ memory }: MemoryExports, place: number, length: number): () => Int32Array {
  let array = new Int32Array(memory.buffer, place, length);
  return () => (array.length > 0 || length === 0 ? array : (array = new Int32Array(memory.buffer, place, length)));
}
