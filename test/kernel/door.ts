/** What tests of the search kernel use: the members of these modules' classes, in addition to the kernel's exports. */
export * from '../../src/search/kernel/exports';
export * from '../../src/search/kernel/bounds/record-blocks';
export * from '../../src/search/kernel/random';
export * from '../../src/search/kernel/instance';
export * from '../../src/search/kernel/details';
export * from '../../src/search/kernel/solution/route-log';
export * from '../../src/search/kernel/solution/timetable';
export * from '../../src/search/kernel/solution/route-trips';
export * from '../../src/search/kernel/solution/route-loads';
export * from '../../src/search/kernel/solution/route-relations';
export * from '../../src/search/kernel/solution/route-order';
export * from '../../src/search/kernel/solution/route-omissions';
export * from '../../src/search/kernel/solution/route-details';
export * from '../../src/search/kernel/solution/interval-break';
export * from '../../src/search/kernel/solution/route-breaks';
export * from '../../src/search/kernel/solution/route-intervals';
export * from '../../src/search/kernel/solution/route-excess';
export * from '../../src/search/kernel/solution/route-changes';
export * from '../../src/search/kernel/solution/route-savings';
export * from '../../src/search/kernel/solution/walked-routes';
export * from '../../src/search/kernel/solution/detailed-routes';
export * from '../../src/search/kernel/solution/shipment-places';
export * from '../../src/search/kernel/solution/shipment-insertion';
export * from '../../src/search/kernel/solution/trip-routes';
export * from '../../src/search/kernel/solution/schedules';
export * from '../../src/search/kernel/solution/route-stops';
export * from '../../src/search/kernel/solution/solution';
export * from '../../src/search/kernel/solution/idle-fleet';
export * from '../../src/search/kernel/insertion/insertion';
export * from '../../src/search/kernel/operators/operator';
export * from '../../src/search/kernel/operators/selection';
export * from '../../src/search/kernel/operators/acceptance/acceptance';
export * from '../../src/search/kernel/operators/acceptance/simulated-annealing';
export * from '../../src/search/kernel/operators/acceptance/record-to-record';
export * from '../../src/search/kernel/operators/ruins/ruin';
export * from '../../src/search/kernel/operators/ruins/adjacent-string-removal';
export * from '../../src/search/kernel/operators/ruins/route-removal';
export * from '../../src/search/kernel/operators/ruins/random-removal';
export * from '../../src/search/kernel/operators/ruins/related-removal';
export * from '../../src/search/kernel/operators/ruins/worst-removal';
export * from '../../src/search/kernel/operators/recreates/recreate';
export * from '../../src/search/kernel/operators/recreates/greedy-insertion';
export * from '../../src/search/kernel/operators/recreates/regret-insertion';
export * from '../../src/search/kernel/operators/moves/move';
export * from '../../src/search/kernel/operators/moves/ejection';
export * from '../../src/search/kernel/operators/moves/pair-exchange';
export * from '../../src/search/kernel/operators/moves/route-construction';
export * from '../../src/search/kernel/operators/moves/two-opt-star';
export * from '../../src/search/kernel/genetic/genetic-instance';
export * from '../../src/search/kernel/genetic/fixed-links';
export * from '../../src/search/kernel/genetic/route-lists';
export * from '../../src/search/kernel/genetic/routes';
export * from '../../src/search/kernel/genetic/settings';
export * from '../../src/search/kernel/genetic/moves';
export * from '../../src/search/kernel/genetic/swap-star';
export * from '../../src/search/kernel/genetic/vehicle-change';
export * from '../../src/search/kernel/genetic/warp-of-moves';
export * from '../../src/search/kernel/genetic/local-search';
export * from '../../src/search/kernel/genetic/population';
export * from '../../src/search/kernel/genetic/proximity';
export * from '../../src/search/kernel/operators/crossovers/crossover';
export * from '../../src/search/kernel/operators/crossovers/selective-route-exchange';
export * from '../../src/search/kernel/operators/crossovers/neighbouring-route-exchange';

import { instance } from '../../src/search/kernel/exports/instance';

/** The instance last opened by `openInstance`. */
export function currentInstance(): usize { return changetype<usize>(instance); }

/** @returns a new, unused array */
export function allocate(bytes: i32): usize { return changetype<usize>(new StaticArray<u8>(bytes)); }
