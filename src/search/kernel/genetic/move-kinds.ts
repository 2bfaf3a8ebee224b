/** Kinds of moves of a customer u (with its successor x) and a vertex v (with its successor y). */
export const NONE: i32 = 0;
export const RELOCATE: i32 = 1;
export const RELOCATE_PAIR: i32 = 2;
export const RELOCATE_TURNED: i32 = 3;
export const SWAP: i32 = 4;
export const SWAP_PAIR_ONE: i32 = 5;
export const SWAP_PAIRS: i32 = 6;
export const TURN: i32 = 7;
export const CROSS_TURNED: i32 = 8;
export const CROSS: i32 = 9;
export const TURN_HEAD: i32 = 10;
