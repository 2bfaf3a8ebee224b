import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ActionError } from './states.js';

export interface DialogProps {
  readonly title: string;
  /** Escape, or the end of the dialog: whoever shows it takes it away. */
  readonly onClose: () => void;
  /** False keeps Escape from closing what cannot be seen again. */
  readonly escapes?: boolean;
  readonly children: ComponentChildren;
}

/** A modal dialog as long as it is rendered; the focus goes in, stays, and returns where it was. */
export function Dialog({ title, onClose, escapes = true, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // At once, not after the next frame: keys that are pressed meanwhile would go to the page behind.
  useLayoutEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (escapes) onClose();
      }}
      onKeyDown={(event) => {
        // A second Escape would close the element past its `cancel` event.
        if (event.key === 'Escape' && !escapes) event.preventDefault();
      }}
    >
      <div class="dialog-inner">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

export interface ConfirmProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** What the button says that does it. */
  readonly action: string;
  readonly danger?: boolean;
  /** Does it; an error is shown and the dialog stays. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function Confirm({ title, children, action, danger = true, onConfirm, onClose }: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <ActionError error={error} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>Cancel</button>
        <button type="button" class={`button button-main ${danger ? 'button-danger' : ''}`} disabled={busy} onClick={() => void confirm()}>{action}</button>
      </div>
    </Dialog>
  );
}
