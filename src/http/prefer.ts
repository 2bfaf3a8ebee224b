import { headerValues } from './call.js';

/**
 * The preferences of a call by RFC 7240: names in small letters, with their values, empty where there is none. The first of
 * a name counts; parameters of a preference are left out.
 */
export function preferences(call: { readonly req: { readonly rawHeaders: readonly string[] } }): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of headerValues(call.req.rawHeaders)('prefer').join(',').split(',')) {
    const [name = '', value = ''] = (part.split(';')[0] ?? '').split('=').map((text) => text.trim());
    if (name !== '' && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), value.replace(/^"(.*)"$/, '$1'));
  }
  return found;
}

/** Longest wait of a long poll, seconds: below the patience of the proxies that stand between. */
const LONGEST_WAIT_SECONDS = 30;

/** The wait that is preferred: whole seconds from 1 to 30; null when none is asked for, or what is asked for makes no sense. */
export function preferredWait(wishes: ReadonlyMap<string, string>): number | null {
  const wait = wishes.get('wait') ?? '';
  const seconds = /^[0-9]{1,9}$/.test(wait) ? Number(wait) : 0;
  return seconds === 0 ? null : Math.min(LONGEST_WAIT_SECONDS, seconds);
}
