import { expect } from 'chai';
import type { EventReader } from '../../helpers/event-reader.js';
import { startKillRig, type KillRig, type RigProcess } from '../../helpers/kill-rig.js';
import { until } from '../../helpers/until.js';

/** One per customer, as required by the strategy that reports and never ends. */
const THREE_VEHICLES = { vehicle_num: 3, start_nodes: [0, 0, 0], end_nodes: [0, 0, 0], vehicles_capacity: [40, 40, 40] };

describe('event streams over several processes', function () {
  let rig: KillRig;
  let apis: RigProcess[];
  before(async () => {
    rig = await startKillRig();
    apis = [await rig.start('api'), await rig.start('api')];
  });
  after(() => rig.close());

  const submitted = async (strategy: string): Promise<string> => {
    const answer = await rig.submit(apis[0]!, { strategy, callback: false, body: THREE_VEHICLES });
    if (answer?.status !== 200) throw new Error(`not accepted: ${answer?.text ?? 'no answer'}`);
    return answer.body.request_id;
  };
  const seen = (reader: EventReader, id: string) => until(`the event ${id}`, () => reader.events.find((event) => event.id === id));
  const reported = (reader: EventReader): string[] => reader.events.map(({ id, event }) => `${id} ${event}`);

  it('are the same from every API, from the queue to a cancelled end', async () => {
    const id = await submitted('overruns');
    const readers = await Promise.all(apis.map((api) => rig.events(api, id)));
    await Promise.all(readers.map((reader) => seen(reader, '0-0')));
    const worker = await rig.start('worker');
    for (const reader of readers) expect((await seen(reader, '1-1')).data).to.include({ strategy: 'overruns', incumbents: 1, best_cost: 1e9 });
    await rig.cancel(apis[1]!, id);
    await Promise.all(readers.map(({ ended }) => ended));
    for (const reader of readers) {
      expect(reported(reader)).to.deep.equal(['0-0 queued', '1-0 solving', '1-1 incumbent', 'end finished']);
      expect(reader.events.at(-1)?.data).to.include({ state: 'failed', code: 'cancelled' }).and.deep.equal(readers[0]!.events.at(-1)?.data);
    }
    await rig.rest();
    await worker.stop();
  });

  it('continue with the next worker if one is killed, and through another API if theirs is', async () => {
    const dying = await rig.start('worker');
    const id = await submitted('overruns');
    const api = await rig.start('api');
    const [lasting, broken] = [await rig.events(apis[0]!, id), await rig.events(api, id)];
    await Promise.all([lasting, broken].map((reader) => seen(reader, '1-1')));
    api.signal('SIGKILL');
    dying.signal('SIGKILL');
    await Promise.all([api.ended, dying.ended, broken.ended]);
    const again = await rig.events(apis[1]!, id, broken.events.at(-1)?.id);
    const worker = await rig.start('worker');
    await Promise.all([lasting, again].map((reader) => seen(reader, '2-1')));
    await rig.cancel(apis[0]!, id);
    await Promise.all([lasting.ended, again.ended]);
    expect(reported(again)).to.deep.equal(['2-0 solving', '2-1 incumbent', 'end finished']);
    expect(reported(lasting).slice(-3)).to.deep.equal(reported(again));
    await rig.rest();
    await worker.stop();
  });
});
