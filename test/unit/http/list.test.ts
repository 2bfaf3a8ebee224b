import { expect } from 'chai';
import { createHistory } from '../../../src/accounts/history.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { SECRET, solveRequest, startHttpService, type HttpService } from '../../helpers/http-service.js';
import { until } from '../../helpers/until.js';

describe('the list of tasks', () => {
  let service: HttpService;
  let clock = Date.UTC(2026, 10, 15, 12);
  beforeEach(async () => {
    service = await startHttpService({ now: () => clock, plan: { submissions_per_minute: 1000, monthly_quota: 1000 } });
  });
  afterEach(() => service.close());

  const list = (query = '', headers: Record<string, string> = service.credentials) => service.call('GET', `/api/v1/solve${query}`, { headers });
  const ids = (tasks: readonly { request_id: string }[]): string[] => tasks.map(({ request_id: id }) => id);

  /** Submits a task one second after the previous one, and waits until it is in the history. */
  async function submitted(name: string): Promise<string> {
    clock += 1000;
    const { body: { request_id: id } } = await service.submit(solveRequest(4, { name }));
    await until('the history to know the task', () => createHistory(service).has(service.account.id, id));
    return id;
  }

  async function solved(id: string): Promise<TaskRecord> {
    const tasks = service.broker.bucket<TaskRecord>('tasks');
    const record = (await tasks.get(id))!.value;
    const ended: TaskRecord = { ...record, state: 'solved', startedAt: clock + 5, finishedAt: clock + 600, expiresAt: clock + 86_400_000, totalCost: 12.5, vehiclesUsed: 2, stopsUnassigned: 1 };
    await tasks.put(id, ended);
    await createHistory(service).record(ended);
    return ended;
  }

  it('has every task of the account, newest first, with its state', async () => {
    const first = await submitted('north');
    const { createdAt } = await solved(first);
    const second = await submitted('south');
    const { status, body } = await list();
    expect(status).to.equal(200);
    expect(body.result.next_cursor).to.equal(null);
    expect(ids(body.result.tasks)).to.deep.equal([second, first]);
    expect(body.result.tasks[0]).to.deep.include({ name: 'south', state: 'queued', started_at: null, finished_at: null, expires_at: null, total_cost: null });
    expect(body.result.tasks[1]).to.deep.equal({
      request_id: first, api_version: 1, name: 'north', state: 'solved', code: null, accepted_at: new Date(createdAt).toISOString(), started_at: '2026-11-15T12:00:01.005Z',
      finished_at: '2026-11-15T12:00:01.600Z', expires_at: '2026-11-16T12:00:01.000Z', nodes: 4, vehicles: 2, strategy: 'savings', total_cost: 12.5, vehicles_used: 2, stops_unassigned: 1,
    });
  });

  it('is filtered by state and name, and finds a request id by its prefix', async () => {
    const north = await submitted('North depot');
    await solved(north);
    const south = await submitted('South depot');
    for (const [query, found] of [
      ['?state=solved', [north]], ['?state=queued', [south]], ['?state=failed', []], ['?name=depot', [south, north]], ['?name=north', [north]],
      [`?name=${south.slice(0, 8)}`, [south]], ['?state=solved&name=south', []],
    ] as const) expect(ids((await list(query)).body.result.tasks), query).to.deep.equal(found);
  });

  it('is paged, and a task that is submitted in the meantime shifts nothing', async () => {
    const all = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) all.unshift(await submitted(name));
    const { body: first } = await list('?limit=2');
    expect(ids(first.result.tasks)).to.deep.equal(all.slice(0, 2));
    await submitted('late');
    const { body: second } = await list(`?limit=2&cursor=${first.result.next_cursor}`);
    const { body: third } = await list(`?limit=2&cursor=${second.result.next_cursor}`);
    expect(ids([...second.result.tasks, ...third.result.tasks])).to.deep.equal(all.slice(2));
    expect(third.result.next_cursor).to.equal(null);
  });

  it('says which parameter is invalid, and what it may be', async () => {
    for (const [query, name, says] of [
      ['?state=done', 'state', /^state is "done": it must be one of queued, solving, solved, failed$/], ['?limit=0', 'limit', /^limit is "0": it must be >= 1$/], ['?limit=101', 'limit', /<= 100/], ['?limit=many', 'limit', /^limit is "many": it must be integer$/], ['?limit[]=5', 'limit', /^limit is sent as "limit\[\]": send it once, as limit$/],
      ['?cursor=AAAA', 'cursor', /next_cursor/], ['?colour=red', 'colour', /^colour is not a parameter of this operation: it has limit, cursor, state, name$/], [`?name=${'x'.repeat(257)}`, 'name', /256/],
    ] as const) {
      const { status, body } = await list(query);
      expect([status, body.code, body.detail[0].loc], query).to.deep.equal([422, 'validation_failed', ['query', name]]);
      expect(body.detail[0].msg, query).to.match(says);
    }
  });

  it('does not show tasks of other accounts', async () => {
    await submitted('mine');
    expect((await list('', await service.newCaller('other'))).body.result.tasks).to.deep.equal([]);
    expect((await list('', { 'x-rapidapi-proxy-secret': SECRET, 'x-rapidapi-user': 'someone' })).body.result.tasks).to.deep.equal([]);
    expect((await list('', {})).status).to.equal(401);
    expect((await list('', await service.newCaller('free-rider', 'free'))).status).to.equal(403);
  });

  it('may be requested as often as tasks may be submitted', async () => {
    await service.close();
    service = await startHttpService({ now: () => clock, plan: { submissions_per_minute: 2 } });
    expect([(await list()).status, (await list()).status]).to.deep.equal([200, 200]);
    const { status, body } = await list();
    expect([status, body.code]).to.deep.equal([429, 'rate_limit_exceeded']);
    expect(body.retry_after_seconds).to.be.within(1, 60);
  });

  it('does not affect queries of other operations', async () => {
    const id = await submitted('polled with a stray parameter');
    expect((await service.call('GET', `/api/v1/solve/result/${id}?_=17`, { headers: service.credentials })).status).to.equal(200);
  });
});
