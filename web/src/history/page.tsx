import { useEffect, useRef } from 'preact/hooks';
import { ApiError, call } from '../api/client.js';
import { useResource } from '../api/resource.js';
import type { HistoryPage as Listed } from '#generated/account/types.js';
import { formatNumber, plural } from '../parts/format.js';
import { PageHead } from '../parts/page-head.js';
import { Empty, Failure, Loading } from '../parts/states.js';
import { announce } from '../shell/announcer.js';
import { href } from '../shell/navigation.js';
import type { PageProps } from '../shell/page.js';
import { FilterForm } from './filter-form.js';
import { historyPath, historyQuery, readFilters, type Filters } from './filters.js';
import { HistoryTable } from './history-table.js';
import { isFinished } from './states.js';
import { useRepeat } from './use-repeat.js';
import './history.css';

const PAGE_SIZE = 25;
const REFRESH_MS = 2500;

/** The tasks of the account, newest first, in pages. Filters and page are part of the address. */
export default function HistoryPage({ query }: PageProps) {
  const filters = readFilters(query);
  const cursor = query.get('cursor');
  const page = cursor === null ? 1 : Math.max(1, Number(query.get('page')) || 1);
  const wanted = historyQuery(filters, PAGE_SIZE, cursor);
  const listed = useResource(wanted, (signal) => call<Listed>(`/history?${wanted}`, { signal }));
  const running = listed.value?.entries.some(({ state }) => !isFinished(state)) ?? false;
  useRepeat(running && listed.error === null, REFRESH_MS, listed.reload);
  useResultsAnnounced(wanted, listed.value);
  const filtered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHead title="History" lead="All tasks of this account, from programs and from the playground, for as long as your plan keeps them." />
      <div class="stack">
        {(filtered || listed.value?.searched !== 0) && <FilterForm key={historyPath(filters)} filters={filters} />}
        {listed.error !== null && <div class="card"><Unlisted error={listed.error} reload={listed.reload} /></div>}
        {listed.value === null && listed.error === null && <Loading what="Loading history" />}
        {listed.value !== null && <Entries listed={listed.value} filters={filters} page={page} />}
      </div>
    </>
  );
}

/** What the service refuses is in the address, and no better on another try. */
function Unlisted({ error, reload }: { readonly error: unknown; readonly reload: () => void }) {
  if (!(error instanceof ApiError && error.status === 422)) return <Failure error={error} retry={reload} />;
  return <Failure error={error}><a class="button" href={href('/history')}>Show all tasks</a></Failure>;
}

function Entries({ listed, filters, page }: { readonly listed: Listed; readonly filters: Filters; readonly page: number }) {
  if (listed.searched === 0) return <div class="card"><Welcome /></div>;
  if (listed.entries.length === 0) {
    return (
      <div class="card">
        <Empty title="No tasks match these filters">
          <p>{plural(listed.searched, 'task')} searched.</p>
          <a class="button" href={href('/history')}>Show all tasks</a>
        </Empty>
      </div>
    );
  }
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <HistoryTable entries={listed.entries} />
      <nav class="row spread" aria-label="Pages of the history">
        <span class="quiet small">{formatNumber(first)} to {formatNumber(first + listed.entries.length - 1)} of {plural(listed.matching, 'task')}</span>
        <span class="row">
          {page > 1 && <a class="button button-small" href={href(historyPath(filters))}>Newest</a>}
          {page > 1 && <button type="button" class="button button-small" onClick={() => history.back()}>Back</button>}
          {listed.next_cursor !== null && <a class="button button-small" rel="next" href={href(historyPath(filters, listed.next_cursor, page + 1))}>Older</a>}
        </span>
      </nav>
    </>
  );
}

function Welcome() {
  return (
    <Empty title="No tasks yet">
      <p>Your tasks and their routes appear here. Solve an example in the browser, or create a key and call the API from a program.</p>
      <div class="row">
        <a class="button button-main" href={href('/playground')}>Solve an example</a>
        <a class="button" href={href('/keys')}>Create an API key</a>
        <a href="/docs/getting-started">Getting started</a>
      </div>
    </Empty>
  );
}

/** Announces the number of results after a change of filters or page, but not on the first load. */
function useResultsAnnounced(wanted: string, listed: Listed | null): void {
  const announced = useRef<string | null>(null);
  useEffect(() => {
    if (listed === null || announced.current === wanted) return;
    if (announced.current !== null) announce(plural(listed.matching, 'task'));
    announced.current = wanted;
  }, [wanted, listed]);
}
