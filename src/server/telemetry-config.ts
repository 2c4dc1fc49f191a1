/** Where traces and metrics go, by the standard variables of OpenTelemetry that the program knows. */
import { z } from 'zod';
import { StartError } from './start-error.ts';

const collector = () =>
  z.url({
    protocol: /^https?$/,
    error: 'must be an http or https address such as http://collector.hospital.lan:4318',
  });
const exporter = () => z.enum(['otlp', 'none'], 'must be otlp or none');

export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector().optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: collector().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs('must be headers such as api-key=…, with commas between them').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json; gRPC is not spoken')
    .default('http/protobuf'),
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
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'must be true or false').default('false'),
};

export interface TelemetryConfig {
  /** Where each goes; null for what is not sent. */
  traces: string | null;
  metrics: string | null;
  protocol: 'http/protobuf' | 'http/json';
  headers: Record<string, string>;
  /** Attributes of whatever is sent. */
  resource: Record<string, string>;
  sampler: { name: string; share: number };
}

const Settings = z.object(telemetrySettings);

/** Null where nothing is sent, which is so unless an address is set. */
export function telemetryOf(values: z.output<typeof Settings>): TelemetryConfig | null {
  if (values.OTEL_SDK_DISABLED === 'true') return null;
  const traces = addressOf(values, 'TRACES');
  const metrics = addressOf(values, 'METRICS');
  if (!traces && !metrics) return null;
  return {
    traces,
    metrics,
    protocol: values.OTEL_EXPORTER_OTLP_PROTOCOL,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    resource: { ...values.OTEL_RESOURCE_ATTRIBUTES, 'service.name': serviceOf(values) },
    sampler: { name: values.OTEL_TRACES_SAMPLER, share: values.OTEL_TRACES_SAMPLER_ARG },
  };
}

/** The address of one kind is taken as it is; that of both is what theirs begin with. */
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

/** The name in OTEL_SERVICE_NAME goes before that of the attributes. */
function serviceOf({ OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES }: z.output<typeof Settings>) {
  return OTEL_SERVICE_NAME ?? OTEL_RESOURCE_ATTRIBUTES?.['service.name'] ?? 'openward';
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
