import { parentPort, workerData } from 'node:worker_threads';
import { iterationsAsked, leaveBest, leaveEnded, patienceAsked, takeRoutes, type Desk } from '../ruin-recreate/desk.js';
import { serveDesk } from '../ruin-recreate/desk-service.js';
import type { Network } from '../instance/layout.js';
import { Breeding, type Lifetime } from './breeding.js';
import { seedPopulation, type Seeding } from './seed-population.js';
import { createGenetic } from './kernel.js';

/** What a thread with a population of its own is given at its start. */
export interface BreederData {
  readonly net: Network;
  readonly desk: Desk;
  readonly seed: number;
  readonly seeding: Seeding;
  readonly lifetime: Lifetime;
}

/**
 * Serves a desk by breeding: a slice is so many individuals, after the solution on the desk has joined the population. Seeding
 * goes on into the first slice, which ends it in a hurry: the leading thread does not wait for it.
 */
function serve({ net, desk, seed, seeding, lifetime }: BreederData): void {
  serveDesk(desk, (hurry) => {
    const genetic = createGenetic(net, seed);
    // eslint-disable-next-line no-restricted-properties -- a thread has no solve context; without a time limit nothing asks
    const elapsedMs = () => performance.now();
    seedPopulation(net, genetic, seeding, elapsedMs, hurry);
    const breeding = new Breeding(genetic, net, lifetime, elapsedMs);
    return () => {
      genetic.setPatience(patienceAsked(desk));
      const routes = takeRoutes(desk, genetic.exchange);
      if (routes > 0) genetic.immigrate(routes);
      const asked = iterationsAsked(desk);
      let made = 0;
      for (; made < asked && !hurry(); made++) breeding.breed();
      leaveBest(desk, genetic.bestCost(), genetic.best(), genetic.exchange, made);
      leaveEnded(desk, genetic.ended(), genetic.endedCost());
    };
  });
}

if (parentPort !== null) serve(workerData as BreederData);
