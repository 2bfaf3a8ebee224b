import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/client.js';
import { useResource } from '../api/resource.js';
import { boundOf } from '../bound/bound.js';
import { BoundFacts } from '../bound/bound-facts.js';
import { Impossible } from '../bound/impossible.js';
import type { HistoryEntryDetails } from '#generated/account/types.js';
import { Confirm } from '../parts/dialog.js';
import { ErrorCode } from '../parts/error-code.js';
import { PageHead } from '../parts/page-head.js';
import { Failure, Loading } from '../parts/states.js';
import { announce } from '../shell/announcer.js';
import { go, href } from '../shell/navigation.js';
import type { PageProps } from '../shell/page.js';
import { Drawing } from './drawing.js';
import { CallbackFacts } from './callback-facts.js';
import { Downloads, Outcome, PlanOutcome, RequestFacts, Timings } from './entry-sections.js';
import { LiveProgress } from './live-progress.js';
import { useSolution } from './solution.js';
import { isFinished, StateBadge } from './states.js';
import { useImpossibility } from './use-impossibility.js';
import { useRepeat } from './use-repeat.js';
import './history.css';

const REFRESH_MS = 1500;

/** One task: request, result, drawing, downloads and actions. */
export default function EntryPage({ params }: PageProps) {
  const id = params['id']!;
  const path = `/history/${encodeURIComponent(id)}`;
  const shown = useResource(path, (signal) => call<HistoryEntryDetails>(path, { signal }));
  const entry = shown.value?.entry;
  const running = entry !== undefined && (!isFinished(entry.state) || entry.callback === 'pending');
  useRepeat(running && shown.error === null, REFRESH_MS, shown.reload);
  useEndAnnounced(entry?.state);
  return (
    <>
      <p class="crumbs"><a href={href('/history')}>History</a></p>
      {shown.error !== null && <div class="card"><h1 tabIndex={-1} class="visually-hidden">Task</h1><Failure error={shown.error} retry={shown.reload} /></div>}
      {shown.value === null && shown.error === null && <><h1 tabIndex={-1} class="visually-hidden">Task</h1><Loading what="Loading task" /></>}
      {shown.value !== null && shown.error === null && <Entry details={shown.value} path={path} reload={shown.reload} />}
    </>
  );
}

function Entry({ details, path, reload }: { readonly details: HistoryEntryDetails; readonly path: string; readonly reload: () => void }) {
  const [asked, setAsked] = useState(false);
  const { entry, failure, outcome, plan_summary: summary, files } = details;
  const finished = isFinished(entry.state);
  const hasRoutes = outcome !== null || Boolean(summary);
  const solution = useSolution(entry.request_id, hasRoutes);
  const bound = solution.value && boundOf(solution.value.result);
  const impossibility = useImpossibility(entry.request_id, entry.state === 'failed' && files.includes('result'));
  const name = entry.name ?? 'Unnamed task';
  const remove = async () => {
    await call(path, { method: 'DELETE' });
    go('/history');
    announce('Task deleted');
  };
  return (
    <>
      <PageHead
        title={<bdi>{name}</bdi>}
        lead={<span class="row"><StateBadge state={entry.state} code={entry.code} /><code class="break">{entry.request_id}</code></span>}
      >
        {files.includes('request') && <a class="button" href={href(`/playground?from=${entry.request_id}`)}>Re-run with changes</a>}
        {summary && files.includes('request') && <a class="button" href={href(`/playground?from=${entry.request_id}&edit`)}>Edit by hand</a>}
        {entry.state === 'solved' && <a class="button" href={href(`/compare?a=${entry.request_id}`)}>Compare</a>}
        {files.length > 0 && <Downloads path={path} files={files} />}
        {finished && <button type="button" class="button button-danger" onClick={() => setAsked(true)}>Delete</button>}
      </PageHead>
      <div class="stack-wide">
        {!finished && <p class="note" role="status">{entry.state === 'queued' ? 'The task is waiting for a worker.' : 'The task is being solved.'} This page updates automatically.</p>}
        <LiveProgress key={entry.request_id} id={entry.request_id} running={!finished} />
        {failure !== null && (impossibility === null ? <FailureNote code={entry.code} failure={failure} /> : <Impossible impossibility={impossibility} code={entry.code} failure={failure} id={entry.request_id} />)}
        {hasRoutes && <Drawing solution={solution} />}
        <div class="grid entry-facts">
          {outcome !== null && <Outcome outcome={outcome} />}
          {summary && <PlanOutcome summary={summary} />}
          {bound && <BoundFacts bound={bound} />}
          <RequestFacts entry={entry} />
          <Timings entry={entry} />
          <CallbackFacts details={details} path={path} reload={reload} />
        </div>
      </div>
      {asked && (
        <Confirm title="Delete this task?" action="Delete" onConfirm={remove} onClose={() => setAsked(false)}>
          <p>“<bdi>{name}</bdi>” will be removed from the history, including its request and result. This cannot be undone.</p>
        </Confirm>
      )}
    </>
  );
}

function FailureNote({ code, failure }: { readonly code: string | null; readonly failure: string }) {
  return (
    <div class="note note-bad">
      <p class="note-title">No routes</p>
      <p class="break">{failure}</p>
      <ErrorCode code={code} />
    </div>
  );
}

/** Announces the end of the task while the page is open. */
function useEndAnnounced(state: string | undefined): void {
  const [before, setBefore] = useState(state);
  useEffect(() => {
    if (before !== undefined && before !== state && (state === 'solved' || state === 'failed')) announce(`The task is ${state}`);
    setBefore(state);
  }, [state]);
}
