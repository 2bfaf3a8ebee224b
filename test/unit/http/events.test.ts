import { expect } from 'chai';
import { stateMembers } from '../../../src/tasks/envelope.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { keepProgress } from '../../../src/worker/progress.js';
import { document, schemaValidator, type JsonObject } from '../../helpers/contract-document.js';
import { readEvents, type EventReader } from '../../helpers/event-reader.js';
import { solveRequest, startHttpService, type HttpService } from '../../helpers/http-service.js';
import { rawCall } from '../../helpers/raw-http.js';
import { until } from '../../helpers/until.js';

describe('streamSolveEvents', () => {
  let service: HttpService;
  const readers: EventReader[] = [];
  beforeEach(async () => { service = await startHttpService({ limits: { eventStreams: 3, eventStreamsPerAccount: 2, eventBeatMs: 20 } }); });
  afterEach(async () => {
    for (const reader of readers.splice(0)) reader.leave();
    await service.close();
    await until('nothing to be followed', () => service.broker.events.open() === 0);
  });

  const accepted = async (): Promise<string> => (await service.submit(solveRequest())).body.request_id as string;
  const tasks = () => service.broker.bucket<TaskRecord>('tasks');
  /** Updates a record like a worker, and publishes the event unless disabled. */
  const move = async (id: string, changes: Partial<TaskRecord>, tell = true): Promise<TaskRecord> => {
    const stored = (await tasks().get(id))!;
    const record: TaskRecord = { ...stored.value, ...changes };
    await tasks().update(id, record, stored.revision);
    if (tell) service.broker.events.publish(id, { kind: 'changed', state: record.state });
    return record;
  };
  const open = async (id: string, headers: Record<string, string> = {}): Promise<EventReader> => {
    const reader = await readEvents(`http://127.0.0.1:${service.port}/api/v1/solve/result/${id}/events`, { ...service.credentials, ...headers });
    readers.push(reader);
    return reader;
  };
  const task = async (id: string): Promise<TaskRecord> => (await service.broker.bucket<TaskRecord>('tasks').get(id))!.value;
  const seen = (reader: EventReader, name: string) => until(`the event ${name}`, () => reader.events.find(({ event }) => event === name));

  it('sends the state of a task, every better solution and its end, and closes', async () => {
    const id = await accepted();
    const reader = await open(id);
    expect(reader.response.headers.get('content-type')).to.match(/^text\/event-stream/);
    expect((await seen(reader, 'queued')).data).to.deep.equal({ ...stateMembers('queued', await task(id)), status: 'processing', phase: 'queued', queue_depth: 1 });
    const record = await move(id, { state: 'solving', attempts: 1 });
    expect((await seen(reader, 'solving')).data).to.deep.equal({ ...stateMembers('solving', await task(id)), status: 'processing', phase: 'solving' });
    const board = keepProgress(service.broker.events, record);
    board.incumbent(12, 0);
    expect((await seen(reader, 'incumbent')).data).to.include({ state: 'solving', incumbents: 1, best_cost: 12, strategy: 'savings' });
    board.incumbent(11, 0);
    board.stop();
    await move(id, { state: 'failed', code: 'no_feasible_solution' });
    await reader.ended;
    expect(reader.events.map(({ id: at, event }) => `${at} ${event}`)).to.deep.equal(['0-0 queued', '1-0 solving', '1-1 incumbent', '1-2 incumbent', 'end finished']);
    expect(reader.events.at(-1)?.data).to.deep.equal({ ...stateMembers('failed', await task(id)), code: 'no_feasible_solution' });
    const schemas = (document.components['responses']?.['SolveEvents'] as JsonObject)['x-event-data'] as Record<string, string>;
    expect(Object.keys(schemas)).to.have.members(['queued', 'solving', 'incumbent', 'finished']);
    for (const { event, data } of reader.events) expect(await schemaValidator(schemas[event]!.split('/').at(-1)!, { strict: true })(data), event).to.deep.equal([]);
  });

  it('sends a late follower the latest state, and a returning one only what is new', async () => {
    const id = await accepted();
    const record = await move(id, { state: 'solving', attempts: 2 });
    const board = keepProgress(service.broker.events, record);
    for (const cost of [30, 20, 10]) board.incumbent(cost, 0);
    const late = await open(id);
    expect((await seen(late, 'incumbent')).data).to.include({ incumbents: 3, best_cost: 10 });
    expect(late.events.map(({ id: at }) => at)).to.deep.equal(['2-0', '2-3']);
    const again = await open(id, { 'last-event-id': '2-3' });
    await until('a beat', () => again.beats.length > 1);
    expect(again.events).to.deep.equal([]);
    board.stop();
    await service.cancel(id);
    await Promise.all([late.ended, again.ended]);
    for (const reader of [late, again]) expect(reader.events.at(-1)).to.deep.equal({ id: 'end', event: 'finished', data: { ...stateMembers('failed', await task(id)), code: 'cancelled' } });
  });

  it('sends a solution whose event was lost, and that the worker was too busy to answer with at first', async () => {
    const id = await accepted();
    const record = await move(id, { state: 'solving', attempts: 1 });
    const board = keepProgress(service.broker.events, record);
    service.broker.events.telling = false;
    board.incumbent(12, 0);
    const reader = await open(id);
    await until('a beat', () => reader.beats.length > 0);
    expect(reader.events.map(({ event }) => event)).to.deep.equal(['solving']);
    service.broker.events.telling = true;
    expect((await seen(reader, 'incumbent')).data).to.include({ incumbents: 1, best_cost: 12 });
    board.stop();
  });

  it('finds an end that was not announced, and sends it to later followers', async () => {
    const id = await accepted();
    const reader = await open(id, { 'last-event-id': 'rubbish' });
    await seen(reader, 'queued');
    await move(id, { state: 'solved' }, false);
    await reader.ended;
    expect(reader.events.at(-1)).to.deep.equal({ id: 'end', event: 'finished', data: stateMembers('solved', await task(id)) });
    const after = await open(id, { 'last-event-id': 'end' });
    await after.ended;
    expect(after.events.map(({ event }) => event)).to.deep.equal(['finished']);
  });

  it('refuses like a poll, before anything is streamed', async () => {
    const id = await accepted();
    const path = `/api/v1/solve/result/${id}/events`;
    const other = await service.newCaller('other');
    expect((await service.call('GET', path, { headers: other })).body).to.include({ code: 'result_access_denied' });
    expect((await service.call('GET', path)).body).to.include({ code: 'missing_credentials' });
    expect((await service.call('GET', `/api/v1/solve/result/${'A'.repeat(22)}/events`, { headers: service.credentials })).body).to.include({ code: 'task_not_found' });
    expect((await service.call('HEAD', path, { headers: service.credentials })).status).to.equal(200);
    service.broker.setAvailable(false);
    expect((await service.call('GET', path, { headers: service.credentials })).status).to.equal(503);
    service.broker.setAvailable(true);
    await until('nothing to be followed', () => service.broker.events.open() === 0);
  });

  it('limits the streams per account and in total, and releases those that have gone', async () => {
    const id = await accepted();
    const path = `/api/v1/solve/result/${id}/events`;
    const [first] = [await open(id), await open(id)];
    const refused = await service.call('GET', path, { headers: service.credentials });
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).to.deep.equal([429, 'rate_limit_exceeded', '5']);

    const other = await service.newCaller('other');
    const theirs = (await service.submit(solveRequest(), other)).body.request_id as string;
    await open(theirs, other);
    const third = await service.newCaller('third');
    const busy = await service.call('GET', path, { headers: third });
    expect([busy.status, busy.body.code]).to.deep.equal([429, 'service_busy']);

    first?.leave();
    await until('the place to be free', async () => {
      const reader = await open(id);
      return reader.status === 200;
    });
  });

  it('releases the streams of calls that were sent ahead on one connection when that is reset', async () => {
    const id = await accepted();
    const call = `GET /api/v1/solve/result/${id}/events HTTP/1.1\r\nHost: x\r\n${Object.entries(service.credentials).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
    await rawCall(service.port, (socket) => {
      socket.write(call + call);
      void until('both to follow', () => service.broker.events.open() === 2).then(() => socket.resetAndDestroy());
    });
    await until('nothing to be followed', () => service.broker.events.open() === 0);
    for (const reader of [await open(id), await open(id)]) expect(reader.response.status).to.equal(200);
  });

  it('ends when the key is revoked', async () => {
    const other = await service.newCaller('other');
    const theirs = (await service.submit(solveRequest(), other)).body.request_id as string;
    const revoked = await open(theirs, other);
    await seen(revoked, 'queued');
    const account = (await service.accounts.find('other'))!;
    const [key] = await service.keys.list(account);
    await service.keys.revoke(account, key!.id);
    await revoked.ended;
    expect(revoked.events.map(({ event }) => event)).to.deep.equal(['queued']);
  });

  it('ends immediately when the service stops', async () => {
    const own = await startHttpService();
    const id = (await own.submit(solveRequest())).body.request_id as string;
    const reader = await readEvents(`http://127.0.0.1:${own.port}/api/v1/solve/result/${id}/events`, own.credentials);
    await seen(reader, 'queued');
    expect(await own.metrics.registry.metrics()).to.match(/roundsman_http_held_calls\{kind="events"[^}]*\} 1/);
    await own.close();
    await reader.ended;
    expect(reader.events.map(({ event }) => event)).to.deep.equal(['queued']);
    await until('the call to be logged', () => own.log.some((text) => text.includes('"streamSolveEvents"') && text.includes('heldMs')));
    expect(own.broker.events.open()).to.equal(0);
  });
});
