import { useEffect, useRef, useState } from 'preact/hooks';
import { sessionState, signIn } from '../api/session.js';
import { ActionError } from '../parts/states.js';
import { arrive } from '../shell/page-host.js';
import './sign-in.css';

/** Asks for user name and password; says why, when a session has ended. The address stays what it was. */
export function SignIn() {
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const user = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    arrive('Sign in');
    user.current?.focus();
  }, []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await signIn(user.current!.value, password.current!.value);
    } catch (refused) {
      setError(refused);
      setBusy(false);
      password.current?.select();
    }
  };
  return (
    <div class="sign-in">
      <div class="card stack">
        <h1 tabIndex={-1}>Sign in</h1>
        <Reason />
        <form class="stack" onSubmit={(event) => void submit(event)}>
          <div class="field">
            <label for="user">User name</label>
            <input ref={user} id="user" name="username" class="input" autocomplete="username" autocapitalize="none" spellcheck={false} required maxLength={256} />
          </div>
          <div class="field">
            <label for="password">Password</label>
            <input ref={password} id="password" name="password" type="password" class="input" autocomplete="current-password" required />
          </div>
          <ActionError error={error} />
          <button type="submit" class="button button-main" disabled={busy}>{busy ? 'Signing in…' : 'Sign in'}</button>
        </form>
      </div>
      <p class="hint">Accounts are made by the operator of the service, with <code>roundsman account create</code>. The first start of a new service prints one.</p>
    </div>
  );
}

function Reason() {
  const state = sessionState.value;
  if (state.kind !== 'out' || state.reason === 'none') return null;
  return state.reason === 'expired'
    ? <p class="note note-warn" role="status">Your session has ended. Sign in again to go on where you were.</p>
    : <p class="note note-good" role="status">You are signed out.</p>;
}
