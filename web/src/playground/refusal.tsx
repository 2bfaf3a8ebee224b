import { useEffect, useState } from 'preact/hooks';
import { plural } from '../parts/format.js';
import { messageOf } from '../parts/states.js';
import { href } from '../shell/navigation.js';
import { place } from './faults.js';
import { remedyOf } from './remedies.js';
import { faultsOf } from './store.js';

/** Why a submission was refused, the remedy, and when to retry. */
export function Refusal({ error, version, retry }: { readonly error: unknown; readonly version: number; readonly retry: () => void }) {
  const { title, text, link, retryIn } = remedyOf(error, version);
  const left = useCountdown(retryIn ?? 0, error);
  return (
    <div class="note note-bad" role="alert">
      <p class="note-title">{title}</p>
      <p>{messageOf(error)}</p>
      {faultsOf(error).map(({ loc, msg }, index) => <p key={index} class="small">{place(loc)}: {msg}</p>)}
      {text !== '' && <p>{text}</p>}
      <div class="row">
        {retryIn !== null && <button type="button" class="button button-small" disabled={left > 0} onClick={retry}>{left > 0 ? `Try again in ${plural(left, 'second')}` : 'Try again'}</button>}
        {link && <a href={href(link.to)}>{link.label}</a>}
      </div>
    </div>
  );
}

/** Counts down whole seconds. */
function useCountdown(seconds: number, key: unknown): number {
  const [left, setLeft] = useState(Math.ceil(seconds));
  useEffect(() => {
    const until = Date.now() + 1000 * seconds;
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [key]);
  return left;
}
