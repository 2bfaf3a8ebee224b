/**
 * The kernel is written in the part of TypeScript that AssemblyScript compiles too, so that one source gives both the
 * WebAssembly kernel and its plain fallback. These names stand for AssemblyScript's own; `prelude.txt` defines them there.
 */
export type i32 = number;
export type f64 = number;
export type Ints = Int32Array;
export const Ints = Int32Array;
export type Floats = Float64Array;
export const Floats = Float64Array;
export type Singles = Float32Array;
export const Singles = Float32Array;

/** Cuts the fraction off. */
export function toInt(value: f64): i32 {
  return Math.trunc(value);
}

/** 32-bit product. */
export function imul(a: i32, b: i32): i32 {
  return Math.imul(a, b);
}

/** `a || b`, both worked out: no branch. */
export function either(a: boolean, b: boolean): boolean {
  return a || b;
}
