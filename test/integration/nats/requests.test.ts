import { expect } from 'chai';
import { connect, DiscardPolicy, ErrorCode, NatsError, StorageType, type NatsConnection } from 'nats';
import { API_ERRORS, apiErrorNumber, hasCode } from '../../../src/nats/errors.js';
import { Requests } from '../../../src/nats/requests.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { rejection } from '../../helpers/rejection.js';

describe('requests to the broker', () => {
  let server: TestServer;
  let nc: NatsConnection;
  let requests: Requests;
  before(async () => {
    server = await startNatsServer();
    nc = await connect({ servers: server.url, user: server.user, pass: server.password });
    requests = new Requests(nc);
    const jsm = await nc.jetstreamManager();
    await jsm.streams.add({ name: 'LIST', subjects: ['list.>'], storage: StorageType.Memory, discard: DiscardPolicy.New, max_msgs: 100 });
  });
  after(async () => {
    await nc.close();
    await server.stop();
  });

  it('get each its own answer, in whatever order these come', async () => {
    const held: (() => void)[] = [];
    nc.subscribe('echo', {
      callback: (_, message) => {
        held.push(() => message.respond(message.data));
        if (held.length === 50) for (const answer of held.reverse()) answer();
      },
    });
    const asked = Array.from({ length: 50 }, (_, n) => String(n));
    const answers = await Promise.all(asked.map(async (text) => requests.ask('echo', text)));
    expect(answers.map((answer) => answer.string())).to.deep.equal(asked);
  });

  it('fail at once where nobody listens', async () => {
    expect(hasCode(await rejection(requests.ask('nobody')), ErrorCode.NoResponders)).to.equal(true);
  });

  it('fail when nobody answers in time, the one after the other, and a late answer is nobody\'s', async () => {
    let answerLate: (() => void) | undefined;
    nc.subscribe('silent', { callback: (_, message) => { answerLate = () => message.respond('late'); } });
    const hasty = new Requests(nc, 20);
    const first = rejection(hasty.ask('silent'));
    const second = first.then(async () => rejection(hasty.ask('silent')));
    expect(hasCode(await first, ErrorCode.Timeout)).to.equal(true);
    expect(hasCode(await second, ErrorCode.Timeout)).to.equal(true);
    answerLate?.();
    await nc.flush();
  });

  it('store messages under their conditions, and read the last of a subject', async () => {
    const first = await requests.publish('LIST', 'list.a', 'one', { lastSubjectSequence: 0, messageId: 'm1' });
    expect(first).to.deep.equal({ seq: 1, duplicate: false });
    expect(await requests.publish('LIST', 'list.a', 'one', { messageId: 'm1' })).to.deep.equal({ seq: 1, duplicate: true });
    const conflict = await rejection(requests.publish('LIST', 'list.a', 'two', { lastSubjectSequence: 0 }));
    expect(apiErrorNumber(conflict)).to.be.oneOf([API_ERRORS.wrongLastSequence, API_ERRORS.wrongLastSequenceConstant]);
    const { seq, headerLines, data } = await requests.lastMessage('LIST', 'list.a');
    expect({ seq, text: data.toString() }).to.deep.equal({ seq: 1, text: 'one' });
    expect(headerLines).to.include('Nats-Msg-Id: m1');
  });

  it('tell the API\'s own error: another stream, no such message', async () => {
    expect(await rejection(requests.publish('OTHER', 'list.b', 'x'))).to.be.instanceOf(NatsError);
    expect(apiErrorNumber(await rejection(requests.lastMessage('LIST', 'list.none')))).to.equal(API_ERRORS.noMessageFound);
  });
});
