import { useState } from 'preact/hooks';
import { call } from '../api/client.js';
import type { ApiKey, KeyAction, KeyState } from '#generated/account/types.js';
import { Badge, type Tone } from '../parts/badge.js';
import { Confirm } from '../parts/dialog.js';
import { ActionError } from '../parts/states.js';
import { When } from '../parts/when.js';
import { announce } from '../shell/announcer.js';

const TONES: Readonly<Record<KeyState, Tone>> = { active: 'good', disabled: 'warn', expired: 'none', revoked: 'bad' };

/** The keys, newest first, with their actions. An active key cannot be deleted, so that one click cannot break a program by mistake. */
export function KeyTable({ keys, reload }: { readonly keys: readonly ApiKey[]; readonly reload: () => void }) {
  const [asked, setAsked] = useState<{ readonly action: 'revoke' | 'delete'; readonly key: ApiKey } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const change = async (key: ApiKey, action: KeyAction) => {
    await call(path(key), { method: 'PATCH', body: { action } });
    announce(`Key ${key.name}: ${action}d`);
    reload();
  };
  const changeNow = async (key: ApiKey, action: KeyAction) => {
    setError(null);
    try {
      await change(key, action);
    } catch (refused) {
      setError(refused);
    }
  };
  const remove = async (key: ApiKey) => {
    await call(path(key), { method: 'DELETE' });
    announce(`Key ${key.name}: deleted`);
    reload();
  };
  return (
    <>
      <ActionError error={error} />
      <div class="table-box">
        <table class="table table-cards">
          <caption class="visually-hidden">API keys, newest first</caption>
          <thead>
            <tr><th scope="col">Name</th><th scope="col">State</th><th scope="col">Created</th><th scope="col">Expires</th><th scope="col">Last used</th><th scope="col"><span class="visually-hidden">Actions</span></th></tr>
          </thead>
          <tbody>
            {[...keys].reverse().map((key) => (
              <tr key={key.id}>
                <th scope="row" class="break"><bdi>{key.name || 'unnamed'}</bdi><div class="quiet small"><code>{key.prefix}…</code></div></th>
                <td data-label="State"><Badge tone={TONES[key.state]}>{key.state}</Badge></td>
                <td data-label="Created"><When time={key.created_at} dayOnly /></td>
                <td data-label="Expires"><When time={key.expires_at} none="never" dayOnly /></td>
                <td data-label="Last used"><When time={key.last_used_at} none="never" /></td>
                <td class="whole">
                  <div class="row key-actions">
                    <Actions name={key.name} state={key.state} change={(action) => void changeNow(key, action)} ask={(action) => setAsked({ action, key })} />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {asked?.action === 'revoke' && (
        <Confirm title={`Revoke “${asked.key.name}”?`} action="Revoke" onConfirm={async () => change(asked.key, 'revoke')} onClose={() => setAsked(null)}>
          <p>Programs that use this key are rejected immediately. This cannot be undone. The key stays in the list until you delete it.</p>
        </Confirm>
      )}
      {asked?.action === 'delete' && (
        <Confirm title={`Delete “${asked.key.name}”?`} action="Delete" onConfirm={async () => remove(asked.key)} onClose={() => setAsked(null)}>
          <p>The key is removed from the list. This cannot be undone.</p>
        </Confirm>
      )}
    </>
  );
}

interface ActionsProps {
  readonly name: string;
  readonly state: KeyState;
  readonly change: (action: 'enable' | 'disable') => void;
  readonly ask: (action: 'revoke' | 'delete') => void;
}

function Actions({ name, state, change, ask }: ActionsProps) {
  const button = (text: string, act: () => void, look = '') => (
    <button type="button" class={`button button-small ${look}`} onClick={act}>{text}<span class="visually-hidden"> {name}</span></button>
  );
  return (
    <>
      {state === 'active' && button('Disable', () => change('disable'))}
      {state === 'disabled' && button('Enable', () => change('enable'))}
      {(state === 'active' || state === 'disabled') && button('Revoke', () => ask('revoke'), 'button-danger')}
      {state !== 'active' && <span class="key-delete">{button('Delete', () => ask('delete'), 'button-plain button-danger')}</span>}
    </>
  );
}

function path(key: ApiKey): string {
  return `/keys/${encodeURIComponent(key.id)}`;
}
