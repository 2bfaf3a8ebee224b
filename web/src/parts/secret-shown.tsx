import { CopyButton } from './copy-button.js';

/** A secret that is shown once, with a button to copy it. */
export function SecretShown({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div class="field">
      <span class="label">{label}</span>
      <div class="secret">
        <code tabIndex={0} aria-label={label}>{text}</code>
        <CopyButton text={text} />
      </div>
    </div>
  );
}
