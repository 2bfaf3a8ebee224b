import { mergeMetrics, type MetricsSnapshot } from '../metrics/merge.js';
import type { NodeProcess } from './node-process.js';

/** What the supervisor needs of a process that is ready. */
export type ServingProcess = Pick<NodeProcess, 'port' | 'answers' | 'ended' | 'reportWorkerReady' | 'gauges' | 'counters'>;

/**
 * The service's own processes from readiness to exit, including while they drain. The counters of a process that has
 * ended stay in the sums, so that no counter decreases while the service runs; its gauges are dropped.
 */
export class RunningProcesses {
  /** Role by process, oldest first. */
  private readonly roles = new Map<ServingProcess, string>();
  private ended: MetricsSnapshot = [];
  private workerAnswers = false;

  /** Adds a process that is now ready. */
  add(role: string, process: ServingProcess): void {
    this.roles.set(process, role);
    process.reportWorkerReady(this.workerAnswers);
    void process.ended.then(() => {
      this.roles.delete(process);
      this.ended = mergeMetrics([this.ended, process.counters()]);
    });
  }

  /** Informs all processes when it has changed whether a worker responds. */
  reportWorkerReady(): void {
    const answers = this.answers('worker');
    if (answers === this.workerAnswers) return;
    this.workerAnswers = answers;
    for (const process of this.roles.keys()) process.reportWorkerReady(answers);
  }

  /** @returns whether a process of the role is ready and sends heartbeats. */
  answers(role: string): boolean {
    return this.of(role).some((process) => process.answers);
  }

  /** @returns where the newest process of the role listens; null when it does not. */
  port(role: string): number | null {
    return this.of(role)[0]?.port ?? null;
  }

  /** @returns the metrics of all processes, newest first; one that does not answer delays them by 0.4 s at most. */
  async metrics(): Promise<MetricsSnapshot[]> {
    const gauges = await Promise.all(this.newestFirst().map(async ([process]) => process.gauges()));
    // Read at a single moment: a process that ends meanwhile is in exactly one of the two.
    return [...gauges, ...this.newestFirst().map(([process]) => process.counters()), this.ended];
  }

  private of(role: string): ServingProcess[] {
    return this.newestFirst().filter(([, its]) => its === role).map(([process]) => process);
  }

  private newestFirst(): [ServingProcess, string][] {
    return [...this.roles].reverse();
  }
}
