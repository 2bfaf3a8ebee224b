import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/root.js';
import { STRATEGY_CONTRACT } from '../../../src/strategy/contract.js';
import { completeParameters, FEATURE_NAMES, isBoundManifest, manifestFaults } from '../../../src/strategy/manifest.js';

const good = {
  name: 'mine',
  version: '1.2.3',
  contract: 2,
  description: 'Does it.',
  pool: 'general',
  customers: { minimum: 0, maximum: 10 },
  features: ['time-windows'],
  parameters: [{ name: 'depth', type: 'integer', default: 3, minimum: 1, maximum: 9, description: 'How deep.' }],
};

describe('a strategy manifest', () => {
  it('has no faults if every field is as in the contract', () => {
    expect(manifestFaults(good)).to.deep.equal([]);
    expect(manifestFaults({ ...good, $schema: '../protocol/manifest.schema.json', command: ['./solve', '--fast'] })).to.deep.equal([]);
  });

  const broken: [string, object, string][] = [
    ['a missing name', { name: undefined }, 'name is missing'],
    ['a name with capitals', { name: 'Mine' }, 'name is "Mine"'],
    ['a version without patch', { version: '1.2' }, 'version is "1.2"'],
    ['another contract version', { contract: 3 }, 'contract is 3, this service supports version 2'],
    ['an empty description', { description: '' }, 'description is ""'],
    ['a pool with a dot', { pool: 'a.b' }, 'pool is "a.b"'],
    ['no customers', { customers: undefined }, 'customers is missing'],
    ['a negative minimum', { customers: { minimum: -1, maximum: 5 } }, 'customers.minimum is -1'],
    ['a maximum below the minimum', { customers: { minimum: 5, maximum: 4 } }, 'customers.maximum is 4'],
    ['features that are no list', { features: 'all' }, 'features is "all", must be an array'],
    ['an unknown feature', { features: ['flying'] }, 'features[0] is "flying"'],
    ['a feature twice', { features: ['time-windows', 'time-windows'] }, 'features names "time-windows" twice'],
    ['a parameter without type', { parameters: [{ name: 'a', default: 1, description: 'x' }] }, 'parameters[0].type is missing'],
    ['a default of another type', { parameters: [{ name: 'a', type: 'integer', default: 1.5, description: 'x' }] }, 'parameters[0].default is 1.5'],
    ['a default out of bounds', { parameters: [{ name: 'a', type: 'number', default: 5, maximum: 4, description: 'x' }] }, 'parameters[0].default is 5, must lie in'],
    ['bounds of a string', { parameters: [{ name: 'a', type: 'string', default: 'b', minimum: 4, description: 'x' }] }, 'parameters[0].minimum is 4'],
    ['an undescribed parameter', { parameters: [{ name: 'a', type: 'boolean', default: true }] }, 'parameters[0].description is missing'],
    ['an empty command', { command: [] }, 'command is []'],
    ['an unknown member', { comand: ['./solve'] }, 'comand is ["./solve"], must not be there: the members are $schema, name, version, contract, description, kind, pool, customers, features, parameters, command'],
    ['an unknown member of customers', { customers: { minimum: 0, maximum: 9, max: 5 } }, 'customers.max is 5, must not be there: the members are minimum, maximum'],
    ['an unknown member of a parameter', { parameters: [{ ...good.parameters[0], min: 0 }] }, 'parameters[0].min is 0, must not be there: the members are name, type, default, minimum, maximum, description'],
  ];
  for (const [what, change, message] of broken) {
    it(`is rejected for ${what}, and only for that`, () => {
      const faults = manifestFaults({ ...good, ...change });
      expect(faults).to.have.length(1);
      expect(faults[0]).to.include(message);
    });
  }

  it('is rejected with all faults at once', () => {
    expect(manifestFaults({})).to.have.length(8);
    for (const data of [[], null, 5]) expect(manifestFaults(data)).to.deep.equal(['the manifest must be a JSON object']);
  });
});

describe('the manifest of a bound', () => {
  const bound = { name: 'mine', version: '1.2.3', contract: 2, kind: 'bound', description: 'Bounds it.' };

  it('has a name, a version, the contract, its kind and a description', () => {
    expect(manifestFaults(bound)).to.deep.equal([]);
    expect(isBoundManifest(bound)).to.equal(true);
    expect(manifestFaults({ kind: 'bound' })).to.have.length(4);
  });

  it('is rejected for what only strategies have, with the reason', () => {
    const { pool, customers, features, parameters } = good;
    const faults = manifestFaults({ ...bound, pool, customers, features, parameters, command: ['./bound'] });
    expect(faults).to.have.length(5);
    expect(faults[0]).to.equal('pool is "general", must not be there: a bound runs beside strategies, in their pool');
    expect(faults[4]).to.equal('command is ["./bound"], must not be there: a bound is a module; put it into index.js');
  });

  it('is rejected for an unknown kind; a strategy may name its own', () => {
    expect(manifestFaults({ ...good, kind: 'strategy' })).to.deep.equal([]);
    expect(manifestFaults({ ...good, kind: 'bond' })).to.deep.equal(['kind is "bond", must be strategy or bound']);
    expect(isBoundManifest({ ...good, kind: 'strategy' })).to.equal(false);
  });
});

describe('parameter values', () => {
  it('are completed by the declared defaults', () => {
    expect(completeParameters(good as never)).to.deep.equal({ depth: 3 });
    expect(completeParameters(good as never, { depth: 9 })).to.deep.equal({ depth: 9 });
  });

  it('are rejected by name if unknown, of another type or out of bounds', () => {
    expect(() => completeParameters(good as never, { width: 1 })).to.throw(RangeError, 'no parameter width; it has depth');
    expect(() => completeParameters(good as never, { depth: '3' })).to.throw(RangeError, 'depth is "3", must be of type integer');
    expect(() => completeParameters(good as never, { depth: 10 })).to.throw(RangeError, 'depth is 10, must lie in 1..9');
  });
});

describe('the schema of manifests', () => {
  const { properties, propertyNames, else: ofStrategies } = JSON.parse(readFileSync(join(packageRoot, 'strategies', 'protocol', 'manifest.schema.json'), 'utf8')) as {
    properties: { contract: { const: number } };
    propertyNames: { enum: string[] };
    else: { properties: { features: { items: { enum: string[]; must: string } } } };
  };

  it('has the contract version and the features of the code', () => {
    expect(properties.contract.const).to.equal(STRATEGY_CONTRACT);
    expect(propertyNames.enum).to.deep.equal(['$schema', ...Object.keys(properties), ...Object.keys(ofStrategies.properties)]);
    expect(ofStrategies.properties.features.items.enum).to.deep.equal(FEATURE_NAMES);
    expect(ofStrategies.properties.features.items.must).to.equal(`be one of ${FEATURE_NAMES.join(', ')}`);
  });

  it('leaves relations of values to the code, which names them beside faults elsewhere', () => {
    const twice = [...good.parameters, ...good.parameters];
    expect(manifestFaults({ ...good, version: 1, parameters: twice })).to.deep.equal(['version is 1, must be of the form 1.2.3', 'parameters names "depth" twice']);
    expect(manifestFaults({ ...good, command: ['solve', ''] })).to.deep.equal(['command[1] is "", must be a text that is not empty']);
    expect(manifestFaults({ ...good, contract: 'one' })).to.deep.equal(['contract is "one", this service supports version 2']);
  });
});
