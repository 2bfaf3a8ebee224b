import cluster from 'node:cluster';
import { fork, type ChildProcess } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { programPath } from '../bundle.js';
import type { Config } from '../config.js';
import { createMetrics } from '../metrics/metrics.js';
import { mergeMetrics, renderMetrics, snapshotMetrics } from '../metrics/merge.js';
import { readBrokerFile } from './broker-file.js';
import { jobLimit } from './broker-link.js';
import { BrokerRescue } from './broker-rescue.js';
import { ensureBrokerBinary } from './broker-install.js';
import { watchBroker, type BrokerWatch } from './broker-watch.js';
import { lockDataDir } from './data-lock.js';
import { ProcessSupervisor, type Role } from './process-supervisor.js';
import { startMetricsServer, type MetricsPage } from './metrics-server.js';
import { nodeProcess } from './node-process.js';
import { privateBroker } from './private-broker.js';
import { RunningProcesses } from './running-processes.js';

/** API and workers are killed this long after the request to stop; the broker has the rest of 25 s. */
const DRAIN_MS = 21_500;
const BROKER_STOP_MS = 3000;
/** A replaced process has as long as the worker's grace, plus a margin. */
const REPLACED_MS = 25_000;

/** Timeout for reading the disk's figures: a disk behind a dead network mount would never answer. */
const DISK_MS = 400;

export interface ServeOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Called with each line for the person at the terminal. */
  readonly say: (line: string) => void;
}

/** A running service. */
export interface Service {
  readonly port: number | null;
  readonly metricsPort: number;
  /**
   * Replaces API and worker processes one at a time, without a gap: each new one serves before the old one ends. They
   * load the program, the plans file and the selection file again; environment and broker stay the same.
   * @throws RoleFailedError if a new one does not become ready; the old one keeps running, and the remaining ones are
   *   not replaced.
   */
  replaceProcesses(): Promise<void>;
  /** Drains API and workers, then stops the broker, within 25 s. A second call ends everything immediately. */
  stop(): Promise<void>;
}

/**
 * Starts the processes of the service and keeps them running.
 * @returns once the API responds and a worker is ready.
 * @throws DataDirInUseError, BrokerMissingError, RoleFailedError with the problem and the remedy; everything that was
 *   started has been stopped again.
 */
export async function startService(options: ServeOptions): Promise<Service> {
  const service = new ServiceProcesses(options);
  try {
    await service.start();
    return service;
  } catch (error) {
    await service.stop();
    throw error;
  }
}

class ServiceProcesses implements Service {
  private readonly options: ServeOptions;
  private readonly metrics = createMetrics('supervisor');
  private readonly running = new RunningProcesses();
  private broker: ProcessSupervisor | null = null;
  private rescue: BrokerRescue | null = null;
  private brokerWatch: BrokerWatch | null = null;
  private supervisors: ProcessSupervisor[] = [];
  private lock: { release(): void } | null = null;
  private page: { port: number; close(): Promise<void> } | null = null;
  private stopped: Promise<void> | null = null;

  constructor(options: ServeOptions) {
    this.options = options;
  }

  get port(): number | null {
    return this.running.port('api-1');
  }

  get metricsPort(): number {
    return this.page?.port ?? 0;
  }

  async start(): Promise<void> {
    const { config } = this.options;
    for (const role of ['nats-server', 'roundsman-api', 'roundsman-worker'] as const) {
      this.metrics.processRestarts.inc({ role }, 0);
      this.metrics.processesHung.inc({ role }, 0);
      this.metrics.metricsMissed.inc({ role }, 0);
    }
    this.lock = lockDataDir(config.dataDir);
    if (config.nats.servers.length === 0) {
      this.broker = await this.keepBroker();
      await this.broker.ready;
    }
    this.page = await startMetricsServer({ host: config.metricsHost, port: config.metricsPort }, async () => this.renderPage());
    for (let number = 1; number <= config.apiProcesses; number++) this.supervisors.push(this.keepApi(number));
    this.supervisors.push(this.keepWorker());
    await Promise.all(this.supervisors.map(async (supervisor) => supervisor.ready));
  }

  async replaceProcesses(): Promise<void> {
    for (const supervisor of this.supervisors) await supervisor.replace(REPLACED_MS);
  }

  async stop(): Promise<void> {
    if (this.stopped !== null) for (const supervisor of [...this.supervisors, this.broker]) supervisor?.kill();
    this.stopped ??= this.drain();
    return this.stopped;
  }

  private async drain(): Promise<void> {
    await Promise.all(this.supervisors.map(async (supervisor) => supervisor.stop(DRAIN_MS)));
    await this.page?.close();
    await this.broker?.stop(BROKER_STOP_MS);
    this.lock?.release();
  }

  private async keepBroker(): Promise<ProcessSupervisor> {
    const { config, log, say } = this.options;
    const binary = await ensureBrokerBinary({ say });
    const rescue = this.rescue = new BrokerRescue({ folder: config.dataDir, restart: (reason) => this.broker?.restart(reason), log });
    const role = await privateBroker({
      binary, dataDir: config.dataDir, jobLimit: jobLimit(config), log, onWriteError: (message) => rescue.noteWriteError(message),
    });
    const watch = () => watchBroker({ port: Number(new URL(readBrokerFile(config.dataDir)!.url).port), pid: this.broker?.process?.pid ?? -1, onHung });
    const onHung = (reason: string) => {
      this.metrics.processesHung.inc({ role: 'nats-server' });
      this.broker?.restart(reason);
    };
    return new ProcessSupervisor(role, {
      log,
      onRestart: () => this.metrics.processRestarts.inc({ role: 'nats-server' }),
      onChange: (ready) => {
        if (!ready) rescue.clear();
        this.brokerWatch?.end();
        this.brokerWatch = ready ? watch() : null;
      },
    });
  }

  private keepApi(number: number): ProcessSupervisor {
    return this.keep('roundsman-api', `api-${number}`, () => {
      // Each process accepts its own connections: none passes through the supervisor.
      cluster.schedulingPolicy = cluster.SCHED_NONE;
      cluster.setupPrimary({ exec: programPath('serve/api-process'), args: [String(number)] });
      return cluster.fork().process;
    });
  }

  private keepWorker(): ProcessSupervisor {
    return this.keep('roundsman-worker', 'worker', () => fork(programPath('serve/worker-process'), [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));
  }

  private keep(title: 'roundsman-api' | 'roundsman-worker', name: string, start: () => ChildProcess): ProcessSupervisor {
    const role: Role = {
      name: name === 'worker' ? title : `roundsman-${name}`,
      start: () => {
        const node = nodeProcess(start(), {
          onChange: () => this.running.reportWorkerReady(),
          onHung: () => this.metrics.processesHung.inc({ role: title }),
          onSilent: () => this.metrics.metricsMissed.inc({ role: title }),
          onStoreFault: (cause) => this.rescue?.noteFault(cause),
        });
        // Only from now on: while it starts, the process that it replaces is the one to ask.
        void node.ready.then(() => {
          this.running.add(name, node);
          this.running.reportWorkerReady();
        });
        return node;
      },
    };
    return new ProcessSupervisor(role, { log: this.options.log, onRestart: () => this.metrics.processRestarts.inc({ role: title }) });
  }

  /** A disk that does not answer shows no figures. */
  private async measureDisk(): Promise<void> {
    const unknown = sleep(DISK_MS, null, { ref: false });
    const disk = await Promise.race([statfs(this.options.config.dataDir).catch(() => null), unknown]);
    if (disk === null) return;
    this.metrics.dataDiskFree.set(disk.bavail * disk.bsize);
    this.metrics.dataDiskSize.set(disk.blocks * disk.bsize);
  }

  private showProcesses(): void {
    const { config } = this.options;
    for (let number = 1; number <= config.apiProcesses; number++) this.showProcess(`api-${number}`, this.running.answers(`api-${number}`));
    this.showProcess('worker', this.running.answers('worker'));
    if (config.nats.servers.length === 0) this.showProcess('nats-server', this.brokerWatch?.answers ?? false);
  }

  private showProcess(role: string, up: boolean): void {
    this.metrics.processUp.set({ role }, up ? 1 : 0);
  }

  private async renderPage(): Promise<MetricsPage> {
    const [others] = await Promise.all([this.running.metrics(), this.measureDisk()]);
    this.showProcesses();
    return renderMetrics(mergeMetrics([await snapshotMetrics(this.metrics.registry), ...others]));
  }
}
