/**
 * A small seeded generator for inner loops (xoroshiro64**, 32 bits per draw, period 2^64 - 1).
 *
 * @see D. Blackman and S. Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS 2021,
 * doi:10.1145/3460772
 */
export class Random {
  private a: i32 = 0;
  private b: i32 = 0;

  /** @param seed - any 32-bit integer; equal seeds give equal sequences */
  constructor(seed: i32) {
    this.reseed(seed);
  }

  /** Restarts with another sequence. */
  reseed(seed: i32): void {
    this.a = mixBits(seed);
    this.b = mixBits(seed ^ 0x1e3779b9) | 1;
    for (let i = 0; i < 8; i++) this.bits();
  }

  /** @returns 32 random bits as a signed integer. */
  bits(): i32 {
    const a = this.a;
    const mixed = a * -1640531525;
    const result = ((mixed << 5) | (mixed >>> 27)) * 5;
    const b = this.b ^ a;
    this.a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    this.b = (b << 13) | (b >>> 19);
    return result;
  }

  /** @returns a number in [0, 1). */
  next(): f64 {
    const high: f64 = this.bits();
    return high * 2.3283064365386963e-10 + 0.5;
  }

  /** @returns an integer in [0, bound), bound in 1..2^31. */
  below(bound: i32): i32 {
    return i32(this.next() * bound);
  }

  /** Shuffles `list[from..to)`. */
  shuffle(list: StaticArray<i32>, from: i32, to: i32): void {
    for (let k: i32 = to - 1; k > from; k--) {
      const other = from + this.below(k + 1 - from);
      const value: i32 = list[k];
      list[k] = list[other];
      list[other] = value;
    }
  }
}

function mixBits(value: i32): i32 {
  let z: i32 = (value + 0x6d2b79f5) | 0;
  z = (z ^ (z >>> 15)) * (z | 1);
  z ^= (z + (z ^ (z >>> 7)) * (z | 61)) | 0;
  return z ^ (z >>> 14);
}
