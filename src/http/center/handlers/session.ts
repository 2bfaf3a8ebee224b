import { validateSignIn } from '#generated/account/request-validators.cjs';
import type { Session as SessionShown, SignIn } from '#generated/account/types.js';
import { SESSION_IDLE_MS, type Session, type Sessions } from '../../../accounts/sessions.js';
import type { Accounts } from '../../../accounts/accounts.js';
import type { Plans } from '../../../accounts/plans.js';
import type { SignInLimit } from '../../../accounts/sign-in-limit.js';
import { ServiceError } from '../../../errors.js';
import type { Metrics } from '../../../metrics/metrics.js';
import { timeText } from '../../../tasks/time-text.js';
import type { ReadCallBody } from '../../body.js';
import type { MapTilesConfig } from '../../options.js';
import type { Call } from '../../call.js';
import { networkOf } from '../../flood-limit.js';
import { sessionIn } from '../signed-in.js';
import { callerOf, type CenterHandlers } from '../center-routes.js';
import { reply } from '../../operation.js';
import { makeDeviceMark, readDeviceMark } from '../device-mark.js';
import { readJson } from '../json-body.js';
import type { SessionCookies } from '../session-cookie.js';

export interface SessionHandlersDeps {
  readonly accounts: Pick<Accounts, 'checkPassword'>;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly limit: SignInLimit;
  readonly plans: Plans;
  readonly readBody: ReadCallBody;
  /** Signs the mark of browsers that have signed in. */
  readonly deviceSecret: () => Promise<Uint8Array>;
  readonly metrics: Pick<Metrics, 'signIns'>;
  readonly mapTiles: MapTilesConfig | null;
}

/** Passwords looked at side by side: each takes some 20 MB and a thread of the pool for a while. */
const MAX_CHECKS = 8;

/** `signIn`, `getSession`, `signOut`. */
export function createSessionHandlers(deps: SessionHandlersDeps): Pick<CenterHandlers, 'signIn' | 'getSession' | 'signOut'> {
  const { sessions, cookies } = deps;
  const shown = (session: Session): SessionShown => {
    const { plan, user } = callerOf(session.account, deps.plans);
    return {
      user_name: user, plan: plan.id, api_access: plan.apiAccess, csrf_token: session.csrfToken,
      signed_in_at: timeText(session.startedAt), ends_at: timeText(session.endsAt), idle_seconds: SESSION_IDLE_MS / 1000,
      map_tiles: deps.mapTiles && { ...deps.mapTiles },
    };
  };
  const signIn = createSignIn(deps);
  return {
    getSession: async (call) => reply({ result: shown(sessionIn(call)) }),
    async signIn(call) {
      const session = await signIn(call);
      // a session that the browser had before must not live on under an identifier that somebody else may know
      await sessions.end(cookies.token(call));
      cookies.setToken(call, session.token);
      return reply({ result: shown(session) });
    },
    async signOut(call) {
      await sessions.end(sessionIn(call).token);
      cookies.clearToken(call);
      return reply({ result: { signed_out: true } });
    },
  };
}

function createSignIn(deps: SessionHandlersDeps): (call: Call) => Promise<Session> {
  let checking = 0;
  const check = async (user: string, password: string): Promise<Session['account'] | null> => {
    if (checking >= MAX_CHECKS) throw new ServiceError('service_busy', 'The service is busy: too many sign-ins at once. Please try again in 1 s', { retryAfterSeconds: 1 });
    checking++;
    try {
      return await deps.accounts.checkPassword(user, password);
    } finally {
      checking--;
    }
  };
  const signIn = async (call: Call): Promise<Session> => {
    const body = await readJson<SignIn>(deps.readBody, call, validateSignIn);
    const user = body.user_name.normalize('NFC');
    const secret = await deps.deviceSecret();
    const device = readDeviceMark(secret, user, deps.cookies.device(call));
    const attempt = { network: networkOf(call.state.client), user, device };
    await deps.limit.take(attempt);
    const account = await check(user, body.password);
    if (!account) throw new ServiceError('wrong_password', 'User name or password is wrong');
    await deps.limit.succeeded(attempt);
    if (device === null) deps.cookies.setDevice(call, makeDeviceMark(secret, user));
    return deps.sessions.start(account);
  };
  return async (call) => {
    try {
      const session = await signIn(call);
      deps.metrics.signIns.inc({ outcome: 'accepted' });
      return session;
    } catch (error) {
      const code = error instanceof ServiceError ? error.code : '';
      if (code === 'wrong_password') deps.metrics.signIns.inc({ outcome: 'wrong_password' });
      if (code === 'rate_limit_exceeded') deps.metrics.signIns.inc({ outcome: 'throttled' });
      throw error;
    }
  };
}
