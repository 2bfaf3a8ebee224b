import { receiveMessageOnPort, workerData } from 'node:worker_threads';
import { boundProblem } from './bound-problem.js';
import type { PlannedRoutes } from '../../model/problem.js';
import { FLAG, latest, type BoundThreadData, type DownMessage, type IncumbentMessage, type UpMessage } from './bound-channel.js';

/** The thread that bounds a problem beside its search. */
async function serve({ problem, seed, effort, limitMs, flags, port, incumbent: first }: BoundThreadData): Promise<void> {
  const startedAt = performance.now();
  let incumbent: IncumbentMessage | null = first;
  let suggested: PlannedRoutes = [];
  let heard = 0;
  const say = (message: UpMessage): void => {
    port.postMessage(message);
    Atomics.add(flags, FLAG.up, 1);
  };
  const listen = (): void => {
    const told = Atomics.load(flags, FLAG.down);
    if (told === heard) return;
    heard = told;
    for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
      const message = next.message as DownMessage;
      incumbent = message.incumbent ?? incumbent;
      suggested = latest(message.suggested, suggested);
    }
  };
  try {
    const outcome = await boundProblem(problem, {
      seed, effort, limitMs, reproducible: false,
      elapsedMs: () => performance.now() - startedAt,
      shouldStop: () => Atomics.load(flags, FLAG.stop) === 1,
      threads: () => 1 + Atomics.load(flags, FLAG.others),
      incumbent: () => {
        listen();
        return incumbent ?? { cost: Infinity, routes: null };
      },
      suggested: () => {
        listen();
        const routes = suggested;
        suggested = [];
        return routes;
      },
      report: (bound) => say({ kind: 'bound', bound }),
      offer: (routes) => say({ kind: 'offer', routes }),
      fix: (pairs) => say({ kind: 'fix', pairs }),
      log: (message, fields) => say({ kind: 'log', message, fields }),
    });
    say({ kind: 'ended', outcome });
  } catch (error) {
    say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

await serve(workerData as BoundThreadData);
