import { useState } from 'preact/hooks';
import { useResource } from '../api/resource.js';
import { sessionState } from '../api/session.js';
import type { CreatedKey, KeyList } from '#generated/account/types.js';
import { call } from '../api/client.js';
import { PageHead } from '../parts/page-head.js';
import { Empty, Failure, Loading } from '../parts/states.js';
import { FirstCall } from './first-call.js';
import { CreateKey } from './create-key.js';
import { KeyTable } from './key-table.js';
import { NewKeyShown } from './new-key-shown.js';

/** API keys: create, list, disable, revoke, delete. */
export default function KeysPage() {
  const keys = useResource('keys', (signal) => call<KeyList>('/keys', { signal }));
  const [dialog, setDialog] = useState<'none' | 'create'>('none');
  const [made, setMade] = useState<CreatedKey | null>(null);
  const state = sessionState.value;
  const access = state.kind === 'in' && state.session.api_access;
  const full = keys.value !== null && keys.value.keys.length >= keys.value.most_keys;
  return (
    <>
      <PageHead title="API keys" lead="A key lets a program submit problems and fetch results on behalf of this account.">
        <button type="button" class="button button-main" disabled={!access || full} onClick={() => setDialog('create')}>Create key</button>
      </PageHead>
      <div class="stack">
        {!access && state.kind === 'in' && (
          <div class="note note-warn">
            <p class="note-title">The plan “{state.session.plan}” does not include API access</p>
            <p>You cannot create or use keys: calls are refused with <a href="/docs/errors#api_access_denied">api_access_denied</a>. The playground works without keys. Ask the operator of the service for another plan.</p>
          </div>
        )}
        {full && <p class="note">This account has {keys.value?.most_keys} keys, the maximum. Delete a key that you no longer need.</p>}
        <Keys keys={keys.value} error={keys.error} reload={keys.reload} access={access} />
      </div>
      {dialog === 'create' && (
        <CreateKey
          onClose={() => setDialog('none')}
          onCreated={(key) => {
            setDialog('none');
            setMade(key);
            keys.reload();
          }}
        />
      )}
      {made && <NewKeyShown made={made} onClose={() => setMade(null)} />}
    </>
  );
}

interface KeysProps {
  readonly keys: KeyList | null;
  readonly error: unknown;
  readonly reload: () => void;
  readonly access: boolean;
}

function Keys({ keys, error, reload, access }: KeysProps) {
  if (error !== null) return <div class="card"><Failure error={error} retry={reload} /></div>;
  if (keys === null) return <Loading what="Loading keys" />;
  if (keys.keys.length > 0) {
    const unused = keys.keys.every((key) => key.last_used_at === null);
    return <><KeyTable keys={keys.keys} reload={reload} />{access && unused && <div class="card"><FirstCall /></div>}</>;
  }
  return (
    <div class="card">
      <Empty title="No keys yet">
        {access && <p>Create a key and store it where your program keeps its secrets.</p>}
        {access && <FirstCall />}
      </Empty>
    </div>
  );
}
