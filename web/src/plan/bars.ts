import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { DaySubmissions } from '#generated/account/types.js';

const HEIGHT = 220;
const DAY = 86_400;

/** Draws one bar per day into a box and follows its width. @returns a function that removes the drawing. */
export function drawBars(box: HTMLElement, days: readonly DaySubmissions[]): () => void {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const axis: uPlot.Axis = { stroke: colour('--quiet'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false }, font: `12px ${colour('--sans')}` };
  const plot = new uPlot(
    {
      width: box.clientWidth,
      height: HEIGHT,
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      cursor: { points: { show: false }, drag: { x: false, y: false } },
      scales: { x: { range: (_, first, last) => [first - DAY / 2, last + DAY / 2] }, y: { range: (_, __, most) => [0, Math.max(4, Math.ceil(most * 1.1))] } },
      axes: [
        { ...axis, grid: { show: false }, values: (_, ticks) => ticks.map(dayName) },
        { ...axis, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6] },
      ],
      series: [
        { label: 'Day', value: (_, seconds) => (seconds === null ? '' : dayName(seconds)) },
        { label: 'Submissions', value: (_, count) => (count === null ? '' : String(count)), stroke: colour('--accent'), fill: colour('--accent'), width: 0, paths: uPlot.paths.bars!({ size: [0.7, 40] }), points: { show: false } },
      ],
    },
    [days.map(({ date }) => Date.parse(`${date}T00:00:00Z`) / 1000), days.map(({ submissions }) => submissions)],
    box,
  );
  const follow = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT }));
  follow.observe(box);
  return () => {
    follow.disconnect();
    plot.destroy();
  };
}

const name = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function dayName(seconds: number): string {
  return name.format(new Date(seconds * 1000));
}
