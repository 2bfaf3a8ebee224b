import { gapText, type ShownBound } from '../bound/bound.js';
import { amount, distanceText, duration } from './clock.js';
import type { Plan } from './plan-types.js';
import { ofOrdersText } from './summary.js';

/** The main figures in large type: cost, distance, vehicles, lateness. */
export function FigureStrip({ plan }: { readonly plan: Plan }) {
  const { totals } = plan;
  const costsMore = plan.unit === 'meters' || totals.cost === null || Math.abs(totals.cost - totals.distance) > 1e-6 * totals.distance;
  return (
    <dl class="strip">
      {totals.cost !== null && <Figure name="Total cost" value={amount(totals.cost)} rest={costsMore ? '' : '= distance'} />}
      {plan.bound !== null && <GapFigure bound={plan.bound} />}
      {costsMore && plan.hasDistances && <Figure name="Distance" value={distanceText(plan, totals.distance)} />}
      <Figure name="Vehicles" value={amount(totals.vehicles)} rest={`of ${amount(plan.fleet)}`} />
      {(!plan.timed || !costsMore) && <Figure name="Stops" value={amount(totals.stops)} />}
      {plan.leftOut.length > 0 && <Figure name="Not served" value={amount(plan.leftOut.length)} rest={ofOrdersText(plan)} />}
      {plan.timed && <Figure name="Late" value={totals.lateStops === 0 ? 'none' : duration(totals.lateness)} rest={totals.lateStops === 0 ? '' : `at ${amount(totals.lateStops)} of ${amount(totals.stops)} stops`} />}
    </dl>
  );
}

/** How far the cost can be from the optimum. */
function GapFigure({ bound }: { readonly bound: ShownBound }) {
  const gap = gapText(bound);
  if (gap === null) return <Figure name="Lower bound" value={amount(bound.value)} />;
  return <Figure name="Gap" value={gap.replace('at most', '≤')} rest={bound.optimal ? 'proved' : `lower bound ${amount(bound.value)}`} />;
}

function Figure({ name, value, rest = '' }: { readonly name: string; readonly value: string; readonly rest?: string }) {
  return <div><dt>{name}</dt><dd>{value}{rest !== '' && <span class="strip-rest"> {rest}</span>}</dd></div>;
}
