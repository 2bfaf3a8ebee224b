import { expect } from 'chai';
import { createServer, type Socket } from 'node:net';
import { greets } from '../../../src/serve/broker-watch.js';
import { watchHeartbeat } from '../../../src/serve/heartbeat.js';
import { until } from '../../helpers/until.js';

const LIMITS = { lateMs: 60, hungMs: 120, startMs: 240 };

describe('a watched process', () => {
  const watch = (more: { now?: () => number; starvedMs?: () => number } = {}) => {
    const reported: (boolean | string)[] = [];
    const heartbeat = watchHeartbeat({
      limits: LIMITS,
      onChange: () => reported.push(heartbeat.answers),
      onHung: (seconds) => reported.push(`hung after ${seconds} s`),
      ...more,
    });
    return { heartbeat, reported };
  };

  it('responds once it is ready, is late when a heartbeat is overdue, and hung when several are missing', async () => {
    const { heartbeat, reported } = watch();
    heartbeat.beat();
    expect(heartbeat.answers).to.equal(false);
    heartbeat.ready();
    heartbeat.beat();
    expect(reported).to.deep.equal([true]);
    await until('the silence to count as hung', () => reported.length === 3);
    expect(reported).to.deep.equal([true, false, 'hung after 0.12 s']);
  });

  it('responds again at its next heartbeat if it was only late', async () => {
    const { heartbeat, reported } = watch();
    heartbeat.ready();
    await until('it to be late', () => reported.length === 2);
    heartbeat.beat();
    expect(reported).to.deep.equal([true, false, true]);
    heartbeat.end();
  });

  it('has longer to start, but not forever', async () => {
    const since = performance.now();
    const { heartbeat, reported } = watch();
    heartbeat.beat();
    await until('the silence to count as hung', () => reported.length === 1);
    expect(reported).to.deep.equal(['hung after 0.24 s']);
    expect(performance.now() - since).to.be.above(200);
  });

  it('is not blamed for the time during which the watching process itself was stopped', async () => {
    let sleptMs = 0;
    const { heartbeat, reported } = watch({ now: () => performance.now() + sleptMs });
    heartbeat.ready();
    sleptMs = 3_600_000;
    const since = performance.now();
    await until('it to be late', () => reported.length === 2);
    expect(performance.now() - since, 'counted ticks, not the hour').to.be.above(20);
    heartbeat.beat();
    expect(reported).to.deep.equal([true, false, true]);
    heartbeat.end();
  });
});

describe('a process that waits for a processor', () => {
  it('does not count as hung: the limit grows by the time it waited, to at most three times', async () => {
    for (const [starvedFor, from] of [[0, 100], [150, 250], [1e6, 340]] as const) {
      let starved = 0;
      const since = performance.now();
      const silence = new Promise((resolve) => {
        watchHeartbeat({ limits: LIMITS, onChange: () => undefined, onHung: resolve, starvedMs: () => starved }).ready();
      });
      starved = starvedFor;
      await silence;
      expect(performance.now() - since, `starved for ${starvedFor} ms`).to.be.above(from);
    }
  });
});

describe('the greeting of a broker', () => {
  const sockets: Socket[] = [];
  const listen = async (greeting: string) => {
    const server = createServer((socket) => { sockets.push(socket); socket.on('error', () => undefined); if (greeting !== '') socket.write(greeting); });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    return { port: (server.address() as { port: number }).port, close: async () => new Promise((resolve) => { for (const socket of sockets) socket.destroy(); server.close(resolve); }) };
  };

  it('shows that it responds, whereas silence or a port without a listener shows that it does not', async () => {
    const [speaking, silent] = [await listen('INFO {}\r\n'), await listen('')];
    expect(await greets(speaking.port, 1000)).to.equal(true);
    expect(await greets(silent.port, 50)).to.equal(false);
    await Promise.all([speaking.close(), silent.close()]);
    expect(await greets(speaking.port, 1000)).to.equal(false);
  });
});
