import { SESSION_COOKIE } from '#generated/account/constants.js';
import type { Call } from '../call.js';

/** The cookies of the account center: names and attributes follow from how browsers reach the service. */
export interface SessionCookies {
  /** The token of the session; empty when the call carries none. */
  token(call: Call): string;
  setToken(call: Call, token: string): void;
  clearToken(call: Call): void;
  /** What a browser carries that has signed in before. */
  device(call: Call): string;
  setDevice(call: Call, value: string): void;
}

const DEVICE = 'roundsman_device';
const DEVICE_MS = 365 * 86_400_000;

/** @param secure browsers reach the service by https: cookies are `Secure`, and their names say so. */
export function createSessionCookies(secure: boolean): SessionCookies {
  // not __Host-: that asks for the path /, and the API has no use for these cookies
  const name = (plain: string): string => (secure ? `__Secure-${plain}` : plain);
  const attributes = { httpOnly: true, sameSite: 'lax', path: SESSION_COOKIE.path, secure, overwrite: true } as const;
  const set = (call: Call, plain: string, value: string | null, maxAge?: number): void => {
    // TLS ends at a proxy: Koa cannot know that the connection is encrypted
    if (secure) call.cookies.secure = true;
    call.cookies.set(name(plain), value, { ...attributes, ...(maxAge !== undefined && { maxAge }) });
  };
  return {
    token: (call) => call.cookies.get(name(SESSION_COOKIE.name)) ?? '',
    setToken: (call, token) => set(call, SESSION_COOKIE.name, token),
    clearToken: (call) => set(call, SESSION_COOKIE.name, null),
    device: (call) => call.cookies.get(name(DEVICE)) ?? '',
    setDevice: (call, value) => set(call, DEVICE, value, DEVICE_MS),
  };
}
