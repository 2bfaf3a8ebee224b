import { Instance } from '../instance';

/** What ruins, recreates and moves have in common. */
export abstract class Operator {
  /** As statistics call it: words joined by hyphens. */
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** Tells whether the operator can work on an instance; one that cannot is never selected. */
  supports(_instance: Instance): boolean {
    return true;
  }
}
