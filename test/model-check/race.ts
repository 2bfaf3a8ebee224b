import { charged, EMPTY_ADMISSION, isAccompanied, isCharged, refunded, refusalOf, settled, taskOf, type AdmissionState } from '../../src/accounts/admission-state.js';
import { monthOf } from '../../src/accounts/calendar.js';
import type { Step, System } from './explore.js';

/**
 * Submissions that race under one Idempotency-Key, with one left in the account's quota, over the service's own
 * functions of the admission record. Any of them may crash at any arrow, fail to store its problem or be refused by a
 * full stream.
 */

/** The protocol, or a wrong variant of it. */
export interface RaceProtocol {
  /** Ids under which the submissions charge: what they share is the part before the `~`. */
  readonly charges: 'one of its own, of one task' | 'one of its own' | 'the same';
  /** Whether a refused submission looks for another's task before it reports the refusal. */
  readonly looksAgain: boolean;
}

export interface RaceFaults {
  readonly crashes: number;
  /** Problems that could not be stored. */
  readonly failures: number;
  /** Publishes refused by a full stream. */
  readonly refusals: number;
}

export const RACE_VIOLATIONS = {
  refused: 'a submission is refused although the only charge is that of its own task',
  uncharged: 'a task that stands is not charged',
  overcharged: 'more is charged than stands, or a charge stays open',
  lost: 'a submission was accepted and there is no task',
} as const;

type At = 'look' | 'precheck' | 'known' | 'charge' | 'look again' | 'problem' | 'record' | 'publish' | 'withdraw' | 'settle' | 'give back' | 'replay' | 'over';

interface Post {
  readonly at: At;
  /** What follows the refund. */
  readonly then: 'replay' | 'over';
  readonly answer: 'none' | 'accepted' | 'refused' | 'unavailable';
}

interface RaceTask {
  /** The submission that wrote the record. */
  readonly by: number;
  readonly aborted: boolean;
  /** Somebody else has written it: its submitter can no longer withdraw it. */
  readonly touched: boolean;
}

interface RaceState {
  readonly posts: readonly Post[];
  readonly admission: AdmissionState;
  readonly task: RaceTask | null;
  readonly left: RaceFaults;
}

const NOW = Date.UTC(2026, 10, 15);
const LIMITS = { submissionsPerMinute: 1_000, monthlyQuota: 1 };

/** The model of several concurrent submissions. */
export function raceModel(protocol: RaceProtocol, faults: RaceFaults, posts: number): System<RaceState> {
  return {
    start: { posts: Array.from({ length: posts }, () => ({ at: 'look', then: 'over', answer: 'none' })), admission: EMPTY_ADMISSION, task: null, left: faults },
    steps: (state) => [
      ...state.posts.flatMap((post, who) => (post.at === 'over' ? [] : postSteps(state, protocol, who, post))),
      ...reconcilerSteps(state, protocol),
      // A settled charge is not remembered forever.
      ...(state.admission.settled.length > 0 ? [{ name: 'time passes', fault: true, next: { ...state, admission: { ...state.admission, settled: [] } } }] : []),
    ],
    key: (state) => JSON.stringify(state),
    wrong: ({ posts: all }) => (all.some(({ answer }) => answer === 'refused') ? [RACE_VIOLATIONS.refused] : []),
    wrongAtRest: wrongCounts,
  };
}

function wrongCounts({ admission, task, posts }: RaceState): string[] {
  const used = admission.used[monthOf(NOW)] ?? 0;
  const stands = isLive(task) ? 1 : 0;
  return [
    ...(used < stands ? [RACE_VIOLATIONS.uncharged] : []),
    ...(used > stands || admission.open.length > 0 ? [RACE_VIOLATIONS.overcharged] : []),
    ...(stands === 0 && posts.some(({ answer }) => answer === 'accepted') ? [RACE_VIOLATIONS.lost] : []),
  ];
}

const isLive = (task: RaceTask | null): boolean => task !== null && !task.aborted;

function chargeId(protocol: RaceProtocol, who: number): string {
  if (protocol.charges === 'the same') return 'task';
  return protocol.charges === 'one of its own' ? `task-${who}~` : `task~${who}`;
}

function giveBack(state: RaceState, protocol: RaceProtocol, who: number): AdmissionState {
  const ofTask = isLive(state.task) && state.task !== null && chargeId(protocol, state.task.by) === chargeId(protocol, who);
  return refunded(state.admission, chargeId(protocol, who), ofTask ? NOW : null, NOW);
}

/** What one submission may do next: its step, a crash, or what may go wrong in that step. */
function postSteps(state: RaceState, protocol: RaceProtocol, who: number, post: Post): Step<RaceState>[] {
  const { left } = state;
  const go = (name: string, to: Partial<Post>, changes: Partial<RaceState> = {}, fault = false): Step<RaceState> => ({
    name: `${who} ${name}`, fault, next: { ...state, ...changes, posts: state.posts.with(who, { ...post, ...to }) },
  });
  const steps = post.at === 'look' ? [] : left.crashes > 0 ? [go('crashes', { at: 'over' }, { left: { ...left, crashes: left.crashes - 1 } }, true)] : [];
  if (post.at === 'problem' && left.failures > 0) {
    steps.push(go('cannot store its problem', { at: 'give back', then: 'over', answer: 'unavailable' }, { left: { ...left, failures: left.failures - 1 } }, true));
  }
  if (post.at === 'publish' && left.refusals > 0) steps.push(go('finds the stream full', { at: 'withdraw' }, { left: { ...left, refusals: left.refusals - 1 } }, true));
  steps.push(postStep(state, protocol, who, post, go));
  return steps;
}

function postStep(
  state: RaceState, protocol: RaceProtocol, who: number, post: Post,
  go: (name: string, to: Partial<Post>, changes?: Partial<RaceState>) => Step<RaceState>,
): Step<RaceState> {
  const { admission, task } = state;
  const id = chargeId(protocol, who);
  const passes = isAccompanied(admission, id) || isCharged(admission, id, NOW) || refusalOf(admission, LIMITS, NOW) === null;
  switch (post.at) {
    case 'look':
      return isLive(task) ? go('finds the task', { at: 'replay' }) : go('finds no task', { at: 'precheck' });
    case 'precheck':
      return passes ? go('may go on', { at: 'charge' }) : go('looks whether the task is there by now', { at: 'known' });
    case 'known':
      return isLive(task) || !protocol.looksAgain ? go('goes on', { at: 'charge' }) : go('is refused', { at: 'over', answer: 'refused' });
    case 'charge':
      if (!passes) return go('cannot charge', { at: 'look again' });
      return go('charges', { at: 'problem' }, { admission: isCharged(admission, id, NOW) ? admission : charged(admission, id, NOW) });
    case 'look again':
      return protocol.looksAgain && isLive(task) ? go('finds the task after all', { at: 'replay' }) : go('is refused', { at: 'over', answer: 'refused' });
    case 'problem':
      return go('stores its problem', { at: 'record' });
    case 'record':
      if (isLive(task)) return go('comes second', { at: 'give back', then: 'replay' });
      return go('writes the record', { at: 'publish' }, { task: { by: who, aborted: false, touched: false } });
    case 'publish':
      return go('publishes and accepts', { at: 'settle', answer: 'accepted' });
    case 'withdraw':
      if (task?.by !== who || task.touched) return go('finds the task moved on', { at: 'over', answer: 'unavailable' });
      return go('aborts the record', { at: 'give back', then: 'over', answer: 'unavailable' }, { task: { ...task, aborted: true } });
    case 'settle':
      return go('settles', { at: 'over' }, { admission: settled(admission, id, NOW) });
    case 'give back':
      return go('gives back', { at: post.then }, { admission: giveBack(state, protocol, who) });
    case 'replay':
      if (!isLive(task) || task === null) return go('finds the task withdrawn', { at: 'over', answer: 'unavailable' });
      return go('takes the task for its own', { at: 'over', answer: 'accepted' }, { task: { ...task, touched: true } });
    default:
      return go('is over', { at: 'over' });
  }
}

/** Reservations are resolved by the record when their submission is over. */
function reconcilerSteps(state: RaceState, protocol: RaceProtocol): Step<RaceState>[] {
  return state.admission.open.flatMap(([open]) => {
    const who = state.posts.findIndex((_, index) => chargeId(protocol, index) === open);
    if (state.posts.some((post, index) => chargeId(protocol, index) === open && post.at !== 'over')) return [];
    const stands = isLive(state.task) && state.task !== null && chargeId(protocol, state.task.by) === open;
    const admission = stands ? settled(state.admission, open, NOW) : giveBack(state, protocol, who);
    return [{ name: `the reconciler ${stands ? 'settles' : 'gives back'} ${taskOf(open)}`, fault: false, next: { ...state, admission } }];
  });
}
