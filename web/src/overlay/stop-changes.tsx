import { useState } from 'preact/hooks';
import { plural } from '../parts/format.js';
import { clock, duration } from '../see/clock.js';
import type { Plan } from '../see/plan-types.js';
import { sorted, type Seat, type SortedBy, type StopChange } from './changes.js';

/** Changes that are listed. */
const SHOWN = 200;

const WORDS: Readonly<Record<StopChange['kind'], string>> = { vehicle: 'vehicle', order: 'order', time: 'time' };

/** The stops that two plans serve differently, to be sorted by each column. */
export function StopChanges({ changes, base }: { readonly changes: readonly StopChange[]; readonly base: Plan['base'] }) {
  const [order, setOrder] = useState<{ readonly by: SortedBy; readonly descending: boolean }>({ by: 'kind', descending: false });
  const listed = sorted(changes, order.by, order.descending);
  const head = (by: SortedBy, label: string) => (
    <th scope="col" aria-sort={order.by === by ? (order.descending ? 'descending' : 'ascending') : undefined}>
      <button type="button" class="sort" onClick={() => setOrder({ by, descending: order.by === by && !order.descending })}>{label}{order.by === by ? (order.descending ? ' ↓' : ' ↑') : ''}</button>
    </th>
  );
  return (
    <div class="stack">
      <h3>Stops served differently</h3>
      {changes.length === 0
        ? <p class="note">Every stop has the same vehicle, place and time in both plans.</p>
        : (
          <div class="table-box" role="region" aria-label="Stops served differently" tabIndex={0}>
            <table class="table">
              <caption class="visually-hidden">{captionOf(changes)}</caption>
              <thead><tr>{head('stop', 'Stop')}{head('kind', 'Change')}<th scope="col">In A</th><th scope="col">In B</th>{head('later', 'Time')}</tr></thead>
              <tbody>{listed.slice(0, SHOWN).map((change) => <Row key={change.key} change={change} base={base} />)}</tbody>
            </table>
          </div>
        )}
      {changes.length > SHOWN && <p class="quiet small">and {plural(changes.length - SHOWN, 'more stop')}</p>}
    </div>
  );
}

function captionOf(changes: readonly StopChange[]): string {
  const of = (kind: StopChange['kind']): number => changes.filter((change) => change.kind === kind).length;
  const served = changes.filter(isServedOnce).length;
  return `${plural(changes.length, 'stop')} served differently: ${served} in one of the plans only, ${of('vehicle') - served} by another vehicle, ${of('order')} in another order, ${of('time')} only at another time`;
}

function Row({ change: { name, a, b, kind, later }, base }: { readonly change: StopChange; readonly base: Plan['base'] }) {
  return (
    <tr>
      <th scope="row" class="break"><bdi>{name}</bdi></th>
      <td>{isServedOnce({ a, b }) ? 'served or not' : WORDS[kind]}</td>
      <td>{seatText(a, base)}</td>
      <td>{seatText(b, base)}</td>
      <td>{later === null ? '' : Math.abs(later) < 1 ? 'same time' : `${duration(Math.abs(later))} ${later > 0 ? 'later' : 'earlier'}`}</td>
    </tr>
  );
}

/** Whether one of the plans serves it only. */
function isServedOnce({ a, b }: Pick<StopChange, 'a' | 'b'>): boolean {
  return !a || !b;
}

function seatText(seat: Seat | null | undefined, base: Plan['base']) {
  if (!seat) return seat === null ? 'not served' : 'not in the request';
  return <><bdi>{seat.vehicle}</bdi>, number {seat.place}{seat.start === null ? '' : `, ${clock(base, seat.start)}`}</>;
}
