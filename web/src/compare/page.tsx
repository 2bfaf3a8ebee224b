import { useState } from 'preact/hooks';
import { call } from '../api/client.js';
import { useResource, type Resource } from '../api/resource.js';
import { boundOf, type ShownBound } from '../bound/bound.js';
import type { HistoryEntry, HistoryEntryDetails, HistoryPage } from '#generated/account/types.js';
import { Drawing } from '../history/drawing.js';
import { useSolution, type Solution } from '../history/solution.js';
import { PlanOverlay } from '../overlay/plan-overlay.js';
import { formatNumber, plural } from '../parts/format.js';
import { PageHead } from '../parts/page-head.js';
import { Empty, Failure, Loading } from '../parts/states.js';
import { When } from '../parts/when.js';
import { href } from '../shell/navigation.js';
import type { PageProps } from '../shell/page.js';
import { differenceText, figures, standing, type Figure, type Standing } from './figures.js';
import './compare.css';

/** Compares two solved tasks; with one task, lets the user select the other. */
export default function ComparePage({ query }: PageProps) {
  const a = query.get('a');
  const b = query.get('b');
  return (
    <>
      <p class="crumbs"><a href={href('/history')}>History</a></p>
      <PageHead title="Compare" lead="Compare two solved tasks side by side." />
      {a !== null && b !== null && <Both a={a} b={b} />}
      {(a === null || b === null) && <Choice other={a ?? b} />}
    </>
  );
}

function Both({ a, b }: { readonly a: string; readonly b: string }) {
  const both = useResource(`${a} ${b}`, async (signal) => Promise.all([a, b].map((id) => call<HistoryEntryDetails>(`/history/${encodeURIComponent(id)}`, { signal }))));
  if (both.error !== null) return <div class="card"><Failure error={both.error} retry={both.reload} /></div>;
  if (both.value === null) return <Loading what="Loading both tasks" />;
  const [first, second] = both.value as [HistoryEntryDetails, HistoryEntryDetails];
  return <Sides first={first} second={second} />;
}

function Sides({ first, second }: { readonly first: HistoryEntryDetails; readonly second: HistoryEntryDetails }) {
  const solutions = [useSolution(first.entry.request_id, hasRoutes(first)), useSolution(second.entry.request_id, hasRoutes(second))] as const;
  return (
    <div class="stack-wide">
      <div class="side-by-side">
        {[first, second].map((details, index) => [details.entry, hasRoutes(details), index] as const).map(([entry, drawn, index]) => (
          <section key={entry.request_id} class="stack" aria-labelledby={`side-${index}`}>
            <h2 id={`side-${index}`} class="break">{'AB'[index]}: <a href={href(`/history/${entry.request_id}`)}><bdi>{nameOf(entry)}</bdi></a></h2>
            {!drawn ? <div class="card"><Empty title="This task has no routes" /></div> : <Drawing solution={solutions[index]!} compact />}
          </section>
        ))}
      </div>
      <Figures first={first} second={second} bounds={[boundIn(solutions[0].value), boundIn(solutions[1].value)]} />
      {[first, second].every(hasRoutes) && <BothOnOneMap a={first.entry} b={second.entry} first={solutions[0]} second={solutions[1]} />}
    </div>
  );
}

function boundIn(solution: Solution | null): ShownBound | null {
  return solution && boundOf(solution.result);
}

function hasRoutes({ outcome, plan_summary: summary }: HistoryEntryDetails): boolean {
  return outcome !== null || Boolean(summary);
}

interface BothOnOneMapProps {
  readonly a: HistoryEntry;
  readonly b: HistoryEntry;
  readonly first: Resource<Solution | null>;
  readonly second: Resource<Solution | null>;
}

function BothOnOneMap({ a, b, first, second }: BothOnOneMapProps) {
  const error = first.error ?? second.error;
  if (error !== null) return <div class="card"><Failure error={error} retry={first.error === null ? second.reload : first.reload} /></div>;
  if (first.value === null || second.value === null) return <Loading what="Comparing the stops" />;
  return <PlanOverlay a={{ name: nameOf(a), request: first.value.request, source: first.value.result }} b={{ name: nameOf(b), request: second.value.request, source: second.value.result }} />;
}

function nameOf({ name, request_id: id }: HistoryEntry): string {
  return name ?? id;
}

const MARKS: Readonly<Record<Standing, string>> = { same: '', better: '✓ better', worse: '✗ worse', other: '' };

interface FiguresProps {
  readonly first: HistoryEntryDetails;
  readonly second: HistoryEntryDetails;
  readonly bounds: readonly [ShownBound | null, ShownBound | null];
}

function Figures({ first, second, bounds }: FiguresProps) {
  const [all, setAll] = useState(false);
  const rows = figures(first, second, bounds);
  const different = rows.filter((row) => standing(row) !== 'same');
  const equal = rows.length - different.length;
  return (
    <section class="stack" aria-labelledby="figures-title">
      <div class="row spread">
        <h2 id="figures-title">Differences</h2>
        {equal > 0 && <button type="button" class="button button-small" aria-pressed={all} onClick={() => setAll(!all)}>{all ? 'Hide' : 'Show'} {plural(equal, 'equal figure')}</button>}
      </div>
      {!all && different.length === 0
        ? <p class="note">Both tasks have identical figures.</p>
        : (
          <div class="table-box" role="region" aria-label="Figures of both tasks" tabIndex={0}>
            <table class="table figures">
              <thead>
                <tr>
                  <th scope="col"><span class="visually-hidden">Figure</span></th>
                  <th scope="col" class="number figures-name">A: <bdi>{nameOf(first.entry)}</bdi></th><th scope="col" class="number figures-name">B: <bdi>{nameOf(second.entry)}</bdi></th>
                  <th scope="col" class="number">B compared with A</th>
                </tr>
              </thead>
              <tbody>{(all ? rows : different).map((row) => <Row key={row.name} figure={row} />)}</tbody>
            </table>
          </div>
        )}
    </section>
  );
}

function Row({ figure }: { readonly figure: Figure }) {
  const { name, a, b, format } = figure;
  const stands = standing(figure);
  const shown = (value: number | string | null): string => (typeof value === 'number' ? format(value) : value ?? '–');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="number">{shown(a)}</td>
      <td class="number">{shown(b)}</td>
      <td class={`number figure-${stands}`}>{differenceText(a, b, format)}{MARKS[stands] !== '' && <span class="figure-mark"> {MARKS[stands]}</span>}</td>
    </tr>
  );
}

function Choice({ other }: { readonly other: string | null }) {
  const listed = useResource('recent', (signal) => call<HistoryPage>('/history?state=solved&limit=50', { signal }));
  if (listed.error !== null) return <div class="card"><Failure error={listed.error} retry={listed.reload} /></div>;
  if (listed.value === null) return <Loading />;
  const entries = listed.value.entries.filter(({ request_id: id }) => id !== other);
  if (entries.length === 0) {
    return other === null
      ? <div class="card"><Empty title="No solved tasks yet"><p>Solve two problems, then compare their plans.</p><a class="button" href={href('/playground')}>Open the playground</a></Empty></div>
      : <div class="card"><Empty title="No other solved tasks"><p>Re-run this task with changes, then compare the two.</p><a class="button" href={href(`/playground?from=${other}`)}>Open the playground</a></Empty></div>;
  }
  return (
    <section class="stack" aria-labelledby="choice-title">
      <h2 id="choice-title">{other === null ? 'Select the first task' : 'Select the other task'}</h2>
      <div class="table-box">
        <table class="table table-cards">
          <thead><tr><th scope="col">Task</th><th scope="col">Accepted</th><th scope="col" class="number">Nodes</th><th scope="col" class="number">Cost</th></tr></thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.request_id} class="linked">
                <th scope="row" class="break"><a href={href(other === null ? `/compare?a=${entry.request_id}` : `/compare?a=${other}&b=${entry.request_id}`)}><bdi>{entry.name ?? entry.request_id}</bdi></a></th>
                <td data-label="Accepted"><When time={entry.created_at} /></td>
                <td data-label="Nodes" class="number">{formatNumber(entry.nodes)}</td>
                <td data-label="Cost" class="number">{formatNumber(entry.total_cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
