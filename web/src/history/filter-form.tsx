import { useRef } from 'preact/hooks';
import { go, href } from '../shell/navigation.js';
import { historyPath, MAX_NAME, MAX_NODES, readFilters, STATES, type Filter, type Filters } from './filters.js';

/** On a phone only the search line shows until the filters are opened. */
function isWide(): boolean {
  return matchMedia('(min-width: 44rem)').matches;
}

/** Lets a range end where it begins, or later. @param least where it begins if the user has not said it */
function raiseFrom(form: HTMLFormElement, first: Filter, last: Filter, least: string): void {
  const [from, to] = [first, last].map((name) => form.elements.namedItem(name) as HTMLInputElement);
  to!.min = from!.value || least;
}

/** The filters. Applied filters are part of the address, so that it can be bookmarked and shared. */
export function FilterForm({ filters }: { readonly filters: Filters }) {
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    if (form.current === null) return;
    raiseFrom(form.current, 'from', 'to', '');
    raiseFrom(form.current, 'min_nodes', 'max_nodes', '0');
    if (!form.current.reportValidity()) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
    go(historyPath(readFilters(new URLSearchParams(fields))));
  };
  return (
    <form
      ref={form}
      class="filters card"
      role="search"
      aria-label="Filter the history"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div class="filter-line">
        <div class="field filter-name">
          <label for="filter-name" class="visually-hidden">Name or request id</label>
          <input id="filter-name" name="name" type="search" class="input" maxLength={MAX_NAME} defaultValue={filters.name ?? ''} placeholder="Name or request id" autocomplete="off" />
        </div>
        <button type="submit" class="button">Search</button>
        {Object.keys(filters).length > 0 && <a class="button button-plain" href={href('/history')}>Clear</a>}
      </div>
      <details class="filter-more" open={isWide() || Object.keys(filters).some((name) => name !== 'name')}>
        <summary>More filters</summary>
        <div class="filter-fields">
          <div class="field">
            <label for="filter-state">State</label>
            <select id="filter-state" name="state" class="input" onChange={apply}>
              <option value="">any</option>
              {STATES.map((state) => <option key={state} value={state} selected={filters.state === state}>{state}</option>)}
            </select>
          </div>
          <div class="field">
            <label for="filter-from">From day</label>
            <input id="filter-from" name="from" type="date" class="input" defaultValue={filters.from ?? ''} />
          </div>
          <div class="field">
            <label for="filter-to">To day</label>
            <input id="filter-to" name="to" type="date" class="input" defaultValue={filters.to ?? ''} />
          </div>
          <div class="field" role="group" aria-labelledby="filter-nodes">
            <span id="filter-nodes" class="label">Nodes</span>
            <div class="range">
              <input name="min_nodes" type="number" min={0} max={MAX_NODES} step={1} class="input" aria-label="Minimum nodes" placeholder="from" defaultValue={filters.min_nodes ?? ''} />
              <input name="max_nodes" type="number" min={0} max={MAX_NODES} step={1} class="input" aria-label="Maximum nodes" placeholder="to" defaultValue={filters.max_nodes ?? ''} />
            </div>
          </div>
        </div>
      </details>
    </form>
  );
}
