import { Ajv, type ValidateFunction } from 'ajv';
import { expect } from 'chai';
import { Findings } from '../../src/contract/findings.js';
import { readInstant } from '../../src/contract/plan/instants.js';
import { packPlan, unpackPlan } from '../../src/contract/plan/pack.js';
import { parsePlanBody, planMeta } from '../../src/contract/plan/parse.js';
import { planProblem } from '../../src/contract/plan/problem.js';
import { ShapeCheck } from '../../src/contract/plan/shape.js';
import { requestSpot } from '../../src/contract/plan/spot.js';
import { document, type Json, type JsonObject } from '../helpers/contract-document.js';
import { dice, type Dice } from '../helpers/random-problem.js';

/** The loops over a plan request against the whole schema of the document: both must refuse the same bodies. */

const BODIES = 2000;
const validate = wholeSchema();
const examples = document.components['examples'] as unknown as Record<string, { value: JsonObject }>;

/** The schema as JSON Schema has it, of a request that is not based on another one, or is complete already. */
function wholeSchema(): ValidateFunction {
  const converted = JSON.parse(JSON.stringify({ components: { schemas: document.components['schemas'] } }), (_, value: Json) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { discriminator: _discriminator, 'x-required': complete, ...stated } = value;
    const schema: JsonObject = complete === undefined ? stated : { ...stated, required: complete };
    if (schema['exclusiveMinimum'] !== true) return schema;
    const { minimum, ...rest } = schema;
    return { ...rest, exclusiveMinimum: minimum };
  }) as object;
  const ajv = new Ajv({ strict: false, strictNumbers: true, formats: { 'date-time': (text: string) => typeof readInstant(text) !== 'string', int32: true, int64: true, double: true } });
  return ajv.compile({ ...converted, $ref: '#/components/schemas/PlanRequest' });
}

const VALUES: readonly Json[] = [
  null, true, 0, -1, 0.5, 1e13, 1, 'x', '', 'a\u0007', '2026-11-02T08:00:00+01:00', '2026-02-30T08:00:00Z', [], [1], ['x'], [null], {}, { type: 'window' }, { type: 'estimate' },
  { x: 1 }, { earliest: '2026-11-02T08:00:00Z' }, [{}], [[0]], 'window', 'interval', 'matrices', 'estimate', 'vehicles', 'planar', 'http://a.example', 'x'.repeat(129), 2147483648,
];
const NAMES = ['id', 'type', 'earliest', 'latest', 'count', 'travel', 'position', 'capacities', 'delivers', 'windows', 'breaks', 'stops', 'required', 'seed', 'shift', 'zzz', 'overtime', 'objective'];

/** Changes a value somewhere in the body: replaces, removes, adds or doubles it. */
function mutated(body: JsonObject, random: Dice): JsonObject {
  const copy = structuredClone(body);
  const places: { holder: Record<string, Json> | Json[]; key: string | number }[] = [];
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value;
    for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
      places.push({ holder, key });
      walk((holder as Record<string | number, Json>)[key]!);
    }
  };
  walk(copy);
  const { holder, key } = random.pick(places);
  const what = random.int(0, 3);
  if (Array.isArray(holder)) {
    if (what === 0) holder.splice(key as number, 1);
    else if (what === 1) holder.push(holder[key as number]!);
    else holder[key as number] = random.pick(VALUES);
  } else if (what === 0) Reflect.deleteProperty(holder, key);
  else if (what === 1) holder[random.pick(NAMES)] = random.pick(VALUES);
  else holder[key] = random.pick(VALUES);
  return copy;
}

function refusedByLoops(body: JsonObject): boolean {
  const findings = new Findings();
  new ShapeCheck(findings).object('PlanRequest', body, requestSpot());
  return !findings.none;
}

describe('the shape of plan requests', () => {
  it(`is refused where the document refuses it, in ${BODIES} bodies`, () => {
    const random = dice(20_261_102);
    const bodies = ['parcels', 'roadMatrices'].map((name) => examples[name]!.value);
    let refused = 0;
    for (let i = 0; i < BODIES; i++) {
      let body = mutated(random.pick(bodies), random);
      if (random.int(0, 2) === 0) body = mutated(body, random);
      const valid = validate(body);
      if (!valid) refused++;
      expect(refusedByLoops(body), JSON.stringify([body, validate.errors])).to.equal(!valid);
    }
    expect(refused).to.be.within(BODIES / 4, BODIES - 100);
  });

  it(`becomes findings or a problem that packs, in ${BODIES} bodies`, () => {
    const random = dice(20_261_103);
    const bodies = ['parcels', 'roadMatrices'].map((name) => examples[name]!.value);
    let packed = 0;
    for (let i = 0; i < BODIES; i++) {
      const body = mutated(random.pick(bodies), random);
      const outcome = parsePlanBody(body);
      if ('findings' in outcome) {
        for (const { loc, msg } of outcome.findings) expect([loc[0], msg.length > 0], JSON.stringify(body)).to.deep.equal(['body', true]);
        continue;
      }
      const stated = planProblem(outcome.request);
      if ('fault' in stated) throw new Error(stated.fault.msg);
      const plan = { ...stated, meta: planMeta(outcome.request) };
      expect(unpackPlan(packPlan(plan)), JSON.stringify(body)).to.deep.equal(plan);
      packed++;
    }
    expect(packed).to.be.greaterThan(100);
  });
});
