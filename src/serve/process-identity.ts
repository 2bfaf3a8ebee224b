import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process uniquely: its pid may be reused later, its start time is not. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time as reported by the system; opaque. */
  readonly started: string;
}

/** @returns the identity of a running process; null if there is none with this pid, or only a zombie. */
export function identify(pid: number): ProcessIdentity | null {
  const started = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return started === null ? null : { pid, started };
}

/** @returns whether exactly this process is still running. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

function startFromProc(pid: number): string | null {
  try {
    // The name in parentheses may contain anything; after it, state is the 1st field and the start time the 20th.
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
