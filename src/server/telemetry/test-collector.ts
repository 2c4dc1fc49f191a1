/** A collector of OpenTelemetry: it takes what is pushed over HTTP and decodes it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { readConfig } from '#server/config/config.ts';
import { type Given, sendTelemetry } from './otlp.ts';

export interface Received {
  path: string;
  type: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  links: { traceId: string; spanId: string }[];
  isFailed: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: a test inspects arbitrary pushes.
type Json = Record<string, any>;
interface Pair {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number };
}

export async function testCollector() {
  const received: Received[] = [];
  const state = { status: 200, delayMs: 0 };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { url = '', headers } = request;
    received.push({ path: url, type: headers['content-type'] ?? '', headers, body });
    await setTimeout(state.delayMs);
    response.writeHead(state.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const of = (path: string) =>
    received.filter((one) => one.path === path).map(({ body }) => JSON.parse(String(body)));
  return {
    url,
    received,
    state,
    /** Sends a hospital's traces and metrics here, with these variables. */
    async follow(environment: Record<string, string> = {}, given: Partial<Given> = {}) {
      const { telemetry } = readConfig({
        SECRET: 'a secret of thirty-two characters',
        OTEL_EXPORTER_OTLP_ENDPOINT: url,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        ...environment,
      });
      const log = pino({ level: 'silent' });
      const whole = {
        registry: new Registry(),
        log,
        version: '1.2.3',
        publicUrl: 'https://hospital.test',
        ...given,
      };
      return sendTelemetry(telemetry!, whole);
    },
    spans: (): ReceivedSpan[] =>
      of('/v1/traces')
        .flatMap(({ resourceSpans }) => resourceSpans as Json[])
        .flatMap(({ scopeSpans }) => scopeSpans as Json[])
        .flatMap(({ spans }) => (spans as Json[]).map(spanOf)),
    metrics: (): Json[] =>
      of('/v1/metrics')
        .flatMap(({ resourceMetrics }) => resourceMetrics as Json[])
        .flatMap(({ scopeMetrics }) => scopeMetrics as Json[])
        .flatMap(({ metrics }) => metrics as Json[]),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type TestCollector = Awaited<ReturnType<typeof testCollector>>;

function spanOf({ attributes, links = [], status, ...span }: Json): ReceivedSpan {
  return { ...span, attributes: valuesOf(attributes), links, isFailed: status?.code === 2 } as ReceivedSpan;
}

export function valuesOf(pairs: Pair[]) {
  return Object.fromEntries(
    pairs.map(({ key, value }) => [
      key,
      value.stringValue ??
        value.doubleValue ??
        (value.intValue === undefined ? value : Number(value.intValue)),
    ]),
  );
}
