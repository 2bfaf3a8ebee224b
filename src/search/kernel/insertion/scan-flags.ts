/** The features by which the scan is specialised; `ANY` queries the instance at run time, `DURATIONS`: travel times are not proportional to distances. */
export const HARD: i32 = 1;
export const CAP: i32 = 2;
export const LATE: i32 = 4;
export const MIXED: i32 = 8;
export const ASYMMETRIC: i32 = 16;
export const COMPUTED: i32 = 32;
export const ANY: i32 = 64;
export const DETAIL: i32 = 128;
export const BURDENED: i32 = 256;
export const DURATIONS: i32 = 512;
