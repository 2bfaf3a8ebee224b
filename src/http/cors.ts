import cors from '@koa/cors';
import type { Middleware } from 'koa';
import type { Document } from 'openapi-backend';
import { ANSWER_HEADERS, CALL_HEADERS, CREDENTIAL_HEADERS } from '#generated/constants.js';
import type { CallState } from './call.js';

/** What pages of other origins may send, beside what browsers let through unasked. */
const SENT = ['Content-Type', 'Content-Encoding', CREDENTIAL_HEADERS.userName, CREDENTIAL_HEADERS.apiKey, ...Object.values(CALL_HEADERS)];
/** Headers of answers that they may read, beside the few that browsers always show. */
const READ = Object.values(ANSWER_HEADERS);
/** The operations of the contract, and the contract. */
const OPEN = /^\/(api\/|openapi\.json$)/;
const PREFLIGHT_SECONDS = 600;

/**
 * Lets pages of these origins call the API from a browser; refusals can be read by them too. Cookies are never asked for, so
 * that a page can do no more than the credentials it was given. Preflights carry none and are answered without. What lies
 * beside the API, pages with a session among it, is none of theirs.
 * @param origins as browsers write them (`https://app.example.com`), or `*` alone for every one.
 */
export function createCors(origins: readonly string[], document: Document): Middleware<CallState> {
  const every = origins.includes('*');
  const allow: Middleware<CallState> = cors({
    origin: ({ header: { origin = '' } }) => (every && origin !== '' ? '*' : origins.includes(origin) ? origin : ''),
    allowMethods: ['HEAD', ...methodsOf(document)],
    allowHeaders: SENT,
    exposeHeaders: READ,
    maxAge: PREFLIGHT_SECONDS,
    keepHeadersOnError: false,
  });
  return async (call, next) => { await (OPEN.test(call.path) ? allow(call, next) : next()); };
}

function methodsOf(document: Document): string[] {
  const all = Object.values(document.paths ?? {}).flatMap((item) => Object.keys(item ?? {}));
  return [...new Set(all)].filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method)).map((method) => method.toUpperCase());
}
