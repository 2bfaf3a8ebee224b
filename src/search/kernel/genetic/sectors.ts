import { GeneticInstance } from './genetic-instance';

/**
 * Direction of a point from the origin as a number in [0, 4) that increases with the angle. Uses no trigonometry, so
 * that it is identical on every machine.
 */
export function direction(x: f64, y: f64): f64 {
  const sum: f64 = Math.abs(x) + Math.abs(y);
  if (sum === 0) return 0;
  const part: f64 = y / sum;
  if (x < 0) return 2 - part;
  return part < 0 ? 4 + part : part;
}

/** Counterclockwise turn from one direction to another, in [0, 4). */
function turn(from: f64, to: f64): f64 {
  return to >= from ? to - from : to - from + 4;
}

/** Per route: the sector around the centre of all depots that contains its customers, as direction and width. */
export class Sectors {
  private readonly from: StaticArray<f64>;
  private readonly width: StaticArray<f64>;
  /** Direction of each customer. */
  private readonly towards: StaticArray<f64>;
  /** The sector under construction. */
  private first: f64 = 0;
  private span: f64 = 0;

  constructor(instance: GeneticInstance) {
    this.from = new StaticArray<f64>(instance.slots);
    this.width = new StaticArray<f64>(instance.slots);
    this.towards = new StaticArray<f64>(instance.n + 1);
    for (let c: i32 = 1; c <= instance.n; c++) this.towards[c] = direction(instance.x[c], instance.y[c]);
  }

  /** Starts a sector with one customer, or none. */
  begin(c: i32): void {
    this.first = this.towards[c];
    this.span = 0;
  }

  /** Extends the sector to a customer, on the side that requires less. */
  widen(c: i32): void {
    const at: f64 = this.towards[c];
    const ahead: f64 = turn(this.first, at);
    if (ahead <= this.span) return;
    if (ahead - this.span <= 4 - ahead) this.span = ahead;
    else {
      this.span += 4 - ahead;
      this.first = at;
    }
  }

  /** Stores the constructed sector for a slot. */
  keep(r: i32): void {
    this.from[r] = this.first;
    this.width[r] = this.span;
  }

  /** Whether the sectors of two slots overlap. */
  overlap(r: i32, other: i32): boolean {
    const a: f64 = this.from[r];
    const b: f64 = this.from[other];
    return turn(a, b) <= this.width[r] || turn(b, a) <= this.width[other];
  }
}
