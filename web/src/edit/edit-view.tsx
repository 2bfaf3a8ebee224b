import { useMemo, useState } from 'preact/hooks';
import { PlanOverlay } from '../overlay/plan-overlay.js';
import { readPlan } from '../see/drawn.js';
import { PlanView } from '../see/plan-view.js';
import type { Selection } from '../see/selection.js';
import { EditBar, type EditBarProps } from './edit-bar.js';
import { EditList } from './edit-list.js';
import { sourceOf } from './edit.js';
import './edit.css';

export interface EditViewProps extends Pick<EditBarProps, 'edit' | 'solveAgain' | 'close'> {
  readonly selection: Selection;
}

/** A plan that is edited by hand: the views of a plan, of the last one taken over, and a list of stops that can be moved. */
export function EditView({ edit, selection, solveAgain, close }: EditViewProps) {
  const settled = edit.settled.value;
  const latest = edit.latest.value;
  const [laid, setLaid] = useState(false);
  const source = useMemo(() => sourceOf(settled), [settled]);
  const plan = useMemo(() => readPlan(edit.request, sourceOf(latest)), [edit, latest]);
  return (
    <PlanView
      request={edit.request} source={source} selection={selection}
      head={<>
        <EditBar edit={edit} solveAgain={solveAgain} close={close} laid={laid} layOver={() => setLaid(!laid)} />
        {laid && <PlanOverlay a={{ name: 'the solved plan', request: edit.request, source: edit.solved }} b={{ name: 'the edited plan', request: edit.request, source }} />}
      </>}
      list={<EditList edit={edit} plan={plan} selection={selection} />}
    />
  );
}
