import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { expect } from 'chai';
import { parseRequest } from '../../src/contract/parse.js';
import { requestToJson } from '../../src/contract/wire.js';
import { materialise } from '../../src/instance/materialise.js';
import { document, type Json, type JsonObject } from '../helpers/contract-document.js';
import { dice, randomRequest, type Dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';

/**
 * The loops over the arrays of a request against the whole schema of the document, items included, with the rules that the document
 * states in words beside it. Both must refuse the same places.
 */

const BODIES = countOf(3_000, 10_000);
const schemas = document.components['schemas'] as unknown as Record<string, JsonObject>;
const properties = schemas['SolveRequest']?.['properties'] as Record<string, JsonObject>;
const required = schemas['SolveRequest']?.['required'] as string[];

const validate = wholeSchema();

/** The schema as JSON Schema has it; OpenAPI 3.0 differs in `exclusiveMinimum` alone, as far as this schema goes. */
function wholeSchema(): ValidateFunction {
  const converted = JSON.parse(JSON.stringify({ components: { schemas } }), (_, value: Json) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || value['exclusiveMinimum'] !== true) return value;
    const { minimum, ...rest } = value;
    return { ...rest, exclusiveMinimum: minimum };
  }) as object;
  const ajv = new Ajv({ allErrors: true, strict: false, strictNumbers: true, validateFormats: false });
  return ajv.compile({ ...converted, $ref: '#/components/schemas/SolveRequest' });
}

/** The places of a body that the document refuses, as `field/index`; '' is the body itself. */
function refusedByDocument(body: JsonObject): string[] {
  if (depthOf(body) > 4) return [''];
  const counted = whatCounts(body);
  const places = new Set<string>();
  const faults = validate(counted) ? [] : validate.errors ?? [];
  for (const error of faults) places.add(placeOf(error));
  const isRefused = (place: string): boolean => [...places].some((one) => one === place || one.startsWith(`${place}/`));
  const sound = (name: string): boolean => name in counted && !isRefused(name);
  const shaped = (name: string): boolean => name in counted && !places.has(name);
  const [nodes, vehicles] = ['node_num', 'vehicle_num'].map((name) => (sound(name) ? counted[name] as number : undefined));

  // A pair or triple of another length is refused as a whole: its entries may be anything.
  const isShort = (place: string): boolean => faults.some((error) => placeOf(error) === place && ['minItems', 'maxItems'].includes(error.keyword));
  const start = counted['base_start_time'];
  if (shaped('base_start_time') && Array.isArray(start)) {
    if (start.length !== 3) places.add('base_start_time');
    if (Number(start[0]) > 23) places.add('base_start_time/0');
    for (const [i, value] of start.entries()) if (Object.is(value, -0)) places.add(`base_start_time/${i}`);
  }
  for (const place of places) {
    const whole = place.slice(0, place.lastIndexOf('/'));
    if (isShort(whole) || (whole === 'base_start_time' && places.has(whole))) places.delete(place);
  }

  for (const [name, schema] of Object.entries(properties)) {
    const count = schema['x-length'] === 'node_num' ? nodes : vehicles;
    const values = counted[name];
    if (!shaped(name) || !Array.isArray(values) || schema['x-length'] === undefined) continue;
    const isUnused = name === 'distance_matrix' && 'node_positions' in counted;
    if (count !== undefined && values.length !== count && !isUnused) places.add(name);
    for (const [i, value] of values.entries()) {
      const place = `${name}/${i}`;
      if (name === 'distance_matrix' && Array.isArray(value) && nodes !== undefined && value.length !== nodes) places.add(place);
      if (name === 'node_time_windows' && Array.isArray(value) && Number(value[1]) < Number(value[0]) && !isRefused(place)) places.add(place);
      // JSON has a -0, and JSON Schema takes it for 0. As an index, hour, minute or second it is refused, for it comes of a mistake.
      if (name.endsWith('_nodes') && typeof value === 'number' && ((nodes !== undefined && value > nodes - 1) || Object.is(value, -0))) places.add(place);
    }
  }
  if (['start_nodes', 'end_nodes', 'node_demands'].every(sound)) {
    const demands = counted['node_demands'] as number[];
    const depots = [...counted['start_nodes'] as number[], ...counted['end_nodes'] as number[]];
    if (depots.some((node) => (demands[node] ?? 0) !== 0)) places.add('');
  }
  if (places.size === 0) for (const vehicle of tooSlow(counted)) places.add(`vehicle_speeds/${vehicle}`);
  return [...places].sort();
}

/** Optional members that are null or `[]` count as omitted, costs without `min_total_cost` too, and the matrix beside coordinates is not used. */
function whatCounts(body: JsonObject): JsonObject {
  const isOmitted = (name: string, value: Json): boolean => !required.includes(name) && (value === null || (properties[name]?.['type'] === 'array' && Array.isArray(value) && value.length === 0));
  const given = Object.entries(body).filter(([name, value]) => name in properties && !isOmitted(name, value));
  const counted: JsonObject = Object.fromEntries(given);
  const costs = ['vehicle_fixed_costs', 'vehicle_unit_distance_costs'];
  if (counted['objective'] !== 'min_total_cost') for (const name of costs) Reflect.deleteProperty(counted, name);
  if ('node_positions' in counted && Array.isArray(counted['distance_matrix'])) counted['distance_matrix'] = [];
  // "Any positive integer": a number that overflows is one.
  if (counted['time_limit_seconds'] === Infinity) counted['time_limit_seconds'] = Number.MAX_VALUE;
  return counted;
}

function placeOf({ keyword, instancePath, params }: ErrorObject): string {
  if (keyword === 'required') return (params as { missingProperty: string }).missingProperty;
  return instancePath.slice(1);
}

/** "The longest distance may take at most 1e18 minutes, and no speed may be below 1e-15." Of coordinates: across the rectangle around them. */
function tooSlow({ vehicle_speeds: speeds, node_time_windows: windows, node_service_time: service, node_positions: positions, distance_matrix: matrix }: JsonObject): number[] {
  if (speeds === undefined || windows === undefined || service === undefined) return [];
  const span = (axis: number): number => {
    const values = (positions as number[][]).map((pair) => pair[axis]!);
    return Math.max(...values) - Math.min(...values);
  };
  const longest = positions === undefined
    ? Math.max(0, ...(matrix as number[][]).flatMap((row, i) => row.filter((_, j) => i !== j)))
    : Math.hypot(span(0), span(1));
  return (speeds as number[]).flatMap((speed, vehicle) => (speed < Math.max(1e-15, 60 * longest / 1e18) ? [vehicle] : []));
}

function depthOf(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((member) => depthOf(member)));
}

/** The places that the service refuses. */
function refusedByService(text: string): string[] {
  const outcome = parseRequest(Buffer.from(text));
  if (!('findings' in outcome)) return [];
  if (outcome.findings.length >= 100) throw new Error('the body is too large: findings are only counted');
  return [...new Set(outcome.findings.map(({ loc }) => loc.slice(1).join('/')))].sort();
}

const VALID = Array.from({ length: 200 }, (_, seed) => JSON.stringify(requestToJson(materialise(randomRequest(1 + seed)))));

/** A valid body over all features. */
function validBody(random: Dice): JsonObject {
  const body = JSON.parse(random.pick(VALID)) as JsonObject;
  const extras = { name: 'north', callback_url: 'https://partner.example.com/done', seed: 7, iterations: 100, strategy: 'savings', time_limit_seconds: 5, max_working_hours: 8, late_penalty_per_min: 0.5, unknown_field: [[[1]]] };
  for (const [name, value] of Object.entries(extras)) if (random.chance(0.2)) body[name] = value;
  return body;
}

/** Numbers, and what is none; `1e400` overflows when it is parsed, and no JSON serialiser writes it or -0. */
const OVERFLOW = '<1e400>';
const MINUS_ZERO = '<-0>';
const VALUES: readonly Json[] = [
  0, 1, 2, 3, -1, -0.5, 0.5, 1e-300, 1e12, 1.000001e12, -1e12, -1.1e12, 1e15, 1e308, 24, 59, 60, 2 ** 31 - 1, 2 ** 31, 2 ** 53, OVERFLOW, MINUS_ZERO,
  null, true, false, '', '3', 'NaN', 'Infinity', '1e3', 'ftp://example.com', 'x'.repeat(3000), 'a\u0001b', 'Upper', 'min_total_cost', 'min_total_distance',
  [], [1], [0, 1], [1, 0], [0, 0, 0], [23, 59, 59], [9, 0, 0, 0], [[0, 1]], [[]], [null, null], ['0', '1'], {}, { '0': 1 }, { length: 2 },
];

/** Changes one place of a body: a member, an entry, or an entry of an entry. */
function mutate(body: JsonObject, random: Dice): void {
  const name = random.pick([...Object.keys(properties), ...Object.keys(body)]);
  const holder = random.chance(0.35) ? body : body[name];
  if (!Array.isArray(holder)) {
    if (random.chance(0.2)) Reflect.deleteProperty(body, name);
    else body[name] = structuredClone(random.pick(VALUES));
    return;
  }
  const row = holder.length > 0 ? random.pick(holder) : undefined;
  mutateList(Array.isArray(row) && random.chance(0.6) ? row : holder, random);
}

function mutateList(list: Json[], random: Dice): void {
  const at = random.int(0, list.length);
  const change = random.int(0, 6);
  if (change === 0) list.splice(at, 1);
  else if (change === 1) list.splice(at, 0, structuredClone(list[at] ?? 0));
  else if (change === 2) list.length = 0;
  else if (change === 3 && list.length > 1) [list[0], list[list.length - 1]] = [list.at(-1)!, list[0]!];
  else list[Math.min(at, Math.max(0, list.length - 1))] = structuredClone(random.pick(VALUES));
}

describe('the loops over arrays', () => {
  it(`refuse what the whole schema refuses, at the same places, in ${BODIES.toLocaleString('en-US')} mutated bodies`, () => {
    const random = dice(16);
    let refused = 0;
    const fields = new Set<string>();
    for (let round = 0; round < BODIES; round++) {
      const body = validBody(random);
      for (let changes = random.int(1, 3); changes > 0; changes--) mutate(body, random);
      const text = JSON.stringify(body).replaceAll(`"${OVERFLOW}"`, '1e400').replaceAll(`"${MINUS_ZERO}"`, '-0');
      const places = refusedByDocument(JSON.parse(text) as JsonObject);
      const found = refusedByService(text);
      if (found.join() !== places.join()) expect(found, `round ${round}: ${text.slice(0, 3000)}`).to.deep.equal(places);
      if (places.length > 0) refused++;
      for (const place of places) fields.add(place.split('/')[0] ?? '');
    }
    // Enough of both, and a fault in every field and of the whole body.
    expect(refused).to.be.within(BODIES / 2, BODIES * 0.95);
    expect([...fields]).to.have.members(['', ...Object.keys(properties)]);
  });
});
