import { Insertion } from '../insertion/insertion';
import { Random } from '../random';
import { Solution } from '../solution/solution';
import { Move } from './moves/move';
import { GreedyInsertion } from './recreates/greedy-insertion';
import { Recreate } from './recreates/recreate';
import { RegretInsertion } from './recreates/regret-insertion';
import { AdjacentStringRemoval } from './ruins/adjacent-string-removal';
import { RandomRemoval } from './ruins/random-removal';
import { RelatedRemoval } from './ruins/related-removal';
import { RouteRemoval } from './ruins/route-removal';
import { Ruin } from './ruins/ruin';
import { WorstRemoval } from './ruins/worst-removal';

export type MakeRuin = (solution: Solution, random: Random) => Ruin;
export type MakeRecreate = (solution: Solution, random: Random, scanner: Insertion) => Recreate;
export type MakeMove = (solution: Solution, random: Random) => Move;

/** The ruins and recreates that are selected by weight; the first of each is the leading one. */
const ruins: MakeRuin[] = [
  (solution: Solution, random: Random): Ruin => new AdjacentStringRemoval(solution, random),
  (solution: Solution, random: Random): Ruin => new RouteRemoval(solution, random),
  (solution: Solution, random: Random): Ruin => new RandomRemoval(solution, random),
  (solution: Solution, random: Random): Ruin => new RelatedRemoval(solution, random),
  (solution: Solution, random: Random): Ruin => new WorstRemoval(solution, random),
];
const recreates: MakeRecreate[] = [
  (solution: Solution, random: Random, scanner: Insertion): Recreate => new GreedyInsertion(solution, random, scanner),
  (solution: Solution, random: Random, scanner: Insertion): Recreate => new RegretInsertion(solution, random, scanner),
];
const moves: MakeMove[] = [];

/** Adds a ruin to every annealing created from now on; called when a kernel with a guest's operators is loaded. */
export function registerRuin(make: MakeRuin): void { ruins.push(make); }

/** Adds a recreate. */
export function registerRecreate(make: MakeRecreate): void { recreates.push(make); }

/** Adds a move, which replaces ruin and recreate in an iteration. */
export function registerMove(make: MakeMove): void { moves.push(make); }

/** The operators of one annealing that support its instance. */
export class Operators {
  readonly ruins: Ruin[] = [];
  readonly recreates: Recreate[] = [];
  readonly moves: Move[] = [];

  constructor(solution: Solution, random: Random, scanner: Insertion) {
    for (let k: i32 = 0; k < ruins.length; k++) {
      const ruin = ruins[k](solution, random);
      if (ruin.supports(solution.instance)) this.ruins.push(ruin);
    }
    for (let k: i32 = 0; k < recreates.length; k++) {
      const recreate = recreates[k](solution, random, scanner);
      if (recreate.supports(solution.instance)) this.recreates.push(recreate);
    }
    for (let k: i32 = 0; k < moves.length; k++) {
      const move = moves[k](solution, random);
      if (move.supports(solution.instance)) this.moves.push(move);
    }
  }
}
