import { Population } from '../../genetic/population';
import { Routes } from '../../genetic/routes';
import { Random } from '../../random';
import { Crossover } from './crossover';
import { NeighbouringRouteExchange } from './neighbouring-route-exchange';
import { SelectiveRouteExchange } from './selective-route-exchange';

type MakeCrossover = (routes: Routes, population: Population, random: Random) => Crossover;

/** The crossovers, the more special ones first; the last supports every instance. */
const crossovers: MakeCrossover[] = [
  (routes: Routes, population: Population, random: Random): Crossover => new SelectiveRouteExchange(routes, population, random),
  (routes: Routes, population: Population, random: Random): Crossover => new NeighbouringRouteExchange(routes, population, random),
];

/** @returns the first crossover that supports the instance of the routes */
export function crossoverFor(routes: Routes, population: Population, random: Random): Crossover {
  let crossover = crossovers[0](routes, population, random);
  for (let k: i32 = 1; k < crossovers.length && !crossover.supports(routes.instance.instance); k++) {
    crossover = crossovers[k](routes, population, random);
  }
  return crossover;
}
