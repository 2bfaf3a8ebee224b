import type { PlannedRoute, PlannedRoutes } from '../model/problem.js';
import { ENDINGS, type Ending } from '../strategy/contract.js';

/**
 * What supervisor and solving child say to each other: frames of a 5-byte header (payload length as u32, type as u8,
 * little-endian) and a payload. The child is never trusted: whoever reads its frames checks every bound.
 */

/** Upward: from the child, `ready` before every job. `job` goes downward. */
export const FRAME = { ready: 1, started: 2, incumbent: 3, finished: 4, failed: 5, log: 6, bound: 7, impossibility: 8, job: 16 } as const;

export type FrameType = (typeof FRAME)[keyof typeof FRAME];

export const HEADER_BYTES = 5;

/** A child that announces a larger payload is killed. */
const MAX_FRAME_BYTES = 16 * 1024 * 1024;

export interface Frame {
  readonly type: number;
  readonly payload: Uint8Array;
}

/** A peer that breaks the protocol. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

/** @returns header and payload in one fresh buffer. */
export function encodeFrame(type: FrameType, payload: Uint8Array = new Uint8Array(0)): Uint8Array {
  const frame = new Uint8Array(HEADER_BYTES + payload.length);
  const view = new DataView(frame.buffer);
  view.setUint32(0, payload.length, true);
  view.setUint8(4, type);
  frame.set(payload, HEADER_BYTES);
  return frame;
}

/** Cuts a byte stream into frames; holds at most one unfinished frame. */
export class FrameReader {
  private chunks: Uint8Array[] = [];
  private held = 0;
  private readonly limit: number;

  /** @param limit largest payload in bytes. */
  constructor(limit: number = MAX_FRAME_BYTES) {
    this.limit = limit;
  }

  /** @returns the frames that are now whole, payloads fresh. @throws FrameError when a payload is beyond the limit. */
  push(chunk: Uint8Array): Frame[] {
    this.chunks.push(chunk);
    this.held += chunk.length;
    const frames: Frame[] = [];
    while (this.held >= HEADER_BYTES) {
      const header = this.peekHeader();
      if (header.length > this.limit) throw new FrameError(`frame of ${header.length} bytes, the limit is ${this.limit}`);
      if (this.held < HEADER_BYTES + header.length) break;
      const bytes = this.take(HEADER_BYTES + header.length);
      frames.push({ type: header.type, payload: bytes.subarray(HEADER_BYTES) });
    }
    return frames;
  }

  private peekHeader(): { length: number; type: number } {
    const first = this.chunks[0]!;
    if (first.length < HEADER_BYTES) {
      this.chunks = [concat(this.chunks, this.held)];
    }
    const bytes = this.chunks[0]!;
    const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
    return { length: view.getUint32(0, true), type: view.getUint8(4) };
  }

  private take(length: number): Uint8Array {
    const all = this.chunks.length === 1 ? this.chunks[0]! : concat(this.chunks, this.held);
    const rest = all.subarray(length);
    this.chunks = rest.length > 0 ? [rest] : [];
    this.held = rest.length;
    return all.slice(0, length);
  }
}

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** A feasible solution on its way, with the cost that the strategy claims; the service recomputes it. */
export interface IncumbentMessage {
  readonly cost: number;
  /** Since the start of the solve. */
  readonly seconds: number;
  readonly routes: PlannedRoutes;
}

export interface FinishedMessage {
  readonly ended: Ending;
  readonly seconds: number;
  readonly iterations: number | null;
  readonly routes: PlannedRoutes | null;
}

/** A lower bound on its way, as the child claims. */
export interface BoundMessage {
  readonly value: number;
  /** Lower-case letters, digits and hyphens, at most 40. */
  readonly method: string;
  /** Proves that no plan serves all customers; `value` then bounds nothing. */
  readonly infeasible: boolean;
}

const METHOD = /^[a-z][a-z0-9-]{0,39}$/;

export function encodeBound({ value, method, infeasible }: BoundMessage): Uint8Array {
  const name = new TextEncoder().encode(method);
  const payload = new Uint8Array(9 + name.length);
  new DataView(payload.buffer).setFloat64(0, value, true);
  payload[8] = Number(infeasible);
  payload.set(name, 9);
  return payload;
}

/** @throws FrameError when the bytes are no bound: no finite number, or no name of a method. */
export function decodeBound(payload: Uint8Array): BoundMessage {
  const view = viewOf(payload);
  need(view, 0, 9);
  const value = view.getFloat64(0, true);
  const method = new TextDecoder('latin1').decode(payload.subarray(9, 9 + 41));
  if (!Number.isFinite(value)) throw new FrameError(`a bound of ${value}`);
  if (payload.length > 9 + 40 || !METHOD.test(method)) throw new FrameError('a bound without the name of a method');
  return { value, method, infeasible: payload[8] === 1 };
}

/** @throws TypeError when the routes are not lists of node numbers by a vehicle type. */
export function encodeIncumbent(message: IncumbentMessage): Uint8Array {
  const size = routesSize(message.routes);
  const view = new DataView(new ArrayBuffer(16 + size));
  view.setFloat64(0, message.cost, true);
  view.setFloat64(8, message.seconds, true);
  writeRoutes(view, 16, message.routes);
  return new Uint8Array(view.buffer);
}

/** Reads cost and time of an incumbent, both as the child claims, without its routes. @throws FrameError when too short. */
export function decodeIncumbentHead(payload: Uint8Array): { readonly cost: number; readonly seconds: number } {
  const view = viewOf(payload);
  need(view, 0, 16);
  return { cost: view.getFloat64(0, true), seconds: view.getFloat64(8, true) };
}

/** @throws FrameError when the bytes are no incumbent. */
export function decodeIncumbent(payload: Uint8Array): IncumbentMessage {
  const view = viewOf(payload);
  need(view, 0, 16);
  return { cost: view.getFloat64(0, true), seconds: view.getFloat64(8, true), routes: readRoutes(view, 16) };
}

/** @throws TypeError when the ending is unknown or the routes are not lists of node numbers by a vehicle type. */
export function encodeFinished(message: FinishedMessage): Uint8Array {
  const ending = ENDINGS.indexOf(message.ended);
  if (ending < 0) throw new TypeError(`the strategy ended as ${describe(message.ended)}; one of ${ENDINGS.join(', ')} is wanted`);
  const view = new DataView(new ArrayBuffer(18 + (message.routes === null ? 0 : routesSize(message.routes))));
  view.setUint8(0, ending);
  view.setUint8(1, message.routes === null ? 0 : 1);
  view.setFloat64(2, message.seconds, true);
  view.setFloat64(10, message.iterations ?? NaN, true);
  if (message.routes !== null) writeRoutes(view, 18, message.routes);
  return new Uint8Array(view.buffer);
}

/** @throws FrameError when the bytes are no end of a solve. */
export function decodeFinished(payload: Uint8Array): FinishedMessage {
  const view = viewOf(payload);
  need(view, 0, 18);
  const ended = ENDINGS[view.getUint8(0)];
  if (ended === undefined) throw new FrameError('unknown ending');
  const iterations = view.getFloat64(10, true);
  return {
    ended,
    seconds: view.getFloat64(2, true),
    iterations: Number.isNaN(iterations) ? null : iterations,
    routes: view.getUint8(1) === 0 ? null : readRoutes(view, 18),
  };
}

/** @returns a JSON value as payload, or null when it is longer than the bound. */
export function encodeJson(value: unknown, maxBytes: number): Uint8Array | null {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return bytes.length <= maxBytes ? bytes : null;
}

/** @throws FrameError when the bytes are no JSON object. */
export function decodeJson(payload: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Falls through to the one error.
  }
  throw new FrameError('payload is no JSON object');
}

/** One job: a JSON head and the packed problem as it lies in the blob store. */
export function encodeJob(head: unknown, problem: Uint8Array): { readonly header: Uint8Array; readonly problem: Uint8Array } {
  const json = new TextEncoder().encode(JSON.stringify(head));
  const header = new Uint8Array(HEADER_BYTES + 4 + json.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, 4 + json.length + problem.length, true);
  view.setUint8(4, FRAME.job);
  view.setUint32(HEADER_BYTES, json.length, true);
  header.set(json, HEADER_BYTES + 4);
  return { header, problem };
}

/** @returns head and problem of a job's payload, the problem as a view of it. */
export function decodeJob(payload: Uint8Array): { readonly head: unknown; readonly problem: Uint8Array } {
  const length = viewOf(payload).getUint32(0, true);
  const head: unknown = JSON.parse(new TextDecoder().decode(payload.subarray(4, 4 + length)));
  return { head, problem: payload.subarray(4 + length) };
}

function routesSize(routes: PlannedRoutes): number {
  if (!Array.isArray(routes)) throw new TypeError(`routes are ${describe(routes)}, an array is wanted`);
  let size = 4;
  for (const route of routes as readonly PlannedRoute[]) {
    if (!isList(route?.customers)) throw new TypeError('a route without a list of customers');
    size += 8 + 4 * route.customers.length;
  }
  if (size > MAX_FRAME_BYTES - 64) throw new TypeError(`routes of ${size} bytes are beyond ${MAX_FRAME_BYTES}`);
  return size;
}

function writeRoutes(view: DataView, at: number, routes: PlannedRoutes): void {
  const put = (value: number, what: string): void => {
    if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) throw new TypeError(`${what} is ${describe(value)}, an index is wanted`);
    view.setUint32(at, value, true);
    at += 4;
  };
  put(routes.length, 'number of routes');
  for (const route of routes) {
    put(route.type, 'vehicle type of a route');
    put(route.customers.length, 'number of customers');
    for (const customer of route.customers) put(customer, 'customer of a route');
  }
}

function readRoutes(view: DataView, at: number): PlannedRoutes {
  const next = (): number => {
    need(view, at, 4);
    at += 4;
    return view.getUint32(at - 4, true);
  };
  const routes: PlannedRoute[] = [];
  for (let left = next(); left > 0; left--) {
    const type = next();
    const length = next();
    need(view, at, 4 * length);
    const customers = new Array<number>(length);
    for (let i = 0; i < length; i++) customers[i] = next();
    routes.push({ type, customers });
  }
  if (at !== view.byteLength) throw new FrameError(`${view.byteLength - at} bytes too many after the routes`);
  return routes;
}

function isList(value: unknown): boolean {
  return Array.isArray(value) || value instanceof Int32Array || value instanceof Uint32Array || value instanceof Uint16Array;
}

function viewOf(payload: Uint8Array): DataView {
  return new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
}

function need(view: DataView, at: number, bytes: number): void {
  if (at + bytes > view.byteLength) throw new FrameError(`payload of ${view.byteLength} bytes is too short`);
}

function describe(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? JSON.stringify(value).slice(0, 50) : typeof value;
}
