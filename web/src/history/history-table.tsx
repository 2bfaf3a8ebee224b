import type { HistoryEntry } from '#generated/account/types.js';
import { formatNumber, formatSeconds } from '../parts/format.js';
import { When } from '../parts/when.js';
import { href } from '../shell/navigation.js';
import { chosen, toggleChosen } from './chosen.js';
import { reasonOf, StateBadge } from './states.js';

/** One row per task; two tasks can be selected and compared. */
export function HistoryTable({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return (
    <>
      <CompareBar />
      <div class="table-box">
        <table class="table table-cards history-table">
          <caption class="visually-hidden">Tasks, newest first</caption>
          <thead>
            <tr>
              <th scope="col"><span class="visually-hidden">Select to compare</span></th>
              <th scope="col">Task</th><th scope="col">State</th><th scope="col">Accepted</th>
              <th scope="col" class="number">Nodes</th><th scope="col" class="number">Vehicles</th>
              <th scope="col">Strategy</th><th scope="col" class="number">Cost</th><th scope="col" class="number">Solve time</th>
            </tr>
          </thead>
          <tbody>{entries.map((entry) => <Row key={entry.request_id} entry={entry} />)}</tbody>
        </table>
      </div>
    </>
  );
}

function Row({ entry }: { readonly entry: HistoryEntry }) {
  const id = entry.request_id;
  return (
    <tr class="linked">
      <td class="choose">
        {entry.state === 'solved' && <input type="checkbox" aria-label={`Compare ${entry.name ?? id}`} checked={chosen.value.includes(id)} onChange={() => toggleChosen(id)} />}
      </td>
      <th scope="row" class="task">
        <a href={href(`/history/${id}`)}>{entry.name === null ? <span class="quiet">unnamed</span> : <bdi>{entry.name}</bdi>}</a>
        <div class="quiet small"><code>{id}</code></div>
      </th>
      <td data-label="State">
        <StateBadge state={entry.state} code={entry.code} />
        {entry.state === 'failed' && entry.code !== null && entry.code !== 'cancelled' && <div class="small quiet">{reasonOf(entry.code)}</div>}
      </td>
      <td data-label="Accepted" class="accepted"><When time={entry.created_at} /></td>
      <td data-label="Nodes" class="number">{formatNumber(entry.nodes)}</td>
      <td data-label="Vehicles" class="number">{formatNumber(entry.vehicles)}</td>
      <td data-label="Strategy">{entry.strategy}</td>
      <td data-label="Cost" class="number">{formatNumber(entry.total_cost)}</td>
      <td data-label="Solve time" class="number">{formatSeconds(entry.solve_seconds)}</td>
    </tr>
  );
}

function CompareBar() {
  const [first, second] = chosen.value;
  if (first === undefined) return null;
  return (
    <div class="note row spread" role="status">
      <span>{second === undefined ? '1 task selected. Select another one to compare.' : '2 tasks selected.'}</span>
      <span class="row">
        {second !== undefined && <a class="button button-main button-small" href={href(`/compare?a=${first}&b=${second}`)}>Compare</a>}
        <button type="button" class="button button-small" onClick={() => (chosen.value = [])}>Clear selection</button>
      </span>
    </div>
  );
}
