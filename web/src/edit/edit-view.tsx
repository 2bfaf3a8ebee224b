import { useMemo } from 'preact/hooks';
import { readPlan } from '../see/drawn.js';
import { PlanView } from '../see/plan-view.js';
import type { RoutedSource } from '../see/routed-plan.js';
import type { Selection } from '../see/selection.js';
import { EditBar, type EditBarProps } from './edit-bar.js';
import { EditList } from './edit-list.js';
import { routesOf } from './edited-plan.js';
import type { Judged } from './edit.js';
import './edit.css';

export interface EditViewProps extends EditBarProps {
  readonly selection: Selection;
}

/** A plan that is edited by hand: the views of a plan, of the last one taken over, and a list of stops that can be moved. */
export function EditView({ edit, selection, solveAgain, close }: EditViewProps) {
  const settled = edit.settled.value;
  const latest = edit.latest.value;
  const source = useMemo(() => sourceOf(settled), [settled]);
  const plan = useMemo(() => readPlan(edit.request, sourceOf(latest)), [edit, latest]);
  return (
    <PlanView
      request={edit.request} source={source} selection={selection}
      head={<EditBar edit={edit} solveAgain={solveAgain} close={close} />}
      list={<EditList edit={edit} plan={plan} selection={selection} />}
    />
  );
}

/** What the service says of a plan, or the routes alone if it says nothing but violations. */
function sourceOf({ plan, verdict }: Judged): RoutedSource {
  return verdict.plan ?? { plan_routes: routesOf(plan) };
}
