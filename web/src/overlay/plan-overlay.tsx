import { useMemo, useState } from 'preact/hooks';
import { plural } from '../parts/format.js';
import { readPlan, readPositions, type AnyRequest, type AnySource } from '../see/drawn.js';
import { RouteMap } from '../see/map/map.js';
import { PALETTE } from '../see/palette.js';
import { createSelection } from '../see/selection.js';
import { theme } from '../shell/theme.js';
import { changesOf, type StopChange } from './changes.js';
import { drawOverlay, LINES, type Side } from './draw-overlay.js';
import { overlayOf, type Overlay } from './overlay.js';
import { StopChanges } from './stop-changes.js';
import '../see/see.css';
import './overlay.css';

/** One of two plans that are compared. */
export interface Compared {
  readonly name: string;
  readonly request: AnyRequest;
  readonly source: AnySource;
  /** Coordinates of the nodes, for a request with a matrix instead. */
  readonly places?: readonly (readonly number[])[] | null;
}

const SIDES: readonly (readonly [Side, string])[] = [['a', 'A'], ['b', 'B'], ['both', 'Both']];

/** Two plans on one map, and the stops that they serve differently. */
export function PlanOverlay({ a, b }: { readonly a: Compared; readonly b: Compared }) {
  const [side, setSide] = useState<Side>('both');
  const first = useLaid(a);
  const second = useLaid(b);
  const overlay = useMemo(() => overlayOf(first, second), [first, second]);
  const changes = useMemo(() => changesOf(first.plan, second.plan), [first, second]);
  const selection = useMemo(createSelection, [side]);
  const shown = side === 'a' ? first : second;
  return (
    <section class="stack see overlay" aria-labelledby="overlay-title">
      <div class="row spread">
        <h2 id="overlay-title">On one map</h2>
        {overlay && (
          <div class="row" role="group" aria-label="Plans on the map">
            {SIDES.map(([one, label]) => <button key={one} type="button" class="button button-small" aria-pressed={side === one} onClick={() => setSide(one)}>{label}</button>)}
          </div>
        )}
      </div>
      {overlay
        ? (
          <RouteMap
            plan={shown.plan} positions={shown.positions} selection={selection}
            layer={{ label: overlayText(overlay, changes), draw: (context, scene, view, hue, ink) => drawOverlay(context, overlay, side, scene, view, hue, ink), overlay, side }}
          >
            <OverlayKey a={a.name} b={b.name} overlay={overlay} side={side} />
          </RouteMap>
        )
        : <p class="note">The plans have no map in common: positions are missing, of different kinds, or estimated from different matrices.</p>}
      <StopChanges changes={changes} base={first.plan.base} />
    </section>
  );
}

function useLaid({ request, source, places }: Compared) {
  const positions = useMemo(() => readPositions(request, places), [request, places]);
  const plan = useMemo(() => readPlan(request, source), [request, source]);
  return useMemo(() => ({ plan, positions }), [plan, positions]);
}

function overlayText({ common, onlyA, onlyB }: Overlay, changes: readonly StopChange[]): string {
  return `Both plans on one map: ${plural(common.length, 'leg')} in both, ${onlyA.length} only in A, ${onlyB.length} only in B. ${plural(changes.length, 'stop')} served differently; they are listed below.`;
}

function OverlayKey({ a, b, overlay, side }: { readonly a: string; readonly b: string; readonly overlay: Overlay; readonly side: Side }) {
  const colours = PALETTE[theme.value];
  const line = (one: 'a' | 'b') => <line x1="0" x2="34" y1="6" y2="6" stroke={colours[LINES[one].colour]} stroke-width="2.5" stroke-dasharray={LINES[one].dash.join(' ')} />;
  return (
    <ul class="map-note overlay-key small" aria-label="Key to the map">
      <li><svg width="34" height="12" aria-hidden="true"><line class="overlay-common" x1="0" x2="34" y1="6" y2="6" /></svg>in both ({overlay.common.length})</li>
      {side !== 'b' && <li><svg width="34" height="12" aria-hidden="true">{line('a')}</svg>only in A, <bdi>{a}</bdi> ({overlay.onlyA.length})</li>}
      {side !== 'a' && <li><svg width="34" height="12" aria-hidden="true">{line('b')}</svg>only in B, <bdi>{b}</bdi> ({overlay.onlyB.length})</li>}
    </ul>
  );
}
