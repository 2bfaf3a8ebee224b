/**
 * A small seeded generator for inner loops (xoroshiro64**, 32 bits an answer, period 2^64 - 1).
 *
 * @see D. Blackman and S. Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS 2021,
 *   doi:10.1145/3460772
 */
export class Generator {
  private a: number;
  private b: number;

  /** @param seed - any integer; equal seeds give equal sequences */
  constructor(seed: number) {
    this.a = mix(seed | 0);
    this.b = mix((seed ^ 0x9e3779b9) | 0) | 1;
    for (let i = 0; i < 8; i++) this.bits();
  }

  /** @returns 32 random bits as a signed integer. */
  bits(): number {
    const a = this.a;
    const mixed = Math.imul(a, 0x9e3779bb);
    const result = Math.imul((mixed << 5) | (mixed >>> 27), 5);
    const b = this.b ^ a;
    this.a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    this.b = (b << 13) | (b >>> 19);
    return result;
  }

  /** @returns a number in [0, 1). */
  next(): number {
    return (this.bits() >>> 0) * 2.3283064365386963e-10;
  }

  /** @returns an integer in [0, bound), bound in 1..2^31. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }
}

function mix(value: number): number {
  let z = (value + 0x6d2b79f5) | 0;
  z = Math.imul(z ^ (z >>> 15), z | 1);
  z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
  return z ^ (z >>> 14);
}
