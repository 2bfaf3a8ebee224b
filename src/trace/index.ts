export { recordSpans, withSpan, type Span, type SpanAttributes, type SpanOptions } from './spans.js';
export { childOf, currentTrace, formatTraceparent, parseTraceparent, traceFields, withinTrace, type Trace } from './trace.js';
