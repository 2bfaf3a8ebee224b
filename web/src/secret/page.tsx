import { useState } from 'preact/hooks';
import { call } from '../api/client.js';
import { useResource } from '../api/resource.js';
import type { CallbackSecretState, CreatedCallbackSecret } from '#generated/account/types.js';
import { Confirm, Dialog } from '../parts/dialog.js';
import { PageHead } from '../parts/page-head.js';
import { SecretShown } from '../parts/secret-shown.js';
import { Failure, Loading } from '../parts/states.js';
import { When } from '../parts/when.js';

/** The secret that signs callbacks: shows its age, creates it, rotates it. A new secret is shown once. */
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
      <PageHead title="Callback secret" lead={<>The service signs each callback with this secret, so that your receiver can verify the sender. See <a href="/docs/callbacks#verifying-the-signature">how to verify a signature</a>.</>} />
      {state.error !== null && <div class="card"><Failure error={state.error} retry={state.reload} /></div>}
      {state.value === null && state.error === null && <Loading />}
      {state.value !== null && <SecretCard state={state.value} make={() => setAsked(true)} />}
      {asked && state.value?.created_at === null && (
        <Confirm title="Create a callback secret?" action="Create" danger={false} onConfirm={make} onClose={() => setAsked(false)}>
          <p>Callbacks are signed from now on. Receivers that do not verify signatures are not affected.</p>
        </Confirm>
      )}
      {asked && typeof state.value?.created_at === 'string' && (
        <Confirm title="Rotate the callback secret?" action="Rotate" danger={false} onConfirm={make} onClose={() => setAsked(false)}>
          <p>
            Until the next rotation, every callback is signed with both the new and the current secret, so that receivers can switch without downtime.
            {state.value.previous_created_at !== null && ' The previous secret stops working immediately.'}
          </p>
        </Confirm>
      )}
      {made && (
        <Dialog title="Your callback secret" onClose={() => setMade(null)} escapes={false}>
          <p class="note note-warn">Copy the secret now. It will not be shown again.</p>
          <SecretShown label="Callback secret" text={made.secret} />
          <div class="dialog-actions"><button type="button" class="button button-main" onClick={() => setMade(null)}>I saved it</button></div>
        </Dialog>
      )}
    </div>
  );
}

function SecretCard({ state, make }: { readonly state: CallbackSecretState; readonly make: () => void }) {
  if (state.created_at === null) {
    return (
      <div class="card stack">
        <p>This account has no callback secret, so its callbacks are not signed.</p>
        <div><button type="button" class="button button-main" onClick={make}>Create secret</button></div>
      </div>
    );
  }
  return (
    <div class="card stack">
      <dl class="facts">
        <div><dt>Created</dt><dd><When time={state.created_at} /></dd></div>
        <div><dt>Previous secret</dt><dd><When time={state.previous_created_at} none="none" /></dd></div>
      </dl>
      {state.previous_created_at !== null && <p class="note">Two secrets are active: every callback is signed with both. The previous one stops working at the next rotation.</p>}
      <div><button type="button" class="button" onClick={make}>Rotate secret</button></div>
    </div>
  );
}
