import { expect } from 'chai';
import { connect, type NatsConnection } from 'nats';
import { batchWrites } from '../../../src/nats/batched-writes.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';

describe('writes to the broker', () => {
  let server: TestServer;
  let nc: NatsConnection;
  /** Writes to the socket so far. */
  let writes = 0;
  before(async () => {
    server = await startNatsServer();
    nc = await connect({ servers: server.url, user: server.user, pass: server.password });
    const { protocol } = nc as unknown as { protocol: { transport: { send(frame: Uint8Array): void } } };
    const send = protocol.transport.send.bind(protocol.transport);
    protocol.transport.send = (frame) => {
      writes++;
      send(frame);
    };
  });
  after(async () => {
    await nc.close();
    await server.stop();
  });

  it('in one turn of the event loop are sent together, in their order', async () => {
    expect(batchWrites(nc), 'the client looks as expected').to.equal(true);
    const heard: string[] = [];
    nc.subscribe('turn', { callback: (_, message) => { heard.push(message.string()); } });
    await nc.flush();
    const before = writes;
    for (let n = 0; n < 20; n++) {
      nc.publish('turn', String(n));
      await Promise.resolve();
    }
    expect(writes).to.equal(before);
    await nc.flush();
    expect(heard).to.deep.equal(Array.from({ length: 20 }, (_, n) => String(n)));
    expect(writes - before).to.equal(1);
  });

  it('are left unchanged if the client is implemented differently', () => {
    expect(batchWrites({} as NatsConnection)).to.equal(false);
  });
});
