import { PROTOCOL, VIOLATIONS, type Faults, type Protocol } from './protocol.js';

/** A variant of the protocol with the violations that must be found. */
export interface Variant {
  readonly name: string;
  readonly protocol: Protocol;
  /** All kinds of violations that it has. */
  readonly violations: readonly string[];
  /** Enough faults to reveal them, for the short run. */
  readonly faults: Faults;
}

const ONE_EACH: Faults = { crashes: 1, lostLeases: 1, refusals: 1, lostReplies: 1 };
const CRASH: Faults = { crashes: 1, lostLeases: 0, refusals: 0, lostReplies: 0 };
const TWO_CRASHES: Faults = { crashes: 2, lostLeases: 0, refusals: 0, lostReplies: 0 };
const LOST_LEASE: Faults = { crashes: 0, lostLeases: 1, refusals: 0, lostReplies: 0 };
const CRASH_AND_LEASE: Faults = { crashes: 1, lostLeases: 1, refusals: 0, lostReplies: 0 };
const REFUSED: Faults = { crashes: 1, lostLeases: 0, refusals: 1, lostReplies: 1 };

/** Faults of the long run. */
export const ALL_FAULTS: Faults = { crashes: 2, lostLeases: 1, refusals: 1, lostReplies: 1 };

const variant = (name: string, changes: Partial<Protocol>, violations: readonly (keyof typeof VIOLATIONS)[], faults: Faults): Variant =>
  ({ name, protocol: { ...PROTOCOL, ...changes }, violations: violations.map((kind) => VIOLATIONS[kind]), faults });

/** The actual protocol, and variants that hold as long as everything else is right. */
export const SOUND: readonly Variant[] = [
  variant('the protocol', {}, [], ONE_EACH),
  variant('the protocol with a task that kills its workers', { poison: true }, [], CRASH_AND_LEASE),
  variant('the protocol with a task that is cancelled', { cancel: 'by compare-and-set' }, [], CRASH_AND_LEASE),
  variant('the protocol with a task that is cancelled while its submission is refused', { cancel: 'by compare-and-set' }, [], REFUSED),
  variant('requeues under the same message id, when no message ever vanishes', { requeueId: 'same' }, [], ONE_EACH),
  variant('publish before record, made good by the reconciler', { order: 'publish first' }, [], ONE_EACH),
  variant('acknowledgement before the result, made good by the reconciler', { acknowledge: 'on delivery' }, [], CRASH),
];

/** Mistakes that must be detected. */
export const WRONG: readonly Variant[] = [
  variant('callback without a claim', { claim: 'never' }, ['twice'], CRASH_AND_LEASE),
  variant('claim after the callback', { claim: 'after the call' }, ['twice'], CRASH_AND_LEASE),
  variant('one fixed result key and no compare-and-set', { results: 'one fixed key' }, ['changed'], LOST_LEASE),
  variant('acknowledgement before the result, requeues under the same message id', { acknowledge: 'on delivery', requeueId: 'same' }, ['lost'], CRASH),
  variant('publish before record, requeues under the same message id', { order: 'publish first', requeueId: 'same' }, ['lost'], CRASH_AND_LEASE),
  variant('no reconciler', { reconciler: 'absent' }, ['overcharged'], ONE_EACH),
  variant('publish before record, no reconciler', { order: 'publish first', reconciler: 'absent' }, ['lost', 'overcharged'], ONE_EACH),
  variant('acknowledgement before the result, no reconciler', { acknowledge: 'on delivery', reconciler: 'absent' }, ['lost', 'overcharged'], ONE_EACH),
  variant('a most number of deliveries, no reconciler', { maxDeliver: 2, reconciler: 'absent' }, ['lost', 'overcharged'], TWO_CRASHES),
  variant('orphans aborted, not looked at again before the answer', { reconciler: 'aborts queued tasks' }, ['lost', 'overcharged'], ONE_EACH),
  variant('orphans aborted, looked at again before the answer', { reconciler: 'aborts queued tasks', recheck: true }, ['overcharged'], ONE_EACH),
  variant(
    'a task that kills its workers, attempts counted by the broker only',
    { poison: true, maxDeliver: 2, reconciler: 'absent', attemptLimit: 'nowhere' }, ['lost', 'overcharged'], ONE_EACH,
  ),
  variant('a refused submission withdrawn blindly', { withdraw: 'blindly' }, ['changed'], REFUSED),
  variant('reservations resolved while the submission is under way', { reservations: 'at any time' }, ['uncharged', 'overcharged'], REFUSED),
  variant('a task cancelled blindly', { cancel: 'blindly' }, ['changed', 'free'], CRASH),
  variant('the charge of a cancelled task decided before the write', { cancel: 'by compare-and-set', cancelCharge: 'by an earlier read' }, ['free'], CRASH),
  variant('reservations never resolved', { reservations: 'never' }, ['overcharged'], CRASH),
];
