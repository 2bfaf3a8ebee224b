import { headerValues, type Call } from './call.js';

/**
 * The preferences of a call by RFC 7240: names in small letters, with their values, empty where there is none. The first of
 * a name counts; parameters of a preference are left out.
 */
export function preferences(call: Pick<Call, 'req'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of headerValues(call.req.rawHeaders)('prefer').join(',').split(',')) {
    const [name = '', value = ''] = (part.split(';')[0] ?? '').split('=').map((text) => text.trim());
    if (name !== '' && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), value.replace(/^"(.*)"$/, '$1'));
  }
  return found;
}
