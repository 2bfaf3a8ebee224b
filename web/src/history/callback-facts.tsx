import { useState } from 'preact/hooks';
import { call } from '../api/client.js';
import type { HistoryEntryDetails } from '#generated/account/types.js';
import { ActionError } from '../parts/states.js';
import { When } from '../parts/when.js';
import { announce } from '../shell/announcer.js';
import { Fact } from './entry-sections.js';
import { CALLBACKS } from './states.js';

export interface CallbackFactsProps {
  readonly details: HistoryEntryDetails;
  /** Path of the task in the API. */
  readonly path: string;
  readonly reload: () => void;
}

/** The outcome of the callback, and a button to send it again. */
export function CallbackFacts({ details: { entry, callback_resendable: resendable }, path, reload }: CallbackFactsProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const resend = async () => {
    setBusy(true);
    setError(null);
    try {
      await call<HistoryEntryDetails>(`${path}/callback`, { method: 'POST' });
      announce('Sending the callback again');
      reload();
    } catch (refused) {
      setError(refused);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section class="card stack" aria-labelledby="callback-title">
      <h2 id="callback-title">Callback</h2>
      <dl class="facts">
        <Fact wide term="Outcome" value={CALLBACKS[entry.callback]} />
        {entry.callback_status !== null && <Fact term="Response" value={`HTTP ${entry.callback_status}`} />}
        {entry.callback_reason !== null && <Fact term="Reason" value={entry.callback_reason} wide />}
        {entry.callback_at !== null && <Fact term="Last attempt" value={<When time={entry.callback_at} />} />}
      </dl>
      {resendable === true && <div><button type="button" class="button" disabled={busy} onClick={() => void resend()}>Send again</button></div>}
      <ActionError error={error} />
    </section>
  );
}
