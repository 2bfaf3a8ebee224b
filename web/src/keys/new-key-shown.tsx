import type { CreatedKey } from '#generated/account/types.js';
import { Dialog } from '../parts/dialog.js';
import { SecretShown } from '../parts/secret-shown.js';
import { FirstCall } from './first-call.js';

/** Shows a key, this once. Escape does not close it: nobody sees the key again. */
export function NewKeyShown({ made, onClose }: { readonly made: CreatedKey; readonly onClose: () => void }) {
  return (
    <Dialog title="Your new key" onClose={onClose} escapes={false}>
      <p class="note note-warn">Copy it now: it is shown only this once. The service keeps a digest, not the key.</p>
      <SecretShown label={`Key “${made.name}”`} text={made.key} />
      <FirstCall />
      <div class="dialog-actions">
        <button type="button" class="button button-main" onClick={onClose}>I have stored it</button>
      </div>
    </Dialog>
  );
}
