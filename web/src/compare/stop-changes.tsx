import type { Plan } from '#generated/account/types.js';
import { useSolution } from '../history/solution.js';
import { plural } from '../parts/format.js';
import { Failure, Loading } from '../parts/states.js';
import { changesOf, type StopChange } from './changes.js';

/** Changes that are listed. */
const SHOWN = 200;

/** The stops whose vehicle differs between two plans of version 2. */
export function StopChanges({ a, b }: { readonly a: string; readonly b: string }) {
  const [first, second] = [useSolution(a), useSolution(b)];
  const error = first.error ?? second.error;
  if (error !== null) return <div class="card"><Failure error={error} retry={first.error === null ? second.reload : first.reload} /></div>;
  if (first.value === null || second.value === null) return <Loading what="Comparing the stops" />;
  const changes = changesOf(first.value.result as Plan, second.value.result as Plan);
  return (
    <section class="stack" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes of vehicle</h2>
      {changes.length === 0
        ? <p class="note">Every stop has the same vehicle in both plans.</p>
        : (
          <div class="table-box" role="region" aria-label="Stops with another vehicle" tabIndex={0}>
            <table class="table">
              <caption class="visually-hidden">{plural(changes.length, 'stop')} with another vehicle</caption>
              <thead><tr><th scope="col">Stop</th><th scope="col">In A</th><th scope="col">In B</th></tr></thead>
              <tbody>{changes.slice(0, SHOWN).map((change) => <Row key={change.stop} change={change} />)}</tbody>
            </table>
          </div>
        )}
      {changes.length > SHOWN && <p class="quiet small">and {plural(changes.length - SHOWN, 'more stop')}</p>}
    </section>
  );
}

function Row({ change: { stop, a, b } }: { readonly change: StopChange }) {
  return <tr><th scope="row" class="break"><bdi>{stop}</bdi></th><td><bdi>{nameOf(a)}</bdi></td><td><bdi>{nameOf(b)}</bdi></td></tr>;
}

function nameOf(vehicle: string | null | undefined): string {
  return vehicle ?? (vehicle === null ? 'not served' : 'not in the request');
}
