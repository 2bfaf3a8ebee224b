import { CALL_HEADERS, LIMITS } from '#generated/constants.js';
import { headerValues } from './call.js';

/**
 * The preferences of a call by RFC 7240: names in small letters, with their values, empty where there is none. The first of
 * a name counts; parameters of a preference are left out.
 */
export function preferences(call: { readonly req: { readonly rawHeaders: readonly string[] } }): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of headerValues(call.req.rawHeaders)(CALL_HEADERS.prefer.toLowerCase()).join(',').split(',')) {
    const [name = '', value = ''] = (part.split(';')[0] ?? '').split('=').map((text) => text.trim());
    if (name !== '' && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), value.replace(/^"(.*)"$/, '$1'));
  }
  return found;
}

/**
 * The wait that is preferred, in whole seconds, capped by what the contract allows: below the patience of the proxies that stand
 * between. Null when none is asked for, or what is asked for makes no sense.
 */
export function preferredWait(wishes: ReadonlyMap<string, string>): number | null {
  const wait = wishes.get('wait') ?? '';
  const seconds = /^[0-9]{1,9}$/.test(wait) ? Number(wait) : 0;
  return seconds === 0 ? null : Math.min(LIMITS.waitSeconds, seconds);
}
