/** One step that the system may take from a state. */
export interface Step<S> {
  /** Who does what, for traces. */
  readonly name: string;
  /** A crash, a lost lease, a lost reply: something that may happen but need not. */
  readonly fault: boolean;
  readonly next: S;
}

/** A system to explore. States are plain data and immutable. */
export interface System<S> {
  readonly start: S;
  /** All possible steps from a state. */
  steps(state: S): Step<S>[];
  /** A text that is equal for states that need not be distinguished. */
  key(state: S): string;
  /** What is wrong in a state, whatever comes next. */
  wrong(state: S): string[];
  /** What is wrong in a state that only a fault can leave. */
  wrongAtRest(state: S): string[];
}

export interface Exploration {
  readonly states: number;
  /** Per kind of violation, the names of the steps of a shortest path to it. */
  readonly violations: ReadonlyMap<string, readonly string[]>;
}

/**
 * Visits every reachable state, breadth first.
 * @throws RangeError if there are more than `limit` states: then nothing is proved.
 */
export function explore<S>(system: System<S>, limit: number): Exploration {
  const origins = new Map<string, { readonly from: string; readonly step: string } | null>();
  const violations = new Map<string, readonly string[]>();
  const note = (kinds: readonly string[], key: string): void => {
    for (const kind of kinds) if (!violations.has(kind)) violations.set(kind, wayTo(origins, key));
  };
  const startKey = system.key(system.start);
  origins.set(startKey, null);
  let level: [string, S][] = [[startKey, system.start]];
  while (level.length > 0) {
    const nextLevel: [string, S][] = [];
    for (const [key, state] of level) {
      note(system.wrong(state), key);
      let atRest = true;
      for (const step of system.steps(state)) {
        const nextKey = system.key(step.next);
        if (!step.fault && nextKey !== key) atRest = false;
        if (origins.has(nextKey)) continue;
        if (origins.size >= limit) throw new RangeError(`more than ${limit} states`);
        origins.set(nextKey, { from: key, step: step.name });
        nextLevel.push([nextKey, step.next]);
      }
      if (atRest) note(system.wrongAtRest(state), key);
    }
    level = nextLevel;
  }
  return { states: origins.size, violations };
}

function wayTo(origins: ReadonlyMap<string, { readonly from: string; readonly step: string } | null>, key: string): string[] {
  const way: string[] = [];
  for (let origin = origins.get(key); origin; origin = origins.get(origin.from)) way.push(origin.step);
  return way.reverse();
}
