import { Genetic } from '../genetic/genetic';
import { GeneticInstance } from '../genetic/genetic-instance';
import { instance } from './instance';

let genetic!: Genetic;

/** Makes a genetic search of the open instance. */
export function createGenetic(seed: i32): void {
  genetic = new Genetic(new GeneticInstance(instance), seed);
}
/** Routes of a vehicle type that the search has room for. */
export function routesOfType(type: i32): i32 {
  const slotStart = genetic.instance.slotStart;
  return slotStart[type + 1] - slotStart[type];
}
export function geneticExchange(): usize { return changetype<usize>(genetic.exchange); }
export function geneticExchangeLength(): i32 { return genetic.exchange.length; }
export function setPatience(individuals: i32): void { genetic.patience = individuals; }
export function setRandomIndividuals(individuals: i32): void { genetic.randomLeft = individuals; }
export function breed(individuals: i32): void { genetic.run(individuals); }
export function setSurvivors(count: f64): void { genetic.setSurvivors(count); }
export function immigrate(routes: i32): void { genetic.immigrate(routes); }
export function best(): i32 { return genetic.best(); }
export function emigrate(): i32 { return genetic.emigrate(); }
export function geneticBestCost(): f64 { return genetic.bestCost; }
export function ended(): i32 { return genetic.ended; }
export function endedCost(): f64 { return genetic.endedCost; }
