import type { Feature } from '../contract.js';
import { GENERATED, plantedCases, type ConformanceCase, type Shape } from './problems.js';
import { TIMED_DETAILS } from './details.js';

/** A plan of this size has two routes, and all of its plans can be tried. */
const TINY = 5;
/** Routes of four customers, so that one of them may be left out for another. */
const TINY_ALTERNATIVES = 7;
/** Each is a feature of a problem of its own; with both and all others the schedule of a single route takes long. */
const SLOW: readonly Feature[] = ['breaks', 'traffic'];
const TINY_TOGETHER = 4;
const SMALL = 14;
const MEDIUM = 30;
const LARGE = 100;

const WITHOUT_TIMES: readonly Feature[] = GENERATED.filter((feature) => ![...TIMED_DETAILS, 'time-windows', 'soft-time-windows', 'max-duration'].includes(feature));
const HARD = GENERATED.filter((feature) => feature !== 'soft-time-windows');
const SOFT = GENERATED.filter((feature) => feature !== 'time-windows');

/** Problems of which every plan can be tried: plain, with each feature, and with many together. */
export function tinyProblems(rounds: number): ConformanceCase[] {
  const each = GENERATED.map((feature): Shape => ({ customers: feature === 'alternatives' ? TINY_ALTERNATIVES : TINY, features: [feature] }));
  const together = [WITHOUT_TIMES, HARD, SOFT].map((features): Shape => ({ customers: TINY_TOGETHER, features: features.filter((feature) => !SLOW.includes(feature)) }));
  return plantedCases([...[1, TINY].map((customers) => ({ customers, features: [] })), ...each, ...together], GENERATED, rounds);
}

/** Larger problems: plain, with each feature, and with many together. */
export function plantedProblems(rounds: number): ConformanceCase[] {
  const each = GENERATED.map((feature): Shape => ({ customers: SMALL, features: [feature] }));
  const together = [WITHOUT_TIMES, HARD, SOFT].map((features): Shape => ({ customers: MEDIUM, features }));
  return plantedCases([...each, ...together, ...[MEDIUM, LARGE].map((customers) => ({ customers, features: [] }))], GENERATED, rounds);
}
