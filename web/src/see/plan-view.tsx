import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { readPlan, readPositions, type AnyRequest, type AnySource } from './drawn.js';
import { useFew } from './few.js';
import { FigureStrip } from './figure-strip.js';
import { Legend } from './legend.js';
import { RouteMap } from './map/map.js';
import { CostParts, LeftOutStops, PlanWarnings } from './plan-notes.js';
import type { Plan } from './plan-types.js';
import type { Positions } from './positions.js';
import { createSelection, type Selection } from './selection.js';
import { emptyText } from './summary.js';
import { StopGroups } from './stop-groups.js';
import { Lanes } from './time/lanes.js';
import { RouteChart } from './time/route-chart.js';
import './see.css';

export interface PlanViewProps {
  readonly request: AnyRequest;
  /** A result of the service, or only the routes of an incumbent. */
  readonly source: AnySource;
  /** Coordinates of the nodes, for a request with a matrix instead of coordinates. */
  readonly places?: readonly (readonly number[])[] | null;
  /** Selection to share with another view; default: a new one. */
  readonly selection?: Selection;
}

export interface PlanViewParts {
  /** Shown above the figures. */
  readonly head?: ComponentChildren;
  /** The stops, where they are not only shown. */
  readonly list?: ComponentChildren;
}

/** The full view of a plan: figures, map, vehicles, timeline and stops, linked by one selection. */
export function PlanView({ request, source, places, selection: shared, head, list }: PlanViewProps & PlanViewParts) {
  const own = useMemo(createSelection, []);
  const selection = shared ?? own;
  const positions = usePositions(request, places);
  const plan = useMemo(() => readPlan(request, source), [request, source]);
  const few = useFew(plan, selection);
  if (plan.routes.length === 0) return <div class="stack-wide see">{head}<p class="note">{emptyText(plan)}</p>{list}<LeftOutStops plan={plan} /><PlanWarnings plan={plan} /></div>;
  return (
    <div class="stack-wide see">
      {head}
      <div class="stack">
        <FigureStrip plan={plan} />
        <div class="see-map">
          <MapOrNote plan={plan} positions={positions} selection={selection} />
          <Legend plan={plan} selection={selection} few={few} />
        </div>
        <PlanWarnings plan={plan} />
      </div>
      <LeftOutStops plan={plan} />
      <section class="stack" aria-labelledby="see-time">
        <h2 id="see-time">{plan.timed ? 'Timeline' : 'Distance and load'}</h2>
        {plan.timed && <TimeKey plan={plan} />}
        <div class="card see-time">
          <Lanes plan={plan} selection={selection} shown={few.shown} />
          <RouteChart plan={plan} selection={selection} />
        </div>
      </section>
      <section class="stack" aria-labelledby="see-stops">
        <h2 id="see-stops">Stops</h2>
        {list ?? <StopGroups plan={plan} selection={selection} few={few} />}
      </section>
      <CostParts plan={plan} />
    </div>
  );
}

/** A plan at a glance: figures and map. For incumbents and for comparing two plans. */
export function PlanSketch({ request, source, places, selection: shared }: PlanViewProps) {
  const own = useMemo(createSelection, []);
  const positions = usePositions(request, places);
  const plan = useMemo(() => readPlan(request, source), [request, source]);
  return (
    <div class="stack see">
      <FigureStrip plan={plan} />
      <MapOrNote plan={plan} positions={positions} selection={shared ?? own} />
    </div>
  );
}

function MapOrNote({ plan, positions, selection }: { readonly plan: Plan; readonly positions: Positions; readonly selection: Selection }) {
  if (positions.kind === 'none') return <p class="note">There is no map: the locations have no positions, and the request itself has no matrices to estimate them from. Give the locations positions to see one.</p>;
  return <RouteMap plan={plan} positions={positions} selection={selection} />;
}

/** Positions the nodes once per request, so that all solutions of a problem use the same points. */
function usePositions(request: AnyRequest, places: PlanViewProps['places']): Positions {
  return useMemo(() => readPositions(request, places), [request, places]);
}

/** Key to the patterns of the timeline. */
function TimeKey({ plan }: { readonly plan: Plan }) {
  const has = (minutes: (times: NonNullable<Plan['routes'][number]['times']>) => number): boolean => plan.routes.some(({ times }) => times !== null && minutes(times) > 0);
  return (
    <ul class="time-key small quiet" aria-label="Key to the timeline">
      <li><svg width="26" height="12" aria-hidden="true"><rect class="key-line" y="5" width="26" height="2" /></svg>travel</li>
      <li><svg width="26" height="12" aria-hidden="true"><rect class="key-full" width="26" height="12" /></svg>service</li>
      {has(({ setup }) => setup) && <li><svg width="26" height="12" aria-hidden="true"><rect class="key-line" y="3.5" width="26" height="5" /></svg>setup</li>}
      {plan.routes.some(({ stops }) => stops.some(({ role }) => role === 'reload')) && <li><svg width="26" height="12" aria-hidden="true"><rect fill="currentColor" width="26" height="12" /></svg>reload</li>}
      {has(({ breaks }) => breaks) && <li><svg width="26" height="12" aria-hidden="true"><rect class="key-hollow" x=".5" y=".5" width="25" height="11" /></svg>break</li>}
      <li>
        <svg width="26" height="12" aria-hidden="true">
          <path class="key-hatch" d="M.5.5h25v11H.5zM1 11 11 1M7 11 17 1M13 11 23 1M19 11l6-6" />
        </svg>waiting
      </li>
      <li><svg width="26" height="12" aria-hidden="true"><rect class="chart-window" x=".5" y=".5" width="25" height="11" rx="2" /></svg>window</li>
      <li><svg width="26" height="12" aria-hidden="true"><rect class="chart-late" y="4" width="26" height="4" /></svg>late</li>
    </ul>
  );
}
