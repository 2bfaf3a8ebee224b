import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { lockHolder, noServiceOn } from './data-lock.js';
import { isRunning } from './process-identity.js';

/** The state of the last restart, in `restart.json` of a data folder, for the process that requested it. */
interface RestartFile {
  readonly v: 1;
  /** Number of restarts since the service started. */
  readonly round: number;
  readonly state: 'running' | 'done' | 'failed';
  readonly reason?: string;
}

/** A restart that did not happen, with the reason. */
export class RestartError extends Error {
  override readonly name = 'RestartError';
}

const SIGNAL = 'SIGUSR2';

/**
 * Restarts on every SIGUSR2, one round after the other; any number of requests during a round cause one more round.
 * @returns a function that stops listening.
 */
export function onRestartRequests(options: { dataDir: string; log: Logger; replace: () => Promise<void> }): { end(): void } {
  const { dataDir, log, replace } = options;
  let round = 0;
  let wanted = false;
  let busy = false;
  const tell = (state: RestartFile['state'], reason?: string): void => writeState(dataDir, { v: 1, round, state, ...(reason === undefined ? {} : { reason }) });
  const work = async (): Promise<void> => {
    busy = true;
    while (wanted) {
      wanted = false;
      round++;
      tell('running');
      log.info({ round }, 'replacing API and workers');
      try {
        await replace();
        log.info({ round }, 'API and workers are replaced');
        tell('done');
      } catch (error) {
        log.error({ err: error, round }, 'restart aborted, processes not yet replaced keep running');
        tell('failed', error instanceof Error ? error.message : String(error));
      }
    }
    busy = false;
  };
  const request = (): void => {
    wanted = true;
    if (!busy) void work();
  };
  rmSync(pathOf(dataDir), { force: true });
  process.on(SIGNAL, request);
  return { end: () => void process.off(SIGNAL, request) };
}

/**
 * Asks the service that runs on a data folder for a restart and waits for its end.
 *
 * @returns how many it has had.
 * @throws RestartError when none runs, or the restart was broken off.
 */
export async function requestRestart(dataDir: string, timeoutMs = 600_000): Promise<number> {
  const holder = lockHolder(dataDir);
  if (holder === null) throw new RestartError(noServiceOn(dataDir));
  const before = readState(dataDir);
  const round = before === null ? 1 : before.round + 1;
  process.kill(holder.pid, SIGNAL);
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const state = readState(dataDir);
    if (state !== null && state.round >= round && state.state === 'done') return state.round;
    if (state !== null && state.round >= round && state.state === 'failed') throw new RestartError(`the restart was aborted: ${state.reason ?? ''}`);
    if (!isRunning(holder)) throw new RestartError('the service exited during the restart');
    if (performance.now() > deadline) throw new RestartError(`the restart did not finish within ${timeoutMs / 1000} s; see the log of the service`);
    await delay(100);
  }
}

function writeState(dataDir: string, state: RestartFile): void {
  writeFileSync(`${pathOf(dataDir)}.new`, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  renameSync(`${pathOf(dataDir)}.new`, pathOf(dataDir));
}

function readState(dataDir: string): RestartFile | null {
  try {
    return JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) as RestartFile;
  } catch {
    return null;
  }
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'restart.json');
}
