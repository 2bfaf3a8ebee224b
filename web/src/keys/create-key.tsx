import { useRef, useState } from 'preact/hooks';
import { call } from '../api/client.js';
import type { CreatedKey } from '#generated/account/types.js';
import { Dialog } from '../parts/dialog.js';
import { ActionError } from '../parts/states.js';

const LIVES = [
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: 365, name: 'One year' },
  { days: 0, name: 'Never' },
] as const;

/** Asks for the name and lifetime of a key and creates it. */
export function CreateKey({ onClose, onCreated }: { readonly onClose: () => void; readonly onCreated: (key: CreatedKey) => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const name = useRef<HTMLInputElement>(null);
  const life = useRef<HTMLSelectElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const days = Number(life.current!.value);
    try {
      onCreated(await call<CreatedKey>('/keys', { method: 'POST', body: { name: name.current!.value.trim(), expires_in_days: days === 0 ? null : days } }));
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  return (
    <Dialog title="Create a key" onClose={onClose}>
      <form class="stack" onSubmit={(event) => void submit(event)}>
        <div class="field">
          <label for="key-name">Name</label>
          <input ref={name} id="key-name" class="input" required maxLength={100} pattern=".*\S.*" title="Enter at least one visible character" autocomplete="off" aria-describedby="key-name-hint" />
          <span id="key-name-hint" class="hint">What will use the key, for example “nightly planning”.</span>
        </div>
        <div class="field">
          <label for="key-life">Expires after</label>
          <select ref={life} id="key-life" class="input" defaultValue="90">
            {LIVES.map(({ days, name: text }) => <option key={days} value={days} selected={days === 90}>{text}</option>)}
          </select>
        </div>
        <ActionError error={error} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>Cancel</button>
          <button type="submit" class="button button-main" disabled={busy}>{busy ? 'Creating…' : 'Create'}</button>
        </div>
      </form>
    </Dialog>
  );
}
