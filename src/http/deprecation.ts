import type { Document } from 'openapi-backend';

/** What the document says of an operation that will end: dates as `2027-01-31` or `2027-01-31T00:00:00Z`. */
interface Deprecated {
  readonly operationId?: string;
  readonly deprecated?: boolean;
  readonly 'x-deprecated-since'?: string;
  readonly 'x-sunset'?: string;
}

/**
 * Returns the headers that announce the end of operations, by operationId: `Deprecation` (RFC 9745) by `x-deprecated-since`,
 * `Sunset` (RFC 8594) by `x-sunset`, and a link to the page that explains both. Operations that are not marked have none.
 * @throws Error when an operation is marked without two dates, or ends before it is deprecated.
 */
export function deprecationHeaders(document: Document): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item ?? {}) as Deprecated[]);
  return new Map(operations.filter(({ deprecated }) => deprecated === true).map((operation) => [operation.operationId ?? '', announce(operation)]));
}

function announce({ operationId, 'x-deprecated-since': since, 'x-sunset': until }: Deprecated): Record<string, string> {
  const [from, end] = [Date.parse(since ?? ''), Date.parse(until ?? '')];
  if (!(from <= end)) throw new Error(`${operationId ?? 'an operation'} is deprecated: it needs x-deprecated-since and a later x-sunset, got ${since ?? 'none'} and ${until ?? 'none'}`);
  return {
    Deprecation: `@${Math.floor(from / 1000)}`,
    Sunset: new Date(end).toUTCString(),
    Link: '</docs/versioning>; rel="deprecation"; type="text/html"',
  };
}
