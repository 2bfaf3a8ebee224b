import type { Finding } from '../../strategy/conformance/index.js';

/** What the process of an examination tells: its number, what it begins, what it found, that it is through. */
export type CheckMessage =
  | { readonly started: number }
  | { readonly trial: string }
  | { readonly finding: Finding }
  | { readonly done: true };
