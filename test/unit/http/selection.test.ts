import { expect } from 'chai';
import type { SelectionTable } from '../../../src/strategy/selection-table.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { manifest, solveRequest, startHttpService, type HttpService } from '../../helpers/http-service.js';

const SHARE = 0.25;
const PROBLEMS = 300;
const MANIFESTS = [manifest('alns', { pool: 'general' }), manifest('mine', { pool: 'lab' }), manifest('other', { pool: 'general' })];

describe('submissions under a selection file', () => {
  let service: HttpService;
  const selection: SelectionTable = {
    rows: [
      { customers: { maximum: 3 }, order: ['alns'], candidate: { strategy: 'mine', share: SHARE }, shadow: { strategy: 'other', share: SHARE } },
      { order: ['other'] },
    ],
  };
  before(async () => {
    service = await startHttpService({ manifests: MANIFESTS, selection, busyQueueDepth: 10_000, plan: { submissions_per_minute: 10_000, monthly_quota: 1_000_000 } });
  });
  after(() => service.close());

  const accepted = async (fields: Record<string, unknown>, nodes = 4): Promise<TaskRecord> => {
    const { status, body } = await service.submit(solveRequest(nodes, fields));
    expect(status, JSON.stringify(body)).to.equal(200);
    return (await service.broker.bucket<TaskRecord>('tasks').get(body.request_id as string))!.value;
  };

  it('go to the strategy and the pool given by the file', async () => {
    expect(await accepted({}, 5)).to.include({ strategy: 'other', pool: 'general' }).and.to.not.have.property('shadow');
  });

  it('give a candidate and a shadow their shares independently', async () => {
    const records = await Promise.all(Array.from({ length: PROBLEMS }, (_, k) => accepted({ vehicles_capacity: [100, 100 + k] })));
    const share = (is: (task: TaskRecord) => boolean): number => records.filter(is).length / PROBLEMS;
    expect(share(({ strategy }) => strategy === 'mine')).to.be.within(0.17, 0.33);
    expect(share(({ shadow }) => shadow === 'other')).to.be.within(0.17, 0.33);
    expect(share(({ strategy, shadow }) => strategy === 'mine' && shadow === 'other')).to.be.within(0.02, 0.12);
    expect(records.every(({ strategy, pool }) => pool === (strategy === 'mine' ? 'lab' : 'general'))).to.equal(true);
  });

  it('send the same problem and seed to the same strategy every time, as a dry run predicts', async () => {
    for (let seed = 0; seed < 15; seed++) {
      const [first, again] = [await accepted({ seed }), await accepted({ seed, name: 'again' })];
      expect([again.strategy, again.shadow]).to.deep.equal([first.strategy, first.shadow]);
      const { body } = await service.call('POST', '/api/v1/solve/validate', { headers: service.credentials, body: solveRequest(4, { seed }) });
      expect(body.result.strategy).to.equal(first.strategy);
    }
  });

  it('keep the bound that a request asks for', async () => {
    expect(await accepted({ seed: 1, bound: 'strong' })).to.include({ bound: 'strong' });
    expect(await accepted({ seed: 2, bound: null })).to.not.have.property('bound');
  });

  it('exclude requests that name a strategy or ask for reproducible answers', async () => {
    for (let seed = 0; seed < 30; seed++) {
      for (const fields of [{ strategy: 'alns' }, { iterations: 1000 }]) expect(await accepted({ seed, ...fields })).to.include({ strategy: 'alns' }).and.to.not.have.property('shadow');
    }
  });
});
