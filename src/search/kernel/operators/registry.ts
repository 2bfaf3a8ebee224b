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

export type MakeRuin = (state: Solution, random: Random) => Ruin;
export type MakeRecreate = (state: Solution, random: Random, scanner: Insertion) => Recreate;
export type MakeMove = (state: Solution, random: Random) => Move;

/** The ruins and recreates that are selected by weight; the first of each is the leading one. */
const ruins: MakeRuin[] = [
  (state: Solution, random: Random): Ruin => new AdjacentStringRemoval(state, random),
  (state: Solution, random: Random): Ruin => new RouteRemoval(state, random),
  (state: Solution, random: Random): Ruin => new RandomRemoval(state, random),
  (state: Solution, random: Random): Ruin => new RelatedRemoval(state, random),
  (state: Solution, random: Random): Ruin => new WorstRemoval(state, random),
];
const recreates: MakeRecreate[] = [
  (state: Solution, random: Random, scanner: Insertion): Recreate => new GreedyInsertion(state, random, scanner),
  (state: Solution, random: Random, scanner: Insertion): Recreate => new RegretInsertion(state, random, scanner),
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

  constructor(state: Solution, random: Random, scanner: Insertion) {
    for (let k: i32 = 0; k < ruins.length; k++) {
      const ruin = ruins[k](state, random);
      if (ruin.supports(state.instance)) this.ruins.push(ruin);
    }
    for (let k: i32 = 0; k < recreates.length; k++) {
      const recreate = recreates[k](state, random, scanner);
      if (recreate.supports(state.instance)) this.recreates.push(recreate);
    }
    for (let k: i32 = 0; k < moves.length; k++) {
      const move = moves[k](state, random);
      if (move.supports(state.instance)) this.moves.push(move);
    }
  }
}
