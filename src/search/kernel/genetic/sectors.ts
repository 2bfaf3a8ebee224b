import { GeneticInstance } from './genetic-instance';

/**
 * Direction of a place from the origin as a number in [0, 4) that grows with the angle: no trigonometry, so that it is the
 * same wherever it is computed.
 */
export function direction(x: f64, y: f64): f64 {
  const sum: f64 = Math.abs(x) + Math.abs(y);
  if (sum === 0) return 0;
  const part: f64 = y / sum;
  if (x < 0) return 2 - part;
  return part < 0 ? 4 + part : part;
}

/** How far to turn from one direction to another, in [0, 4). */
function turn(from: f64, to: f64): f64 {
  return to >= from ? to - from : to - from + 4;
}

/** Per route: the sector around the middle of all depots in which its customers lie, as direction and width. */
export class Sectors {
  private readonly from: StaticArray<f64>;
  private readonly width: StaticArray<f64>;
  /** Direction of each customer. */
  private readonly towards: StaticArray<f64>;
  /** The sector that is being put together. */
  private first: f64 = 0;
  private span: f64 = 0;

  constructor(instance: GeneticInstance) {
    this.from = new StaticArray<f64>(instance.slots);
    this.width = new StaticArray<f64>(instance.slots);
    this.towards = new StaticArray<f64>(instance.n + 1);
    for (let c: i32 = 1; c <= instance.n; c++) this.towards[c] = direction(instance.x[c], instance.y[c]);
  }

  /** Begins a sector with one customer, or none. */
  begin(c: i32): void {
    this.first = this.towards[c];
    this.span = 0;
  }

  /** Widens the sector to a customer, on the side where that takes less. */
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

  /** Keeps what has been put together as the sector of a slot. */
  keep(r: i32): void {
    this.from[r] = this.first;
    this.width[r] = this.span;
  }

  /** Tells whether the sectors of two slots share a direction. */
  overlap(r: i32, other: i32): boolean {
    const a: f64 = this.from[r];
    const b: f64 = this.from[other];
    return turn(a, b) <= this.width[r] || turn(b, a) <= this.width[other];
  }
}
