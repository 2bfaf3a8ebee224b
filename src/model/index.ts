export * from './problem.js';
export * from './tolerance.js';
export * from './distances.js';
export * from './schedule.js';
export * from './cost.js';
export * from './assign.js';
export * from './checker.js';
export * from './explanation.js';
