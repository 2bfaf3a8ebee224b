/** A call that was refused, or that never reached the service (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** Code from the error registry; empty when the response has none. */
  readonly code: string;
  readonly requestId: string;
  readonly body: unknown;

  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    const { code, request_id: requestId } = (body ?? {}) as { code?: unknown; request_id?: unknown };
    this.code = typeof code === 'string' ? code : '';
    this.requestId = typeof requestId === 'string' ? requestId : '';
    this.body = body;
  }
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** JSON that is sent verbatim. */
  readonly json?: string;
  /** Sent verbatim as plain text. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Token of the session, sent with every call that changes something. */
let csrfToken = '';
let onExpired: () => void = () => undefined;
let renewToken: () => Promise<boolean> = async () => false;

export function setCsrfToken(token: string): void {
  csrfToken = token;
}

/** @param listener called when a response says that the session has ended. */
export function setExpiredListener(listener: () => void): void {
  onExpired = listener;
}

/** @param renew fetches the token of the session again, once a call was refused for its own; whether that is worth another try. */
export function setTokenRenewal(renew: () => Promise<boolean>): void {
  renewToken = renew;
}

/**
 * Calls the account center's API; once again if the token of the session has changed.
 * @param path below `/account/api`.
 * @returns the `result` of the response envelope.
 * @throws ApiError
 */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  try {
    return await callOnce<T>(path, options);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'csrf_token_invalid' && await renewToken())) throw error;
    return callOnce<T>(path, options);
  }
}

async function callOnce<T>(path: string, options: CallOptions): Promise<T> {
  const response = await send(path, options);
  const body = await parse(response);
  if (!response.ok) throw refusal(response, body);
  return (body as { result: T }).result;
}

/** Like {@link call}, for responses that are used verbatim: downloads. */
export async function fetchText(path: string, options: CallOptions = {}): Promise<string> {
  const response = await send(path, options);
  const text = await response.text();
  if (response.ok) return text;
  throw refusal(response, readJson(text));
}

/** @returns the URL of an operation, for links and event sources. */
export function apiUrl(path: string): string {
  return `/account/api${path}`;
}

async function send(path: string, { method = 'GET', body, json = body === undefined ? undefined : JSON.stringify(body), text, headers, signal }: CallOptions): Promise<Response> {
  try {
    return await fetch(apiUrl(path), {
      method,
      headers: {
        Accept: 'application/json',
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(text !== undefined && { 'Content-Type': 'text/plain; charset=utf-8' }),
        ...(method !== 'GET' && { 'X-CSRF-Token': csrfToken }),
        ...headers,
      },
      credentials: 'same-origin',
      ...(json !== undefined && { body: json }),
      ...(text !== undefined && { body: text }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError(0, 'The service did not respond. Check your connection, and that the service is running.');
  }
}

async function parse(response: Response): Promise<unknown> {
  const body = readJson(await response.text());
  if (body === undefined && response.ok) throw new ApiError(response.status, 'The response of the service is not valid JSON. Reload the page.');
  return body;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(response: Response, body: unknown): ApiError {
  const { error } = (body ?? {}) as { error?: unknown };
  const text = typeof error === 'string' && error !== '' ? error : `The service responded with ${response.status} ${response.statusText}`;
  const refused = new ApiError(response.status, text, body);
  if (refused.code === 'not_signed_in') onExpired();
  return refused;
}
