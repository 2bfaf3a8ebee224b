import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../shell/announcer.js';
import { CheckIcon, CopyIcon } from '../shell/icons.js';

/** Copies a text and shows whether that succeeded. */
export function CopyButton({ text, label = 'Copy' }: { readonly text: string; readonly label?: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const copied = await copyText(text);
    setState(copied ? 'copied' : 'failed');
    announce(copied ? 'Copied' : 'Could not copy. Select the text and copy it manually.');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('ready'), 2500);
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      {state === 'copied' ? 'Copied' : state === 'failed' ? 'Not copied' : label}
    </button>
  );
}

/** @returns whether the text was copied; browsers deny the clipboard to pages without https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
