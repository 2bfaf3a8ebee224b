import { readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`, the same on every Linux system that Node supports. */
export const TICKS = 100;

/** @returns milliseconds of CPU time used by processes, including their threads; exited ones count 0. */
export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + msOf(pid), 0);
}

function msOf(pid: number): number {
  try {
    // The fields after the name, which may contain any character: state is the first, user and system time are 12 and
    // 13.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return 0;
  }
}
