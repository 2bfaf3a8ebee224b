import type { ProblemReport } from '#generated/account/types.js';
import { formatNumber, plural } from '../parts/format.js';
import { ActionError } from '../parts/states.js';
import type { Playground } from './store.js';

const FORMATS = { json: 'solve request (JSON)', cvrplib: 'CVRPLIB file', solomon: 'Solomon file' } as const;

/** Maximum number of faults listed; the editor marks all of them. */
const SHOWN = 10;

/** The validation report: ready to solve, or the faults with their locations and remedies. */
export function Verdict({ playground, jump }: { readonly playground: Playground; readonly jump: (offset: number, length: number) => void }) {
  const report = playground.report.value;
  const error = playground.reportError.value;
  if (playground.loading.value) return <div class="verdict" role="status" data-state="loading"><p class="quiet small">Loading…</p></div>;
  return (
    <div class="verdict" role="status" aria-atomic="false" data-state={stateOf(playground)}>
      {error !== null && <ActionError error={error} />}
      {error === null && report === null && <p class="quiet small">{unknownText(playground)}</p>}
      {report?.valid === true && <Valid report={report} />}
      {report?.valid === true && report.warnings !== undefined && <Warnings warnings={report.warnings} />}
      {report?.valid === false && <Faults report={report} jump={jump} />}
    </div>
  );
}

function stateOf({ checking, report }: Playground): string {
  if (checking.value) return 'checking';
  if (report.value === null) return 'unknown';
  return report.value.valid ? 'valid' : 'faulty';
}

/** What is said as long as there is no report. */
function unknownText({ checking, text }: Playground): string {
  if (checking.value) return 'Checking…';
  return text.value.trim() === '' ? 'Enter a problem or choose an example.' : 'Not checked yet.';
}

/** How the distances of a file are rounded. */
const ROUNDINGS: Readonly<Record<NonNullable<ProblemReport['distance_rounding']>, string>> = {
  as_given: '',
  nearest_integer: 'Distances are rounded to the nearest integer, like the published costs of this family.',
  tenth_down: 'Distances are rounded down to a tenth, like the published costs of this family.',
  thousandth: 'Distances are rounded to the nearest thousandth, like the published costs of this family.',
  unrounded: 'Distances are not rounded, so the cost may differ from published costs.',
};

function Valid({ report: { format, api_version: version = 1, nodes, vehicles, strategy, distance_rounding: rounding = 'as_given' } }: { readonly report: ProblemReport }) {
  return (
    <>
      <p class="small">
        <span class="badge badge-good">Ready to solve</span>{' '}
        {FORMATS[format]}{version > 1 ? `, version ${version}` : ''}: {plural(nodes ?? 0, version > 1 ? 'stop' : 'node')}, {plural(vehicles ?? 0, 'vehicle')}{strategy === null ? '' : <>; strategy <code>{strategy}</code></>}
      </p>
      {rounding !== 'as_given' && <p class="small quiet">{ROUNDINGS[rounding]}</p>}
    </>
  );
}

/** What was accepted and probably not meant. The problem can be solved all the same. */
function Warnings({ warnings }: { readonly warnings: NonNullable<ProblemReport['warnings']> }) {
  return (
    <section class="stack" aria-label="Warnings">
      <p class="small"><span class="badge badge-warn">{plural(warnings.length, 'warning')}</span> The problem can be solved as it is.</p>
      <ul class="faults">
        {warnings.map(({ message }, index) => <li key={index}><p>{message}</p></li>)}
      </ul>
    </section>
  );
}

function Faults({ report, jump }: { readonly report: ProblemReport; readonly jump: (offset: number, length: number) => void }) {
  const count = report.findings.length + report.more_findings;
  return (
    <section class="stack" aria-label="Faults">
      <p class="small"><span class="badge badge-bad">{plural(count, 'fault')}</span> in this {FORMATS[report.format]}</p>
      <ol class="faults">
        {report.findings.slice(0, SHOWN).map(({ loc, msg, remedy, line, column, offset, length }, index) => (
          <li key={index}>
            {offset === null
              ? <span class="quiet small">{place(loc)}</span>
              : <button type="button" class="link-button small" onClick={() => jump(offset, length ?? 1)}>Line {formatNumber(line)}, column {formatNumber(column)}<span class="visually-hidden">: go to {place(loc)}</span></button>}
            <p>{msg}</p>
            <p class="quiet small">{remedy}</p>
          </li>
        ))}
      </ol>
      {count > SHOWN && <p class="quiet small">and {plural(count - SHOWN, 'more fault')}</p>}
    </section>
  );
}

/** Formats a location as `node_demands[3]` or `stops[3].location`. */
export function place(loc: readonly string[]): string {
  const [, field, ...indices] = loc;
  return field === undefined ? 'the whole document' : field + indices.map((index) => (/^\d+$/.test(index) ? `[${index}]` : `.${index}`)).join('');
}
