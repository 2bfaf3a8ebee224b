import { Annealing } from '../annealing';
import { instance } from './instance';

let annealing!: Annealing;

export function createAnnealing(seed: i32): void { annealing = new Annealing(instance, seed); }
export function annealingExchange(): usize { return changetype<usize>(annealing.exchange); }
export function active(): usize { return changetype<usize>(annealing.solution.active); }
export function idle(): usize { return changetype<usize>(annealing.solution.idle); }
export function setActiveCount(count: i32): void { annealing.solution.activeCount = count; }
export function configure(averageRemoved: f64, longestString: f64, blink: f64, tails: f64, pairs: f64, relocation: f64): void {
  annealing.operators.setRemoved(averageRemoved);
  annealing.operators.leadingRuin.longestString = longestString;
  annealing.scanner.setBlink(blink);
  annealing.operators.tails.chance = tails;
  annealing.operators.pairs.chance = pairs;
  annealing.operators.leadingRecreate.relocation = relocation;
}
export function configureSelection(leading: f64, reaction: f64, clocked: boolean): void {
  annealing.operators.configure(leading, reaction, clocked);
}
export function eliminate(on: boolean): void { annealing.eliminate(on); }
export function keepRoutes(): void { annealing.keepRoutes(); }
export function acceptRecordToRecord(on: boolean): void { annealing.acceptRecordToRecord(on); }
export function operatorCount(): i32 { return annealing.operators.count; }
/** Address of an operator's name in UTF-16; its length in bytes precedes it. */
export function operatorName(k: i32): usize { return changetype<usize>(annealing.operators.nameOf(k)); }
export function operatorKind(k: i32): i32 { return annealing.operators.kindOf(k); }
export function operatorStatistics(k: i32): usize { return annealing.operators.statisticsOf(k); }
export function reseed(seed: i32): void { annealing.random.reseed(seed); }
export function start(count: i32): void { annealing.start(count); }
export function fill(): void { annealing.fill(); }
export function anneal(iterations: i32, from: f64, to: f64): void { annealing.run(iterations, from, to); }
export function routes(best: boolean): i32 { return annealing.routes(best); }
export function bestCost(): f64 { return annealing.bestCost; }
export function cost(): f64 { return annealing.solution.value(); }
export function absentCount(): i32 { return annealing.solution.missing(); }
