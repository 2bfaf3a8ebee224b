import { Readable } from 'node:stream';
import type { Operations as ApiOperations } from '#generated/operations.js';
import type { Serialised } from '../contract/serialised.js';
import type { Call } from './call.js';
import { successBody } from './envelope.js';

/** An operation as `generated/operations.d.ts` describes it. */
export interface OperationShape {
  readonly path: object;
  readonly query: object;
  readonly answers: { readonly 200: unknown };
}

/** The operations that bring a problem into the queue. */
export const SUBMISSIONS: ReadonlySet<string> = new Set<keyof ApiOperations>(['submitSolve', 'submitPlan', 'submitPlanBatch']);

/** The members of an envelope that are the same in every answer; `send` adds them. */
interface Envelope {
  readonly success: boolean;
  readonly request_id: string;
  readonly error: string | null;
}

/** The members of an envelope that a handler gives. */
export type WithoutEnvelope<Body> = Body extends Envelope ? Omit<Body, keyof Envelope> : never;

/**
 * What an operation is answered with, from the contract's type of the body: the envelope's members without those that
 * `send` adds, or the whole body as JSON bytes; text where the body is no JSON.
 */
export type Answer<Operation extends OperationShape> =
  | (Operation['answers'][200] extends string ? string | Readable : WithoutEnvelope<Operation['answers'][200]>)
  | Serialised<Operation['answers'][200]>;

declare const OPERATION: unique symbol;

/** An answer of an operation that `reply` has taken. */
export interface Reply<Operation> {
  readonly [OPERATION]: Operation;
}

/**
 * Makes what a handler returns. The operation follows from the handler's type, and a member that the contract does not have is
 * an error here: TypeScript finds it in an argument, but not in what a function without a return type of its own returns.
 */
export function reply<Operation extends OperationShape>(answer: Answer<Operation>): Reply<Operation> {
  return answer as unknown as Reply<Operation>;
}

/** Answers the calls of one operation. Any status but 200 is a `ServiceError` that it throws. */
export type Handler<Operation extends OperationShape> = (call: Call, path: Operation['path'], query: Operation['query']) => Promise<Reply<Operation>>;

/** One handler for every operation of a contract. */
export type Handlers<Operations> = { readonly [Id in keyof Operations]: Operations[Id] extends OperationShape ? Handler<Operations[Id]> : never };

/** A handler whose operation is known at run time only. */
export type AnyHandler = (call: Call, path: never, query: never) => Promise<Reply<unknown>>;

/** Sends what a handler answers; the media type is JSON, unless the handler has set another. */
export function send(call: Call, answer: Reply<unknown>): void {
  const content: unknown = answer;
  const type = call.response.get('Content-Type');
  if (content instanceof Uint8Array) call.body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  else call.body = typeof content === 'string' || content instanceof Readable ? content : successBody(call.state.requestId, answer);
  // after the body: Koa names a type for every kind of body
  if (type) call.set('Content-Type', type);
  else call.type = 'application/json';
}
