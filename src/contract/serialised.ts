declare const CONTENT: unique symbol;

/** A value of the contract as JSON bytes; the type remembers what they hold. */
export type Serialised<T> = Uint8Array<ArrayBuffer> & { readonly [CONTENT]: T };

/** @returns the value as JSON, in memory of its own. */
export function serialise<T>(value: T): Serialised<T> {
  return new TextEncoder().encode(JSON.stringify(value)) as Serialised<T>;
}

/** Takes bytes for what `serialise` made earlier, such as those of a finished task in the store. */
export function asSerialised<T>(bytes: Uint8Array): Serialised<T> {
  return bytes as Serialised<T>;
}
