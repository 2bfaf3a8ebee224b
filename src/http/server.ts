import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import type { Metrics } from '../metrics/metrics.js';
import type { EdgeLimits } from './options.js';
import { answerRaw } from './raw-answers.js';

/** A Node server with the limits of the edge; every answer, its own too, is in the envelope. */
export function createEdgeServer(listener: RequestListener, limits: EdgeLimits, metrics: Metrics): Server {
  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.connectionsCheckingIntervalMs,
    maxHeaderSize: limits.maxHeaderBytes,
    noDelay: true,
    // judged by the first middleware, which answers in the envelope
    requireHostHeader: false,
  }, listener);
  // A client may close its side as soon as its request is sent: it still gets its answer. Node has this switch and does not document it.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.maxConnections = limits.maxConnections;
  // permission to send a body is given when it is read; a call refused before never gets it
  server.on('checkContinue', listener);
  server.on('checkExpectation', listener);
  answerRaw(server, metrics, limits);
  return server;
}

/** Begins to listen. @param port 0 for any free one. */
export function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });
}

/** Accepts no more connections, lets the calls in progress finish, and cuts off those that are not done in time. */
export async function stopServer(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => { server.close(() => resolve()); });
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

/**
 * Takes no more connections and waits until those there are have ended on their own: each is answered once more or
 * idles for its time. Node's own `close` of an HTTP server would cut idle ones at once, under clients that are just
 * sending. Those that are not done in time are cut off.
 */
export async function retireServer(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => { NetServer.prototype.close.call(server, () => resolve()); });
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
