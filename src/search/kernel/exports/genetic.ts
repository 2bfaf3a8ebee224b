import { Genetic } from '../genetic/genetic';
import { GeneticInstance } from '../genetic/genetic-instance';

/** The instance of this module's genetic search; one at a time. */
export let geneticInstance!: GeneticInstance;
let genetic!: Genetic;

export function createGeneticInstance(
  n: i32, nodes: i32, types: i32, slots: i32, links: i32, maxDuration: f64, latePenalty: f64, epsilon: f64, timed: boolean,
  symmetric: boolean, rated: boolean, paced: boolean, spread: boolean,
): void {
  geneticInstance = new GeneticInstance(n, nodes, types, slots, links, maxDuration, latePenalty, epsilon, timed, symmetric, rated, paced, spread);
}
export function geneticStart(): usize { return changetype<usize>(geneticInstance.start); }
export function geneticEnd(): usize { return changetype<usize>(geneticInstance.end); }
export function slotStart(): usize { return changetype<usize>(geneticInstance.slotStart); }
export function capacity(): usize { return changetype<usize>(geneticInstance.capacity); }
export function rate(): usize { return changetype<usize>(geneticInstance.rate); }
export function pace(): usize { return changetype<usize>(geneticInstance.pace); }
export function shift(): usize { return changetype<usize>(geneticInstance.shift); }
export function homeward(): usize { return changetype<usize>(geneticInstance.homeward); }
export function typeOrder(): usize { return changetype<usize>(geneticInstance.typeOrder); }
export function depotOrder(): usize { return changetype<usize>(geneticInstance.depotOrder); }
export function nearTypes(): usize { return changetype<usize>(geneticInstance.nearTypes); }
export function matrix(): usize { return changetype<usize>(geneticInstance.matrix); }
export function transposed(): usize { return changetype<usize>(geneticInstance.transposed); }
export function demand(): usize { return changetype<usize>(geneticInstance.demand); }
export function x(): usize { return changetype<usize>(geneticInstance.x); }
export function y(): usize { return changetype<usize>(geneticInstance.y); }
export function nearStart(): usize { return changetype<usize>(geneticInstance.nearStart); }
export function near(): usize { return changetype<usize>(geneticInstance.near); }
export function travel(): usize { return changetype<usize>(geneticInstance.travel); }
export function open(): usize { return changetype<usize>(geneticInstance.open); }
export function close(): usize { return changetype<usize>(geneticInstance.close); }
export function service(): usize { return changetype<usize>(geneticInstance.service); }
export function createGenetic(seed: i32, price: f64, warpPrice: f64): void { genetic = new Genetic(geneticInstance, seed, price, warpPrice); }
export function geneticExchange(): usize { return changetype<usize>(genetic.exchange); }
export function setPatience(individuals: i32): void { genetic.patience = individuals; }
export function setRandomIndividuals(individuals: i32): void { genetic.randomLeft = individuals; }
export function breed(individuals: i32): void { genetic.run(individuals); }
export function setSurvivors(count: f64): void { genetic.setSurvivors(count); }
export function immigrate(routes: i32): void { genetic.immigrate(routes); }
export function best(): i32 { return genetic.best(); }
export function geneticBestCost(): f64 { return genetic.bestCost; }
export function ended(): i32 { return genetic.ended; }
export function endedCost(): f64 { return genetic.endedCost; }
