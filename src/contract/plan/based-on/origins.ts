import type { RequestWarning } from '#generated/types.js';
import type { Finding } from '../../../errors.js';

/**
 * Where a field of a merged request is from: the body, the earlier request or its answer; of a list that was merged by id: the
 * index in the body of each entry, -1 for those of the earlier request.
 */
export type Origin = 'body' | 'earlier' | 'answer' | readonly number[];

/** By field; those that a merged request does not have are as the body left them. */
export type Origins = ReadonlyMap<string, Origin>;

const REMEDIES = {
  entry: 'it is in the earlier request: send an entry with its id in its place, or remove it',
  earlier: 'it is in the earlier request: send this field in its place',
  answer: 'the route is of the earlier answer: send initial_routes in its place',
} as const;

/** A place that was found in a merged request, in what the caller sent; null: it is the same one. */
interface Sent {
  readonly path: readonly string[];
  readonly text: (message: string) => string;
}

/** Returns a finding in a merged request as one about what was sent. @param prefix path of the request in the body. */
export function findingAsSent(finding: Finding, prefix: readonly string[], origins: Origins): Finding {
  const sent = placeAsSent(finding.loc, prefix, origins);
  return sent === null ? finding : { ...finding, loc: [...sent.path], msg: sent.text(finding.msg) };
}

/** The same of a warning. */
export function warningAsSent(warning: RequestWarning, prefix: readonly string[], origins: Origins): RequestWarning {
  const sent = placeAsSent(warning.loc, prefix, origins);
  return sent === null ? warning : { ...warning, loc: [...sent.path], message: sent.text(warning.message) };
}

function placeAsSent([body = 'body', ...path]: readonly string[], prefix: readonly string[], origins: Origins): Sent | null {
  if (prefix.some((level, i) => path[i] !== level)) return null;
  const [field, index, ...rest] = path.slice(prefix.length);
  const origin = field === undefined ? undefined : origins.get(field);
  if (field === undefined || origin === undefined || origin === 'body') return null;
  const inEarlier = (remedy: keyof typeof REMEDIES): Sent => ({ path: [body, ...prefix, 'based_on', 'request_id'], text: (message) => `${message} (${REMEDIES[remedy]})` });
  if (origin === 'earlier' || origin === 'answer') return inEarlier(origin);
  const sent = index === undefined ? undefined : origin[Number(index)];
  if (index === undefined || sent === undefined) return null;
  if (sent < 0) return inEarlier('entry');
  return { path: [body, ...prefix, field, String(sent), ...rest], text: (message) => message.replaceAll(`${field}[${index}]`, `${field}[${String(sent)}]`) };
}
