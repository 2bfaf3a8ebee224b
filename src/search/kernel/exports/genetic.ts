import { Genetic } from '../genetic/genetic';
import { Ground } from '../genetic/ground';

/** The instance of the genetic search of this module; one at a time. */
export let ground!: Ground;
let genetic!: Genetic;

export function createGround(n: i32, nodes: i32, types: i32, slots: i32, links: i32, capacity: f64, maxDuration: f64, epsilon: f64, timed: boolean): void {
  ground = new Ground(n, nodes, types, slots, links, capacity, maxDuration, epsilon, timed);
}
export function slotStart(): usize { return changetype<usize>(ground.slotStart); }
export function groundStart(): usize { return changetype<usize>(ground.start); }
export function typeOrder(): usize { return changetype<usize>(ground.typeOrder); }
export function nearTypes(): usize { return changetype<usize>(ground.nearTypes); }
export function groundEnd(): usize { return changetype<usize>(ground.end); }
export function matrix(): usize { return changetype<usize>(ground.matrix); }
export function demand(): usize { return changetype<usize>(ground.demand); }
export function x(): usize { return changetype<usize>(ground.x); }
export function y(): usize { return changetype<usize>(ground.y); }
export function nearStart(): usize { return changetype<usize>(ground.nearStart); }
export function near(): usize { return changetype<usize>(ground.near); }
export function travel(): usize { return changetype<usize>(ground.travel); }
export function open(): usize { return changetype<usize>(ground.open); }
export function close(): usize { return changetype<usize>(ground.close); }
export function service(): usize { return changetype<usize>(ground.service); }
export function createGenetic(seed: i32, price: f64, warpPrice: f64): void { genetic = new Genetic(ground, seed, price, warpPrice); }
export function geneticExchange(): usize { return changetype<usize>(genetic.exchange); }
export function setPatience(individuals: i32): void { genetic.patience = individuals; }
export function setUnborn(individuals: i32): void { genetic.unborn = individuals; }
export function breed(individuals: i32): void { genetic.run(individuals); }
export function setSurvivors(count: f64): void { genetic.setSurvivors(count); }
export function immigrate(routes: i32): void { genetic.immigrate(routes); }
export function best(): i32 { return genetic.best(); }
export function geneticBestCost(): f64 { return genetic.bestCost; }
