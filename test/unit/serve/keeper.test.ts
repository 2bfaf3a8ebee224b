import { expect } from 'chai';
import { pino } from 'pino';
import { Keeper, RoleFailedError, type ProcessEnd, type RoleProcess } from '../../../src/serve/keeper.js';

/** A role whose processes the test ends by hand. */
function puppets() {
  const lives: { becomeReady(): void; end(end?: Partial<ProcessEnd>): void; drained: boolean; killed: boolean }[] = [];
  const waiting: (() => void)[] = [];
  return {
    lives,
    /** Resolves when the n-th process (from 1) was started. */
    started: async (n: number) => {
      while (lives.length < n) await new Promise<void>((resolve) => waiting.push(resolve));
      return lives[n - 1]!;
    },
    role: {
      name: 'puppet',
      start: (): RoleProcess => {
        let becomeReady!: () => void;
        let end!: (end: ProcessEnd) => void;
        const ready = new Promise<void>((resolve) => (becomeReady = resolve));
        const ended = new Promise<ProcessEnd>((resolve) => (end = resolve));
        const life = { becomeReady, end: (how: Partial<ProcessEnd> = {}) => end({ reason: 'signal SIGKILL', refused: false, ...how }), drained: false, killed: false };
        lives.push(life);
        for (const wake of waiting.splice(0)) wake();
        return { pid: lives.length, ready, ended, drain: () => (life.drained = true), kill: () => { life.killed = true; life.end(); } };
      },
    },
  };
}

const options = { log: pino({ level: 'silent' }), backoffMs: () => 0 };

describe('a kept process', () => {
  it('that dies is started again, and its readiness is told each time', async () => {
    const { role, started } = puppets();
    const changes: boolean[] = [];
    let restarts = 0;
    const keeper = new Keeper(role, { ...options, onChange: (ready) => changes.push(ready), onRestart: () => restarts++ });
    (await started(1)).becomeReady();
    await keeper.ready;
    (await started(1)).end();
    (await started(2)).becomeReady();
    (await started(2)).end();
    const third = await started(3);
    expect(changes).to.deep.equal([true, false, true, false]);
    expect(restarts).to.equal(2);
    const stopped = keeper.stop(1000);
    expect(third.drained).to.equal(true);
    third.end();
    await stopped;
    expect(restarts).to.equal(2);
  });

  it('that refuses to run fails at once with its own words', async () => {
    const { role, started, lives } = puppets();
    const keeper = new Keeper(role, options);
    (await started(1)).end({ reason: 'PORT=80: permission denied', refused: true });
    const failure = await keeper.ready.catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(RoleFailedError).with.property('message', 'PORT=80: permission denied');
    expect(lives).to.have.length(1);
  });

  it('that never gets ready is given up after five deaths', async () => {
    const { role, started } = puppets();
    const keeper = new Keeper(role, options);
    for (let n = 1; n <= 5; n++) (await started(n)).end({ reason: 'exit code 7' });
    const failure = await keeper.ready.catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(RoleFailedError).with.property('message').that.matches(/puppet ended 5 times .*exit code 7/);
  });

  it('that does not end within the grace is killed', async () => {
    const { role, started } = puppets();
    const keeper = new Keeper(role, options);
    const life = await started(1);
    life.becomeReady();
    await keeper.ready;
    await keeper.stop(1);
    expect(life).to.include({ drained: true, killed: true });
  });

  it('whose start throws is tried again', async () => {
    const { role, started } = puppets();
    let tries = 0;
    const keeper = new Keeper({ name: 'puppet', start: () => { if (++tries < 3) throw new Error('no memory'); return role.start(); } }, options);
    (await started(1)).becomeReady();
    await keeper.ready;
    expect(tries).to.equal(3);
    const stopped = keeper.stop(1000);
    (await started(1)).end();
    await stopped;
  });
});
