import { Failure, Loading } from '../parts/states.js';
import { PlanSketch, PlanView } from '../see/plan-view.js';
import { useSolution } from './solution.js';

/** Draws the routes of a solved task. */
export function Drawing({ id, compact = false }: { readonly id: string; readonly compact?: boolean }) {
  const solution = useSolution(id);
  if (solution.error !== null) return <div class="card"><Failure error={solution.error} retry={solution.reload} /></div>;
  if (solution.value === null) return <div class="card drawing"><Loading what="Loading the routes" /></div>;
  const Shown = compact ? PlanSketch : PlanView;
  return <Shown request={solution.value.request} source={solution.value.result} />;
}
