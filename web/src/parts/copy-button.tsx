import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../shell/announcer.js';
import { CheckIcon, CopyIcon } from '../shell/icons.js';

/** Copies a text and says whether that went well. */
export function CopyButton({ text, label = 'Copy' }: { readonly text: string; readonly label?: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const copied = await copyText(text);
    setState(copied ? 'copied' : 'failed');
    announce(copied ? 'Copied' : 'Copying failed: select the text and copy it by hand');
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

/** @returns whether the text is on the clipboard now; browsers keep it from pages without https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
