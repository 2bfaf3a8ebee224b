import { useMemo } from 'preact/hooks';
import type { SolveRequest } from '#generated/account/types.js';
import { useFew } from './few.js';
import { FigureStrip } from './figure-strip.js';
import { Legend } from './legend.js';
import { RouteMap } from './map/map.js';
import { planOf, type PlanSource } from './plan.js';
import { positionsOf, type Positions } from './positions.js';
import { createSelection, type Selection } from './selection.js';
import { StopGroups } from './stop-groups.js';
import { Lanes } from './time/lanes.js';
import { RouteChart } from './time/route-chart.js';
import './see.css';

export interface PlanViewProps {
  readonly request: SolveRequest;
  /** A result of the service, or the routes alone of a solution on the way. */
  readonly source: PlanSource;
  /** Where the nodes lie, for a request that has a matrix in place of coordinates. */
  readonly places?: readonly (readonly number[])[] | null;
  /** Default: one of its own. Two views with one selection point at the same routes. */
  readonly selection?: Selection;
}

/** A plan to look at: figures, map, vehicles, time-line, stops, all of them tied by one selection. */
export function PlanView({ request, source, places, selection: shared }: PlanViewProps) {
  const own = useMemo(createSelection, []);
  const selection = shared ?? own;
  const positions = usePositions(request, places);
  const plan = useMemo(() => planOf(request, source), [request, source]);
  const few = useFew(plan, selection);
  if (plan.routes.length === 0) return <p class="note">No vehicle is used: there is nothing to visit.</p>;
  return (
    <div class="stack-wide see">
      <div class="stack">
        <FigureStrip plan={plan} />
        <div class="see-map">
          <RouteMap plan={plan} positions={positions} selection={selection} />
          <Legend plan={plan} selection={selection} few={few} />
        </div>
      </div>
      <section class="stack" aria-labelledby="see-time">
        <h2 id="see-time">{plan.timed ? 'Time-line' : 'Distance and load'}</h2>
        {plan.timed && <TimeKey />}
        <div class="card see-time">
          <Lanes plan={plan} selection={selection} shown={few.shown} />
          <RouteChart plan={plan} selection={selection} />
        </div>
      </section>
      <section class="stack" aria-labelledby="see-stops">
        <h2 id="see-stops">Stops</h2>
        <StopGroups plan={plan} selection={selection} few={few} />
      </section>
    </div>
  );
}

/** A plan at a glance: its figures and its map. For solutions on the way, and for two plans beside each other. */
export function PlanSketch({ request, source, places, selection: shared }: PlanViewProps) {
  const own = useMemo(createSelection, []);
  const positions = usePositions(request, places);
  const plan = useMemo(() => planOf(request, source), [request, source]);
  return (
    <div class="stack see">
      <FigureStrip plan={plan} />
      <RouteMap plan={plan} positions={positions} selection={shared ?? own} />
    </div>
  );
}

/** Places the nodes once per request: solutions of one problem lie on the same points. */
function usePositions(request: SolveRequest, places: PlanViewProps['places']): Positions {
  return useMemo(() => positionsOf(places ? { ...request, node_positions: places as number[][] } : request), [request, places]);
}

/** What the patterns of the time-line mean. */
function TimeKey() {
  return (
    <ul class="time-key small quiet" aria-label="Key of the time-line">
      <li><svg width="26" height="12" aria-hidden="true"><rect class="key-line" y="5" width="26" height="2" /></svg>travel</li>
      <li><svg width="26" height="12" aria-hidden="true"><rect class="key-full" width="26" height="12" /></svg>service</li>
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
