import { parentPort, workerData } from 'node:worker_threads';
import { threadClock } from '../assembly.js';
import { iterationsAsked, leaveBest, leaveEmigrant, takeRoutes, type Mailbox } from '../parallel/mailbox.js';
import { serveMailbox } from '../parallel/mailbox-service.js';
import type { Instance } from '../instance/layout.js';
import { Breeding, type Lifetime } from './breeding.js';
import { seedPopulation, type Seeding } from './seed-population.js';
import { createGenetic, type GeneticKernelOptions } from './kernel.js';

/** Start data of a thread with its own population. */
export interface BreederData {
  readonly instance: Instance;
  readonly mailbox: Mailbox;
  readonly seed: number;
  readonly seeding: Seeding;
  readonly lifetime: Lifetime;
  /** Individuals without improvement after which a new population starts. */
  readonly patience: number;
  /** Defaults as in `createGenetic`. */
  readonly options?: GeneticKernelOptions;
}

/**
 * Serves a mailbox by breeding: a slice creates the requested number of individuals after the mailbox's solution has
 * joined the population. Seeding may overlap with the first slice, which stops it early: the leading thread does not
 * wait for it.
 */
function serve({ instance, mailbox, seed, seeding, lifetime, patience, options }: BreederData): void {
  serveMailbox(mailbox, (stopEarly) => {
    const genetic = createGenetic(instance, seed, options);
    genetic.setPatience(patience);
    seedPopulation(instance, genetic, seeding, threadClock, stopEarly);
    const breeding = new Breeding(genetic, instance, lifetime, threadClock);
    return () => {
      const routes = takeRoutes(mailbox, genetic.exchange);
      if (routes > 0) genetic.immigrate(routes);
      const asked = iterationsAsked(mailbox);
      let made = 0;
      for (; made < asked && !stopEarly(); made++) breeding.breed();
      leaveBest(mailbox, genetic.bestCost(), genetic.best(), genetic.exchange, made);
      leaveEmigrant(mailbox, genetic.emigrate(), genetic.exchange);
      genetic.writeStatistics(mailbox.statistics);
    };
  });
}

if (parentPort !== null) serve(workerData as BreederData);
