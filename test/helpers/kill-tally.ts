import type { KillRig } from './kill-rig.js';

/** What the kill tests of a run did and found; a correct service has zero from `lost` on. */
export interface KillTally {
  /** Tasks whose submission was answered with 200. */
  accepted: number;
  /** Killed processes, including the broker. */
  kills: number;
  /** Accepted tasks that never ended. */
  lost: number;
  /** Tasks with two different ends seen in polls or in the callback. */
  changed: number;
  /** Callbacks beyond the first of a task. */
  doubleCallbacks: number;
  /** Surplus or missing charges, over all accounts. */
  wrongCharges: number;
}

const total: KillTally = { accepted: 0, kills: 0, lost: 0, changed: 0, doubleCallbacks: 0, wrongCharges: 0 };

/** Adds what a rig did to the counts of this run. Call when the service is at rest, or failed to come to rest. */
export async function countKills(rig: KillRig): Promise<KillTally> {
  const tasks = new Map((await rig.tasks()).map((task) => [task.id, task]));
  const ended = (id: string): boolean => ['solved', 'failed'].includes(tasks.get(id)?.state ?? '');
  const charged = [...tasks.values()].filter((task) => task.state !== 'aborted' && task.refunded !== true).length;
  const tally: KillTally = {
    accepted: rig.accepted.size,
    kills: rig.kills(),
    lost: [...rig.accepted].filter((id) => !ended(id)).length,
    changed: [...rig.endsSeen.values()].filter((ends) => ends.size > 1).length,
    doubleCallbacks: [...rig.callbacks.values()].reduce((sum, bodies) => sum + bodies.length - 1, 0),
    wrongCharges: Math.abs(await rig.admission.used(rig.account) - charged),
  };
  for (const name of Object.keys(total) as (keyof KillTally)[]) total[name] += tally[name];
  return tally;
}

/** The counts of this run, as one line. */
export function tallyText({ accepted, kills, lost, changed, doubleCallbacks, wrongCharges }: KillTally = total): string {
  return `accepted ${accepted}, kills ${kills}, lost ${lost}, changed ${changed}, double callbacks ${doubleCallbacks}, wrong charges ${wrongCharges}`;
}
