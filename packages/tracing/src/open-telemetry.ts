import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { TracingOptions } from './start-tracing.ts';
import { parseTraceparent, toTraceparent } from './traceparent.ts';
import type { NewSpan, OpenSpan, Tracing } from './tracing.ts';

/** A hanging collector delays later spans, or the end of the process, by no more than these times. */
const EXPORT_MS = 5_000;
const STOP_MS = 2_000;
const DELAY_MS = 1_000;

/**
 * Traces with the OpenTelemetry SDK. Only this file and its imports use it. The current context is stored here, so that no
 * global state of a library changes. All processes sample the same traces, by their ids; a browser's sampling flag is
 * ignored.
 */
export const openTelemetry = (
  options: TracingOptions & { readonly endpoint: string },
): { readonly tracing: Tracing; readonly stop: () => Promise<void> } => {
  const { endpoint, headers, ratio = 1, service, log, delayMs = DELAY_MS } = options;
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({
    url,
    timeoutMillis: EXPORT_MS,
    ...(headers && { headers: { ...headers } }),
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: logFailures(exporter, log),
        scheduledDelayMillis: delayMs,
        exportTimeoutMillis: EXPORT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('twofold');
  const contextStorage = new AsyncLocalStorage<Context>();

  const begin = ({ name, isRequest, attributes = {}, ...given }: NewSpan, startTime?: number) => {
    const context = 'parent' in given ? contextOf(given.parent) : (contextStorage.getStore() ?? ROOT_CONTEXT);
    const kind = isRequest === true ? SpanKind.SERVER : SpanKind.INTERNAL;
    const span = tracer.startSpan(name, { kind, attributes, ...(startTime !== undefined && { startTime }) }, context);
    return { span, context: trace.setSpan(context, span) };
  };

  const open = (opened: NewSpan): OpenSpan => {
    const { span, context } = begin(opened);
    return {
      traceId: span.spanContext().traceId,
      run: (work) => contextStorage.run(context, work),
      end: ({ name, attributes = {}, isFailed = false }) => {
        span.updateName(name).setAttributes(attributes);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  const current = (): ReturnType<Tracing['current']> => {
    const ids = trace.getSpanContext(contextStorage.getStore() ?? ROOT_CONTEXT);
    return ids && { traceId: ids.traceId, traceparent: toTraceparent(ids) };
  };

  const record = (recorded: NewSpan, startedAt: number, endedAt: number): void =>
    begin(recorded, startedAt).span.end(endedAt);

  const stop = async (): Promise<void> => {
    const waited = delay(STOP_MS, undefined, { ref: false });
    await Promise.race([provider.shutdown().catch(() => undefined), waited]);
  };
  return { tracing: { open, current, record }, stop };
};

const contextOf = (traceparent: string | undefined): Context => {
  const ids = parseTraceparent(traceparent);
  return ids === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...ids, isRemote: true });
};

/** The SDK does not report an unreachable collector. Its messages are omitted: they may quote a key. */
const logFailures = (exporter: SpanExporter, log: TracingOptions['log']): SpanExporter => {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isFailing) log.warn({ spans: spans.length }, 'could not export traces');
        isFailing = hasFailed;
        done(hasFailed ? { code: ExportResultCode.SUCCESS } : result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
};
