import { Socket } from 'node:net';
import { expect } from 'chai';
import { pino } from 'pino';
import { createMetrics } from '../../../../src/metrics/metrics.js';
import { CALLBACK_MS, createCallbackSender, type CallbackOptions } from '../../../../src/worker/callback/callback.js';
import type { ConnectTarget } from '../../../../src/worker/callback/connect.js';
import { taskRecord } from '../../../helpers/task-record.js';

const envelope = new TextEncoder().encode('{}');
const never = new Promise<never>(() => undefined);

/** An unconnected socket that reports where it would connect, and counts what is written. */
class FakeSocket extends Socket {
  written = 0;

  constructor(where: string) {
    super();
    Object.defineProperty(this, 'remoteAddress', { value: where });
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.written += chunk.length;
    done();
  }
}

describe('createCallbackSender: the decision, without a packet sent', () => {
  let targets: ConnectTarget[];
  let names: string[];
  let sockets: FakeSocket[];

  /** Sends to a URL with the given name resolution; connections go where they should, or elsewhere. */
  const send = async (callbackUrl: string, answers: string[] | Promise<never>, changes: Partial<CallbackOptions> = {}, leadsTo?: string): Promise<{ outcome: string; status?: number }> => {
    targets = [];
    names = [];
    sockets = [];
    const sender = createCallbackSender({
      secretsFor: () => Promise.resolve([]), allowCidrs: [], ownPorts: [], brokerPorts: [], ownAddresses: () => [], deadlineMs: 60,
      resolver: (name) => {
        names.push(name);
        return Promise.resolve(answers);
      },
      connector: (target) => {
        targets.push(target);
        const socket = new FakeSocket(leadsTo ?? target.address);
        sockets.push(socket);
        return Promise.resolve(socket);
      },
      metrics: createMetrics('worker'), logger: pino({ level: 'silent' }), ...changes,
    });
    return sender.send(taskRecord({ callbackUrl }), envelope);
  };

  it('has ten seconds in total', () => {
    expect(CALLBACK_MS).to.equal(10_000);
  });

  it('resolves a name once and connects to exactly the address that was checked', async () => {
    await send('https://receiver.example/done', ['93.184.215.14', '2606:4700:4700::1111']);
    expect(names).to.deep.equal(['receiver.example']);
    expect(targets).to.deep.equal([{ address: '93.184.215.14', port: 443, tls: true, serverName: 'receiver.example' }]);
  });

  it('refuses a name if any of its addresses is forbidden, and connects to none', async () => {
    for (const answers of [['127.0.0.1'], ['93.184.215.14', '127.0.0.1'], ['93.184.215.14', '::1'], ['169.254.169.254'], ['::ffff:10.0.0.1'], ['fd00::1', '1.1.1.1']]) {
      expect(await send('http://receiver.example/', answers), answers.join()).to.include({ outcome: 'refused' });
      expect(targets).to.deep.equal([]);
    }
  });

  it('refuses literal addresses, whatever the notation, without a resolver', async () => {
    const hosts = [
      '127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0', '10.0.0.1', '169.254.169.254', '192.168.0.1', '100.64.0.1',
      '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[fd00::1]', '[fe80::1]', '[2002:7f00:1::]', '[4000::1]',
    ];
    for (const host of hosts) {
      expect(await send(`http://${host}/`, ['1.1.1.1']), host).to.include({ outcome: 'refused' });
      expect([targets, names], host).to.deep.equal([[], []]);
    }
  });

  it('refuses a connection to an address other than requested, before a byte is written', async () => {
    expect(await send('http://receiver.example/', ['93.184.215.14'], {}, '127.0.0.1')).to.include({ outcome: 'refused' });
    expect(sockets[0]!.written).to.equal(0);
    expect(sockets[0]!.destroyed).to.equal(true);
  });

  it('refuses ports, credentials and schemes that callbacks must not use', async () => {
    for (const url of ['http://receiver.example:22/', 'https://user:word@receiver.example/', 'ftp://receiver.example/', 'nonsense']) {
      expect(await send(url, ['1.1.1.1']), url).to.include({ outcome: 'refused' });
      expect(targets, url).to.deep.equal([]);
    }
  });

  it('tries the next address if one cannot be reached', async () => {
    const tried: string[] = [];
    await send('http://receiver.example/', ['1.1.1.1', '1.0.0.1'], {
      connector: ({ address }) => {
        tried.push(address);
        return Promise.reject(new Error('unreachable'));
      },
    });
    expect(tried).to.deep.equal(['1.1.1.1', '1.0.0.1']);
  });

  it('keeps its deadline while a resolver, the secrets, a connector or a receiver hang', async () => {
    const begun = performance.now();
    const slow: [string, Promise<{ outcome: string }>][] = [
      ['resolver', send('http://receiver.example/', never)],
      ['secrets', send('http://receiver.example/', ['1.1.1.1'], { secretsFor: () => never })],
      ['connector', send('http://receiver.example/', ['1.1.1.1'], { connector: () => never })],
      ['receiver', send('http://receiver.example/', ['1.1.1.1'])],
    ];
    for (const [what, sent] of slow) expect(await sent, what).to.include({ outcome: 'failed' });
    expect(performance.now() - begun).to.be.within(55, 1000);
    expect(sockets.every(({ destroyed }) => destroyed)).to.equal(true);
  });

  it('never throws, and sends nothing unsigned when the secrets cannot be read', async () => {
    expect(await send('http://receiver.example/', ['1.1.1.1'], { secretsFor: () => Promise.reject(new Error('no broker')) })).to.include({ outcome: 'failed' });
    expect(targets).to.deep.equal([]);
    expect(await send('http://receiver.example/', [])).to.include({ outcome: 'failed' });
  });
});
