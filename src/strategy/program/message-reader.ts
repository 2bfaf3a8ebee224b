import { StringDecoder } from 'node:string_decoder';
import { validateIncumbent, validateLog, validateResult } from '#generated/protocol-validators.cjs';
import type { PlannedRoutes } from '../../model/problem.js';
import type { Ending, OperatorStatistics } from '../contract.js';

/** A message from a program; strategies/protocol contains the schema. */
export type ProgramMessage =
  | { readonly type: 'incumbent'; readonly cost: number; readonly routes: PlannedRoutes }
  | { readonly type: 'log'; readonly message: string; readonly fields?: Readonly<Record<string, number | string | boolean>> }
  | { readonly type: 'result'; readonly routes: PlannedRoutes | null; readonly ended: Ending; readonly iterations?: number; readonly operators?: readonly OperatorStatistics[] };

const VALIDATORS = { incumbent: validateIncumbent, log: validateLog, result: validateResult };

/** Longer lines are rejected. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const SHOWN = 80;

/** A program that violates the protocol; the message says in which line and how. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** Splits a program's output into lines and parses each as a message; buffers at most one incomplete line. */
export class MessageReader {
  private readonly decoder = new StringDecoder('utf8');
  private rest: string[] = [];
  private held = 0;
  private lines = 0;

  /** @returns the messages that are now complete. @throws ProtocolError for a line that is not a message. */
  push(chunk: Uint8Array): ProgramMessage[] {
    const [first, ...others] = this.decoder.write(Buffer.from(chunk)).split('\n') as [string, ...string[]];
    const last = others.pop();
    this.rest.push(first);
    this.held += first.length;
    if (this.held > MAX_LINE_BYTES) throw new ProtocolError(`line ${this.lines + 1} of its standard output is longer than ${MAX_LINE_BYTES} bytes`);
    if (last === undefined) return [];
    const whole = [this.rest.join(''), ...others];
    this.rest = [last];
    this.held = last.length;
    return whole.flatMap((line) => this.read(line));
  }

  private read(line: string): ProgramMessage[] {
    this.lines++;
    if (line.trim() === '') return [];
    const where = `line ${this.lines} of its standard output`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new ProtocolError(`${where} is not JSON: ${JSON.stringify(line.slice(0, SHOWN))}; write messages there and everything else to standard error`);
    }
    const type = typeof value === 'object' && value !== null ? (value as { type?: unknown }).type : undefined;
    const validate = typeof type === 'string' && Object.hasOwn(VALIDATORS, type) ? VALIDATORS[type as ProgramMessage['type']] : null;
    if (validate === null) throw new ProtocolError(`${where} is a message of type ${JSON.stringify(type) ?? 'missing'}; expected incumbent, log or result`);
    if (!validate(value)) {
      const [fault] = validate.errors ?? [];
      throw new ProtocolError(`${where}: ${String(type)}${fault?.instancePath ?? ''} ${fault?.message ?? 'is not valid'}; strategies/protocol contains the schema`);
    }
    return [value as ProgramMessage];
  }
}
