/** The protocol, or a wrong variant of it. */
export interface Protocol {
  /** Whether the record is written before the job is published. */
  readonly order: 'record first' | 'publish first';
  /** When a worker acknowledges. */
  readonly acknowledge: 'after the result' | 'on delivery';
  /** How the exclusive right to send the callback is taken. */
  readonly claim: 'before the call' | 'after the call' | 'never';
  /** Where results go; one fixed key comes with an unconditional write of the record. */
  readonly results: 'one per attempt, compare-and-set' | 'one fixed key';
  /** Message id of a requeue. */
  readonly requeueId: 'fresh' | 'same';
  /** What the reconciler does about an open task without a message. */
  readonly reconciler: 'requeues' | 'aborts queued tasks' | 'absent';
  /** Whether the API reads the record once more, by compare-and-set, before it answers. */
  readonly recheck: boolean;
  /** Maximum number of deliveries by the broker; null: unlimited. */
  readonly maxDeliver: number | null;
  /** A task that kills every worker that solves it. */
  readonly poison: boolean;
  /** Where started solves are counted towards a limit of two. */
  readonly attemptLimit: 'in the record' | 'nowhere';
  /** How a submission whose job was refused takes its record back. */
  readonly withdraw: 'by compare-and-set' | 'blindly';
  /** When the reconciler resolves open reservations by the record. */
  readonly reservations: 'when the submission is over' | 'at any time' | 'never';
  /** How the account ends its task, if it does. */
  readonly cancel: 'never' | 'by compare-and-set' | 'blindly';
  /** When it is decided whether a cancelled task is charged. */
  readonly cancelCharge: 'with the write' | 'by an earlier read';
}

export const PROTOCOL: Protocol = {
  order: 'record first',
  acknowledge: 'after the result',
  claim: 'before the call',
  results: 'one per attempt, compare-and-set',
  requeueId: 'fresh',
  reconciler: 'requeues',
  recheck: false,
  maxDeliver: null,
  poison: false,
  attemptLimit: 'in the record',
  withdraw: 'by compare-and-set',
  reservations: 'when the submission is over',
  cancel: 'never',
  cancelCharge: 'with the write',
};

/** Maximum number of faults on one path through the model. */
export interface Faults {
  readonly crashes: number;
  /** Leases lost by workers that continue. */
  readonly lostLeases: number;
  /** Publishes refused by a full stream. */
  readonly refusals: number;
  /** Replies to a publish that are lost. */
  readonly lostReplies: number;
}

/** All kinds of violations. */
export const VIOLATIONS = {
  lost: 'an accepted task never ends',
  twice: 'the callback is sent twice',
  changed: 'a result that was visible changes or goes',
  uncharged: 'an accepted task is not charged',
  overcharged: 'a charge stands without a task, or stays open',
  free: 'a task that was being solved is cancelled without a charge',
} as const;
