import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The part of the WebAssembly API that is used; TypeScript declares it only in the browser library. */
interface WebAssemblyApi {
  readonly Module: { new (bytes: Uint8Array): object; customSections(module: object, name: string): readonly ArrayBuffer[] };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;

const compiled = new Map<string, object>();

/** The search kernel with the built-in operators. */
const KERNEL = new URL('kernel.wasm', import.meta.url).href;

/** The custom section of a kernel with the digest of the kernel's sources; the builds of all kernels append it. */
export const DIGEST_SECTION = 'roundsman-kernel-sources';

/** A guest's kernel that cannot be used; the message names its file and the remedy. */
export class GuestKernelError extends Error {
  override readonly name = 'GuestKernelError';

  constructor(url: string, fault: string) {
    super(`${fileURLToPath(url)} ${fault}; run "roundsman strategy build" for the folder of its strategy`);
  }
}

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
 * @throws GuestKernelError for a kernel with additional operators that is missing or built from other sources of the kernel
 */
export function instantiateKernel(module = KERNEL): unknown {
  return new Instance(compiledKernel(module), { clock }).exports;
}

function compiledKernel(url: string): object {
  let module = compiled.get(url);
  if (module === undefined) {
    module = url === KERNEL ? new Module(readFileSync(new URL(url))) : compileGuest(url);
    compiled.set(url, module);
  }
  return module;
}

/** A guest's kernel shares the layout of its memory with this release's code, which only the same sources guarantee. */
function compileGuest(url: string): object {
  if (!existsSync(new URL(url))) throw new GuestKernelError(url, 'does not exist');
  let module: object;
  try {
    module = new Module(readFileSync(new URL(url)));
  } catch (error) {
    throw new GuestKernelError(url, `is not a kernel (${error instanceof Error ? error.message : String(error)})`);
  }
  const digest = digestOf(module);
  if (digest === null || digest !== digestOf(compiledKernel(KERNEL))) {
    throw new GuestKernelError(url, `is built for another release of Roundsman than that of ${fileURLToPath(KERNEL)}`);
  }
  return module;
}

function digestOf(module: object): string | null {
  const [section] = Module.customSections(module, DIGEST_SECTION);
  return section === undefined ? null : new TextDecoder().decode(section);
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
