import type { RequestWarning } from '#generated/types.js';
import { expect } from 'chai';
import { PLAN_WARNING_CODES } from '../../../src/contract/plan/warnings.js';
import { WARNING_CODES } from '../../../src/contract/warnings.js';
import { parseRequest } from '../../../src/contract/parse.js';
import { document } from '../../helpers/contract-document.js';
import { requestOf, wireBody } from '../../helpers/wire-request.js';

function warningsOf(changes: Record<string, unknown>): RequestWarning[] {
  const outcome = parseRequest(new TextEncoder().encode(JSON.stringify(wireBody(changes))));
  if ('findings' in outcome) throw new Error(JSON.stringify(outcome.findings));
  return outcome.warnings;
}

/** Asserts that there is exactly one warning, with this code, field and parts of its message. */
function expectOne(changes: Record<string, unknown>, code: string, field: string, ...parts: string[]): void {
  const warnings = warningsOf(changes);
  expect(warnings.map((warning) => [warning.code, ...warning.loc]), JSON.stringify(warnings)).to.deep.equal([[code, 'body', field]]);
  for (const part of parts) expect(warnings[0]?.message).to.include(part);
}

const WINDOWS = [[0, 480], [30, 90], [0, 120], [60, 200]];
const SERVICE = [0, 10, 10, 10];
const SPEEDS = [60, 60];
const TIMES = { node_time_windows: WINDOWS, node_service_time: SERVICE, vehicle_speeds: SPEEDS };

describe('the warnings of a request', () => {
  it('are absent for a request without useless fields', () => {
    expect(warningsOf({})).to.deep.equal([]);
    expect(warningsOf({
      ...TIMES, max_working_hours: 8, late_penalty_per_min: 2.5, objective: 'min_total_cost', vehicle_fixed_costs: [1, 1],
      vehicle_unit_distance_costs: [1, 2], base_start_time: [8, 0, 0], time_limit_seconds: 1e9,
    })).to.deep.equal([]);
    expect(warningsOf({ node_positions: [[0, 0], [4, 0], [4, 3], [0, 8]], distance_matrix: [] })).to.deep.equal([]);
  });

  it('are absent for fields that count as omitted', () => {
    expect(warningsOf({
      node_time_windows: null, node_service_time: [], vehicle_speeds: [], max_working_hours: null, late_penalty_per_min: 0,
      vehicle_fixed_costs: [], vehicle_unit_distance_costs: null, node_positions: [],
    })).to.deep.equal([]);
  });

  it('name what the time dimension lacks', () => {
    expectOne({ node_time_windows: WINDOWS }, 'time_dimension_incomplete', 'node_time_windows',
      'node_time_windows (an array of 4) has no effect', 'without node_service_time and vehicle_speeds', 'may violate the windows', 'send node_service_time (0 ', 'or leave node_time_windows out');
    expectOne({ node_time_windows: WINDOWS, vehicle_speeds: SPEEDS }, 'time_dimension_incomplete', 'node_time_windows',
      'node_time_windows (an array of 4) and vehicle_speeds (an array of 2) have no effect', 'without node_service_time no times');
    expectOne({ node_service_time: SERVICE, vehicle_speeds: SPEEDS }, 'time_dimension_incomplete', 'node_service_time', 'send node_time_windows ([0, 1440]');
    expectOne({ vehicle_speeds: SPEEDS }, 'time_dimension_incomplete', 'vehicle_speeds');
  });

  it('name fields that only have an effect with the time dimension', () => {
    expectOne({ late_penalty_per_min: 2.5 }, 'time_dimension_missing', 'late_penalty_per_min', 'late_penalty_per_min (2.5) has no effect', 'vehicle_speeds');
    expectOne({ max_working_hours: 8 }, 'time_dimension_missing', 'max_working_hours', 'max_working_hours (8)');
    expect(warningsOf({ node_time_windows: WINDOWS, late_penalty_per_min: 1 }).map(({ code }) => code)).to.deep.equal(['time_dimension_incomplete', 'time_dimension_missing']);
  });

  it('name costs that the objective ignores, whatever they contain', () => {
    expectOne({ vehicle_fixed_costs: [50, 50] }, 'costs_not_counted', 'vehicle_fixed_costs', '(an array of 2)', '"objective": "min_total_cost"');
    expectOne({ objective: 'min_total_distance', vehicle_unit_distance_costs: 'free' }, 'costs_not_counted', 'vehicle_unit_distance_costs', '("free")');
  });

  it('name a matrix beside positions', () => {
    expectOne({ node_positions: [[0, 0], [4, 0], [4, 3], [0, 8]] }, 'matrix_not_used', 'distance_matrix', '(an array of 4)', '"distance_matrix": []');
    expectOne({ node_positions: [[0, 0], [4, 0], [4, 3], [0, 8]], distance_matrix: [['anything']] }, 'matrix_not_used', 'distance_matrix');
  });

  const places: Record<string, number[][]> = {
    'a city in full precision': [[13.377704, 52.516275], [13.4132, 52.5219], [13.3501, 52.5145], [13.4024, 52.4907]],
    'latitude before longitude': [[52.516275, 13.377704], [52.5219, 13.4132], [52.5145, 13.3501], [52.4907, 13.4024]],
    'two decimals': [[-73.98, 40.75], [-73.99, 40.76], [-74.01, 40.71], [-73.94, 40.68]],
    'a continent': [[-122.4194, 37.7749], [-74.006, 40.7128], [-95.3698, 29.7604], [-87.6298, 41.8781]],
    'the city on the meridian and far from the equator': [[-0.1276, 51.5072], [0.0098, 51.4769], [-0.0754, 51.5055], [-0.1419, 51.5014]],
  };
  for (const [name, node_positions] of Object.entries(places)) {
    it(`name positions that look geographic: ${name}`, () => {
      expectOne({ node_positions, distance_matrix: [] }, 'positions_geographic', 'node_positions', `node 0 is at [${node_positions[0]!.join(', ')}]`, 'project them to a plane');
    });
  }

  const planes: Record<string, number[][]> = {
    'a small grid': [[0, 0], [4, 0], [4, 3], [0, 8]],
    'the unit square': [[0.1234567, 0.2345678], [0.9876543, 0.8765432], [0.5123411, 0.0212345], [0.3345123, 0.7712345]],
    'the usual square of a hundred': [[35.1234, 35.4321], [71.2345, 12.3456], [3.1234, 64.5432], [55.9876, 20.1234]],
    'whole numbers off the origin': [[40, 50], [41, 52], [42, 51], [43, 50]],
    'kilometres of a national grid': [[391.2345, 5820.1234], [390.1234, 5821.4321], [392.4321, 5819.9876], [389.1234, 5822.1234]],
    'one place': [[13.3777, 52.5162], [13.3777, 52.5162], [13.3777, 52.5162], [13.3777, 52.5162]],
  };
  for (const [name, node_positions] of Object.entries(planes)) {
    it(`accept positions in a plane: ${name}`, () => expect(warningsOf({ node_positions, distance_matrix: [] })).to.deep.equal([]));
  }

  const slips: Record<string, string> = {
    time_limit: 'time_limit_seconds', vehicle_capacities: 'vehicles_capacity', timeWindows: 'node_time_windows', 'Late-Penalty-Per-Minute': 'late_penalty_per_min',
    service_times: 'node_service_time', callbackUrl: 'callback_url', objectiv: 'objective', speeds: 'vehicle_speeds',
  };
  for (const [name, field] of Object.entries(slips)) {
    it(`name the known field that ${name} resembles`, () => expectOne({ [name]: 30 }, 'unknown_field', name, `"${name}" (30) is not a field`, `did you mean ${field}?`));
  }

  it('name unknown fields that resemble none', () => {
    expectOne({ customer_reference: 'A-1' }, 'unknown_field', 'customer_reference', '("A-1")', 'leave it out');
    expectOne({ ['x'.repeat(5000)]: null }, 'unknown_field', 'x'.repeat(60), 'leave it out');
  });

  it('are limited to twenty, the last of which counts the rest', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`extra_${i}_${'🚚'.repeat(100)}`, i]));
    const warnings = warningsOf({ ...many, vehicle_speeds: SPEEDS });
    expect(warnings).to.have.length(20);
    expect(warnings[0]?.code).to.equal('time_dimension_incomplete');
    expect(warnings[19]?.message).to.match(/ \(and 81 more warnings\)$/);
    expect(Buffer.byteLength(JSON.stringify(warnings))).to.be.lessThan(16_384);
  });

  it('do not change the request', () => {
    expect(requestOf(wireBody({ extra: 1, node_time_windows: WINDOWS }))).to.deep.equal(requestOf(wireBody({ node_time_windows: WINDOWS })));
  });

  it('have codes that the contract explains, and no others', () => {
    const properties = document.components['schemas']?.['RequestWarning']?.['properties'] as unknown as { code: { description: string } };
    const explained = [...properties.code.description.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
    expect(explained).to.have.members([...WARNING_CODES, ...PLAN_WARNING_CODES]);
  });
});
