import { mergeMetrics, type MetricsSnapshot } from '../metrics/merge.js';
import type { NodeProcess } from './node-process.js';

/** What the supervisor needs of a process, once it serves. */
export type ServingProcess = Pick<NodeProcess, 'port' | 'answers' | 'ended' | 'tellWorkerReady' | 'gauges' | 'counters'>;

/**
 * The processes of our own code, from their readiness to their end, so also while they drain. What one had counted when
 * it ended stays in the sums, so that no counter goes down while the service runs; its gauges go with it.
 */
export class RunningProcesses {
  /** Role by process, oldest first. */
  private readonly roles = new Map<ServingProcess, string>();
  private ended: MetricsSnapshot = [];
  private workerAnswers = false;

  /** Takes in a process that serves from now on. */
  add(role: string, process: ServingProcess): void {
    this.roles.set(process, role);
    process.tellWorkerReady(this.workerAnswers);
    void process.ended.then(() => {
      this.roles.delete(process);
      this.ended = mergeMetrics([this.ended, process.counters()]);
    });
  }

  /** Tells all processes whether a worker answers, when that has changed. */
  tellWorkerReady(): void {
    const answers = this.answers('worker');
    if (answers === this.workerAnswers) return;
    this.workerAnswers = answers;
    for (const process of this.roles.keys()) process.tellWorkerReady(answers);
  }

  /** Tells whether a process of the role serves and sends heartbeats. */
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
    // Read at one moment: a process that ends meanwhile is in exactly one of the two.
    return [...gauges, ...this.newestFirst().map(([process]) => process.counters()), this.ended];
  }

  private of(role: string): ServingProcess[] {
    return this.newestFirst().filter(([, its]) => its === role).map(([process]) => process);
  }

  private newestFirst(): [ServingProcess, string][] {
    return [...this.roles].reverse();
  }
}
