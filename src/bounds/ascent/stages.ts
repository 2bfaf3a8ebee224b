import type { PlannedRoutes } from '../../model/problem.js';
import type { Weights } from '../cheap/weights.js';
import type { BoundContext } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { type Levels, levelsOf, type RoundedLevels, tightestWeights } from './levels.js';
import { INTERVALS } from './timed-classes.js';

/** Walks of some rounds. */
export interface Stage {
  readonly levels: Levels;
  /** Whether walks keep times as a whole, not only arc by arc. */
  readonly keepsTimes: boolean;
  /** Whether the stage before is only a start, and need not give all that it can. */
  readonly isEarly: boolean;
}

/** Largest capacity in levels, by the number of customers. */
const LEVELS: readonly (readonly [customers: number, levels: number])[] = [[60, 600], [120, 480], [250, 400], [500, 300], [Infinity, 120]];
/** Where there is time, a last stage multiplies them by this. Measured, like the first stage: bench/solver/EXPERIMENTS.md, row 362. */
const MORE_LEVELS = { default: 2, strong: 4 } as const;
/** Levels of the first stage: the fewest that fill routes almost as tightly as all do. */
const COARSE_LEVELS = [40, 60, 80, 120, 160, 200] as const;
const ALMOST = 0.9;
/** Fewer times as many levels are not worth a stage of their own. */
const LEAST_FINER = 1.5;
/** Levels of walks that keep times; and the few that are tried if loads do not bind: if routes of the incumbent are filled to less than this share. */
const TIMED_LEVELS = 200;
const FEW_LEVELS = [24, 40, 60, 120] as const;
const LOOSE = 0.75;
/** Most labels with times, of 80 bytes each in both directions. */
const MOST_LABELS = 1_000_000;
/** Work of a label with times, in labels without. */
const TIMED_WORK = INTERVALS / 2;

/** The stages of a run. */
export interface Stages {
  readonly first: Stage;
  /** Computes those that follow, whose levels take a while to choose. */
  readonly later: () => Stage[];
}

/** Returns the stages of a run. */
export function stagesOf(relaxation: RouteRelaxation, context: BoundContext): Stages {
  const { effort, reproducible } = context;
  const weights = tightestWeights(relaxation);
  const most = LEVELS.find(([customers]) => relaxation.customers.length <= customers)![1];
  const isTimed = relaxation.classes.some(({ times }) => times !== null);
  const usual = levelsOf(weights, most);
  const coarse = coarseLevels(weights, usual);
  const finer = (): Stage[] => {
    // A fixed number of rounds is chosen for walks without times, which are quick.
    const finest = reproducible || (isTimed && effort === 'default') ? usual : levelsOf(weights, MORE_LEVELS[effort] * most);
    return finerAndFiner(coarse, effort === 'strong' ? [finest] : [usual, finest]).map((levels) => ({ levels, keepsTimes: false, isEarly: true }));
  };
  const later = (): Stage[] => {
    if (reproducible || !isTimed) return finer();
    const { routes } = context.incumbent();
    const isLoose = routes !== null && filled(relaxation, weights, routes) < LOOSE;
    const timed: Stage = { levels: isLoose ? fewLevels(weights) : levelsOf(weights, TIMED_LEVELS), keepsTimes: true, isEarly: isLoose };
    const hasRoom = (largest(timed.levels) + 1) * INTERVALS * relaxation.customers.length <= MOST_LABELS;
    return [...(isLoose && hasRoom ? [] : finer()), ...(hasRoom ? [timed] : [])];
  };
  return { first: { levels: coarse, keepsTimes: false, isEarly: false }, later };
}

/** Leaves out what is not much finer than the first, or not much coarser than the next. */
function finerAndFiner(first: Levels, others: readonly Levels[]): Levels[] {
  const kept: Levels[] = [];
  for (const levels of others.toReversed()) if (kept.length === 0 || largest(kept[0]!) > LEAST_FINER * largest(levels)) kept.unshift(levels);
  return kept.filter((levels) => largest(levels) > LEAST_FINER * largest(first));
}

function coarseLevels(weights: Weights, fine: RoundedLevels): Levels {
  for (const most of COARSE_LEVELS) {
    if (LEAST_FINER * most >= largest(fine)) break;
    const levels = levelsOf(weights, most);
    if (levels.share >= ALMOST * fine.share) return levels;
  }
  return fine;
}

/** The fewest levels of loads that say anything: longer routes need more. */
function fewLevels(weights: Weights): Levels {
  let levels = levelsOf(weights, FEW_LEVELS[0]);
  for (const most of FEW_LEVELS.slice(1)) {
    if (largest(levels) < weights.customers.length) break;
    levels = levelsOf(weights, most);
  }
  return levels;
}

/** Returns about how many times as long a round of a stage takes as one of another. */
export function workOf(stage: Stage, other: Stage): number {
  const labels = ({ levels, keepsTimes }: Stage): number => largest(levels) * (keepsTimes ? TIMED_WORK : 1);
  return labels(stage) / labels(other);
}

/** By how much the routes of a solution are filled, as a share. */
function filled({ classes }: RouteRelaxation, weights: Weights, routes: PlannedRoutes): number {
  const room = routes.reduce((sum, { type }) => sum + (weights.classes[classes.findIndex(({ types }) => types.includes(type))] ?? 0), 0);
  return weights.customers.reduce((sum, weight) => sum + weight, 0) / Math.max(room, Number.MIN_VALUE);
}

function largest({ most }: Levels): number {
  return most.reduce((a, b) => Math.max(a, b), 1);
}
