import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as api, TraceFlags, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, envDetector, detectResources, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { recordSpans } from './spans.js';
import type { Trace } from './trace.js';

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/**
 * Records the spans of this process by OpenTelemetry's SDK and sends them to the collector that the standard `OTEL_*`
 * variables name.
 *
 * @param service name of the process, unless `OTEL_SERVICE_NAME` gives another.
 * @returns how to send what is left and stop.
 */
export function startOpenTelemetry(service: string, version: string): () => Promise<void> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service, 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] });
  const tracer = provider.getTracer('roundsman', version);
  recordSpans((name, parent, { kind, attributes = {} }) => {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, contextOf(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      trace: { traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
      rename: (newName) => void span.updateName(newName),
      set: (more) => void span.setAttributes({ ...more }),
      fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
      end: () => span.end(),
    };
  });
  return async () => {
    recordSpans(null);
    await provider.shutdown();
  };
}

function contextOf(parent: Trace | null): Context {
  if (parent === null) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = parent;
  return api.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true });
}
