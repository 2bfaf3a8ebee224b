import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process beyond doubt: its number is given to others later, its start is not. */
export interface ProcessIdentity {
  readonly pid: number;
  /** As the system tells it: opaque. */
  readonly started: string;
}

/** @returns the identity of a running process; null when there is none of that number, or only its remains. */
export function identify(pid: number): ProcessIdentity | null {
  const started = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return started === null ? null : { pid, started };
}

/** Tells whether that very process still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

function startFromProc(pid: number): string | null {
  try {
    // The name in parentheses may hold anything; state is the 1st field behind it, the start time the 20th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\)\s*/s, '').split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function startFromPs(pid: number): string | null {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const started = stdout?.trim() ?? '';
  return started === '' ? null : started;
}
