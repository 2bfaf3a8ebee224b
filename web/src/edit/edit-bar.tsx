import { formatNumber, plural } from '../parts/format.js';
import { ActionError } from '../parts/states.js';
import { costOf, type Edit } from './edit.js';
import { leftOutText } from './left-out.js';
import { differenceText } from './verdict.js';

export interface EditBarProps {
  readonly edit: Edit;
  /** Solves the request again from the edited plan. */
  readonly solveAgain: () => void;
  /** Whether the solved plan is laid over the edited one, and the action that changes it. */
  readonly laid: boolean;
  readonly layOver: () => void;
  /** Ends editing. */
  readonly close: () => void;
}

function stateOf({ error, judging, latest }: Edit): string {
  if (error.value !== null) return 'failed';
  if (judging.value) return 'judging';
  return latest.value.verdict.feasible ? 'feasible' : 'infeasible';
}

/** What the plan under edit costs, whether it is feasible, and the actions on all of it. */
export function EditBar({ edit, solveAgain, laid, layOver, close }: EditBarProps) {
  const { verdict } = edit.latest.value;
  const cost = costOf(verdict);
  const solved = edit.solved.summary.costs.total;
  const changed = edit.past.value.length > 0;
  const leftOut = leftOutText(edit.request, edit.solved, verdict);
  return (
    <section class="edit-bar card" aria-label="Edit by hand" data-state={stateOf(edit)} data-cost={cost ?? undefined}>
      <div class="row spread">
        <dl class="edit-figures">
          <div><dt>Cost</dt><dd>{cost === null ? 'unknown' : formatNumber(cost)}</dd></div>
          <div><dt>This change</dt><dd class="edit-difference">{cost === null ? '–' : differenceText(cost, edit.before.value)}</dd></div>
          <div><dt>Solved plan</dt><dd>{formatNumber(solved)}{cost !== null && changed && <span class="small quiet"> ({signed(cost - solved)})</span>}</dd></div>
          <div><dt>Constraints</dt><dd class={verdict.feasible ? 'edit-good' : 'edit-bad'}>{verdict.feasible ? '✓ all hold' : `✕ ${plural(verdict.violations.length, 'violation')}`}</dd></div>
        </dl>
        <div class="row">
          <button type="button" class="button button-small" aria-disabled={!changed || undefined} onClick={() => edit.undo()}>Undo</button>
          <button type="button" class="button button-small" aria-disabled={edit.future.value.length === 0 || undefined} onClick={() => edit.redo()}>Redo</button>
          <button type="button" class="button button-small" aria-disabled={!changed || undefined} onClick={() => changed && edit.reset()}>Back to the solved plan</button>
          <button type="button" class="button button-small" aria-pressed={laid} onClick={layOver}>Lay over the solved plan</button>
          <button type="button" class="button button-small button-main" onClick={solveAgain}>Solve again from here</button>
          <button type="button" class="button button-small" onClick={close}>Stop editing</button>
        </div>
      </div>
      {leftOut !== '' && <p class="note note-warn edit-left-out">{leftOut}</p>}
      {edit.error.value !== null && (
        <div class="stack">
          <ActionError error={edit.error.value} />
          <p><button type="button" class="button button-small" onClick={() => edit.retry()}>Judge again</button></p>
        </div>
      )}
    </section>
  );
}

function signed(difference: number): string {
  if (Math.abs(difference) < 0.005) return 'the same';
  return `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`;
}
