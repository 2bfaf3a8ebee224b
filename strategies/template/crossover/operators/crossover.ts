import { Crossover, IN_FIRST, IN_SECOND, Population, Random, Routes } from 'roundsman/kernel';

/** Inherits random routes of the second parent, which replace those of the first that share a customer with them. */
export class NewCrossover extends Crossover {
  constructor(routes: Routes, population: Population, random: Random) {
    super('STRATEGY_NAME', routes, population, random);
  }

  protected choose(_a: i32, _b: i32, moved: i32): void {
    this.givenCount = 0;
    const from: i32 = this.random.below(this.countB);
    const most: i32 = moved < this.countB ? moved : this.countB;
    for (let k: i32 = 0; k < most; k++) {
      const route: i32 = (from + k) % this.countB;
      this.given[this.givenCount++] = route;
      this.mark(false, route, IN_SECOND);
    }
    const tours = this.population.tours;
    this.keptCount = 0;
    for (let r: i32 = 0; r < this.countA; r++) {
      let shares = false;
      for (let k: i32 = this.boundsA[r]; k < this.boundsA[r + 1]; k++) shares = shares || this.chosen[tours[this.tourA + k]] >= IN_SECOND;
      if (shares) this.mark(true, r, IN_FIRST);
      else this.kept[this.keptCount++] = r;
    }
  }
}
