import { expect } from 'chai';
import { IncumbentSender } from '../../../../src/worker/child/incumbent-sender.js';
import { decodeIncumbent } from '../../../../src/worker/frames.js';

describe('IncumbentSender', () => {
  let now = 0;
  let sent: number[] = [];
  const create = (): IncumbentSender => new IncumbentSender((_type, payload) => void sent.push(decodeIncumbent(payload!).cost), () => now);
  const offer = (sender: IncumbentSender, cost: number): void => sender.offer({ cost, elapsedMs: now, routes: [{ type: 0, customers: [1] }] });

  beforeEach(() => {
    now = 0;
    sent = [];
  });

  it('sends the first ones immediately, then keeps only the newest until it is due', () => {
    const sender = create();
    for (let cost = 30; cost > 0; cost--) offer(sender, cost);
    expect(sent).to.deep.equal([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]);
    now = 49;
    sender.flush();
    expect(sent).to.have.length(10);
    now = 50;
    sender.flush();
    sender.flush();
    expect(sent.slice(10)).to.deep.equal([1]);
  });

  it('always sends the last one', () => {
    const sender = create();
    for (let cost = 11; cost > 0; cost--) offer(sender, cost);
    sender.finish();
    sender.finish();
    expect(sent.at(-1)).to.equal(1);
    expect(sent).to.have.length(11);
  });

  it('sends at most twenty per second in the long run', () => {
    const sender = create();
    for (let ms = 0; ms < 10_000; ms++) {
      now = ms;
      offer(sender, 20_000 - ms);
    }
    expect(sent.length).to.be.within(200, 210);
  });
});
