import type { Resource } from '../api/resource.js';
import { Failure, Loading } from '../parts/states.js';
import { PlanSketch, PlanView } from '../see/plan-view.js';
import type { Solution } from './solution.js';

/** Draws the routes of a solved task. */
export function Drawing({ solution, compact = false }: { readonly solution: Resource<Solution | null>; readonly compact?: boolean }) {
  if (solution.error !== null) return <div class="card"><Failure error={solution.error} retry={solution.reload} /></div>;
  if (solution.value === null) return <div class="card drawing"><Loading what="Loading the routes" /></div>;
  const Shown = compact ? PlanSketch : PlanView;
  return <Shown request={solution.value.request} source={solution.value.result} />;
}
