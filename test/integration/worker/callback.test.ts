import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { packageRoot } from '../../../src/root.js';
import { createCallbackSender, type CallbackOptions } from '../../../src/worker/callback/callback.js';
import { taskRecord } from '../../helpers/task-record.js';

const body = new TextEncoder().encode('{"success":true,"result":{"routes":{}}}');
const certificate = (name: string): Buffer => readFileSync(join(packageRoot, 'test', 'data', 'tls', `self-signed.${name}.pem`));

describe('a callback to a receiver on loopback', () => {
  let servers: Server[] = [];
  const open = new Set<Socket>();

  /** Listens on a free port of 127.0.0.1, and remembers what must be closed at the end. */
  const listen = async (server: Server): Promise<number> => {
    servers.push(server);
    server.on('connection', (socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => undefined);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  /** A receiver that runs the given function once a request has arrived. */
  const raw = (behave: (socket: Socket) => void): Promise<number> => listen(createServer((socket) => socket.once('data', () => behave(socket))));

  const send = async (url: string, changes: Partial<CallbackOptions> = {}): Promise<{ outcome: string; status?: number; reason?: string; ms: number }> => {
    const sender = createCallbackSender({
      secretsFor: () => Promise.resolve([]), allowCidrs: ['127.0.0.0/8'], ownPorts: [], brokerPorts: [], deadlineMs: 10_000,
      resolver: () => Promise.resolve(['127.0.0.1']), metrics: createMetrics('worker'), logger: pino({ level: 'silent' }), ...changes,
    });
    const begun = performance.now();
    const sent = await sender.send(taskRecord({ id: 'a-request-id', callbackUrl: url }), body);
    return { ...sent, ms: performance.now() - begun };
  };

  afterEach(async () => {
    for (const socket of open) socket.destroy();
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    servers = [];
  });

  it('is one POST with the stored bytes, signed, with the receiver\'s host name', async () => {
    const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
    const seen: { method: string; url: string; headers: IncomingHttpHeaders; text: string }[] = [];
    const port = await listen(createHttpServer(async (request, response) => {
      const chunks = (await request.toArray()) as Buffer[];
      seen.push({ method: request.method!, url: request.url!, headers: request.headers, text: Buffer.concat(chunks).toString() });
      response.writeHead(204).end();
    }));
    const sent = await send(`http://receiver.example:${port}/done?x=%20y#part`, { secretsFor: () => Promise.resolve([secret]) });
    expect(sent).to.include({ outcome: 'delivered', status: 204 });
    expect(seen).to.have.length(1);
    const [{ method, url, headers, text }] = seen as [typeof seen[0] & object];
    expect({ method, url, text }).to.deep.equal({ method: 'POST', url: '/done?x=%20y', text: new TextDecoder().decode(body) });
    expect(headers).to.include({ 'host': `receiver.example:${port}`, 'content-type': 'application/json; charset=utf-8', 'webhook-id': 'a-request-id', 'connection': 'close' });
    expect(headers).to.not.have.any.keys('authorization', 'cookie', 'x-api-key');
    new Webhook(secret).verify(text, headers as Record<string, string>);
  });

  it('is not signed for an account without a secret', async () => {
    let headers: IncomingHttpHeaders = {};
    const port = await listen(createHttpServer((request, response) => {
      ({ headers } = request);
      response.end();
    }));
    expect((await send(`http://receiver.example:${port}/`)).outcome).to.equal('delivered');
    expect(headers).to.not.have.property('webhook-signature');
  });

  it('follows no redirect', async () => {
    let second = 0;
    const other = await listen(createHttpServer((_request, response) => void (second++, response.end())));
    for (const status of [301, 302, 303, 307, 308]) {
      const port = await listen(createHttpServer((_request, response) => response.writeHead(status, { location: `http://127.0.0.1:${other}/` }).end()));
      expect(await send(`http://receiver.example:${port}/`), String(status)).to.include({ outcome: 'failed', status });
    }
    expect(second).to.equal(0);
  });

  it('counts a response other than 2xx as failed, with its status', async () => {
    for (const status of [400, 401, 404, 410, 429, 500, 503]) {
      const port = await listen(createHttpServer((_request, response) => response.writeHead(status).end('no')));
      expect(await send(`http://receiver.example:${port}/`)).to.include({ outcome: 'failed', status });
    }
  });

  const hang: [string, () => Promise<number>][] = [
    ['accepts and never answers', () => raw(() => undefined)],
    ['sends its status line byte by byte', () => raw((socket) => {
      const text = `HTTP/1.1 200 ${'O'.repeat(1000)}\r\n\r\n`;
      let at = 0;
      const timer = setInterval(() => socket.destroyed ? clearInterval(timer) : socket.write(text[at++ % text.length]!), 20);
    })],
    ['sends interim answers without end', () => raw((socket) => {
      const more = (): void => {
        if (!socket.destroyed) socket.write('HTTP/1.1 100 Continue\r\n\r\n', () => setImmediate(more));
      };
      more();
    })],
    ['never ends the TLS handshake', () => listen(createServer(() => undefined))],
  ];
  for (const [what, start] of hang) {
    it(`gives up in time on a receiver that ${what}`, async () => {
      const port = await start();
      const sent = await send(`${what.includes('TLS') ? 'https' : 'http'}://receiver.example:${port}/`, { deadlineMs: 400 });
      expect(sent).to.deep.include({ outcome: 'failed' }).and.not.have.property('status');
      // Without the deadline it would never end.
      expect(sent.ms).to.be.lessThan(10_000);
    });
  }

  it('is delivered once the status line arrives, however slow, large or endless the body is', async () => {
    const bodies: [string, (socket: Socket) => void][] = [
      ['slow', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nx')],
      ['endless', (socket) => {
        const more = (): void => {
          if (!socket.destroyed) socket.write(`10000\r\n${'z'.repeat(65_536)}\r\n`, () => setImmediate(more));
        };
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
        more();
      }],
      ['broken off', (socket) => { socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nx', () => socket.resetAndDestroy()); }],
      ['malformed', (socket) => socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nnot a chunk')],
      ['behind headers without end', (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n`)],
      ['behind an interim answer', (socket) => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nx: y')],
      ['compressed', (socket) => {
        const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
        socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
        socket.write(bomb);
      }],
    ];
    for (const [what, behave] of bodies) {
      const port = await raw(behave);
      const before = process.memoryUsage().rss;
      const sent = await send(`http://receiver.example:${port}/`, { deadlineMs: 20_000 });
      expect(sent, what).to.include({ outcome: 'delivered', status: 200 });
      expect(sent.ms, what).to.be.lessThan(10_000);
      if (what === 'endless') expect(process.memoryUsage().rss - before, what).to.be.lessThan(64 * 1024 * 1024);
    }
  });

  it('is delivered by a status line that arrives just before the deadline', async () => {
    const port = await raw((socket) => setTimeout(() => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n'), 500));
    const sent = await send(`http://receiver.example:${port}/`, { deadlineMs: 2000 });
    expect(sent).to.include({ outcome: 'delivered', status: 200 });
    expect(sent.ms).to.be.lessThan(10_000);
  });

  it('fails on an invalid response, on a reset and on a closed port', async () => {
    const bad: [string, (socket: Socket) => void][] = [
      ['rubbish', (socket) => socket.end('SSH-2.0-OpenSSH\r\n')],
      ['reset', (socket) => socket.resetAndDestroy()],
      ['close', (socket) => socket.end()],
      ['upgrade', (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n')],
    ];
    for (const [what, behave] of bad) {
      const sent = await send(`http://receiver.example:${await raw(behave)}/`);
      expect(sent, what).to.include({ outcome: 'failed' }).and.not.have.property('status');
      expect(sent.reason, what).to.be.a('string').and.not.equal('');
    }
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect((await send(`http://receiver.example:${port}/`)).reason).to.equal(`connect ECONNREFUSED 127.0.0.1:${port}`);
  });

  it('trusts no unknown certificate, and speaks no plain HTTP to a TLS port', async () => {
    const port = await listen(createTlsServer({ key: certificate('key'), cert: certificate('cert') }, (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')));
    const reasonOf = async (url: string): Promise<string> => {
      const { outcome, reason } = await send(url);
      expect(outcome, url).to.equal('failed');
      return reason!;
    };
    expect(await reasonOf(`https://receiver.example:${port}/`)).to.match(/^receiver\.example:\d+ has a certificate signed by itself: use /);
    expect(await send(`http://receiver.example:${port}/`)).to.include({ outcome: 'failed' });
    const plain = await listen(createHttpServer((_request, response) => response.end()));
    expect(await reasonOf(`https://receiver.example:${plain}/`)).to.match(/^receiver\.example:\d+ does not speak TLS on this port: correct /);
    const old = await listen(createTlsServer({ key: certificate('key'), cert: certificate('cert'), minVersion: 'TLSv1', maxVersion: 'TLSv1.1' }));
    expect(await reasonOf(`https://receiver.example:${old}/`)).to.match(/^receiver\.example:\d+ ended the TLS handshake \([a-z0-9 ]+\): it needs TLS 1\.2 or later/);
  });

  it('does not reach the service itself', async () => {
    let seen = 0;
    const port = await listen(createHttpServer((_request, response) => void (seen++, response.end())));
    expect(await send(`http://receiver.example:${port}/`, { ownPorts: [port] })).to.include({ outcome: 'refused' });
    expect(await send(`http://receiver.example:${port}/`, { brokerPorts: [port] })).to.deep.include({ outcome: 'refused', reason: `port ${port} is the broker's` });
    expect(await send(`http://127.0.0.1:${port}/`, { allowCidrs: [] })).to.include({ outcome: 'refused' });
    expect(seen).to.equal(0);
  });

  it('leaves no connection behind', async () => {
    const port = await listen(createHttpServer((_request, response) => response.end('fine')));
    await send(`http://receiver.example:${port}/`);
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (open.size === 0) resolve();
        else setImmediate(look);
      };
      look();
    });
  });
});
