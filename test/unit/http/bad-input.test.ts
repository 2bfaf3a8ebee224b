import { expect } from 'chai';
import { performance } from 'node:perf_hooks';
import { solveRequest, startHttpService, withHttpService, type HttpService } from '../../helpers/http-service.js';

const json = (fields: Record<string, unknown>): string => JSON.stringify(solveRequest(4, fields));
/** The request as text, with one member inserted verbatim. */
const withRaw = (name: string, raw: string): string => json({ [name]: '@' }).replace('"@"', raw);
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

/** Rows: what, body, expected status, text in a message. */
const ROWS: readonly (readonly [string, string | Buffer, number, string?])[] = [
  ['J1 empty body', '', 422],
  ['J1 broken JSON', '{', 422],
  ['J1 a number', '3', 422, 'object'],
  ['J1 a string', '"x"', 422, 'object'],
  ['J1 an array', '[]', 422, 'object'],
  ['J1 null', 'null', 422, 'object'],
  ['J2 nesting of five', withRaw('name', '[[[[[]]]]]'), 422, 'nest'],
  ['J2 a million brackets', `{"a":${'['.repeat(1_000_000)}`, 422, 'nest'],
  ['J3 NaN', withRaw('max_working_hours', 'NaN'), 422],
  ['J3 Infinity', withRaw('max_working_hours', 'Infinity'), 422],
  ['J3 -Infinity', withRaw('max_working_hours', '-Infinity'), 422],
  ['J3 1e400', withRaw('max_working_hours', '1e400'), 422],
  ['J3 1e308', withRaw('distance_matrix', '[[0,1e308,1e308,1e308],[1,0,1,1],[1,1,0,1],[1,1,1,0]]'), 422, 'distance_matrix'],
  ['J4 no nodes', json({ node_num: 0 }), 422, 'node_num'],
  ['J4 half a node', json({ node_num: 1.5 }), 422, 'node_num'],
  ['J4 minus one node', json({ node_num: -1 }), 422, 'node_num'],
  ['J4 a thousand million nodes', json({ node_num: 1e9 }), 422],
  ['J4 nodes as text', json({ node_num: '5' }), 422, 'node_num'],
  ['J4 nodes as truth', json({ node_num: true }), 422, 'node_num'],
  ['J4 nodes as null', json({ node_num: null }), 422, 'node_num'],
  ['J4 2^53 + 1 nodes', withRaw('node_num', '9007199254740993'), 422],
  ['J5 an empty matrix', json({ distance_matrix: [] }), 422, 'distance_matrix'],
  ['J5 one cell', json({ distance_matrix: [[0]] }), 422, 'distance_matrix'],
  ['J5 a ragged matrix', json({ distance_matrix: [[0, 1, 1, 1], [1, 0], [1, 1, 0, 1], [1, 1, 1, 0]] }), 422, 'distance_matrix[1]'],
  ['J5 a row too many', json({ distance_matrix: Array.from({ length: 5 }, () => [0, 1, 1, 1]) }), 422, 'distance_matrix'],
  ['J6 a negative distance', json({ distance_matrix: [[0, 1, 1, 1], [1, 0, -4, 1], [1, 1, 0, 1], [1, 1, 1, 0]] }), 422, 'distance_matrix[1][2]'],
  ['J6 diagonal, asymmetry, no triangle inequality', json({ distance_matrix: [[7, 1, 99, 1], [1, 0, 1, 1], [2, 1, 0, 1], [3, 1, 1, 0]] }), 200],
  ['J7 a start node out of range', json({ start_nodes: [0, 4] }), 422, 'start_nodes'],
  ['J7 a fractional end node', json({ end_nodes: [0, 0.5] }), 422, 'end_nodes'],
  ['J7 minus zero', withRaw('start_nodes', '[-0, 0]'), 422, 'start_nodes'],
  ['J7 depot demand', json({ node_demands: [2, 1, 1, 1] }), 422, 'Depot/start/end node 0 demand must be 0 (got 2)'],
  ['J7 a negative demand', json({ node_demands: [0, -1, 1, 1] }), 422, 'node_demands'],
  ['J7 a negative capacity', json({ vehicles_capacity: [1, -1] }), 422, 'vehicles_capacity'],
  ['J7 speed zero', json({ vehicle_speeds: [0, 1], node_time_windows: [[0, 9], [0, 9], [0, 9], [0, 9]], node_service_time: [0, 0, 0, 0] }), 422, 'vehicle_speeds'],
  ['J7 a negative service time', json({ vehicle_speeds: [1, 1], node_time_windows: [[0, 9], [0, 9], [0, 9], [0, 9]], node_service_time: [0, -1, 0, 0] }), 422, 'node_service_time'],
  ['J7 a window that ends before it begins', json({ node_time_windows: [[0, 9], [5, 4], [0, 9], [0, 9]] }), 422, 'node_time_windows'],
  ['J8 __proto__', json({}).replace('{', '{"__proto__":{"polluted":1},'), 200],
  ['J8 constructor and prototype', json({}).replace('{', '{"constructor":{"prototype":{"polluted":1}},"prototype":1,"toString":2,"hasOwnProperty":3,'), 200],
  ['J8 a look-alike of a key', json({ 'nоde_num': 9 }), 200],
  ['J8 100,000 unknown keys', `{${Array.from({ length: 100_000 }, (_, i) => `"k${i}":1`).join(',')}}`, 422],
  ['J8 integer keys that collide', `{${Array.from({ length: 100_000 }, (_, i) => `"${i * 1024}":1`).join(',')}}`, 422],
  ['J9 a duplicate key', json({}).replace('{', '{"node_num":9,'), 422, 'node_num'],
  ['J10 invalid UTF-8', Buffer.concat([utf8('{"name":"'), Buffer.from([0xc3, 0x28]), utf8('"}')]), 422, 'UTF-8'],
  ['J10 a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8(json({}))]), 422],
  ['J10 UTF-16', Buffer.from(json({}), 'utf16le'), 422],
  ['J10 a lone surrogate', withRaw('name', '"\\ud800"'), 422],
  ['J10 a NUL in the name', withRaw('name', '"a\\u0000b"'), 422, 'name'],
  ['J10 right to left', json({ name: 'שלום \u202e' }), 200],
  ['J10 a name of a million characters', json({ name: 'n'.repeat(1_000_000) }), 422, 'name'],
  ['J13 a callback that is a number', json({ callback_url: 5 }), 422, 'callback_url'],
  ['J13 a callback to localhost', json({ callback_url: 'http://localhost/x' }), 422, 'callback_url'],
  ['J13 a callback by another scheme', json({ callback_url: 'ftp://example.com' }), 422, 'callback_url'],
  ['J13 no time', json({ time_limit_seconds: 0 }), 422, 'time_limit_seconds must be a positive integer'],
  ['J13 negative time', json({ time_limit_seconds: -1 }), 422, 'time_limit_seconds must be a positive integer'],
  ['J13 fractional time', json({ time_limit_seconds: 1.5 }), 422, 'time_limit_seconds must be a positive integer'],
  ['J13 time as text', json({ time_limit_seconds: '10' }), 422, 'time_limit_seconds must be a positive integer'],
  ['J13 a long time', json({ time_limit_seconds: 1e9 }), 200],
  ['J13 a time of 2^53 seconds', json({ time_limit_seconds: 2 ** 53 }), 200],
  ['J13 null time', json({ time_limit_seconds: null }), 200],
  ['no iterations', json({ iterations: 0 }), 422, 'iterations must be'],
  ['negative iterations', json({ iterations: -5 }), 422, 'iterations must be'],
  ['broken iterations', json({ iterations: 10.5 }), 422, 'iterations must be'],
  ['more iterations than there may be', json({ iterations: 1_000_000_001 }), 422, '1000000000'],
  ['iterations as text', json({ iterations: '10' }), 422, 'iterations must be'],
  ['the most iterations', json({ iterations: 1_000_000_000 }), 200],
  ['null iterations', json({ iterations: null }), 200],
  ['an unknown bound', json({ bound: 'weak' }), 422, 'bound must be default or strong'],
  ['a bound that is a number', json({ bound: 1 }), 422, 'bound must be'],
  ['a strong bound', json({ bound: 'strong' }), 200],
  ['a null bound', json({ bound: null }), 200],
  ['J13 24 o\'clock', json({ base_start_time: [24, 0, 0] }), 422, 'base_start_time'],
  ['J13 sixty minutes', json({ base_start_time: [9, 60, 0] }), 422, 'base_start_time'],
  ['J13 hours only', json({ base_start_time: [9] }), 422, 'base_start_time'],
  ['J14 no demand at all', json({ node_demands: [0, 0, 0, 0] }), 200],
  ['J14 one node', JSON.stringify(solveRequest(1)), 200],
  ['J14 nothing but depots', JSON.stringify(solveRequest(2, { end_nodes: [1, 1], node_demands: [0, 0] })), 200],
  ['J14 more vehicles than nodes', json({ vehicle_num: 9, start_nodes: Array(9).fill(0), end_nodes: Array(9).fill(0), vehicles_capacity: Array(9).fill(5) }), 200],
  ['J14 no capacity', json({ vehicles_capacity: [0, 0] }), 200],
];

describe('bad input', () => {
  let service: HttpService;
  before(async () => {
    service = await startHttpService({ plan: { submissions_per_minute: 10_000, monthly_quota: 10_000 } });
    await service.submit(solveRequest());
  });
  after(() => service.close());

  for (const [what, body, status, text] of ROWS) {
    it(`${what} is answered with ${status}`, async () => {
      const before = performance.now();
      const answer = await service.submit(body);
      const ms = performance.now() - before;
      expect(answer.status, answer.text.slice(0, 500)).to.equal(status);
      if (text !== undefined) expect(JSON.stringify(answer.body.detail.map(({ msg }: { msg: string }) => msg))).to.include(text);
      if (status === 422) expect(answer.body.detail[0].loc[0]).to.equal('body');
      expect(Object.keys(Object.prototype)).to.deep.equal([]);
      expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
      // The limit is 100 ms of work; failures here take minutes, and a shared machine needs a margin.
      expect(ms).to.be.lessThan(5000);
    });
  }

  it('J11 other content types are answered with 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/xml', 'json']) {
      const answer = await service.submit(JSON.stringify(solveRequest()), { ...service.credentials, 'content-type': type });
      expect([answer.status, answer.body.code], type).to.deep.equal([415, 'unsupported_media_type']);
    }
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']) {
      expect((await service.submit(JSON.stringify(solveRequest()), { ...service.credentials, 'content-type': type })).status, type).to.equal(200);
    }
  });

  it('J12 a million wrong cells give at most a hundred findings in a short answer', async () => {
    const row = `[${Array(1000).fill('-1').join(',')}]`;
    const body = withRaw('distance_matrix', `[${Array(1000).fill(row).join(',')}]`).replace('"node_num":4', '"node_num":1000');
    const answer = await service.submit(body);
    expect(answer.status).to.equal(422);
    expect(answer.body.detail.length).to.be.within(2, 100);
    expect(answer.text.length).to.be.lessThan(65_536);
    expect(answer.body.detail.at(-1).msg).to.match(/\d/);
  });

  it('never reaches the queue, the account or the log', async () => {
    const accepted = ROWS.filter(([, , status]) => status === 200).length + 3;
    expect(service.broker.inspectQueue()).to.have.length(accepted);
    expect(service.log.join('')).to.not.include('node_demands');
  });

  it('is rejected unread if it is far too large, while others are served', async () => {
    await withHttpService({ limits: { refusalsPerMinute: 5 } }, async (flooded) => {
      const other = await flooded.newCaller('other');
      for (let i = 0; i < 5; i++) expect((await flooded.submit('{')).status).to.equal(422);
      const answer = await flooded.submit(solveRequest());
      expect([answer.status, answer.body.code]).to.deep.equal([429, 'rate_limit_exceeded']);
      expect((await flooded.submit(solveRequest(), other)).status).to.equal(200);
    });
  });
});
