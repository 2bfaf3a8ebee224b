import { expect } from 'chai';
import { parseRequest } from '../../../src/contract/parse.js';
import { findingsOf, requestOf, SMALL, wireBody } from '../../helpers/wire-request.js';

/** Asserts that the body has exactly one finding, at this place. */
function expectOne(body: unknown, loc: readonly string[], msg: RegExp | string, type = 'value_error'): void {
  const findings = findingsOf(body);
  expect(findings, JSON.stringify(findings)).to.have.length(1);
  expect(findings[0]).to.deep.include({ loc: ['body', ...loc], type });
  if (typeof msg === 'string') expect(findings[0]?.msg).to.equal(msg);
  else expect(findings[0]?.msg).to.match(msg);
}

const TIMES = { node_time_windows: Array(4).fill([0, 1e12]), node_service_time: [0, 0, 0, 0], vehicle_speeds: [60, 60] };
const changed = (changes: Record<string, unknown>): Record<string, unknown> => wireBody(changes);

describe('parseRequest', () => {
  it('fills in every default', () => {
    const request = requestOf(SMALL);
    expect({ ...request, distances: null }).to.deep.equal({
      name: null, objective: 'min_total_distance', nodeCount: 4, vehicleCount: 2, distances: null,
      startNodes: [0, 0], endNodes: [0, 0], demands: [0, 10, 15, 20], capacities: [40, 40],
      fixedCosts: null, unitDistanceCosts: null, timeWindows: null, serviceTimes: null, speeds: null,
      maxWorkingHours: null, baseStartTime: [9, 0, 0], timeLimitSeconds: null, latePenaltyPerMinute: null,
      callbackUrl: null, seed: null, iterations: null, strategy: null, bound: null,
    });
    expect(request.distances).to.deep.equal({ kind: 'matrix', matrix: Float64Array.from(SMALL.distance_matrix.flat()) });
  });

  it('keeps every given field', () => {
    const request = requestOf(changed({
      name: 'Møre → שלום', objective: 'min_total_cost', vehicle_fixed_costs: [1, 2], vehicle_unit_distance_costs: [0, 1.5],
      node_time_windows: [[0, 480], [30, 90.5], [0, 0], [-5, 1]], node_service_time: [0, 1, 2, 3], vehicle_speeds: [60, 0.5],
      max_working_hours: 7.5, base_start_time: [23, 59, 59], time_limit_seconds: 1e9, late_penalty_per_min: 2.5,
      callback_url: 'https://partner.example.com/done?a=b', seed: 4294967295, iterations: 1e9, strategy: 'savings',
    }));
    expect(request).to.deep.include({
      name: 'Møre → שלום', objective: 'min_total_cost', fixedCosts: [1, 2], unitDistanceCosts: [0, 1.5],
      timeWindows: [[0, 480], [30, 90.5], [0, 0], [-5, 1]], serviceTimes: [0, 1, 2, 3], speeds: [60, 0.5],
      maxWorkingHours: 7.5, baseStartTime: [23, 59, 59], timeLimitSeconds: 1e9, latePenaltyPerMinute: 2.5,
      callbackUrl: 'https://partner.example.com/done?a=b', seed: 4294967295, iterations: 1e9, strategy: 'savings',
    });
  });

  it('treats null and [] as omitted', () => {
    const nulls = Object.fromEntries([
      'name', 'objective', 'node_positions', 'vehicle_fixed_costs', 'vehicle_unit_distance_costs', 'node_time_windows', 'node_service_time',
      'vehicle_speeds', 'max_working_hours', 'base_start_time', 'time_limit_seconds', 'late_penalty_per_min', 'callback_url', 'seed', 'iterations', 'strategy',
    ].map((name) => [name, null]));
    expect(requestOf(changed(nulls))).to.deep.equal(requestOf(SMALL));
    const empties = Object.fromEntries([
      'node_positions', 'vehicle_fixed_costs', 'vehicle_unit_distance_costs', 'node_time_windows', 'node_service_time', 'vehicle_speeds', 'base_start_time',
    ].map((name) => [name, []]));
    expect(requestOf(changed({ ...empties, objective: 'min_total_cost' }))).to.deep.equal({ ...requestOf(SMALL), objective: 'min_total_cost' });
  });

  it('treats a penalty of 0 as hard windows', () => {
    expect(requestOf(changed({ late_penalty_per_min: 0 })).latePenaltyPerMinute).to.equal(null);
  });

  it('uses coordinates instead of the matrix, which is then ignored', () => {
    const positions = [[0, 0], [1.5, -2], [3, 4], [5, 6]];
    for (const matrix of [[], [[1]], [['x']]]) {
      expect(requestOf(changed({ node_positions: positions, distance_matrix: matrix })).distances).to.deep.equal({
        kind: 'positions', x: Float64Array.of(0, 1.5, 3, 5), y: Float64Array.of(0, -2, 4, 6), rounding: 'none',
      });
    }
  });

  it('ignores the diagonal and writes -0 as 0', () => {
    const request = requestOf(changed({ distance_matrix: [[7, -0, 1, 1], [1, 9, 1, 1], [1, 1, 3, 1], [1, 1, 1, 2]] }));
    const { matrix } = request.distances as { matrix: Float64Array };
    expect([matrix[0], matrix[5], matrix[10], matrix[15]]).to.deep.equal([0, 0, 0, 0]);
    expect(Object.is(matrix[1], 0)).to.equal(true);
  });

  it('ignores cost arrays under min_total_distance, whatever they contain', () => {
    expect(requestOf(changed({ vehicle_fixed_costs: 'nonsense', vehicle_unit_distance_costs: [-1] }))).to.deep.equal(requestOf(SMALL));
  });
});

describe('what parseRequest rejects as not a JSON object (J1, J2, J9, J10)', () => {
  const cases: readonly [string, unknown, RegExp][] = [
    ['an empty body', '', /empty/],
    ['blanks', ' \n', /empty/],
    ['text', 'hello', /"h" does not belong there/],
    ['a body cut off', '{"node_num":4,"a":[1,', /not valid JSON: it ends too early/],
    ['a trailing comma', '{"a":1,}', /not valid JSON/],
    ['null', 'null', /must be a JSON object \(got null\)/],
    ['an array', '[1,2]', /got an array of 2/],
    ['a number', '5', /got 5/],
    ['a text', '"x"', /got "x"/],
    ['deep nesting', '{"a":[[[[1]]]]}', /levels deep/],
    ['a field given twice', '{"node_num":4,"node_num":5}', /twice/],
    ['NaN', '{"node_num":NaN}', /NaN and Infinity are not JSON numbers/],
    ['Infinity', '{"node_num":Infinity}', /NaN and Infinity are not JSON numbers/],
    ['-Infinity', '{"node_num":-Infinity}', /not valid JSON/],
    ['a byte order mark', '\ufeff{}', /byte order mark/],
    ['UTF-16', new Uint8Array(Buffer.from('{}', 'utf16le')), /not valid JSON/],
    ['invalid UTF-8', Uint8Array.of(0x7b, 0x22, 0x80, 0x22, 0x7d), /UTF-8/],
    ['a control character in a text', '{"name":"a\u0001b"}', /not valid JSON/],
    ['a NUL byte', '{}\u0000', /not valid JSON/],
  ];
  for (const [what, body, msg] of cases) it(what, () => expectOne(body, [], msg, 'json_invalid'));

  it('and never quotes the body in the message', () => {
    for (const { msg } of findingsOf(`{"secret": ${'very private '.repeat(10)}`)) expect(msg).not.to.match(/private|secret/);
  });
});

describe('what parseRequest rejects in fields', () => {
  const cases: readonly (readonly [string, Record<string, unknown>, readonly string[], RegExp | string, string?])[] = [
    // J4
    ['node_num 0', { node_num: 0 }, ['node_num'], 'node_num must be an integer from 1 to 2147483647 (got 0)'],
    ['node_num 1.5', { node_num: 1.5 }, ['node_num'], /got 1.5/],
    ['node_num -1', { node_num: -1 }, ['node_num'], /got -1/],
    ['node_num as text', { node_num: '5' }, ['node_num'], /got "5"/, 'type_error'],
    ['node_num true', { node_num: true }, ['node_num'], /got true/, 'type_error'],
    ['node_num null', { node_num: null }, ['node_num'], /got null/, 'type_error'],
    ['node_num 2^53 + 1', { node_num: 2 ** 53 + 1 }, ['node_num'], /got 9007199254740992/],
    ['node_num missing', { node_num: undefined }, ['node_num'], /node_num is missing: send an integer from 1/, 'missing'],
    ['vehicle_num 0', { vehicle_num: 0 }, ['vehicle_num'], /got 0/],
    // J5, J6
    ['a matrix missing', { distance_matrix: undefined }, ['distance_matrix'], /missing: send an array of node_num rows/, 'missing'],
    ['a matrix of another type', { distance_matrix: { 0: [] } }, ['distance_matrix'], /got an object/, 'type_error'],
    ['a ragged matrix', { distance_matrix: [[0, 1, 1, 1], [1, 0, 1], [1, 1, 0, 1], [1, 1, 1, 0]] }, ['distance_matrix', '1'], 'distance_matrix[1] must have node_num = 4 entries (got 3)'],
    ['a row that is none', { distance_matrix: [[0, 1, 1, 1], 7, [1, 1, 0, 1], [1, 1, 1, 0]] }, ['distance_matrix', '1'], /must be an array of numbers \(got 7\)/, 'type_error'],
    ['a row too few', { distance_matrix: SMALL.distance_matrix.slice(1) }, ['distance_matrix'], /node_num = 4 entries \(got 3\)/],
    ['no rows', { distance_matrix: [] }, ['distance_matrix'], /node_num = 4 entries \(got 0\)/],
    ['a negative distance', { distance_matrix: SMALL.distance_matrix.map((row, i) => row.map((cell, j) => (i === 2 && j === 1 ? -4 : cell))) }, ['distance_matrix', '2', '1'], 'distance_matrix[2][1] must be a number from 0 to 1e12 (got -4)'],
    ['a distance over 1e12', { distance_matrix: SMALL.distance_matrix.map((row, i) => row.map((cell, j) => (i === 2 && j === 1 ? 1.1e12 : cell))) }, ['distance_matrix', '2', '1'], /got 1100000000000/],
    ['a null distance', { distance_matrix: SMALL.distance_matrix.map((row, i) => row.map((cell, j) => (i === 2 && j === 1 ? null : cell))) }, ['distance_matrix', '2', '1'], /got null/, 'type_error'],
    // J7
    ['a start node out of range', { start_nodes: [0, 4] }, ['start_nodes', '1'], 'start_nodes[1] must be an integer from 0 to 3 (got 4)'],
    ['a fractional end node', { end_nodes: [0.5, 0] }, ['end_nodes', '0'], /got 0.5/],
    ['a negative end node', { end_nodes: [-1, 0] }, ['end_nodes', '0'], /got -1/],
    ['too few start nodes', { start_nodes: [0] }, ['start_nodes'], 'start_nodes must have vehicle_num = 2 entries (got 1)'],
    ['a depot with demand', { node_demands: [5, 10, 15, 20] }, [], 'Depot/start/end node 0 demand must be 0 (got 5)'],
    ['a negative demand', { node_demands: [0, -1, 1, 1] }, ['node_demands', '1'], /got -1/],
    ['a negative capacity', { vehicles_capacity: [40, -1] }, ['vehicles_capacity', '1'], /got -1/],
    ['a speed of 0', { vehicle_speeds: [60, 0] }, ['vehicle_speeds', '1'], /greater than 0, at most 1e12 \(got 0\)/],
    ['a negative service time', { node_service_time: [0, 1, 1, -1] }, ['node_service_time', '3'], /got -1/],
    ['a window that ends before it starts', { node_time_windows: [[0, 1], [5, 4], [0, 1], [0, 1]] }, ['node_time_windows', '1'], /must not end before it starts \(got 5 to 4\)/],
    ['a window that is no pair', { node_time_windows: [[0, 1], [5], [0, 1], [0, 1]] }, ['node_time_windows', '1'], /must be a pair \[start, end\]/],
    ['a window of texts', { node_time_windows: [[0, 1], ['9', 10], [0, 1], [0, 1]] }, ['node_time_windows', '1', '0'], /got "9"/, 'type_error'],
    ['too many windows', { node_time_windows: Array(5).fill([0, 1]) }, ['node_time_windows'], /node_num = 4 entries \(got 5\)/],
    ['a position that is no pair', { node_positions: [[0, 0], [1, 1], 3, [2, 2]] }, ['node_positions', '2'], /must be a pair \[x, y\] \(got 3\)/, 'type_error'],
    ['too few positions', { node_positions: [[0, 0]] }, ['node_positions'], /node_num = 4 entries \(got 1\)/],
    ['an unknown objective', { objective: 'min_time' }, ['objective'], 'objective must be one of min_total_distance, min_total_cost (got "min_time")'],
    ['a negative cost under min_total_cost', { objective: 'min_total_cost', vehicle_fixed_costs: [0, -1] }, ['vehicle_fixed_costs', '1'], /got -1/],
    ['a short cost array under min_total_cost', { objective: 'min_total_cost', vehicle_unit_distance_costs: [1] }, ['vehicle_unit_distance_costs'], /vehicle_num = 2 entries \(got 1\)/],
    ['a negative penalty', { late_penalty_per_min: -0.1 }, ['late_penalty_per_min'], /from 0 to 1e12 \(got -0.1\)/],
    ['a cap of 0', { max_working_hours: 0 }, ['max_working_hours'], /greater than 0/],
    // J10
    ['a long name', { name: 'n'.repeat(4097) }, ['name'], /at most 4096 characters .* of 4097 characters/],
    ['control characters in a name', { name: 'a\u0000b' }, ['name'], /without control characters \(got "a\\u0000b"\)/],
    ['half a surrogate pair in a name', { name: '\ud800' }, ['name'], /half of a surrogate pair/],
    ['a name of another type', { name: 5 }, ['name'], /got 5/, 'type_error'],
    // J13
    ['base_start_time [24, 0, 0]', { base_start_time: [24, 0, 0] }, ['base_start_time', '0'], /from 0 to 23 \(got 24\)/],
    ['base_start_time [9, 60, 0]', { base_start_time: [9, 60, 0] }, ['base_start_time', '1'], /from 0 to 59 \(got 60\)/],
    ['base_start_time [9]', { base_start_time: [9] }, ['base_start_time'], /must be \[hour, minute, second\] \(got an array of 1\)/],
    ['base_start_time as text', { base_start_time: '09:00' }, ['base_start_time'], /an array \[hour, minute, second\]/, 'type_error'],
    ...[0, -1, 1.5, '10', true, {}, []].map((value) => [`time_limit_seconds ${JSON.stringify(value)}`, { time_limit_seconds: value }, ['time_limit_seconds'], 'time_limit_seconds must be a positive integer'] as const),
    ['a callback_url that is no text', { callback_url: 5 }, ['callback_url'], /got 5/, 'type_error'],
    ['a callback_url of another scheme', { callback_url: 'ftp://example.com' }, ['callback_url'], /starts with http:\/\/ or https:\/\//],
    ['an empty callback_url', { callback_url: '' }, ['callback_url'], /starts with http/],
    ['a callback_url to localhost', { callback_url: 'http://localhost:8080/' }, ['callback_url'], /must not point to localhost/],
    ['a seed over 32 bits', { seed: 2 ** 32 }, ['seed'], /from 0 to 4294967295/],
    ...[[1e-100, '1e-15'], [5e-324, '1e-15'], [1e-16, '1e-15']].map(([speed, least]) => [
      `a speed of ${speed}, at which travel takes longer than can be computed with`, { ...TIMES, vehicle_speeds: [60, speed] }, ['vehicle_speeds', '1'],
      `vehicle_speeds[1] must be at least ${least} (got ${speed}): raise it or use a larger unit of distance`,
    ] as const),
    ['a speed too small for the longest distance', { ...TIMES, vehicle_speeds: [60, 1e-6], distance_matrix: [[0, 1, 1e12, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]] }, ['vehicle_speeds', '1'],
      'vehicle_speeds[1] must be at least 0.00006 (got 0.000001), because the longest distance is 1000000000000 and may take at most 1e18 minutes: raise it or use a larger unit of distance'],
    ['a speed too small for coordinates far apart', { ...TIMES, vehicle_speeds: [60, 1e-5], distance_matrix: [], node_positions: [[0, 0], [3e11, 4e11], [1, 1], [0, 0]] }, ['vehicle_speeds', '1'], /the longest distance is 500000000000 /],
    ['a distance of 1e15 for "no road"', { distance_matrix: [[0, 1, 1e15, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]] }, ['distance_matrix', '0', '2'], 'distance_matrix[0][2] must be a number from 0 to 1e12 (got 1000000000000000): for "no road" use 1e12'],
    ['a capacity of 1e15', { vehicles_capacity: [40, 1e15] }, ['vehicles_capacity', '1'], /\(got 1000000000000000\): for unlimited capacity use 1e12$/],
    ['a window that ends at 1e15', { node_time_windows: [[0, 1e15], [0, 1], [0, 1], [0, 1]] }, ['node_time_windows', '0', '1'], /for a window with no end use 1e12, with no start -1e12$/],
    ['a cap of 1e15', { max_working_hours: 1e15 }, ['max_working_hours'], /\(got 1000000000000000\): omit it for no cap$/],
    ['a demand of 1e15', { node_demands: [0, 1e15, 1, 1] }, ['node_demands', '1'], /use at most 1e12, or a larger unit$/],
    ['a callback_url of 2,049 characters outside the basic plane', { callback_url: `https://example.com/${'\u{1f69a}'.repeat(2029)}` }, ['callback_url'], /at most 2048 characters/],
    ['a name of 4,097 characters outside the basic plane', { name: '\u{1f69a}'.repeat(4097) }, ['name'], /of 4097 characters/],
    ['a strategy name in capitals', { strategy: 'Savings' }, ['strategy'], /lower-case/],
  ];
  for (const [what, changes, loc, msg, type] of cases) {
    it(what, () => expectOne(wireBody(changes), loc, msg, type));
  }

  it('1e400, which no double holds (J3)', () => {
    const body = JSON.stringify(wireBody({ max_working_hours: 'X' })).replace('"X"', '1e400');
    expectOne(body, ['max_working_hours'], /got a number too large to hold/);
    const cell = JSON.stringify(wireBody()).replace('[4,0,3,7]', '[4,0,1e400,7]');
    expectOne(cell, ['distance_matrix', '1', '2'], /got a number too large to hold/);
  });

  it('but not 1e400 seconds as a time limit, which may be any positive integer', () => {
    const body = JSON.stringify(wireBody({ time_limit_seconds: 'X' })).replace('"X"', '1e400');
    expect(requestOf(body).timeLimitSeconds).to.equal(Number.MAX_VALUE);
  });

  it('-0 as a node index (J7)', () => {
    expectOne(JSON.stringify(wireBody()).replace('"start_nodes":[0,0]', '"start_nodes":[0,-0]'), ['start_nodes', '1'], /got -0/);
  });

  it('each of several faults, one per field, and every bad item', () => {
    const findings = findingsOf(wireBody({ node_num: 'x', vehicle_num: 0, start_nodes: ['a', -1], objective: 5, seed: -1 }));
    expect(findings.map(({ loc }) => loc.slice(1).join('.'))).to.have.members(['node_num', 'vehicle_num', 'objective', 'seed', 'start_nodes.0', 'start_nodes.1']);
  });

  it('every missing required field of an empty object', () => {
    const findings = findingsOf({});
    expect(findings.map(({ loc, type }) => [loc[1], type])).to.have.deep.members(
      ['node_num', 'vehicle_num', 'distance_matrix', 'start_nodes', 'end_nodes', 'node_demands', 'vehicles_capacity'].map((name) => [name, 'missing']),
    );
  });

  it('a depot of several vehicles only once', () => {
    const findings = findingsOf(wireBody({ start_nodes: [0, 1], end_nodes: [0, 1], node_demands: [5, 10, 0, 0] }));
    expect(findings.map(({ msg }) => msg)).to.deep.equal(['Depot/start/end node 0 demand must be 0 (got 5)', 'Depot/start/end node 1 demand must be 0 (got 10)']);
  });
});

describe('parseRequest under attack', () => {
  it('validates node_num 1e9 before anything is allocated (J4, J5)', () => {
    const before = process.memoryUsage().arrayBuffers;
    const findings = findingsOf(wireBody({ node_num: 1e9 }));
    expect(findings.map(({ msg }) => msg)).to.include('distance_matrix must have node_num = 1000000000 entries (got 4)');
    expect(process.memoryUsage().arrayBuffers - before).to.be.below(10_000_000);
  });

  it('answers 1,000,000 bad cells with 100 findings in under 64 kB (J12)', () => {
    const row = `[${Array(1000).fill(`"${'\\u0001'.repeat(10)}"`).join()}]`;
    const body = `{"node_num":1000,"vehicle_num":1,"start_nodes":[0],"end_nodes":[0],"node_demands":[${Array(1000).fill(0).join()}],"vehicles_capacity":[1],"distance_matrix":[${Array(1000).fill(row).join()}]}`;
    const findings = findingsOf(body);
    expect(findings).to.have.length(100);
    expect(JSON.stringify(findings)).to.have.length.below(64 * 1024);
    expect(findings.at(-1)?.msg).to.match(/\(and 999900 more faults\)$/);
  });

  it('keeps 100 findings with the longest possible values under 64 kB', () => {
    const wide = Array.from({ length: 1000 }, () => '\u{10ffff}'.repeat(500));
    const findings = findingsOf(wireBody({ name: '\u0000'.repeat(9999), node_demands: wide, objective: '\\'.repeat(9999), strategy: '"'.repeat(9999) }));
    expect(findings).to.have.length(100);
    expect(Buffer.byteLength(JSON.stringify(findings))).to.be.below(64 * 1024);
  });

  it('ignores unknown fields, including those of Object.prototype, and pollutes nothing (J8)', () => {
    const extra = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":1,"toString":"x","hasOwnProperty":1,"nоde_num":7,"0":1,"4294967295":2,';
    const body = JSON.stringify(SMALL).replace('{', `{${extra}`);
    expect(requestOf(body)).to.deep.equal(requestOf(SMALL));
    expect('polluted' in {}).to.equal(false);
    expect(Object.keys(Object.prototype)).to.deep.equal([]);
  });

  it('reads no field from a prototype (J8)', () => {
    const body = JSON.stringify(wireBody({ node_num: undefined })).replace('{', '{"__proto__":{"node_num":4},');
    expectOne(body, ['node_num'], /missing/, 'missing');
  });

  it('rejects a flood of keys before they are parsed (J8)', () => {
    const keys = Array.from({ length: 100_000 }, (_, i) => `"${i}":0`).join();
    expectOne(`{${keys}}`, [], /more than 1000 object keys/, 'json_invalid');
  });

  it('rejects a name of 1 MB without repeating it (J10)', () => {
    const [finding] = findingsOf(wireBody({ name: 'n'.repeat(1_000_000) }));
    expect(finding?.msg).to.have.length.below(300);
  });

  it('never throws on random bytes', () => {
    let state = 42;
    const next = (): number => (state = (state * 1103515245 + 12345) % 2147483648);
    const valid = new TextEncoder().encode(JSON.stringify(SMALL));
    for (let round = 0; round < 2000; round++) {
      const bytes = valid.slice();
      for (let k = 0; k <= round % 4; k++) bytes[next() % bytes.length] = next() % 256;
      expect(() => parseRequest(bytes)).not.to.throw();
    }
  });
});

describe('borderline requests that are valid (J6, J14)', () => {
  const cases: readonly [string, Record<string, unknown>][] = [
    ['one node', { node_num: 1, distance_matrix: [[0]], node_demands: [0] }],
    ['all nodes depots', { node_num: 2, distance_matrix: [[0, 1], [1, 0]], node_demands: [0, 0], start_nodes: [0, 1], end_nodes: [1, 0] }],
    ['more vehicles than nodes', { node_num: 1, vehicle_num: 5, distance_matrix: [[0]], node_demands: [0], start_nodes: Array(5).fill(0), end_nodes: Array(5).fill(0), vehicles_capacity: Array(5).fill(1) }],
    ['no demand at all', { node_demands: [0, 0, 0, 0] }],
    ['no capacity at all', { vehicles_capacity: [0, 0] }],
    ['asymmetric distances against the triangle inequality', { distance_matrix: [[9, 1, 100, 1], [50, 9, 1, 1], [1, 1, 9, 1], [1, 1, 1, 9]] }],
    ['a callback_url of 2,048 characters, most of them outside the basic plane', { callback_url: `https://example.com/${'\u{1f69a}'.repeat(2028)}` }],
    ['a small speed where no times are kept', { vehicle_speeds: [1e-100, 60] }],
    ['"no road" at a small speed', { ...TIMES, vehicle_speeds: [0.001, 60], distance_matrix: [[0, 1, 1e12, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]] }],
    ['a small speed for small distances', { ...TIMES, vehicle_speeds: [1e-12, 60] }],
    ['a time limit of 2^53', { time_limit_seconds: 2 ** 53 }],
    ['a time limit of 1e300', { time_limit_seconds: 1e300 }],
    ['a name of 4,096 characters outside the basic plane', { name: '\u{1f69a}'.repeat(4096) }],
    ['a window without length', { node_time_windows: Array(4).fill([5, 5]) }],
  ];
  for (const [what, changes] of cases) it(what, () => expect(findingsOf(wireBody(changes))).to.deep.equal([]));
});
