import type { Caller } from '../../accounts/authenticate.js';
import type { Session } from '../../accounts/sessions.js';
import type { Call } from '../call.js';

/** The caller of an operation that asks for a session. */
export function callerIn(call: Call): Caller {
  return call.state.caller!;
}

/** The session of an operation that asks for one. */
export function sessionIn(call: Call): Session {
  return call.state.session!;
}
