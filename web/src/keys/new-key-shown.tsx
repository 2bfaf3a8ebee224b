import type { CreatedKey } from '#generated/account/types.js';
import { Dialog } from '../parts/dialog.js';
import { SecretShown } from '../parts/secret-shown.js';
import { FirstCall } from './first-call.js';

/** Shows a new key once. Escape does not close the dialog, because the key cannot be shown again. */
export function NewKeyShown({ made, onClose }: { readonly made: CreatedKey; readonly onClose: () => void }) {
  return (
    <Dialog title="Your new key" onClose={onClose} escapes={false}>
      <p class="note note-warn">Copy the key now. The service stores only a hash of it and cannot show it again.</p>
      <SecretShown label={`Key “${made.name}”`} text={made.key} />
      <FirstCall apiKey={made.key} />
      <div class="dialog-actions">
        <button type="button" class="button button-main" onClick={onClose}>I saved it</button>
      </div>
    </Dialog>
  );
}
