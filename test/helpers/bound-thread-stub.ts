import { receiveMessageOnPort, workerData } from 'node:worker_threads';
import { FLAG, type BoundThreadData, type DownMessage, type UpMessage } from '../../src/strategy/bound/bound-channel.js';

/**
 * A thread that bounds as its seed says, see `STUB`: one bound of 1, then what is asked for.
 */
const { port, flags, seed, incumbent } = workerData as BoundThreadData;
const say = (message: UpMessage): void => {
  port.postMessage(message);
  Atomics.add(flags, FLAG.up, 1);
};
const none = { best: null, proof: null, routes: null } as const;
const pause = new Int32Array(new SharedArrayBuffer(4));

say({ kind: 'bound', bound: { value: 1, method: 'stub' } });
if (seed === 1) throw new Error('the thread is out of order');
if (seed === 2) say({ kind: 'ended', outcome: { ended: 'infeasible', ...none, proof: { value: 2, method: 'stub' } } });
// Meets the best solution that it is told of.
for (let best = incumbent; seed === 3 && Atomics.load(flags, FLAG.stop) === 0; Atomics.wait(pause, 0, 0, 1)) {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) best = (next.message as DownMessage).incumbent ?? best;
  if (best === null) continue;
  say({ kind: 'offer', routes: best.routes });
  say({ kind: 'fix', pairs: Int32Array.from(best.routes[0]!.customers.slice(0, 2)) });
  say({ kind: 'bound', bound: { value: best.cost, method: 'stub' } });
  say({ kind: 'ended', outcome: { ended: 'closed', ...none } });
  break;
}
// Until it is stopped.
while (seed === 4 && Atomics.load(flags, FLAG.stop) === 0) Atomics.wait(pause, 0, 0, 1);
// Until other threads are its own, whose number it adds to its bound.
if (seed === 6) {
  while (Atomics.load(flags, FLAG.others) === 0) Atomics.wait(pause, 0, 0, 1);
  say({ kind: 'bound', bound: { value: 1 + Atomics.load(flags, FLAG.others), method: 'stub' } });
  say({ kind: 'ended', outcome: { ended: 'converged', ...none } });
}
// Until it is told of routes that the search suggests, with as many customers as its bound.
for (let suggested = 0; seed === 7 && suggested === 0; Atomics.wait(pause, 0, 0, 1)) {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) suggested += (next.message as DownMessage).suggested.flatMap(({ customers }) => customers).length;
  if (suggested === 0) continue;
  say({ kind: 'bound', bound: { value: suggested, method: 'stub' } });
  say({ kind: 'ended', outcome: { ended: 'converged', ...none } });
}
// Whatever it is told.
while (seed === 5) Atomics.wait(pause, 0, 0, 1);
