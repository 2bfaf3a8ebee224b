import { computed, signal } from '@preact/signals';
import type { PlanRequest, PlanVerdict } from '#generated/account/types.js';
import type { RoutedSource } from '../see/routed-plan.js';
import { announce } from '../shell/announcer.js';
import { editedPlanOf, initialRoutesOf, routesOf, type Answered, type EditedPlan } from './edited-plan.js';
import { createJudge, type JudgeOptions } from './judge.js';
import { leftOutText } from './left-out.js';
import { verdictText } from './verdict.js';
import type { RouteOfRequest } from '../see/visits.js';

/** A plan, and what the checker says of it. */
export interface Judged {
  readonly plan: EditedPlan;
  readonly verdict: PlanVerdict;
}

export interface EditOptions {
  readonly request: PlanRequest;
  readonly solved: Answered & NonNullable<PlanVerdict['plan']>;
  /** Asks the checker. */
  readonly check: (routes: readonly RouteOfRequest[]) => Promise<PlanVerdict>;
  readonly pause: JudgeOptions<never, never>['pause'];
}

/**
 * Editing a plan by hand. Every plan that is tried or taken over is judged by the service; a plan that has been judged once is not
 * judged again, so that dropping a stop where it has been tried, undo and redo need no call.
 */
export function createEdit({ request, solved, check, pause }: EditOptions) {
  const first = editedPlanOf(request, solved);
  const verdicts = new WeakMap<EditedPlan, PlanVerdict>([[first, { feasible: true, violations: [], plan: solved }]]);
  const plan = signal(first);
  const tried = signal<EditedPlan | null>(null);
  const past = signal<readonly EditedPlan[]>([]);
  const future = signal<readonly EditedPlan[]>([]);
  const error = signal<unknown>(null);
  /** The last verdict on a plan that was tried or taken over, and on one that was taken over. */
  const latest = signal<Judged>({ plan: first, verdict: verdicts.get(first)! });
  const settled = signal<Judged>(latest.peek());
  let saying = '';

  const judge = createJudge<EditedPlan, PlanVerdict>({
    pause,
    call: (subject) => check(routesOf(subject)),
    onVerdict: (subject, verdict) => {
      verdicts.set(subject, verdict);
      show(subject, verdict);
    },
    onError: (_, failure) => (error.value = failure),
  });

  function show(subject: EditedPlan, verdict: PlanVerdict): void {
    if (subject !== tried.peek() && subject !== plan.peek()) return;
    error.value = null;
    latest.value = { plan: subject, verdict };
    if (subject !== plan.peek()) return;
    settled.value = latest.peek();
    if (saying !== '') announce(`${saying}. ${verdictText(verdict, before.peek())} ${leftOutText(request, solved, verdict)}`.trim());
    saying = '';
  }

  function judged(subject: EditedPlan, ask: (subject: EditedPlan) => void): void {
    const known = verdicts.get(subject);
    if (known === undefined) {
      ask(subject);
    } else {
      judge.stop();
      show(subject, known);
    }
  }

  function take(next: EditedPlan, what: string): void {
    tried.value = null;
    plan.value = next;
    saying = what;
    judged(next, judge.ask);
  }

  const shown = computed(() => tried.value ?? plan.value);
  /** The cost of the plan before the change that is shown; null: it is unknown. */
  const before = computed(() => {
    const earlier = tried.value === null ? past.value.at(-1) : plan.value;
    return costOf(earlier === undefined ? verdicts.get(first) : verdicts.get(earlier));
  });
  return {
    request, solved, plan, tried, past, future, error, latest, settled, shown, before,
    /** Whether the verdict on what is shown is still to come. */
    judging: computed(() => latest.value.plan !== shown.value),
    /** Judges a plan without taking it over; null: tries none any more. */
    try(next: EditedPlan | null): void {
      if (next === shown.peek()) return;
      tried.value = next === plan.peek() ? null : next;
      judged(shown.peek(), judge.try);
    },
    /** Takes a plan over. @param what the change in words, to be announced with the verdict. */
    take(next: EditedPlan, what: string): void {
      if (next === plan.peek()) {
        this.try(null);
        return;
      }
      past.value = [...past.peek(), plan.peek()];
      future.value = [];
      take(next, what);
    },
    undo(): void {
      const earlier = past.peek().at(-1);
      if (earlier === undefined) return;
      past.value = past.peek().slice(0, -1);
      future.value = [plan.peek(), ...future.peek()];
      take(earlier, 'Undone');
    },
    redo(): void {
      const [later, ...rest] = future.peek();
      if (later === undefined) return;
      past.value = [...past.peek(), plan.peek()];
      future.value = rest;
      take(later, 'Redone');
    },
    /** Back to the plan that was solved; can be undone. */
    reset(): void {
      this.take(first, 'Back to the solved plan');
    },
    /** Asks again after a failure. */
    retry(): void {
      error.value = null;
      judge.ask(shown.peek());
    },
    initialRoutes: () => initialRoutesOf(plan.peek()),
    leave: judge.stop,
  };
}

export type Edit = ReturnType<typeof createEdit>;

/** Returns the cost in a verdict; null: it has none. */
export function costOf(verdict: PlanVerdict | undefined): number | null {
  return verdict?.plan?.summary.costs.total ?? null;
}

/** What the service says of a plan, or the routes alone if it says nothing but violations. */
export function sourceOf({ plan, verdict }: Judged): RoutedSource {
  return verdict.plan ?? { plan_routes: routesOf(plan) };
}
