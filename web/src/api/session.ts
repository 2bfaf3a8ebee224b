import { signal } from '@preact/signals';
import { ApiError, call, setCsrfToken, setExpiredListener, setTokenRenewal } from './client.js';

/** The signed-in user. */
export interface Session {
  readonly user_name: string;
  /** Name of the account's plan. */
  readonly plan: string;
  /** Whether the plan allows API calls with keys. */
  readonly api_access: boolean;
  readonly csrf_token: string;
  /** Tiles for maps by longitude and latitude. */
  readonly map_tiles?: { readonly url: string; readonly attribution: string } | null;
}

/**
 * State of the session: being fetched, could not be fetched, signed out, signed in. With `expired` the address does not
 * change, so that signing in again leads back to the page.
 */
export type SessionState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'unknown'; readonly error: unknown }
  | { readonly kind: 'out'; readonly reason: 'none' | 'signed-out' | 'expired' }
  | { readonly kind: 'in'; readonly session: Session };

export const sessionState = signal<SessionState>({ kind: 'asking' });

setExpiredListener(() => {
  if (sessionState.peek().kind === 'in') sessionState.value = { kind: 'out', reason: 'expired' };
});

// The user may have signed in again in another tab. What another user has done there is not repeated in their name.
setTokenRenewal(async () => {
  const state = sessionState.peek();
  const session = await call<Session>('/session').catch(() => null);
  if (state.kind !== 'in' || session?.user_name !== state.session.user_name) return false;
  begin(session);
  return true;
});

/** Fetches the current session. */
export async function askForSession(): Promise<void> {
  sessionState.value = { kind: 'asking' };
  try {
    begin(await call<Session>('/session'));
  } catch (error) {
    const nobody = error instanceof ApiError && error.status === 401;
    sessionState.value = nobody ? { kind: 'out', reason: 'none' } : { kind: 'unknown', error };
  }
}

/** @throws ApiError when user name or password is wrong, or after too many attempts. */
export async function signIn(user: string, password: string): Promise<void> {
  begin(await call<Session>('/session', { method: 'POST', body: { user_name: user, password } }));
}

/** Ends the session on the server. The page shows the user as signed out only when that succeeded. @throws ApiError */
export async function signOut(): Promise<void> {
  try {
    await call('/session', { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  setCsrfToken('');
  sessionState.value = { kind: 'out', reason: 'signed-out' };
}

function begin(session: Session): void {
  setCsrfToken(session.csrf_token);
  sessionState.value = { kind: 'in', session };
}
