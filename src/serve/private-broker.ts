import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { privateServerConfig } from '../nats/server-config.js';
import type { BrokerBinary } from './broker-binary.js';
import { readBrokerFile, writeBrokerFile, type BrokerFile } from './broker-file.js';
import type { ProcessEnd, Role, RoleProcess } from './process-supervisor.js';
import { identify, isRunning } from './process-identity.js';

/**
 * The command that starts the broker. A watcher beside it holds the reading end of a pipe. When this process dies, for
 * whatever reason, the pipe closes and the watcher stops the broker; a line on the pipe ends only the watcher. `exec`
 * keeps the pid of the shell, so that the watcher knows which process to stop.
 */
const START_WITH_WATCHER = `
  ( read -r line <&3 && exit
    kill -TERM $$
    for try in 1 2 3 4 5 6 7 8 9 10; do sleep 0.2 || sleep 1; kill -0 $$ || exit; done
    sleep 8; kill -0 $$ || exit
    kill -KILL $$
  ) >/dev/null 2>&1 </dev/null &
  exec "$@" 3<&-`;

export interface PrivateBrokerOptions {
  readonly binary: BrokerBinary;
  readonly dataDir: string;
  readonly jobLimit: number;
  readonly log: Logger;
  /** Called when the broker reports that it could not write to its store; it is then no longer fully functional. */
  readonly onWriteError?: (message: string) => void;
}

/**
 * What nats-server says when it gives a stream up (2.12 and newer), or all of JetStream (2.10, 2.11), after a failed write:
 * either lasts until it is started again.
 */
const GAVE_UP = /critical write error|JetStream out of .*resources, will be DISABLED/i;

/**
 * Prepares the private broker of a data folder: stops one left behind by a killed run, picks a port and a password,
 * writes its configuration and `broker.json`.
 * @returns the role to keep running; every start uses the same port and password.
 */
export async function privateBroker(options: PrivateBrokerOptions): Promise<Role> {
  const { binary, dataDir, jobLimit, log, onWriteError } = options;
  const before = readBrokerFile(dataDir);
  if (before !== null && before.process !== null) await endLeftover(before.process, log);
  const port = await freePort(before === null ? 0 : Number(new URL(before.url).port));
  const user = 'roundsman';
  const password = randomBytes(24).toString('base64url');
  const storeDir = join(dataDir, 'broker');
  mkdirSync(storeDir, { recursive: true, mode: 0o700 });
  const storeLimitBytes = storeBytes(storeDir);
  const { text } = privateServerConfig({ port, storeDir, user, password, version: binary.version, maxFileBytes: storeLimitBytes });
  const configPath = join(dataDir, 'nats-server.conf');
  writeFileSync(configPath, text, { mode: 0o600 });
  const file: BrokerFile = { v: 1, url: `nats://127.0.0.1:${port}`, user, password, jobLimit, storeLimitBytes, process: null };
  return {
    name: 'nats-server',
    start: () => {
      const broker = startBroker(binary.path, configPath, log, onWriteError);
      try {
        writeBrokerFile(dataDir, { ...file, process: identify(broker.pid) });
      } catch (error) {
        // On a full disk: the next start must not find a broker without an owner.
        broker.kill();
        throw error;
      }
      return broker;
    },
  };
}

const MAX_STORE_BYTES = 64 * 2 ** 30;

/** Starts the broker in its own session, so that Ctrl-C in a terminal does not reach it. */
function startBroker(program: string, configPath: string, log: Logger, onWriteError?: (message: string) => void): RoleProcess {
  const child = spawn('/bin/sh', ['-c', START_WITH_WATCHER, 'sh', program, '-c', configPath], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  const lifeline = child.stdio[3] as NodeJS.WritableStream;
  lifeline.on('error', () => undefined);
  let lastError = '';
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      const level = /\[(INF|WRN|ERR|FTL|DBG|TRC)\]/.exec(line)?.[1];
      const message = line.replace(/^.*\[(INF|WRN|ERR|FTL|DBG|TRC)\] /, '');
      if (level === 'INF') log.debug({ role: 'nats-server' }, message);
      else log.warn({ role: 'nats-server' }, message);
      if (level === 'ERR' || level === 'FTL' || level === undefined) lastError = message;
      if (GAVE_UP.test(message)) onWriteError?.(message);
      if (message.includes('Server is ready')) resolve();
    });
  });
  const ended = new Promise<ProcessEnd>((resolve) => {
    const over = (reason: string) => {
      lifeline.end('\n');
      resolve({ reason: lastError === '' ? reason : `${reason} (${lastError})`, refused: false });
    };
    child.on('error', (error) => over(error.message));
    child.on('exit', (code, signal) => over(signal === null ? `exit code ${code ?? '?'}` : `signal ${signal}`));
  });
  return { pid: child.pid ?? -1, ready, ended, drain: () => void child.kill('SIGTERM'), kill: () => void child.kill('SIGKILL') };
}

/** Two servers on one store would corrupt it: the broker of a killed run must be gone first. */
async function endLeftover(left: NonNullable<BrokerFile['process']>, log: Logger): Promise<void> {
  if (!isRunning(left)) return;
  log.warn({ brokerPid: left.pid }, 'stopping the broker of an earlier run');
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (isRunning(left)) process.kill(left.pid, signal);
    for (let waited = 0; waited < 10_000 && isRunning(left); waited += 50) await delay(50);
  }
}

/** @returns the preferred port if it is free, otherwise any free one on loopback. */
async function freePort(wished: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (wished === 0 ? reject(error) : resolve(freePort(0))));
    server.listen(wished, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Maximum size of the store in bytes: most of its disk, however small, up to 64 GiB; the same at every start. */
function storeBytes(storeDir: string): number {
  const { blocks, bsize } = statfsSync(storeDir);
  return Math.min(MAX_STORE_BYTES, Math.floor(0.8 * blocks * bsize));
}
