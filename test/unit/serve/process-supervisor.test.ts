import { expect } from 'chai';
import { pino } from 'pino';
import { ProcessSupervisor, RoleFailedError, type ProcessEnd, type RoleProcess } from '../../../src/serve/process-supervisor.js';

/** A role whose processes are ended by the test. */
function puppets() {
  const lives: { becomeReady(): void; end(end?: Partial<ProcessEnd>): void; drained: boolean; killed: boolean; readonly asked: Promise<void> }[] = [];
  const waiting: (() => void)[] = [];
  return {
    lives,
    /** Resolves when the n-th process (from 1) has been started. */
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
        let ask!: () => void;
        const asked = new Promise<void>((resolve) => (ask = resolve));
        const life = { asked, becomeReady, end: (how: Partial<ProcessEnd> = {}) => end({ reason: 'signal SIGKILL', refused: false, ...how }), drained: false, killed: false };
        lives.push(life);
        for (const wake of waiting.splice(0)) wake();
        return { pid: lives.length, ready, ended, drain: () => { life.drained = true; ask(); }, kill: () => { life.killed = true; life.end(); } };
      },
    },
  };
}

const options = { log: pino({ level: 'silent' }), backoffMs: () => 0 };

describe('a supervised process', () => {
  it('is restarted when it dies, and its readiness is reported each time', async () => {
    const { role, started } = puppets();
    const changes: boolean[] = [];
    let restarts = 0;
    const supervisor = new ProcessSupervisor(role, { ...options, onChange: (ready) => changes.push(ready), onRestart: () => restarts++ });
    (await started(1)).becomeReady();
    await supervisor.ready;
    (await started(1)).end();
    (await started(2)).becomeReady();
    (await started(2)).end();
    const third = await started(3);
    expect(changes).to.deep.equal([true, false, true, false]);
    expect(restarts).to.equal(2);
    const stopped = supervisor.stop(1000);
    expect(third.drained).to.equal(true);
    third.end();
    await stopped;
    expect(restarts).to.equal(2);
  });

  it('is killed and restarted on request if it cannot serve, counted and logged with the reason, but not once it is stopped', async () => {
    const { role, started, lives } = puppets();
    const lines: string[] = [];
    let restarts = 0;
    const supervisor = new ProcessSupervisor(role, { ...options, log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }), onRestart: () => restarts++ });
    (await started(1)).becomeReady();
    await supervisor.ready;
    supervisor.restart('answers no ping for 6 s');
    (await started(2)).becomeReady();
    expect(lives[0]).to.include({ killed: true, drained: false });
    expect(restarts).to.equal(1);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.contain('"reason":"answers no ping for 6 s"');
    (await started(2)).end();
    const third = await started(3);
    expect(lines[1]).to.contain('"reason":"signal SIGKILL"');
    const stopped = supervisor.stop(1000);
    supervisor.restart('too late');
    expect(third.killed).to.equal(false);
    third.end();
    await stopped;
    expect(restarts).to.equal(2);
  });

  it('fails immediately with its own message if it refuses to run', async () => {
    const { role, started, lives } = puppets();
    const supervisor = new ProcessSupervisor(role, options);
    (await started(1)).end({ reason: 'PORT=80: permission denied', refused: true });
    const failure = await supervisor.ready.catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(RoleFailedError).with.property('message', 'PORT=80: permission denied');
    expect(lives).to.have.length(1);
  });

  it('is given up after five deaths if it never becomes ready', async () => {
    const { role, started } = puppets();
    const supervisor = new ProcessSupervisor(role, options);
    for (let n = 1; n <= 5; n++) (await started(n)).end({ reason: 'exit code 7' });
    const failure = await supervisor.ready.catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(RoleFailedError).with.property('message').that.matches(/puppet ended 5 times .*exit code 7/);
  });

  it('is killed if it does not exit within the grace period', async () => {
    const { role, started } = puppets();
    const supervisor = new ProcessSupervisor(role, options);
    const life = await started(1);
    life.becomeReady();
    await supervisor.ready;
    await supervisor.stop(1);
    expect(life).to.include({ drained: true, killed: true });
  });

  it('is tried again if its start throws', async () => {
    const { role, started } = puppets();
    let tries = 0;
    const supervisor = new ProcessSupervisor({ name: 'puppet', start: () => { if (++tries < 3) throw new Error('no memory'); return role.start(); } }, options);
    (await started(1)).becomeReady();
    await supervisor.ready;
    expect(tries).to.equal(3);
    const stopped = supervisor.stop(1000);
    (await started(1)).end();
    await stopped;
  });

  it('is replaced without a gap: the new one is ready before the old one is asked to exit', async () => {
    const { role, started } = puppets();
    const changes: boolean[] = [];
    const supervisor = new ProcessSupervisor(role, { ...options, onChange: (ready) => changes.push(ready) });
    const old = await started(1);
    old.becomeReady();
    await supervisor.ready;
    const replaced = supervisor.replace(1000);
    const young = await started(2);
    expect(old.drained).to.equal(false);
    young.becomeReady();
    await old.asked;
    expect(supervisor.process?.pid).to.equal(1);
    old.end({ reason: 'exit code 0' });
    await replaced;
    expect(changes).to.deep.equal([true, true]);
    young.end();
    (await started(3)).becomeReady();
    const stopped = supervisor.stop(1000);
    (await started(3)).end();
    await stopped;
  });

  it('keeps running if its replacement does not become ready', async () => {
    const { role, started, lives } = puppets();
    const supervisor = new ProcessSupervisor(role, options);
    const old = await started(1);
    old.becomeReady();
    await supervisor.ready;
    const replaced = supervisor.replace(1000).catch((error: unknown) => error);
    (await started(2)).end({ reason: 'PLANS_FILE=x: is no JSON', refused: true });
    expect(await replaced).to.be.instanceOf(RoleFailedError).with.property('message').that.matches(/PLANS_FILE=x: is no JSON/);
    expect(old).to.include({ drained: false, killed: false });
    const late = supervisor.replace(1000, 1).catch((error: unknown) => error);
    expect(await late, 'killed after its time').to.be.instanceOf(RoleFailedError);
    expect(lives).to.have.length(3);
    const stopped = supervisor.stop(1000);
    old.end();
    await stopped;
  });

  it('is not started a second time if it dies while its replacement starts', async () => {
    const { role, started, lives } = puppets();
    const supervisor = new ProcessSupervisor(role, options);
    (await started(1)).becomeReady();
    await supervisor.ready;
    const replaced = supervisor.replace(1000);
    const young = await started(2);
    (await started(1)).end();
    young.becomeReady();
    await replaced;
    expect(lives).to.have.length(2);
    const stopped = supervisor.stop(1000);
    expect(young.drained).to.equal(true);
    young.end();
    await stopped;
  });

  it('stops its replacement too if it is stopped while that one starts', async () => {
    const { role, started } = puppets();
    const supervisor = new ProcessSupervisor(role, options);
    (await started(1)).becomeReady();
    await supervisor.ready;
    const replaced = supervisor.replace(1000).catch(() => undefined);
    const young = await started(2);
    const stopped = supervisor.stop(1000);
    expect(young.drained).to.equal(true);
    (await started(1)).end();
    young.end();
    await Promise.all([stopped, replaced]);
  });
});
