import type { Next } from 'koa';
import { parseTraceparent } from '../trace/trace.js';
import { withSpan } from '../trace/spans.js';
import { headerValues, isOfApi, type Call } from './call.js';

/** Outermost middleware: a call joins the trace of its `traceparent`, or starts a new one. */
export async function traceCalls(call: Call, next: Next): Promise<void> {
  if (!isOfApi(call.path)) {
    await next();
    return;
  }
  const sent = headerValues(call.req.rawHeaders)('traceparent');
  const parent = sent.length === 1 ? parseTraceparent(sent[0]) : null;
  await withSpan(call.method, { kind: 'server', parent, attributes: { 'http.request.method': call.method } }, async (span) => {
    await next();
    const { operation, requestId, code } = call.state;
    span.rename(`${call.method} ${operation}`);
    span.set({ 'http.response.status_code': call.status, 'roundsman.operation': operation, 'roundsman.request_id': requestId });
    if (call.status >= 500) span.fail(code ?? 'internal_error');
  });
}
