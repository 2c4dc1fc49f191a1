/**
 * The only module that loads the packages of OpenTelemetry, and only if an address for traces or metrics is set. A
 * collector that is away or slow delays no one: records wait in a bounded queue, and those that do not fit are dropped.
 * An outage is logged once.
 */
import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, type SpanContext, SpanKind, trace } from '@opentelemetry/api';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { collected } from './collected.ts';
import { type Recorder, readTraceparent, recordBy } from './spans.ts';
import type { OtlpTarget, TelemetryConfig } from './telemetry-config.ts';

/** Within the time that a process has to stop. */
const lastMs = 2_000;
const lastMetricsMs = 300;
/** A few megabytes. */
const mostWaiting = 2_048;

export interface Given {
  registry: Registry;
  log: Logger;
  version: string;
  publicUrl: string;
}

export type Telemetry = Awaited<ReturnType<typeof sendTelemetry>>;

/** After it resolves, spans are recorded and metrics pushed. */
export async function sendTelemetry(config: TelemetryConfig, given: Given) {
  const { version, publicUrl } = given;
  const resource = defaultResource().merge(
    resourceFromAttributes({
      'service.version': version,
      'service.instance.id': crypto.randomUUID(),
      ...config.resource,
    }),
  );
  const [spans, metrics] = await Promise.all([
    spanExporter(config.traces, given),
    metricExporter(config.metrics, given),
  ]);
  const processors = spans ? [new BatchSpanProcessor({ exporter: spans, maxQueueSize: mostWaiting })] : [];
  const random = new RandomIdGenerator();
  let traceId: string | undefined;
  const tracers = new TracerProvider({
    resource,
    sampler: samplerOf(config),
    idGenerator: {
      generateTraceId: () => traceId ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: processors,
  });
  const tracer = tracers.getTracer('openward', version);
  const { protocol, hostname } = new URL(publicUrl);
  const ofServer = { 'url.scheme': protocol.slice(0, -1), 'server.address': hostname };
  const recorder: Recorder = {
    begin(name, { kind, attributes, parent, traceId: own, cause }) {
      const link = readTraceparent(cause);
      traceId = own;
      try {
        return tracer.startSpan(
          name,
          {
            kind: kinds[kind],
            attributes: { ...(kind === 'server' ? ofServer : {}), ...attributes } as Record<string, string>,
            ...(link ? { links: [{ context: remote(link) }] } : {}),
          },
          contextOf(parent),
        );
      } finally {
        traceId = undefined;
      }
    },
  };
  if (spans) recordBy(recorder);
  const reader =
    metrics &&
    new PeriodicExportingMetricReader({
      exporter: metrics,
      exportIntervalMillis: config.metricsEveryMs,
      // Not longer than the interval.
      exportTimeoutMillis: Math.min(config.metricsEveryMs, 30_000),
      metricProducers: [{ collect: () => collected(given.registry, resource) }],
    });
  const meters = new MeterProvider({ resource, readers: reader ? [reader] : [] });

  return {
    /** For tests. */
    flush: () => Promise.allSettled([tracers.forceFlush(), meters.forceFlush()]),
    /**
     * Pushes the metrics for the last time, while the database is still open: otherwise they would report it as away.
     */
    async leave() {
      await Promise.race([
        meters.shutdown().catch(() => {}),
        setTimeout(lastMetricsMs, undefined, { ref: false }),
      ]);
    },
    /** Sends what waits, for as long as a stop allows. */
    async stop() {
      recordBy(null);
      const ended = Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      await Promise.race([ended, setTimeout(lastMs, undefined, { ref: false })]);
    },
  };
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

function remote(context: Pick<SpanContext, 'traceId' | 'spanId' | 'traceFlags'>): SpanContext {
  return { ...context, isRemote: true };
}

function contextOf(parent: Span | string | null | undefined) {
  if (!parent) return ROOT_CONTEXT;
  if (typeof parent !== 'string') return trace.setSpan(ROOT_CONTEXT, parent);
  const told = readTraceparent(parent);
  return told ? trace.setSpanContext(ROOT_CONTEXT, remote(told)) : ROOT_CONTEXT;
}

function samplerOf({ sampler: { name, share } }: TelemetryConfig) {
  const own = name.endsWith('always_off')
    ? new AlwaysOffSampler()
    : name.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(share)
      : new AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root: own }) : own;
}

async function spanExporter(sending: OtlpTarget | null, { log }: Given) {
  if (!sending) return null;
  const { OTLPTraceExporter } =
    sending.protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return watched(new OTLPTraceExporter(optionsOf(sending)), 'traces', log);
}

async function metricExporter(sending: OtlpTarget | null, { log }: Given) {
  if (!sending) return null;
  const { OTLPMetricExporter } =
    sending.protocol === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  return watched(new OTLPMetricExporter(optionsOf(sending)), 'metrics', log);
}

const optionsOf = ({ url, headers, timeoutMillis, compression }: OtlpTarget) => ({
  url,
  headers,
  timeoutMillis,
  compression: compression as Compression,
});
type Exporter = typeof import('@opentelemetry/exporter-trace-otlp-http').OTLPTraceExporter;
type Compression = NonNullable<NonNullable<ConstructorParameters<Exporter>[0]>['compression']>;

interface Result {
  code: number;
  error?: Error & { code?: unknown };
}

/** Logs once that the collector takes nothing, and once that it does again; never its answer. */
function watched<T extends { export(items: never, done: (result: Result) => void): void }>(
  exporter: T,
  what: 'traces' | 'metrics',
  log: Logger,
): T {
  const send = exporter.export.bind(exporter);
  let isAway = false;
  exporter.export = (items, done) =>
    send(items, (result) => {
      const isRefused = result.code !== 0;
      if (isRefused !== isAway) {
        isAway = isRefused;
        const { code, name } = result.error ?? {};
        if (isAway) log.warn({ what, fault: code ?? name }, 'the collector takes no telemetry; some is lost');
        else log.info({ what }, 'the collector takes telemetry again');
      }
      done(result);
    });
  return exporter;
}
