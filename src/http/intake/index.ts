/** From a body's bytes to a validated, packed submission, inline or in a thread of its own. */
export { createIntakeDesk, type IntakeDesk } from './intake.js';
export type { Intake, IntakeOptions, IntakeOutcome } from './intake-job.js';
