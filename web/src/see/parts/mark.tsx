import { theme } from '../../shell/theme.js';
import { lookOf, outline } from '../palette.js';

const SIZE = 16;

/** The mark of a route, as on the map. Hidden from screen readers: the text next to it names the vehicle. */
export function RouteMark({ route }: { readonly route: number }) {
  const { colour, mark, hollow } = lookOf(route, theme.value);
  const points = outline(mark, 5);
  const paint = hollow ? { fill: 'none', stroke: colour, 'stroke-width': 2 } : { fill: colour };
  return (
    <svg class="route-mark" width={SIZE} height={SIZE} viewBox="-8 -8 16 16" aria-hidden="true">
      {points === null ? <circle r={5} {...paint} /> : <polygon points={points.map((point) => point.join(',')).join(' ')} {...paint} />}
    </svg>
  );
}
