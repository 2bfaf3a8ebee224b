import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIGEST_SECTION } from '../search/assembly.js';

/** What the search kernel is compiled from, and how; its other files are for editors. */
const SOURCE = /\.ts$|^compiler-flags\.json$/;
const CUSTOM_SECTION = 0;

/** @returns a digest of the sources of the search kernel in a folder, the same on every machine. */
export function kernelDigest(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')).filter((name) => SOURCE.test(name));
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(`${name}\0`).update(readFileSync(join(folder, name))).update('\0');
  return hash.digest('hex');
}

/** @returns a WebAssembly module with the digest of the kernel's sources as a custom section, which changes nothing that it does. */
export function withKernelDigest(module: Uint8Array, digest: string): Uint8Array {
  const name = Buffer.from(DIGEST_SECTION);
  const content = Buffer.concat([leb128(name.length), name, Buffer.from(digest)]);
  return Buffer.concat([module, Buffer.of(CUSTOM_SECTION), leb128(content.length), content]);
}

/** An unsigned integer as WebAssembly writes lengths: seven bits a byte, the lowest first. */
function leb128(value: number): Buffer {
  return value < 0x80 ? Buffer.of(value) : Buffer.concat([Buffer.of((value & 0x7f) | 0x80), leb128(value >>> 7)]);
}

/**
 * Whether a strategy failed because its kernel must be built again. By name: a guest that is linked to another installation
 * throws that one's class.
 */
export function isGuestKernelError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'GuestKernelError';
}
