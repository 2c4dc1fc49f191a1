import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartError } from '#server/kernel/start-error.ts';
import { readConfig } from './config.ts';

const folders = mkdtempSync(join(tmpdir(), 'openward-config-'));
afterAll(() => rmSync(folders, { recursive: true }));
const folder = () => mkdtempSync(join(folders, 'data-'));

test('the configuration is complete without any setting', () => {
  const DATA_DIR = folder();
  expect(readConfig({ DATA_DIR })).toMatchObject({
    PORT: 3000,
    publicUrl: 'http://localhost:3000',
    DEMO: '1',
  });
});

test.each([
  [{ PORT: 'http' }, /^PORT must be a port number/],
  [{ PORT: '70000' }, /^PORT must be a port number/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address such as postgres/],
  [{ DATABASE_CONNECTIONS: '1' }, /^DATABASE_CONNECTIONS must be a whole number from 2 to 100/],
  [{ QUERY_SECONDS: '3600' }, /^QUERY_SECONDS must be a whole number from 5 to 60/],
  [{ DRAIN_SECONDS: 'long' }, /^DRAIN_SECONDS must be a whole number of seconds/],
  [{ MEDIA_URL: 'https://host/bucket' }, /^MEDIA_URL must be an address such as s3:/],
  [{ MEDIA_URL: 's3://host/bucket' }, /^MEDIA_URL must be/],
  [{ MEDIA_URL: 's3://key:secret@host' }, /^MEDIA_URL must be/],
  [{ MEDIA_URL: 's3://key:secret@host/bucket/folder' }, /^MEDIA_URL must be/],
  [{ MEDIA_URL: 's3://key:secret@host/bucket?tls=no' }, /^MEDIA_URL must be/],
  [{ BACKUP_TO: 'backups' }, /^BACKUP_TO must be a folder such as/],
  [{ BACKUP_TO: 's3://host/bucket' }, /^BACKUP_TO must be a folder such as/],
  [{ BACKUP_TO: '/mnt/backup', BACKUP_KEY: 'short' }, /^BACKUP_KEY must have at least 32 characters/],
  [{ BACKUP_KEY: 'a key that is long enough for its job' }, /^BACKUP_KEY is of no use without BACKUP_TO/],
  [{ BACKUP_EVERY: '0' }, /^BACKUP_EVERY must be a whole number of minutes/],
  [{ BACKUP_KEEP: '24 hours' }, /^BACKUP_KEEP must say for how many hours/],
  [
    { BACKUP_TO: '/mnt/backup', DATABASE_URL: 'postgres://user@host/database' },
    /^BACKUP_TO is for the embedded database/,
  ],
  [{ MAIL_FROM: 'Hospital <no-reply>' }, /^MAIL_FROM must be an email address/],
  [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL must be an address/],
  [{ PUBLIC_URL: 'hospital.example' }, /^PUBLIC_URL must be an http or https address/],
  [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD must have at least 12 characters/],
  [{ SECRET: 'short' }, /^SECRET must have at least 32 characters/],
  [{ OIDC_ISSUER: 'http://login.example.org' }, /^OIDC_ISSUER must be an https address/],
  [{ OIDC_ISSUER: 'https://login.example.org' }, /^OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must/],
  [{ OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }, /^OIDC_ISSUER, OIDC_CLIENT_ID and/],
  [{ CDN_PURGE_URL: 'cdn.example.org' }, /^CDN_PURGE_URL must be an http or https address/],
  [{ CDN_PURGE_URL: 'http://cdn.example.org', CDN_PURGE_METHOD: 'ban all' }, /^CDN_PURGE_METHOD must be/],
  [{ CDN_PURGE_URL: 'http://cdn.example.org', CDN_PURGE_HEADER: 'token' }, /^CDN_PURGE_HEADER must be/],
  [{ CDN_PURGE_BODY: '{}' }, /^CDN_PURGE_METHOD, CDN_PURGE_HEADER and CDN_PURGE_BODY need/],
  [{ UPDATES_URL: 'http://updates.example.org' }, /^UPDATES_URL must be an https address/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https/,
  ],
  [
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    /^OTEL_EXPORTER_OTLP_PROTOCOL must be http\/protobuf or http\/json/,
  ],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'token' }, /^OTEL_EXPORTER_OTLP_HEADERS must be headers such as/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%' }, /^OTEL_EXPORTER_OTLP_HEADERS must be headers such as/],
  [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, /^OTEL_TRACES_SAMPLER must be always_on/],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, /^OTEL_TRACES_EXPORTER=otlp needs an OTEL_EXPORTER_OTLP_ENDPOINT/],
  [
    { OTEL_EXPORTER_OTLP_TIMEOUT: '10s' },
    /^OTEL_EXPORTER_OTLP_TIMEOUT must be a whole number of milliseconds/,
  ],
  [{ OTEL_SDK_DISABLED: 'yes' }, /^OTEL_SDK_DISABLED must be true or false/],
])('%o is refused by name', (environment, sentence) => {
  expect(() => readConfig({ DATA_DIR: folder(), ...environment })).toThrow(sentence);
  expect(() => readConfig({ DATA_DIR: folder(), ...environment })).toThrow(StartError);
});

test('a picture bucket is accepted with its credentials', () => {
  const MEDIA_URL = 's3://key:a%2Fsecret@store.example:9000/pictures?region=eu-central-1&tls=0';
  expect(readConfig({ DATA_DIR: folder(), MEDIA_URL }).MEDIA_URL).toBe(MEDIA_URL);
});

test('a CDN is purged by POST with a header and a JSON body, or as its interface wants it', () => {
  const CDN_PURGE_URL = 'https://cdn.example.org/zones/1/purge';
  const read = (more: Record<string, string>) =>
    readConfig({ DATA_DIR: folder(), CDN_PURGE_URL, ...more }).purge;
  expect(read({ CDN_PURGE_HEADER: 'Authorization: Bearer a: b', CDN_PURGE_BODY: '{"all":true}' })).toEqual({
    url: CDN_PURGE_URL,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a: b' },
    body: '{"all":true}',
  });
  expect(read({ CDN_PURGE_METHOD: 'PURGE' })).toEqual({ url: CDN_PURGE_URL, method: 'PURGE', headers: {} });
  expect(readConfig({ DATA_DIR: folder() }).purge).toBe(null);
});

test('single sign-on is set up by an issuer over https, or on this machine, and a client', () => {
  for (const issuer of [
    'https://login.example.org/realms/x',
    'http://localhost:8080',
    'http://127.0.0.1:1',
  ]) {
    const client = { OIDC_CLIENT_ID: 'openward', OIDC_CLIENT_SECRET: 'both know it' };
    expect(readConfig({ DATA_DIR: folder(), OIDC_ISSUER: issuer, ...client }).sso).toEqual({
      issuer,
      clientId: 'openward',
      clientSecret: 'both know it',
    });
  }
  expect(readConfig({ DATA_DIR: folder() }).sso).toBe(null);
});

test('the secret is made once, kept in the data folder and readable by its owner only', () => {
  const DATA_DIR = folder();
  const { secret } = readConfig({ DATA_DIR });
  expect(secret).toHaveLength(43);
  expect(readConfig({ DATA_DIR }).secret).toBe(secret);
  expect(readFileSync(join(DATA_DIR, 'secret'), 'utf8').trim()).toBe(secret);
  expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
});

test('an unwritable data folder is named', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => readConfig({ DATA_DIR: join(file, 'data') })).toThrow(/^DATA_DIR .* cannot be written/);
});

test('a truncated secret is refused, not used for signing', () => {
  const DATA_DIR = folder();
  writeFileSync(join(DATA_DIR, 'secret'), '');
  expect(() => readConfig({ DATA_DIR })).toThrow(/^the secret in .* is damaged/);
});

test('backups are made every hour and kept for 24 hours, 14 days and 8 weeks by default', () => {
  const BACKUP_TO = '/mnt/backup';
  expect(readConfig({ DATA_DIR: folder(), BACKUP_TO }).backup).toEqual({
    to: BACKUP_TO,
    key: undefined,
    everyMs: 3_600_000,
    keep: { hours: 24, days: 14, weeks: 8 },
  });
  const others = { BACKUP_EVERY: '15', BACKUP_KEEP: '48h,7d,0w' };
  expect(readConfig({ DATA_DIR: folder(), BACKUP_TO, ...others }).backup).toMatchObject({
    everyMs: 900_000,
    keep: { hours: 48, days: 7, weeks: 0 },
  });
  expect(readConfig({ DATA_DIR: folder() }).backup).toBe(null);
});

const sent = { headers: {}, protocol: 'http/protobuf', timeoutMillis: 10_000, compression: 'none' };
const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318/otlp/' };
test.each([
  [{}, null],
  [
    base,
    {
      traces: { ...sent, url: 'http://collector.test:4318/otlp/v1/traces' },
      metrics: { ...sent, url: 'http://collector.test:4318/otlp/v1/metrics' },
      metricsEveryMs: 60_000,
      resource: { 'service.name': 'openward' },
      sampler: { name: 'parentbased_always_on', share: 1 },
    },
  ],
  [
    { ...base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.test/x' },
    {
      traces: { url: 'https://traces.test/x' },
      metrics: { url: 'http://collector.test:4318/otlp/v1/metrics' },
    },
  ],
  [
    { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://metrics.test/x' },
    { traces: null, metrics: { url: 'https://metrics.test/x' } },
  ],
  [{ ...base, OTEL_SDK_DISABLED: 'true' }, null],
  [
    { ...base, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, x=y=z' },
    {
      traces: { headers: { 'api-key': 'a b', x: 'y=z' } },
      metrics: { headers: { 'api-key': 'a b', x: 'y=z' } },
    },
  ],
  [
    {
      ...base,
      OTEL_EXPORTER_OTLP_HEADERS: 'key=both',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'key=traces',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: 'http/protobuf',
      OTEL_EXPORTER_OTLP_TIMEOUT: '3000',
      OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: '500',
      OTEL_EXPORTER_OTLP_METRICS_COMPRESSION: 'gzip',
      OTEL_METRIC_EXPORT_INTERVAL: '15000',
    },
    {
      traces: { headers: { key: 'traces' }, protocol: 'http/json', timeoutMillis: 500, compression: 'none' },
      metrics: {
        headers: { key: 'both' },
        protocol: 'http/protobuf',
        timeoutMillis: 3000,
        compression: 'gzip',
      },
      metricsEveryMs: 15_000,
    },
  ],
  [
    { ...base, OTEL_RESOURCE_ATTRIBUTES: 'service.name=ward', OTEL_SERVICE_NAME: 'clinic' },
    { resource: { 'service.name': 'clinic' } },
  ],
  [
    { ...base, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' },
    { sampler: { name: 'traceidratio', share: 0.25 } },
  ],
])('%o decides where traces and metrics go, as OpenTelemetry defines it', (environment, expected) => {
  const { telemetry } = readConfig({ DATA_DIR: folder(), ...environment });
  if (expected) expect(telemetry).toMatchObject(expected);
  else expect(telemetry).toBeNull();
});
