import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Operating systems assign outgoing connections ports above this range, so none of them takes a port between its check
 * and its use.
 */
const RANGE = { first: 20_000, last: 32_000 };

let last = RANGE.first + (process.pid * 89) % (RANGE.last - RANGE.first);

/**
 * Returns distinct free TCP ports of the loopback interface, and claims them until this process ends: test files that
 * run in parallel, in whatever processes, never get the same one.
 *
 * @throws if the range is used up.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let tried = 0; ports.length < count; tried++) {
    if (tried > RANGE.last - RANGE.first) throw new Error(`no free port from ${RANGE.first} to ${RANGE.last}; stop what listens there`);
    last = last < RANGE.last ? last + 1 : RANGE.first;
    if (await claim(last) && await isFree(last)) ports.push(last);
  }
  return ports;
}

/** @returns one port, like {@link freePorts}. */
export async function freePort(): Promise<number> {
  return (await freePorts(1))[0]!;
}

/** The claim is a UDP socket with the same number, which the system closes with the process and TCP does not notice. */
async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.bind(port, '127.0.0.1');
  const claimed = await once(socket, 'listening').then(() => true, () => false);
  if (claimed) socket.unref();
  else socket.close();
  return claimed;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const free = await once(server, 'listening').then(() => true, () => false);
  if (!free) return false;
  server.close();
  await once(server, 'close');
  return true;
}
