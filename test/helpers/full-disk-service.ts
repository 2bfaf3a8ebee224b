import { expect } from 'chai';
import { join } from 'node:path';
import { startRunningService, temporaryFolders, type RunningService } from './running-service.js';
import { accountOn, type TaskAnswer } from './service-client.js';
import type { SmallDisk } from './small-disk.js';
import { until } from './until.js';

/** Refusals on a full disk take less than two seconds; a busy machine adds to that. */
const REFUSAL_MS = 10_000;
export const RECOVERY_MS = 20_000;

const PROBLEM = {
  node_num: 3, vehicle_num: 2, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 1], vehicles_capacity: [2, 2],
};

interface Answered {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | null;
  readonly body: TaskAnswer;
}

/** A whole service on a small disk, and the tasks that it accepted. */
export class FullDiskService {
  readonly accepted: string[] = [];
  readonly refused: Answered[] = [];
  readonly service: RunningService;
  private readonly disk: SmallDisk;
  private readonly credentials: Readonly<Record<string, string>>;
  private readonly removeFolders: () => void;

  private constructor(service: RunningService, disk: SmallDisk, credentials: Readonly<Record<string, string>>, removeFolders: () => void) {
    this.service = service;
    this.disk = disk;
    this.removeFolders = removeFolders;
    this.credentials = credentials;
  }

  static async start(disk: SmallDisk): Promise<FullDiskService> {
    const folders = temporaryFolders();
    const service = await startRunningService({ DATA_DIR: join(disk.folder, 'data'), STRATEGIES_DIR: folders.strategiesDir, WORKER_SLOTS: '2', SOLVE_THREADS: '1' });
    return new FullDiskService(service, disk, await accountOn(service, 'full', 'enterprise'), () => folders.remove());
  }

  async call(path: string, body?: object): Promise<Answered> {
    const from = performance.now();
    const response = await fetch(`${this.service.url}${path}`, {
      headers: { ...this.credentials, 'content-type': 'application/json', connection: 'close' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const answer = (await response.json()) as TaskAnswer;
    return { status: response.status, ms: performance.now() - from, retryAfter: response.headers.get('retry-after'), body: answer };
  }

  async submit(changes: object = {}): Promise<Answered> {
    const answered = await this.call('/api/v1/solve', { ...PROBLEM, ...changes });
    if (answered.status === 200) this.accepted.push(answered.body.request_id);
    else this.refused.push(answered);
    return answered;
  }

  async poll(id: string): Promise<Answered> {
    return this.call(`/api/v1/solve/result/${id}`);
  }

  /**
   * Fills the disk and submits until a submission is refused, and then a few more are; polls and readiness continue in
   * the meantime.
   */
  async fillUntilRefused(known: string, refusals: number): Promise<void> {
    const before = this.refused.length;
    await until('the refusals of a full disk', async () => {
      this.disk.fill();
      await this.submit();
      const poll = await this.poll(known);
      expect(poll.status).to.equal(200);
      expect(poll.ms).to.be.below(REFUSAL_MS);
      expect((await fetch(`${this.service.url}/health/ready`)).status).to.equal(200);
      return this.refused.length >= before + refusals;
    });
    for (const { status, ms, retryAfter, body } of this.refused.slice(before)) {
      expect(status, JSON.stringify(body)).to.equal(503);
      expect(body).to.include({ success: false, code: 'service_unavailable' });
      expect(body.error).to.match(/cannot accept problems at present: its store takes no writes/);
      expect(retryAfter).to.equal('10');
      expect(ms).to.be.below(REFUSAL_MS);
    }
  }

  /** Frees space. @returns milliseconds until a submission is accepted again. */
  async emptyUntilAccepted(): Promise<number> {
    this.disk.empty();
    const from = performance.now();
    await until('a submission to be accepted again', async () => (await this.submit()).status === 200, 2 * RECOVERY_MS, 100);
    return performance.now() - from;
  }

  /** Waits until every accepted task has ended, and those refused ones that exist nevertheless. */
  async allSolved(timeoutMs: number): Promise<void> {
    const open = new Set([...this.accepted, ...this.refused.map(({ body }) => body.request_id)]);
    const mayBeAbsent = new Set(this.refused.map(({ body }) => body.request_id));
    await until('every accepted task to end', async () => {
      for (const id of open) {
        const { status, body } = await this.poll(id);
        const isAbsent = status === 404 && mayBeAbsent.has(id);
        if (!isAbsent) expect(status, `${id}: ${JSON.stringify(body)}`).to.equal(200);
        if (!isAbsent && body.result?.status === 'processing') return false;
        if (!isAbsent) expect(body, id).to.include({ success: true });
        open.delete(id);
      }
      return true;
    }, timeoutMs, 50);
  }

  /** @returns the value of a series of the metrics page. */
  async metric(series: RegExp): Promise<number | undefined> {
    const line = (await (await fetch(this.service.metricsUrl)).text()).split('\n').find((each) => series.test(each));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  }

  async stop(): Promise<void> {
    this.service.child.kill('SIGTERM');
    await this.service.ended;
    this.removeFolders();
  }
}
