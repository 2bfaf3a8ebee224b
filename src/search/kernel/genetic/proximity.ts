/**
 * Distances between individuals, and of each individual the smallest ones, kept up to date as individuals join and
 * leave: O(`most`) for two that meet, O(individuals) for each that the leaving one was close to.
 */
export class Proximity {
  private readonly places: i32;
  private readonly most: i32;
  private readonly distance: StaticArray<f64>;
  /** Per place: the smallest distances, ascending, in `most` elements; how many there are. */
  private readonly closest: StaticArray<f64>;
  private readonly kept: StaticArray<i32>;

  /**
   * @param places - number of places for individuals
   * @param most - number of smallest distances to keep of each
   */
  constructor(places: i32, most: i32) {
    this.places = places;
    this.most = most;
    this.distance = new StaticArray<f64>(places * places);
    this.closest = new StaticArray<f64>(places * most);
    this.kept = new StaticArray<i32>(places);
  }

  /** Adds an individual that no other has met. */
  add(place: i32): void {
    this.kept[place] = 0;
  }

  /** Lets two individuals meet, once. */
  meet(a: i32, b: i32, distance: f64): void {
    this.distance[a * this.places + b] = distance;
    this.distance[b * this.places + a] = distance;
    this.keep(a, distance);
    this.keep(b, distance);
  }

  private keep(place: i32, distance: f64): void {
    const closest = this.closest;
    const from: i32 = place * this.most;
    const kept: i32 = this.kept[place];
    let at: i32 = from + kept;
    if (kept < this.most) this.kept[place] = kept + 1;
    else if (distance < closest[at - 1]) at--;
    else return;
    while (at > from && closest[at - 1] > distance) {
      closest[at] = closest[at - 1];
      at--;
    }
    closest[at] = distance;
  }

  /** Removes an individual from those that the others in `individuals[from..to)` have met; it is not one of them. */
  remove(place: i32, individuals: StaticArray<i32>, from: i32, to: i32): void {
    for (let k: i32 = from; k < to; k++) {
      const other: i32 = individuals[k];
      if (this.distance[other * this.places + place] > this.closest[other * this.most + this.kept[other] - 1]) continue;
      this.kept[other] = 0;
      for (let m: i32 = from; m < to; m++) {
        if (m !== k) this.keep(other, this.distance[other * this.places + individuals[m]]);
      }
    }
  }

  /** Distance to the closest individual; Infinity if there is none. */
  least(place: i32): f64 {
    return this.kept[place] === 0 ? Infinity : this.closest[place * this.most];
  }

  /** Mean distance to the closest individuals; 1 if there are none. */
  mean(place: i32): f64 {
    const kept: i32 = this.kept[place];
    const from: i32 = place * this.most;
    let sum: f64 = 0;
    for (let k: i32 = from; k < from + kept; k++) sum += this.closest[k];
    return kept === 0 ? 1 : sum / kept;
  }
}
