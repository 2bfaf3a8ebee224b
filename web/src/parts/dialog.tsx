import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ActionError } from './states.js';

export interface DialogProps {
  readonly title: string;
  /** Called on Escape and when the dialog is done; the parent then stops rendering it. */
  readonly onClose: () => void;
  /** False for content that cannot be shown again: Escape does not close it. */
  readonly escapes?: boolean;
  readonly children: ComponentChildren;
}

/** A modal dialog, open while it is rendered. It traps the focus and returns it when it closes. */
export function Dialog({ title, onClose, escapes = true, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Immediately, not after the next frame: keys pressed in between would reach the page behind.
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
        // A second Escape would close the element without a `cancel` event.
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
  /** Label of the button that confirms. */
  readonly action: string;
  readonly danger?: boolean;
  /** Performs the action; on an error the dialog stays open and shows it. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action. */
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
