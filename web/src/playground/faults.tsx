import type { ProblemReport } from '../api/types.js';
import { formatNumber, plural } from '../parts/format.js';
import { ActionError } from '../parts/states.js';
import type { Playground } from './store.js';

const FORMATS = { json: 'solve request (JSON)', cvrplib: 'CVRPLIB file', solomon: 'Solomon file' } as const;

/** What the service says of the problem: all is well, or what is wrong, where, and what to do about it. */
export function Verdict({ playground, jump }: { readonly playground: Playground; readonly jump: (offset: number, length: number) => void }) {
  const report = playground.report.value;
  const error = playground.reportError.value;
  return (
    <div class="verdict" aria-live="polite" data-state={playground.checking.value ? 'checking' : report === null ? 'unknown' : report.valid ? 'valid' : 'faulty'}>
      {error !== null && <ActionError error={error} />}
      {error === null && report === null && <p class="quiet small">{playground.checking.value ? 'Checking…' : playground.text.value.trim() === '' ? 'There is nothing to solve yet.' : 'Not checked yet.'}</p>}
      {report?.valid === true && <Valid report={report} />}
      {report?.valid === false && <Faults report={report} jump={jump} />}
    </div>
  );
}

function Valid({ report: { format, nodes, vehicles, strategy } }: { readonly report: ProblemReport }) {
  return (
    <p class="small">
      <span class="badge badge-good">Ready to solve</span>{' '}
      {FORMATS[format]}: {plural(nodes ?? 0, 'node')}, {plural(vehicles ?? 0, 'vehicle')}{strategy === null ? '' : <>; strategy <code>{strategy}</code></>}
    </p>
  );
}

function Faults({ report, jump }: { readonly report: ProblemReport; readonly jump: (offset: number, length: number) => void }) {
  const count = report.findings.length + report.more_findings;
  return (
    <section class="stack" aria-label="Faults">
      <p class="small"><span class="badge badge-bad">{plural(count, 'fault')}</span> in this {FORMATS[report.format]}</p>
      <ol class="faults">
        {report.findings.map(({ loc, msg, remedy, line, column, offset, length }, index) => (
          <li key={index}>
            {offset === null
              ? <span class="quiet small">{place(loc)}</span>
              : <button type="button" class="link-button small" onClick={() => jump(offset, length ?? 1)}>Line {formatNumber(line)}, column {formatNumber(column)}<span class="visually-hidden">: go to {place(loc)}</span></button>}
            <p>{msg}</p>
            <p class="quiet small">{remedy}</p>
          </li>
        ))}
      </ol>
      {report.more_findings > 0 && <p class="quiet small">and {plural(report.more_findings, 'more fault')}</p>}
    </section>
  );
}

/** A place as people write it: `node_demands[3]`. */
export function place(loc: readonly string[]): string {
  const [, field, ...indices] = loc;
  return field === undefined ? 'the whole text' : field + indices.map((index) => `[${index}]`).join('');
}
