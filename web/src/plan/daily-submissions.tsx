import { useEffect, useRef, useState } from 'preact/hooks';
import type { DaySubmissions } from '#generated/account/types.js';
import { formatDay, formatNumber, plural } from '../parts/format.js';
import { theme } from '../shell/theme.js';
import './plan.css';

/** Submissions per day as bars, and as a table. */
export function DailySubmissions({ days }: { readonly days: readonly DaySubmissions[] }) {
  const total = days.reduce((sum, { submissions }) => sum + submissions, 0);
  const busiest = days.reduce((most, day) => (day.submissions > most.submissions ? day : most), days[0] ?? { date: '', submissions: 0 });
  const summary = total === 0 ? 'No submissions in the last 30 days.' : `${plural(total, 'submission')} in the last 30 days. The busiest day was ${formatDay(busiest.date)} with ${formatNumber(busiest.submissions)}. Days are in UTC.`;
  return (
    <>
      <p class="quiet">{summary}</p>
      {total > 0 && <Bars days={days} summary={summary} />}
      <details>
        <summary>Show as table</summary>
        <div class="table-box day-table" tabIndex={0} role="region" aria-label="Submissions per day">
          <table class="table">
            <thead><tr><th scope="col">Day (UTC)</th><th scope="col" class="number">Submissions</th></tr></thead>
            <tbody>
              {[...days].reverse().map(({ date, submissions }) => <tr key={date}><th scope="row">{date}</th><td class="number">{formatNumber(submissions)}</td></tr>)}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

function Bars({ days, summary }: { readonly days: readonly DaySubmissions[]; readonly summary: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  const colours = theme.value;
  useEffect(() => {
    let end = (): void => undefined;
    let over = false;
    import('./bars.js').then(
      ({ drawBars }) => {
        if (!over && box.current) end = drawBars(box.current, days);
      },
      () => setMissing(true),
    );
    return () => {
      over = true;
      end();
    };
  }, [days, colours]);
  if (missing) return <p class="hint">The chart could not be loaded. The table has the same numbers.</p>;
  return <div ref={box} class="day-plot" role="img" aria-label={summary} />;
}
