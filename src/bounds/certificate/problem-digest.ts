import { createHash, type Hash } from 'node:crypto';
import type { Problem } from '../../model/problem.js';

/** Returns a digest of all that a problem says, which ties a certificate to it: 64 hexadecimal digits. O(size of the problem). */
export function problemDigest(problem: Problem): string {
  const hash = createHash('sha256');
  add(hash, problem);
  return hash.digest('hex');
}

function add(hash: Hash, value: unknown): void {
  if (ArrayBuffer.isView(value)) {
    hash.update(`<${value.constructor.name} ${value.byteLength}>`).update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  } else if (Array.isArray(value)) {
    hash.update(`[${value.length}`);
    for (const each of value) add(hash, each);
  } else if (typeof value === 'object' && value !== null) {
    hash.update('{');
    for (const [key, each] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      hash.update(`${key}:`);
      add(hash, each);
    }
    hash.update('}');
  } else {
    hash.update(`${typeof value} ${String(value)};`);
  }
}
