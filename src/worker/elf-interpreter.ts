import { closeSync, openSync, readSync } from 'node:fs';

const PT_INTERP = 3;

/** @returns the path of the loader that the kernel starts for a dynamic 64-bit ELF program; null for anything else. */
export function elfInterpreter(program: string): string | null {
  const file = openSync(program, 'r');
  try {
    const read = (offset: number, length: number): DataView => {
      const bytes = new Uint8Array(length);
      const got = readSync(file, bytes, 0, length, offset);
      return new DataView(bytes.buffer, 0, got);
    };
    const header = read(0, 64);
    // Magic number; 64 bits; low byte first.
    if (header.byteLength < 64 || header.getUint32(0) !== 0x7f454c46 || header.getUint8(4) !== 2 || header.getUint8(5) !== 1) return null;
    const table = Number(header.getBigUint64(32, true));
    const [size, count] = [header.getUint16(54, true), header.getUint16(56, true)];
    for (let i = 0; i < count; i++) {
      const segment = read(table + i * size, 56);
      if (segment.getUint32(0, true) !== PT_INTERP) continue;
      const text = read(Number(segment.getBigUint64(8, true)), Number(segment.getBigUint64(32, true)));
      return new TextDecoder().decode(text).replace(/\0.*$/s, '');
    }
    return null;
  } finally {
    closeSync(file);
  }
}
