/** Where traces and metrics go, by the standard variables of OpenTelemetry that the program knows. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from '#server/kernel/start-error.ts';

const wholeMs = (message: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,7}$/, message)
    .transform(Number);
const file = () => z.string().refine(existsSync, 'must be the path of a file');
const exporter = () => z.enum(['otlp', 'none'], 'must be otlp or none');

const sending = {
  ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be an http or https address such as http://collector.hospital.lan:4318',
    })
    .optional(),
  HEADERS: pairs('must be headers such as api-key=…, with commas between them').optional(),
  PROTOCOL: z
    .enum(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json; gRPC is not spoken')
    .optional(),
  TIMEOUT: wholeMs('must be a whole number of milliseconds, such as 10000').optional(),
  COMPRESSION: z.enum(['gzip', 'none'], 'must be gzip or none').optional(),
  // The exporter package reads these files itself.
  CERTIFICATE: file().optional(),
  CLIENT_CERTIFICATE: file().optional(),
  CLIENT_KEY: file().optional(),
};

export const telemetrySettings = {
  ...named('OTEL_EXPORTER_OTLP_', sending),
  ...named('OTEL_EXPORTER_OTLP_TRACES_', sending),
  ...named('OTEL_EXPORTER_OTLP_METRICS_', sending),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs(
    'must be attributes such as deployment.environment.name=production, with commas between them',
  ).optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(
      [
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ],
      'must be always_on, always_off or traceidratio, or one of these after parentbased_',
    )
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1),
  OTEL_TRACES_EXPORTER: exporter().optional(),
  OTEL_METRICS_EXPORTER: exporter().optional(),
  OTEL_METRIC_EXPORT_INTERVAL: wholeMs('must be a whole number of milliseconds, such as 60000').default(
    60_000,
  ),
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'must be true or false').default('false'),
};

/** Where and how traces or metrics are sent. */
export interface OtlpTarget {
  url: string;
  headers: Record<string, string>;
  protocol: 'http/protobuf' | 'http/json';
  timeoutMillis: number;
  compression: 'gzip' | 'none';
}

export interface TelemetryConfig {
  /** Null if not sent. */
  traces: OtlpTarget | null;
  metrics: OtlpTarget | null;
  /** Interval of metrics in milliseconds. */
  metricsEveryMs: number;
  /** Attributes of everything that is sent. */
  resource: Record<string, string>;
  sampler: { name: string; share: number };
}

const Settings = z.object(telemetrySettings);

/** Null if nothing is sent, which is the default without an address. */
export function telemetryOf(values: z.output<typeof Settings>): TelemetryConfig | null {
  if (values.OTEL_SDK_DISABLED === 'true') return null;
  const traces = sendingOf(values, 'TRACES');
  const metrics = sendingOf(values, 'METRICS');
  if (!traces && !metrics) return null;
  return {
    traces,
    metrics,
    metricsEveryMs: values.OTEL_METRIC_EXPORT_INTERVAL,
    resource: { ...values.OTEL_RESOURCE_ATTRIBUTES, 'service.name': serviceOf(values) },
    sampler: { name: values.OTEL_TRACES_SAMPLER, share: values.OTEL_TRACES_SAMPLER_ARG },
  };
}

/** A specific setting overrides the common one. */
function sendingOf(values: z.output<typeof Settings>, kind: 'TRACES' | 'METRICS'): OtlpTarget | null {
  const url = addressOf(values, kind);
  if (!url) return null;
  const of = <Name extends keyof typeof sending>(name: Name) =>
    values[`OTEL_EXPORTER_OTLP_${kind}_${name}`] ?? values[`OTEL_EXPORTER_OTLP_${name}`];
  return {
    url,
    headers: of('HEADERS') ?? {},
    protocol: of('PROTOCOL') ?? 'http/protobuf',
    timeoutMillis: of('TIMEOUT') ?? 10_000,
    compression: of('COMPRESSION') ?? 'none',
  };
}

/** A specific address is used unchanged; the common one is a prefix. */
function addressOf(values: z.output<typeof Settings>, kind: 'TRACES' | 'METRICS') {
  const wanted = values[`OTEL_${kind}_EXPORTER`];
  if (wanted === 'none') return null;
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const address =
    values[`OTEL_EXPORTER_OTLP_${kind}_ENDPOINT`] ??
    (base ? `${base.endsWith('/') ? base : `${base}/`}v1/${kind.toLowerCase()}` : null);
  if (wanted === 'otlp' && !address)
    throw new StartError(`OTEL_${kind}_EXPORTER=otlp needs an OTEL_EXPORTER_OTLP_ENDPOINT.`);
  return address;
}

/** OTEL_SERVICE_NAME overrides the attribute. */
function serviceOf({ OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES }: z.output<typeof Settings>) {
  return OTEL_SERVICE_NAME ?? OTEL_RESOURCE_ATTRIBUTES?.['service.name'] ?? 'openward';
}

function named<Prefix extends string, Settings extends Record<string, z.ZodType>>(
  prefix: Prefix,
  settings: Settings,
) {
  const entries = Object.entries(settings).map(([name, setting]) => [prefix + name, setting]);
  return Object.fromEntries(entries) as {
    [Name in keyof Settings & string as `${Prefix}${Name}`]: Settings[Name];
  };
}

function pairs(message: string) {
  return z.string().transform((value, context) => {
    const read = pairsOf(value);
    if (read) return read;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** `name=value,name=value` with percent-encoded values; undefined for anything else. */
function pairsOf(text: string): Record<string, string> | undefined {
  const pairs: Record<string, string> = {};
  for (const pair of text.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', ...rest] = pair.split('=');
    if (rest.length === 0 || !/^[\w.-]{1,100}$/.test(name.trim())) return undefined;
    try {
      pairs[name.trim()] = decodeURIComponent(rest.join('=').trim());
    } catch {
      return undefined;
    }
  }
  return pairs;
}
