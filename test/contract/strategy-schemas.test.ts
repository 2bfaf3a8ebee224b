import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerSchema, validate } from '@hyperjump/json-schema/draft-07';
import { expect } from 'chai';
import { validateManifest } from '#generated/manifest-validator.cjs';
import { validateIncumbent, validateLog, validateProblem, validateResult, validateStop } from '#generated/protocol-validators.cjs';
import { packageRoot } from '../../src/root.js';
import { conformanceProblems } from '../../src/strategy/conformance/problems.js';
import type { SolveContext } from '../../src/strategy/contract.js';
import { problemMessage, STOP_MESSAGE } from '../../src/strategy/program/message-text.js';
import { loadManifests } from '../../src/strategy/registry.js';
import type { Json, JsonObject } from '../helpers/contract-document.js';
import { dice, type Dice } from '../helpers/random-problem.js';

const DIALECT = 'http://json-schema.org/draft-07/schema';
const HOST = 'https://roundsman.test';
const MUTATIONS = 400;

const schemaIn = (name: string): JsonObject => JSON.parse(readFileSync(join(packageRoot, 'strategies', 'protocol', `${name}.schema.json`), 'utf8')) as JsonObject;

/** Registers a schema under a URI of ours in place of its short id. */
function register(name: string): string {
  const { $id: _, ...schema } = schemaIn(name);
  const uri = `${HOST}/${name}`;
  registerSchema(schema, uri);
  return uri;
}

const MANIFEST = register('manifest');
const MESSAGES = register('messages');

const run = { seed: 7, threads: 2, limitMs: 1000, iterations: null, initial: null, parameters: { width: 3 }, elapsedMs: () => 100 } as unknown as SolveContext;
const manifests = loadManifests().map(({ folder: _, ...manifest }) => JSON.parse(JSON.stringify(manifest)) as JsonObject);
const problems = conformanceProblems(loadManifests().find(({ name }) => name === 'savings')!, 2).map(({ problem }) => JSON.parse([...problemMessage(problem, run)].join('')) as JsonObject);

/** What each generated validator is held against: its part of a schema, and valid values to begin with. */
const KINDS: readonly { readonly name: string; readonly uri: string; readonly generated: (value: unknown) => boolean; readonly valid: readonly JsonObject[] }[] = [
  { name: 'manifest', uri: MANIFEST, generated: validateManifest, valid: [...manifests, { name: 'mine', version: '1.2.3', contract: 2, kind: 'bound', description: 'Bounds it.' }] },
  { name: 'problem', uri: `${MESSAGES}#/definitions/Problem`, generated: validateProblem, valid: problems },
  { name: 'stop', uri: `${MESSAGES}#/definitions/Stop`, generated: validateStop, valid: [JSON.parse(STOP_MESSAGE) as JsonObject] },
  { name: 'incumbent', uri: `${MESSAGES}#/definitions/Incumbent`, generated: validateIncumbent, valid: [{ type: 'incumbent', cost: 1.5, routes: [{ type: 0, customers: [2, 1] }] }] },
  { name: 'log', uri: `${MESSAGES}#/definitions/Log`, generated: validateLog, valid: [{ type: 'log', message: 'é' }] },
  {
    name: 'result', uri: `${MESSAGES}#/definitions/Result`, generated: validateResult,
    valid: [
      { type: 'result', routes: null, ended: 'infeasible' },
      {
        type: 'result', routes: [{ type: 0, customers: [2, 1] }], ended: 'limit',
        operators: [{ name: 'slack', kind: 'ruin', uses: 2, accepted: 1, improvements: 1, gain: 0.5, milliseconds: 1, weight: 1 }],
      },
    ],
  },
];

const STRANGE: readonly Json[] = [null, true, '', 'ruin', -1, 0.5, 1e21, [], {}, [null], [[1]], '1.0', 'time-windows'];

/** Changes one random member, at any depth: another value, none, or one more. */
function mutated(value: Json, random: Dice): Json {
  const isArray = Array.isArray(value);
  if (typeof value !== 'object' || value === null || (!isArray && Object.keys(value).length === 0) || (isArray && value.length === 0)) return random.pick(STRANGE);
  const keys = Object.keys(value);
  const key = random.pick(keys);
  const entries = Object.entries<Json>(value as JsonObject);
  const how = random.next();
  const changed = how < 0.15 ? entries.filter(([name]) => name !== key)
    : how < 0.2 ? [...entries, ['unknown', random.pick(STRANGE)] as [string, Json]]
      : entries.map(([name, member]): [string, Json] => (name !== key ? [name, member] : [name, how < 0.5 ? random.pick(STRANGE) : mutated(member, random)]));
  return isArray ? changed.map(([, member]) => member) : Object.fromEntries(changed);
}

describe('the schemas of manifests and of the protocol with programs', () => {
  for (const name of ['manifest', 'messages']) {
    it(`${name}.schema.json is a schema of the draft that it names`, async () => {
      const schema = schemaIn(name);
      expect(schema['$schema']).to.equal(`${DIALECT}#`);
      expect(await validate(DIALECT, schema as never, 'BASIC')).to.deep.equal({ valid: true });
    });
  }

  for (const { name, uri, generated, valid } of KINDS) {
    it(`mean by ${name} what the generated validator accepts, in ${MUTATIONS} mutated values too`, async () => {
      const independent = await validate(uri);
      let refused = 0;
      for (const value of valid) expect([independent(value as never).valid, generated(value)], JSON.stringify(value).slice(0, 500)).to.deep.equal([true, true]);
      for (let seed = 1; seed <= MUTATIONS; seed++) {
        const random = dice(seed);
        const value = mutated(random.pick(valid), random);
        const { valid: accepted } = independent(value as never);
        expect(generated(value), JSON.stringify(value).slice(0, 500)).to.equal(accepted);
        if (!accepted) refused++;
      }
      expect(refused).to.be.above(MUTATIONS / 20);
    });
  }
});
