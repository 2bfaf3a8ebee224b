import { Instance } from '../instance';

/** The common base of ruins, recreates, moves and crossovers. */
export abstract class Operator {
  /** The name in statistics: words joined by hyphens. */
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** Whether the operator can work on an instance; otherwise it is never selected. */
  supports(_instance: Instance): boolean {
    return true;
  }
}
