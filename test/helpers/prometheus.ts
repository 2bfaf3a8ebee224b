import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';
import { findProgram } from '../../src/serve/broker-binary.js';

/** A Prometheus for a test, with its own loopback port and temporary folder. */
export interface TestPrometheus {
  readonly url: string;
  /**
   * Evaluates an instant query.
   * @param at the evaluation time. Default: now.
   * @throws with Prometheus's message if it rejects the expression.
   */
  query(expression: string, at?: Date): Promise<readonly Sample[]>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/** One sample of an instant vector. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface PrometheusConfig {
  /** Pages to scrape by job name, each as `http://host:port/path`. */
  readonly targets: Readonly<Record<string, readonly string[]>>;
  /** Interval of scrapes and of rule evaluations. Default: `1s`. */
  readonly interval?: string;
  /** Absolute paths of rule files. */
  readonly ruleFiles?: readonly string[];
}

/**
 * @returns the path of a `prometheus` program: on the PATH, otherwise where `make promtool` installs it; null if there
 * is none.
 */
export function findPrometheus(): string | null {
  return findProgram('prometheus', process.env['PATH'], [join(packageRoot, '.cache', 'promtool')]);
}

/**
 * Starts a Prometheus that scrapes the targets.
 * @throws if there is no `prometheus` program (`make promtool` fetches one), or it exits during startup.
 */
export async function startPrometheus({ targets, interval = '1s', ruleFiles = [] }: PrometheusConfig): Promise<TestPrometheus> {
  const program = findPrometheus();
  if (program === null) throw new Error('no prometheus program: run "make promtool"');
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-prometheus-'));
  const configFile = join(folder, 'prometheus.yml');
  // JSON is YAML.
  writeFileSync(configFile, JSON.stringify({
    global: { scrape_interval: interval, scrape_timeout: interval, evaluation_interval: interval },
    rule_files: ruleFiles,
    scrape_configs: Object.entries(targets).map(([job, pages]) => ({ job_name: job, static_configs: pages.map(staticConfig) })),
  }));
  const child = spawn(program, [
    `--config.file=${configFile}`, `--storage.tsdb.path=${join(folder, 'data')}`, '--web.listen-address=127.0.0.1:0', '--log.level=info',
  ], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = `http://${await listeningAddress(child.stderr, ended)}`;
    return { url, stop, query: async (expression, at) => query(url, expression, at) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function staticConfig(page: string): { targets: string[]; labels: Record<string, string> } {
  const { host, pathname, protocol } = new URL(page);
  return { targets: [host], labels: { __metrics_path__: pathname, __scheme__: protocol.slice(0, -1) } };
}

/** Reads the log until it contains the port and says that queries can be answered. */
async function listeningAddress(log: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<string> {
  let said = '';
  return Promise.race([
    new Promise<string>((resolve) => {
      log.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const address = /msg="Listening on" address=(\S+)/.exec(said)?.[1];
        if (address !== undefined && said.includes('Server is ready to receive web requests')) resolve(address);
      });
    }),
    ended.then(() => { throw new Error(`prometheus ended at its start: ${said.slice(-2000)}`); }),
  ]);
}

async function query(url: string, expression: string, at?: Date): Promise<readonly Sample[]> {
  const parameters = new URLSearchParams({ query: expression, ...(at === undefined ? {} : { time: at.toISOString() }) });
  const response = await fetch(`${url}/api/v1/query?${parameters.toString()}`, { signal: AbortSignal.timeout(10_000) });
  const { error, data } = (await response.json()) as Answer;
  if (data === undefined) throw new Error(`${expression}: ${error ?? response.status}`);
  if (data.resultType === 'scalar') return [{ labels: {}, value: Number((data.result as [number, string])[1]) }];
  return (data.result as { metric: Record<string, string>; value: [number, string] }[]).map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
}

interface Answer {
  readonly error?: string;
  readonly data?: { readonly resultType: string; readonly result: unknown };
}
