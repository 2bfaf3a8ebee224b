import { readFileSync } from 'node:fs';

/** Clock ticks a second of `/proc`, the same on every Linux that Node runs on. */
export const TICKS = 100;

/** @returns milliseconds of processor time that processes have used, threads included; those that are gone count 0. */
export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + msOf(pid), 0);
}

function msOf(pid: number): number {
  try {
    // What follows the name, which may hold anything: state is the first field, user and system time are 12 and 13.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return 0;
  }
}
