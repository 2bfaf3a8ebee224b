import { useRef, useState } from 'preact/hooks';
import { qualityText } from '../bound/bound.js';
import { formatNumber, formatSeconds, plural } from '../parts/format.js';
import { useSize } from '../see/parts/use-size.js';
import { curveShape } from './curve.js';
import { curveLabel } from './curve-label.js';
import { gain, standOf, stepsOf, type Run } from './run.js';
import './curve.css';

const HEIGHT = 190;

/** Chart of the best cost and the lower bound over time. */
export function CostCurve({ run, until }: { readonly run: Run; readonly until: number }) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { curve, bounds, best } = run;
  const last = curve.at(-1);
  const bound = bounds.at(-1);
  const known = last !== undefined || bound !== undefined;
  return (
    <figure class="curve-box">
      <div ref={box} class="curve-room">
        {known && width > 0
          ? <Curve run={run} until={until} width={width} />
          : <p class="quiet small">The cost of each better solution appears here, with a lower bound where one is computed.</p>}
      </div>
      {known && (
        <figcaption
          class="small" data-incumbents={best?.incumbents ?? curve.length} data-points={curve.length} data-first={curve[0]?.cost} data-cost={last?.cost}
          data-bounds={bounds.length} data-bound={bound?.bound}
        >
          {last && (
            <p class="row spread">
              <span>{plural(best?.incumbents ?? curve.length, 'better solution')}{run.end === null ? ' so far' : ''}</span>
              <span class="number">best {formatNumber(last.cost)}{gain(curve) > 0 ? `, ${(100 * gain(curve)).toFixed(1)} % below the first` : ''}</span>
            </p>
          )}
          {bound && <BoundLine run={run} bound={bound.bound} />}
          {bound && <Key />}
          {bound && <StepTable run={run} />}
        </figcaption>
      )}
    </figure>
  );
}

/** How far the best cost is from the optimum at most. */
function BoundLine({ run, bound }: { readonly run: Run; readonly bound: number }) {
  const stand = standOf(run);
  const quality = stand && qualityText(stand.cost, stand.bound);
  return (
    <p class="row spread">
      <strong>{quality === null ? 'Lower bound on the cost' : `${quality[0]!.toUpperCase()}${quality.slice(1)}`}</strong>
      <span class="number">lower bound {formatNumber(bound)}</span>
    </p>
  );
}

/** Which line is which. */
function Key() {
  return (
    <ul class="curve-key quiet" aria-hidden="true">
      <li><svg width="26" height="12"><path class="curve-line" d="M0 6H26" /></svg>best cost</li>
      <li><svg width="26" height="12"><path class="curve-bound" d="M0 6H26" /></svg>lower bound</li>
    </ul>
  );
}

/** The chart as a table, for those who cannot see it. */
function StepTable({ run }: { readonly run: Run }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="curve-summary">Show the steps as a table</summary>
      {open && (
        <div class="table-box curve-steps" role="region" aria-label="Steps of both curves" tabIndex={0}>
          <table class="table">
            <thead><tr><th scope="col">Time</th><th scope="col" class="number">Best cost</th><th scope="col" class="number">Lower bound</th></tr></thead>
            <tbody>
              {stepsOf(run).map(({ seconds, cost, bound }) => (
                <tr key={seconds}><th scope="row">{formatSeconds(seconds)}</th><td class="number">{formatNumber(cost)}</td><td class="number">{formatNumber(bound)}</td></tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function Curve({ run, until, width }: { readonly run: Run; readonly until: number; readonly width: number }) {
  const box = { width, height: HEIGHT, left: 62, right: 14, top: 10, bottom: 26 };
  const { path, boundPath, between, points, costs, times } = curveShape(run.curve, run.bounds, until, box);
  return (
    <svg class="curve" width={width} height={HEIGHT} role="img" aria-label={curveLabel(run)}>
      {between !== '' && <path class="curve-between" d={between} />}
      {costs.map(({ value, y }) => (
        <g key={value}>
          <line class="chart-grid" x1={box.left} x2={width - box.right} y1={y} y2={y} />
          <text class="chart-text" x={box.left - 8} y={y + 4} text-anchor="end">{formatNumber(value)}</text>
        </g>
      ))}
      {times.map(({ value, x }) => <text key={value} class="chart-text" x={x} y={HEIGHT - 6} text-anchor="middle">{value} s</text>)}
      {boundPath !== '' && <path class="curve-bound" d={boundPath} />}
      <path class="curve-line" d={path} />
      {points.map(({ x, y }, index) => <circle key={index} class="curve-point" cx={x} cy={y} r={index === points.length - 1 ? 4 : 2.5} />)}
    </svg>
  );
}
