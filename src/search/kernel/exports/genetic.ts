import { FixedLinks } from '../genetic/fixed-links';
import { Genetic } from '../genetic/genetic';
import { GeneticInstance } from '../genetic/genetic-instance';
import { GeneticSettings } from '../genetic/settings';
import { instance } from './instance';

let genetic!: Genetic;

const settings = new GeneticSettings();

/** Sets the parameters of the genetic search that is created next, see `GeneticSettings`. */
export function configureGenetic(firstIndividuals: i32, target: f64, timedTarget: f64, repair: f64, survivors: i32, births: i32, elite: i32, close: i32): void {
  settings.firstIndividuals = firstIndividuals;
  settings.target = target;
  settings.timedTarget = timedTarget;
  settings.repair = repair;
  settings.survivors = survivors;
  settings.births = births;
  settings.elite = elite;
  settings.close = close;
}

/** Creates a genetic search for the open instance. */
export function createGenetic(seed: i32): void {
  genetic = new Genetic(new GeneticInstance(instance), settings, seed);
}
export function crossoverCount(): i32 { return genetic.crossovers.count; }
/** Address of a crossover's name in UTF-16; its length in bytes precedes it. */
export function crossoverName(k: i32): usize { return changetype<usize>(genetic.crossovers.nameOf(k)); }
export function crossoverStatistics(k: i32): usize { return genetic.crossovers.statisticsOf(k); }
/** Maximum number of routes of a vehicle type in the search. */
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
/** Drops the pairs that the host has marked as fixed from the lists of neighbours. */
export function dropFixedOfGenetic(): void { new FixedLinks(genetic.instance).drop(); }
export function emigrate(): i32 { return genetic.emigrate(); }
export function geneticBestCost(): f64 { return genetic.bestCost; }
