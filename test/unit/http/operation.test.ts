import { expect } from 'chai';
import { PassThrough } from 'node:stream';
import type { Operations as CenterOperations } from '#generated/account/operations.js';
import type { Operations } from '#generated/operations.js';
import type { SolvedEnvelope } from '#generated/types.js';
import { serialise } from '../../../src/contract/serialised.js';
import type { Call } from '../../../src/http/call.js';
import { reply, send, type Handler, type Handlers } from '../../../src/http/operation.js';

type Report = Handler<Operations['getSolveCallback']>;
type Poll = Handler<Operations['getSolveResult']>;

/** Never called: checked by the compiler. */
export const complete: Report = async () => reply({ result: { state: 'pending', status: null, reason: null, at: null } });
export const withoutMember: Report = async () => reply({
  // @ts-expect-error `at` is missing
  result: { state: 'pending', status: null, reason: null },
});
export const withForeignMember: Report = async () => reply({
  // @ts-expect-error the contract has no `hint`
  result: { state: 'pending', status: null, reason: null, at: null, hint: 'soon' },
});
export const withWrongType: Report = async () => reply({
  // @ts-expect-error `status` is a number
  result: { state: 'pending', status: '200', reason: null, at: null },
});
export const withWrongValue: Report = async () => reply({
  // @ts-expect-error the contract has no such state
  result: { state: 'waiting', status: null, reason: null, at: null },
});
// @ts-expect-error an envelope has a result
export const withoutResult: Report = async () => reply({});
// @ts-expect-error an answer goes through `reply`
export const unchecked: Report = async () => ({ result: { state: 'pending', status: null, reason: null, at: null } });
// @ts-expect-error these bytes are the body of another operation
export const otherBytes: Report = async () => reply(serialise<SolvedEnvelope>({} as SolvedEnvelope));
export const ownBytes: Poll = async () => reply(serialise<SolvedEnvelope>({} as SolvedEnvelope));
// @ts-expect-error a poll has no such parameter
export const wrongParameter: Poll = async (_, { task_id: id }) => reply(serialise<SolvedEnvelope>({ request_id: id } as SolvedEnvelope));
// @ts-expect-error JSON where the contract has a drawing
export const noText: Handler<CenterOperations['downloadRoutesSvg']> = async () => reply({ result: {} });
// @ts-expect-error every operation has a handler
export const incomplete: Handlers<Operations> = { getSolveCallback: complete };

describe('the answer of an operation', () => {
  const sent = (answer: unknown, media?: string): Call => {
    const call = { state: { requestId: 'an-id' }, type: '', response: { get: () => media }, set: (_: string, type: string) => { call.type = type; } };
    send(call as unknown as Call, answer as never);
    return call as unknown as Call;
  };

  it('is an envelope around the members returned by the handler', () => {
    expect(JSON.parse(sent({ result: { deleted: true }, more: 1 }).body as string)).to.deep.equal({ success: true, request_id: 'an-id', error: null, result: { deleted: true }, more: 1 });
  });

  it('is sent unchanged if it is already JSON, a text or a stream', () => {
    const bytes = serialise({ a: 1 });
    expect(sent(bytes).body).to.deep.equal(Buffer.from('{"a":1}'));
    expect(sent('vehicle,node\n', 'text/csv').body).to.equal('vehicle,node\n');
    const stream = new PassThrough();
    expect(sent(stream).body).to.equal(stream);
  });

  it('is JSON, unless the handler has set another media type', () => {
    expect(sent({ result: {} }).type).to.equal('application/json');
    expect(sent('vehicle,node', 'text/csv').type).to.equal('text/csv');
  });
});
