import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateServerConfig } from '../../src/nats/server-config.js';
import { findBrokerBinary } from '../../src/serve/broker-binary.js';
import { freePort } from './ports.js';

/** A private nats-server for a test, with its own port and temporary folder. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly version: string;
  readonly storeDir: string;
  /** Process id of the running server. */
  pid(): number;
  /** Ends the server with a signal and waits for its exit; the store is kept. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Restarts it with the same port and store. */
  restart(): Promise<void>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** A program and its version; default: the one that the service would use. */
  readonly binary?: { readonly path: string; readonly version: string };
  /** Replaces the whole configuration. */
  readonly config?: (port: number, storeDir: string) => string;
}

/** Starts a nats-server configured like the service's private one, on a free loopback port. */
export async function startNatsServer(options: TestServerOptions = {}): Promise<TestServer> {
  const binary = options.binary ?? findBrokerBinary();
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-nats-'));
  const storeDir = join(folder, 'store');
  const configFile = join(folder, 'server.conf');
  const port = await freePort();
  const user = 'test';
  const password = 'test-password';
  const config = options.config?.(port, storeDir) ?? privateServerConfig({ version: binary.version, storeDir, port, user, password }).text;
  writeFileSync(configFile, config, { mode: 0o600 });

  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(binary.path, ['-c', configFile], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => { said = (said + chunk.toString()).slice(-4000); });
    await listening(port, child, () => said);
  };
  const kill = async (signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    user,
    password,
    version: binary.version,
    storeDir,
    pid: () => child?.pid ?? 0,
    kill,
    restart: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until something accepts connections on the port, or the child has exited. */
async function listening(port: number, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`nats-server ended at its start: ${said()}`);
    if (await accepts(port)) return;
    if (performance.now() > deadline) throw new Error(`nats-server does not listen on port ${port}: ${said()}`);
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    const end = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
}
