import type { Finding } from './finding.js';

/** Maximum number of findings reported per rule. */
const MAX_PER_RULE = 3;

/** What an examination has found: each message once, and a few of each rule. */
export class Findings {
  readonly all: Finding[] = [];
  readonly #counts = new Map<Finding['rule'], number>();
  readonly #onFinding: ((finding: Finding) => void) | undefined;

  constructor(onFinding: ((finding: Finding) => void) | undefined) {
    this.#onFinding = onFinding;
  }

  note(found: Finding): void {
    // The second run of a problem often breaks the same rules as the first.
    if (this.all.some(({ message }) => message === found.message)) return;
    const count = (this.#counts.get(found.rule) ?? 0) + 1;
    this.#counts.set(found.rule, count);
    if (count > MAX_PER_RULE) return;
    this.all.push(found);
    this.#onFinding?.(found);
  }
}
