import type { Random } from './contract.js';

/** 2^-53: converts a 53-bit integer to [0, 1). */
const UNIT = 2 ** -53;

/** Expands a 32-bit seed into the generator's words: one step of SplitMix32's mixing. */
function mixer(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
}

/**
 * Creates the random generator of a run: xoshiro128**, period 2^128 - 1. The same seed gives the same sequence on every
 * machine: only 32-bit integer operations are used.
 * @param seed any number; only the lowest 32 bits are used.
 * @see Blackman and Vigna (2021), Scrambled linear pseudorandom number generators, ACM Transactions on Mathematical
 * Software 47(4), doi:10.1145/3460772; seeding after Steele, Lea and Flood (2014), doi:10.1145/2660193.2660195.
 * @example
 * const random: Random = createRandom(7);
 * random.below(6) === createRandom(7).below(6); // => true
 */
export function createRandom(seed: number): Random {
  const mix = mixer(seed);
  let a = mix() | 0;
  let b = mix() | 0;
  let c = mix() | 0;
  let d = mix() | 1;

  function draw(): number {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  }

  return {
    next: () => ((draw() >>> 5) * 0x4000000 + (draw() >>> 6)) * UNIT,
    below(bound) {
      if (!(bound >= 1 && bound <= 0x80000000)) throw new RangeError(`bound is ${bound}, must lie in 1..2147483648`);
      const fair = 0x100000000 - (0x100000000 % bound);
      let drawn = draw();
      while (drawn >= fair) drawn = draw();
      return drawn % bound;
    },
  };
}
