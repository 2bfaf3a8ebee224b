import { expect } from 'chai';
import { readEvents } from '../../../helpers/event-reader.js';
import { closeSharedService, useSharedService } from '../../../helpers/shared-service.js';
import { until } from '../../../helpers/until.js';

after(closeSharedService);

describe('the account center of a running service', function () {
  const service = useSharedService();
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  let apiHeaders: Record<string, string>;

  const call = async (method: string, path: string, body?: unknown) => fetch(`${service().url}/account/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const result = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, body);
    expect(answer.status, `${method} ${path}`).to.equal(200);
    return (await answer.json() as { result: any }).result;
  };

  before(() => {
    const [, key] = /^ {2}key {7}(rm_\S+)$/m.exec(service().errors()) ?? [];
    apiHeaders = { 'x-user-name': 'demo', 'x-api-key': key ?? '' };
  });

  it('takes a new user from the first run to routes', async () => {
    const [, password] = /^ {2}password {2}(\S+)$/m.exec(service().errors()) ?? [];
    const signedIn = await call('POST', '/session', { user_name: 'demo', password });
    expect(signedIn.status).to.equal(200);
    headers['cookie'] = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
    headers['x-csrf-token'] = (await signedIn.json() as { result: { csrf_token: string } }).result.csrf_token;
    expect((await result('GET', '/session')).user_name).to.equal('demo');

    const { examples } = await result('GET', '/examples');
    const { request } = examples.find(({ id }: { id: string }) => id === 'time-windows');
    const { request_id: id } = await result('POST', '/playground/solve', { ...request, strategy: 'alns' });
    const reader = await readEvents(`${service().url}/account/api/playground/tasks/${id}/events`, headers);
    await reader.ended;
    const names = reader.events.map(({ event }) => event);
    expect(names).to.include('incumbent');
    // The last one may come when its worker has ended the solve, and answers no more.
    const found = reader.events.filter(({ event, data }) => event === 'incumbent' && data.routes !== null).at(-1)!.data;
    expect(Object.values(found.routes as Record<string, number[]>).flat().filter((node) => node !== 0)).to.have.length(request.node_num - 1);
    expect(reader.events.at(-1)).to.deep.include({ event: 'finished' });
    expect(reader.events.at(-1)!.data).to.include({ state: 'solved', checked: true, code: null });

    const { entry, outcome, files } = await until('the history', async () => {
      const shown = await result('GET', `/history/${id}`);
      return shown.entry.state === 'solved' ? shown : null;
    });
    expect(entry.total_cost).to.equal(reader.events.at(-1)!.data.total_cost);
    expect(entry).to.include({ attempts: 1, callback: 'not_asked' });
    expect(outcome.customers_served).to.equal(request.node_num - 1);
    expect(files).to.deep.equal(['request', 'result', 'routes.csv', 'routes.geojson', 'routes.svg']);
    const [download, poll] = await Promise.all([call('GET', `/history/${id}/result`), fetch(`${service().url}/api/v1/solve/result/${id}`, { headers: apiHeaders })]);
    expect(await download.text()).to.equal(await poll.text());
    expect(await (await call('GET', `/history/${id}/routes.svg`)).text()).to.match(/^<svg /);
    expect((await result('GET', '/usage')).month.used).to.equal(1);
  });

  it('says why a problem is impossible', async () => {
    const { examples } = await result('GET', '/examples');
    const { request_id: id } = await result('POST', '/playground/solve', examples.find((example: { id: string }) => example.id === 'impossible').request);
    const task = await until('the end', async () => {
      const shown = await result('GET', `/playground/tasks/${id}`);
      return shown.end ? shown : null;
    });
    expect(task.end).to.deep.equal({ state: 'failed', checked: false, code: 'no_feasible_solution', total_cost: null });
    expect(task.outcome.error).to.match(/impossible/);
  });
});
