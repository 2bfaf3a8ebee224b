import { readFileSync } from 'node:fs';

/** The part of the WebAssembly API that is used; its types come with the browser's library only. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;

let compiled: object | null = null;

/** @returns what a new instance of the search kernel exports; it asks for nothing from outside, and has a memory of its own */
export function instantiateKernel(): unknown {
  compiled ??= new Module(readFileSync(new URL('kernel.wasm', import.meta.url)));
  return new Instance(compiled, {}).exports;
}
