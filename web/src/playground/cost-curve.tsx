import { useRef } from 'preact/hooks';
import { formatNumber, formatSeconds, plural } from '../parts/format.js';
import { useSize } from '../see/parts/use-size.js';
import { curveShape } from './curve.js';
import { gain, type Run } from './run.js';

const HEIGHT = 190;

/** Chart of the best cost over time. */
export function CostCurve({ run, until }: { readonly run: Run; readonly until: number }) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { curve, best } = run;
  const last = curve.at(-1);
  const first = curve[0];
  return (
    <figure class="curve-box">
      <div ref={box} class="curve-room">
        {last && first && width > 0
          ? <Curve run={run} until={until} width={width} label={`Cost over time: from ${formatNumber(first.cost)} to ${formatNumber(last.cost)} in ${formatSeconds(last.seconds)}, ${plural(curve.length, 'step')}.`} />
          : <p class="quiet small">The cost of each better solution appears here.</p>}
      </div>
      {last && (
        <figcaption class="small row spread" data-incumbents={best?.incumbents ?? curve.length} data-points={curve.length} data-first={first?.cost} data-cost={last.cost}>
          <span>{plural(best?.incumbents ?? curve.length, 'better solution')}{run.end === null ? ' so far' : ''}</span>
          <span class="number">best {formatNumber(last.cost)}{gain(curve) > 0 ? `, ${(100 * gain(curve)).toFixed(1)} % below the first` : ''}</span>
        </figcaption>
      )}
    </figure>
  );
}

function Curve({ run, until, width, label }: { readonly run: Run; readonly until: number; readonly width: number; readonly label: string }) {
  const box = { width, height: HEIGHT, left: 62, right: 14, top: 10, bottom: 26 };
  const { path, points, costs, times } = curveShape(run.curve, until, box);
  return (
    <svg class="curve" width={width} height={HEIGHT} role="img" aria-label={label}>
      {costs.map(({ value, y }) => (
        <g key={value}>
          <line class="chart-grid" x1={box.left} x2={width - box.right} y1={y} y2={y} />
          <text class="chart-text" x={box.left - 8} y={y + 4} text-anchor="end">{formatNumber(value)}</text>
        </g>
      ))}
      {times.map(({ value, x }) => <text key={value} class="chart-text" x={x} y={HEIGHT - 6} text-anchor="middle">{value} s</text>)}
      <path class="curve-line" d={path} />
      {points.map(({ x, y }, index) => <circle key={index} class="curve-point" cx={x} cy={y} r={index === points.length - 1 ? 4 : 2.5} />)}
    </svg>
  );
}
