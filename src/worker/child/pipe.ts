import { readSync, writeSync } from 'node:fs';
import { HEADER_BYTES, encodeFrame, type FrameType } from '../frames.js';

/** The child's ends: frames go up, jobs come down; the lifeline carries the pulse, and its end means that nobody listens. */
const UP = 3;
const DOWN = 4;
export const LIFELINE = 5;

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/**
 * Sends a frame before it returns, whatever the event loop does: a strategy blocks it. When nobody listens any more it
 * ends the group: to leave by an error would leave behind what the strategy forked.
 */
export function sendFrame(type: FrameType, payload?: Uint8Array): void {
  const bytes = encodeFrame(type, payload);
  try {
    for (let sent = 0; sent < bytes.length; ) sent += patiently(() => writeSync(UP, bytes, sent));
  } catch {
    // EPIPE, or ECONNRESET when the supervisor left something unread.
    killGroup();
  }
}

/** Waits for the next job and reads it; null when the supervisor is gone. */
export function readJobPayload(): Uint8Array | null {
  const header = readExactly(HEADER_BYTES);
  if (header === null) return null;
  return readExactly(new DataView(header.buffer).getUint32(0, true));
}

function readExactly(length: number): Uint8Array | null {
  const bytes = new Uint8Array(length);
  for (let got = 0; got < length; ) {
    const read = patiently(() => readSync(DOWN, bytes, got, length - got, null));
    if (read === 0) return null;
    got += read;
  }
  return bytes;
}

/** Repeats a system call while the pipe is full or empty. */
function patiently(call: () => number): number {
  for (;;) {
    try {
      return call();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(sleeper, 0, 0, 1);
    }
  }
}

/**
 * Ends this process and all that it forked, at once: the whole process group, whose leader is this process or the
 * program that put it into namespaces.
 */
export function killGroup(): void {
  process.kill(0, 'SIGKILL');
}
