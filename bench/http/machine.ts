import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from './load.js';
import { TICKS } from './processor-time.js';

const FLUSHES = 200;
const FLUSHED_BYTES = 4096;

/** @returns milliseconds of CPU time used by all processes on all cores. */
export function machineMs(stat: string = readFileSync('/proc/stat', 'utf8')): number {
  const fields = (/^cpu +(.*)$/m.exec(stat)?.[1] ?? '').split(' ').map(Number);
  // User, nice, system, then idle and iowait, which are not work, then interrupts and time stolen by the host.
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = fields;
  return ((user + nice + system + interrupts + soft) * 1000) / TICKS;
}

/** Repeatedly appends to a file next to the brokers' stores and flushes it. @returns the median, milliseconds. */
export function flushMs(): number {
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-flush-'));
  const file = openSync(join(folder, 'file'), 'w');
  try {
    const bytes = Buffer.alloc(FLUSHED_BYTES, 1);
    return quantile(Array.from({ length: FLUSHES }, () => {
      const since = performance.now();
      writeSync(file, bytes);
      fsyncSync(file);
      return performance.now() - since;
    }), 0.5);
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}
