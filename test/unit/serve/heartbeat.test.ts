import { expect } from 'chai';
import { createServer, type Socket } from 'node:net';
import { greets } from '../../../src/serve/broker-watch.js';
import { watchHeartbeat } from '../../../src/serve/heartbeat.js';
import { until } from '../../helpers/until.js';

const LIMITS = { lateMs: 60, hungMs: 120, firstMs: 240 };

describe('a watched process', () => {
  const watch = (now?: () => number) => {
    const told: (boolean | string)[] = [];
    const heartbeat = watchHeartbeat({
      limits: LIMITS,
      onChange: () => told.push(heartbeat.answers),
      onHung: (seconds) => told.push(`hung after ${seconds} s`),
      ...(now === undefined ? {} : { now }),
    });
    return { heartbeat, told };
  };

  it('answers from its first heartbeat on, is late when one is overdue, and hung when they stay away', async () => {
    const { heartbeat, told } = watch();
    expect(heartbeat.answers).to.equal(false);
    heartbeat.beat();
    heartbeat.beat();
    expect(told).to.deep.equal([true]);
    await until('the silence to count as hung', () => told.length === 3);
    expect(told).to.deep.equal([true, false, 'hung after 0.12 s']);
  });

  it('that is only late answers again at its next heartbeat', async () => {
    const { heartbeat, told } = watch();
    heartbeat.beat();
    await until('it to be late', () => told.length === 2);
    heartbeat.beat();
    expect(told).to.deep.equal([true, false, true]);
    heartbeat.end();
  });

  it('has longer for its first heartbeat, but not for ever', async () => {
    const since = performance.now();
    const { told } = watch();
    await until('the silence to count as hung', () => told.length === 1);
    expect(told).to.deep.equal(['hung after 0.24 s']);
    expect(performance.now() - since).to.be.above(200);
  });

  it('is not blamed for the time that the watching process itself was stopped', async () => {
    let sleptMs = 0;
    const { heartbeat, told } = watch(() => performance.now() + sleptMs);
    heartbeat.beat();
    sleptMs = 3_600_000;
    const since = performance.now();
    await until('it to be late', () => told.length === 2);
    expect(performance.now() - since, 'counted ticks, not the hour').to.be.above(20);
    heartbeat.beat();
    expect(told).to.deep.equal([true, false, true]);
    heartbeat.end();
  });
});

describe('the greeting of a broker', () => {
  const sockets: Socket[] = [];
  const listen = async (greeting: string) => {
    const server = createServer((socket) => { sockets.push(socket); socket.on('error', () => undefined); if (greeting !== '') socket.write(greeting); });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    return { port: (server.address() as { port: number }).port, close: async () => new Promise((resolve) => { for (const socket of sockets) socket.destroy(); server.close(resolve); }) };
  };

  it('shows that it answers; silence, and a port without a listener, that it does not', async () => {
    const [speaking, silent] = [await listen('INFO {}\r\n'), await listen('')];
    expect(await greets(speaking.port, 1000)).to.equal(true);
    expect(await greets(silent.port, 50)).to.equal(false);
    await Promise.all([speaking.close(), silent.close()]);
    expect(await greets(speaking.port, 1000)).to.equal(false);
  });
});
