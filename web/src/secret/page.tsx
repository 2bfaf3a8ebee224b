import { useState } from 'preact/hooks';
import { call } from '../api/client.js';
import { useResource } from '../api/resource.js';
import type { CallbackSecretState, CreatedCallbackSecret } from '#generated/account/types.js';
import { Confirm, Dialog } from '../parts/dialog.js';
import { PageHead } from '../parts/page-head.js';
import { SecretShown } from '../parts/secret-shown.js';
import { Failure, Loading } from '../parts/states.js';
import { When } from '../parts/when.js';

/** The secret that signs callbacks: whether there is one, show a new one once, rotate. */
export default function SecretPage() {
  const state = useResource('secret', (signal) => call<CallbackSecretState>('/callback-secret', { signal }));
  const [asked, setAsked] = useState(false);
  const [made, setMade] = useState<CreatedCallbackSecret | null>(null);
  const make = async () => {
    setMade(await call<CreatedCallbackSecret>('/callback-secret', { method: 'POST' }));
    state.reload();
  };
  return (
    <div class="narrow">
      <PageHead title="Callback secret" lead={<>The service signs each callback with it, so that your receiver knows who calls. <a href="/docs/callbacks">Callbacks</a> shows how to check the signature.</>} />
      {state.error !== null && <div class="card"><Failure error={state.error} retry={state.reload} /></div>}
      {state.value === null && state.error === null && <Loading />}
      {state.value !== null && <SecretCard state={state.value} make={() => setAsked(true)} />}
      {asked && state.value?.created_at === null && (
        <Confirm title="Create a callback secret?" action="Create" danger={false} onConfirm={make} onClose={() => setAsked(false)}>
          <p>Callbacks are signed from then on. Receivers that check no signature notice nothing.</p>
        </Confirm>
      )}
      {asked && typeof state.value?.created_at === 'string' && (
        <Confirm title="Rotate the callback secret?" action="Rotate" danger={false} onConfirm={make} onClose={() => setAsked(false)}>
          <p>
            Callbacks carry two signatures then, by the new secret and by the one of now, until the next rotation: receivers can change over without a gap.
            {state.value.previous_created_at !== null && ' The older one of the two that are valid now ends at once.'}
          </p>
        </Confirm>
      )}
      {made && (
        <Dialog title="Your callback secret" onClose={() => setMade(null)} escapes={false}>
          <p class="note note-warn">Copy it now: it is not shown again.</p>
          <SecretShown label="Callback secret" text={made.secret} />
          <div class="dialog-actions"><button type="button" class="button button-main" onClick={() => setMade(null)}>I have stored it</button></div>
        </Dialog>
      )}
    </div>
  );
}

function SecretCard({ state, make }: { readonly state: CallbackSecretState; readonly make: () => void }) {
  if (state.created_at === null) {
    return (
      <div class="card stack">
        <p>There is no secret: callbacks of this account are not signed.</p>
        <div><button type="button" class="button button-main" onClick={make}>Create a secret</button></div>
      </div>
    );
  }
  return (
    <div class="card stack">
      <dl class="facts">
        <div><dt>Made</dt><dd><When time={state.created_at} /></dd></div>
        <div><dt>Secret before it</dt><dd><When time={state.previous_created_at} none="none" /></dd></div>
      </dl>
      {state.previous_created_at !== null && <p class="note">Two secrets are valid: every callback carries a signature by each.</p>}
      <div><button type="button" class="button" onClick={make}>Rotate</button></div>
    </div>
  );
}
