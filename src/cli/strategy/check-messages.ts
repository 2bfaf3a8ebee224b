import type { Finding } from '../../strategy/conformance/index.js';

/** What the process of an examination tells: that it started, what it begins, what it found, that it is through. */
export type CheckMessage =
  | { readonly started: true }
  | { readonly trial: string }
  | { readonly finding: Finding }
  | { readonly done: true };
