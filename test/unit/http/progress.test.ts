import { expect } from 'chai';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { keepProgress } from '../../../src/worker/progress.js';
import { solveRequest, startHttpService, type HttpService } from '../../helpers/http-service.js';

describe('a poll that asks for progress', () => {
  let service: HttpService;
  beforeEach(async () => { service = await startHttpService(); });
  afterEach(() => service.close());

  const solving = async (): Promise<TaskRecord> => {
    const id = (await service.submit(solveRequest())).body.request_id as string;
    const tasks = service.broker.bucket<TaskRecord>('tasks');
    const stored = (await tasks.get(id))!;
    const record: TaskRecord = { ...stored.value, state: 'solving', attempts: 1 };
    await tasks.update(id, record, stored.revision);
    return record;
  };
  const ask = (id: string, prefer: string) => service.poll(id, { ...service.credentials, prefer });

  it('gets it while a worker solves the task', async () => {
    const record = await solving();
    const board = keepProgress(service.broker.events, record);
    board.incumbent(12.5, 0);
    const answer = await ask(record.id, 'respond-async, Progress; x=1');
    expect(answer.headers['preference-applied']).to.equal('progress');
    expect(answer.body.result).to.deep.include({ status: 'processing', phase: 'solving' });
    expect(answer.body.result.progress).to.include({ strategy: 'savings', incumbents: 1, best_cost: 12.5 });
    board.stop();
  });

  it('does not get it if no worker reports it, and while the task is waiting', async () => {
    const record = await solving();
    const plain = await service.poll(record.id);
    const asked = await ask(record.id, 'progress');
    expect(asked.text).to.equal(plain.text);
    expect(asked.headers).not.to.have.property('preference-applied');
    const queued = (await service.submit(solveRequest())).body.request_id as string;
    expect((await ask(queued, 'progress')).body.result).to.deep.equal((await service.poll(queued)).body.result);
  });

  it('is the only one that sees it', async () => {
    const record = await solving();
    const board = keepProgress(service.broker.events, record);
    expect((await service.poll(record.id)).body.result).to.deep.equal({ status: 'processing', phase: 'solving' });
    expect((await ask(record.id, 'return=minimal, wait=0')).body.result).to.deep.equal({ status: 'processing', phase: 'solving' });
    board.stop();
  });
});
