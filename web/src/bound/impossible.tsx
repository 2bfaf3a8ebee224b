import { ErrorCode } from '../parts/error-code.js';
import { saveJson } from '../parts/save-json.js';
import { unservedText, type Impossibility } from './impossibility.js';
import { words } from './words.js';
import './bound.css';

export interface ImpossibleProps {
  readonly impossibility: Impossibility;
  readonly code: string | null;
  /** The explanation of the answer. */
  readonly failure: string;
  /** Of the task, for the name of the file. */
  readonly id: string;
}

/** A problem that was proved impossible: what it would take, and the certificate of the proof. */
export function Impossible({ impossibility, code, failure, id }: ImpossibleProps) {
  const { changes, method, certificate } = impossibility;
  return (
    <div class="note note-warn stack" role="alert" data-impossible>
      <div>
        <p class="note-title">Proved impossible</p>
        <p>{unservedText(impossibility)}</p>
        {failure !== '' && <p class="break">{failure}</p>}
        <ErrorCode code={code} />
      </div>
      {changes.length > 0 && (
        <div>
          <p>What a plan would need, if nothing else changes:</p>
          <ul class="impossible-changes">{changes.map((change) => <li key={change}>{change}</li>)}</ul>
        </div>
      )}
      {certificate !== null && (
        <div class="row">
          <button type="button" class="button" onClick={() => saveJson(`${id}-certificate.json`, `${JSON.stringify(certificate)}\n`)}>Download certificate</button>
          <span class="small quiet"><code>roundsman verify</code> re-checks it{method === null ? '' : `; method: ${words(method)}`}.</span>
        </div>
      )}
    </div>
  );
}
