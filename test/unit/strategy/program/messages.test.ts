import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateProblem, validateStop } from '#generated/protocol-validators.cjs';
import { packageRoot } from '../../../../src/root.js';
import { conformanceProblems } from '../../../../src/strategy/conformance/problems.js';
import { ENDINGS, type SolveContext } from '../../../../src/strategy/contract.js';
import { loadManifests } from '../../../../src/strategy/registry.js';
import { MessageReader, ProtocolError } from '../../../../src/strategy/program/message-reader.js';
import { problemMessage, PROTOCOL, STOP_MESSAGE } from '../../../../src/strategy/program/message-text.js';

const everything = loadManifests().find(({ name }) => name === 'savings')!;
const context = { seed: 7, threads: 2, limitMs: 1000, iterations: null, initial: [{ type: 0, customers: [1] }], parameters: { width: 3 }, elapsedMs: () => 100 } as unknown as SolveContext;

describe('the messages to a program', () => {
  it('satisfy the schema on one line, whatever the problem', () => {
    for (const { label, problem } of conformanceProblems(everything, 2)) {
      const text = [...problemMessage(problem, context)].join('');
      expect(text.indexOf('\n'), label).to.equal(text.length - 1);
      expect(validateProblem(JSON.parse(text)), `${label}: ${JSON.stringify(validateProblem.errors)}`).to.equal(true);
    }
    expect(validateStop(JSON.parse(STOP_MESSAGE))).to.equal(true);
  });

  it('contain the remaining limit, and null for infinite values', () => {
    const { problem } = conformanceProblems(everything)[2]!;
    const run = (changes: object): unknown => JSON.parse([...problemMessage(problem, { ...context, ...changes })].join('')).run;
    expect(run({})).to.deep.equal({ seed: 7, threads: 2, limit_ms: 900, iterations: null, parameters: { width: 3 } });
    expect(run({ limitMs: Infinity, iterations: 5 })).to.include({ limit_ms: null, iterations: 5 });
  });
});

describe('the messages of a program', () => {
  const read = (...lines: string[]): unknown[] => new MessageReader().push(Buffer.from(lines.map((line) => `${line}\n`).join('')));

  it('are read however they are split', () => {
    const text = Buffer.from('{"type":"log","message":"é"}\n\n{"type":"result","routes":[{"type":0,"customers":[2,1]}],"ended":"limit","operators":[{"name":"slack","kind":"ruin","uses":2,"accepted":1,"improvements":1,"gain":0.5,"milliseconds":1,"weight":1}]}\n');
    const reader = new MessageReader();
    const messages = Array.from(text, (byte) => reader.push(Uint8Array.of(byte))).flat();
    expect(messages).to.deep.equal([{ type: 'log', message: 'é' }, { type: 'result', routes: [{ type: 0, customers: [2, 1] }], ended: 'limit', operators: [{ name: 'slack', kind: 'ruin', uses: 2, accepted: 1, improvements: 1, gain: 0.5, milliseconds: 1, weight: 1 }] }]);
  });

  for (const [line, says] of [
    ['hello', 'line 1 of its standard output is not JSON: "hello"; write messages there and everything else to standard error'],
    ['[]', 'line 1 of its standard output is a message of type missing; expected incumbent, log or result'],
    ['{"type":"constructor"}', 'line 1 of its standard output is a message of type "constructor"; expected incumbent, log or result'],
    ['{"type":"result","routes":null,"ended":"limit","operators":[{"name":"slack"}]}', "line 1 of its standard output: result/operators/0 must have required property 'kind'; strategies/protocol contains the schema"],
    ['{"type":"result","ended":"limit"}', "line 1 of its standard output: result must have required property 'routes'; strategies/protocol contains the schema"],
    ['{"type":"incumbent","cost":1,"routes":[{"type":0,"customers":[1.5]}]}', 'line 1 of its standard output: incumbent/routes/0/customers/0 must be integer; strategies/protocol contains the schema'],
  ] as const) {
    it(`are rejected with the place and the reason: ${line}`, () => {
      expect(() => read(line)).to.throw(ProtocolError, says);
    });
  }

  it('must end their lines in time', () => {
    const reader = new MessageReader();
    const part = Buffer.alloc(1 << 20, 'x');
    expect(() => { for (let i = 0; i < 17; i++) reader.push(part); }).to.throw(ProtocolError, 'is longer than 16777216 bytes');
  });
});

describe('the schema of the protocol', () => {
  const schema = JSON.parse(readFileSync(join(packageRoot, 'strategies', 'protocol', 'messages.schema.json'), 'utf8'));

  it('is of the implemented version and contains every ending', () => {
    expect(schema.definitions.Problem.properties.protocol.const).to.equal(PROTOCOL);
    expect(schema.definitions.Result.properties.ended.enum).to.deep.equal([...ENDINGS]);
  });

  it('is the source of the validators', async () => {
    const { protocolValidators } = (await import(join(packageRoot, 'scripts', 'generate', 'protocol.mjs'))) as { protocolValidators: () => Record<string, string> };
    for (const [name, text] of Object.entries(protocolValidators())) {
      expect(readFileSync(join(packageRoot, 'generated', name), 'utf8') === text, `generated/${name}: run make generate`).to.equal(true);
    }
  });
});
