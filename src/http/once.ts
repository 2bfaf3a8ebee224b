import type { Call } from './call.js';

/** Reads a value when first asked for and keeps it; a failure is not kept. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => {
    if (!value) {
      value = read();
      value.catch(() => { value = undefined; });
    }
    return value;
  };
}

/** Reads a value for a call when first asked for and keeps it, a failure too, for as long as the call lives. */
export function oncePerCall<T>(read: (call: Call) => Promise<T>): (call: Call) => Promise<T> {
  const values = new WeakMap<Call, Promise<T>>();
  return (call) => {
    const value = values.get(call) ?? read(call);
    values.set(call, value);
    return value;
  };
}
