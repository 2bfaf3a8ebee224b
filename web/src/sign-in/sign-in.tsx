import { useEffect, useRef, useState } from 'preact/hooks';
import { sessionState, signIn } from '../api/session.js';
import { ActionError } from '../parts/states.js';
import { arrive } from '../shell/page-host.js';
import './sign-in.css';

/** Asks for user name and password, and says so when a session has expired. The address does not change. */
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
      <div class="hint sign-in-help">
        <p>No account? The operator of the service creates one with <code>roundsman account create</code>. A new service prints a demo account when it first starts.</p>
        <p>Forgot your password? The operator sets a new one with <code>roundsman account set-password</code>.</p>
      </div>
    </div>
  );
}

function Reason() {
  const state = sessionState.value;
  if (state.kind !== 'out' || state.reason === 'none') return null;
  return state.reason === 'expired'
    ? <p class="note note-warn" role="status">Your session has expired. Sign in again to continue where you left off.</p>
    : <p class="note note-good" role="status">You have signed out.</p>;
}
