/** The environment, checked once at start: a wrong value is refused by name, never guessed at. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import type { PurgeCall } from '#server/cache/purge.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { type TelemetryConfig, telemetryOf, telemetrySettings } from '#server/telemetry/telemetry-config.ts';

const shortestSecret = 32;

const keepForm = /^(\d{1,4})h,(\d{1,4})d,(\d{1,4})w$/;

const WebAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1, 'must not be empty').default('0.0.0.0'),
  PUBLIC_URL: WebAddress.optional(),
  DATA_DIR: z.string().min(1, 'must not be empty').default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/database',
    })
    .optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .transform(Number)
    .refine(
      (count) => Number.isInteger(count) && count >= 2 && count <= 100,
      'must be a whole number from 2 to 100',
    )
    .optional(),
  QUERY_SECONDS: z
    .string()
    .transform(Number)
    .refine(
      (seconds) => Number.isInteger(seconds) && seconds >= 5 && seconds <= 60,
      'must be a whole number from 5 to 60',
    )
    .optional(),
  MEDIA_URL: z
    .string()
    .refine(isBucket, 'must be an address such as s3://KEY:SECRET@host/bucket?region=eu-central-1')
    .optional(),
  BACKUP_TO: z
    .string()
    .refine(
      (value) => (value.startsWith('s3://') ? isBucket(value) : isAbsolute(value)),
      'must be a folder such as /mnt/backup, or a bucket such as s3://KEY:SECRET@host/bucket?region=eu-central-1',
    )
    .optional(),
  BACKUP_KEY: z.string().min(shortestSecret, 'must have at least 32 characters').optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of minutes from 1 to 9999')
    .transform(Number)
    .default(60),
  BACKUP_KEEP: z
    .string()
    .regex(keepForm, 'must say for how many hours, days and weeks, such as 24h,14d,8w')
    .transform((value) => {
      const [hours, days, weeks] = keepForm.exec(value)!.slice(1).map(Number);
      return { hours: hours!, days: days!, weeks: weeks! };
    })
    .default({ hours: 24, days: 14, weeks: 8 }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s@<>]@[^\s@<>]/, 'must be an email address, alone or such as Hospital <no-reply@host>')
    .default('Hospital <no-reply@localhost>'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'must be an https address such as https://login.example.org/realms/hospital')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1, 'must not be empty').optional(),
  OIDC_CLIENT_SECRET: z.string().min(1, 'must not be empty').optional(),
  PRIVATE_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/.test(host)),
      'must be hosts such as sms.hospital.lan or 10.0.0.7:8080, with commas between them',
    )
    .default([]),
  SECRET: z.string().min(shortestSecret, 'must have at least 32 characters').optional(),
  CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of megabytes, 0 for none')
    .transform(Number)
    .default(64),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  CDN_PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]{3,10}$/, 'must be an HTTP method such as POST or PURGE')
    .optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: ?[\x20-\x7e]+$/, 'must be a header such as Authorization: Bearer …')
    .optional(),
  CDN_PURGE_BODY: z.string().optional(),
  UPDATES_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number of seconds, at most 999')
    .transform(Number)
    .default(0),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('info'),
  ...telemetrySettings,
});

export const settingNames = Object.keys(Environment.shape);

export interface Config extends z.output<typeof Environment> {
  dataDir: string;
  secret: string;
  publicUrl: string;
  /** Null without BACKUP_TO. */
  backup: BackupConfig | null;
  /** Null without single sign-on. */
  sso: { issuer: string; clientId: string; clientSecret: string } | null;
  /** How to purge a cache in front; null without one. */
  purge: PurgeCall | null;
  /** Null if no traces or metrics are sent. */
  telemetry: TelemetryConfig | null;
}

interface BackupConfig {
  to: string;
  key: string | undefined;
  everyMs: number;
  keep: { hours: number; days: number; weeks: number };
}

/** Reads the environment, makes the data folder and keeps the secret there if none is given. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const values = read(environment);
  const dataDir = resolve(values.DATA_DIR);
  return {
    ...values,
    dataDir,
    secret: values.SECRET ?? keptSecret(dataDir),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    backup: backupOf(values, dataDir),
    sso: ssoOf(values),
    purge: purgeOf(values),
    telemetry: telemetryOf(values),
  };
}

/** For a restore; does not touch the data folder. */
export function readRestoreConfig(environment: NodeJS.ProcessEnv) {
  const { DATA_DIR, DATABASE_URL, MEDIA_URL, BACKUP_TO, BACKUP_KEY, SECRET } = read(environment);
  if (DATABASE_URL) throw new StartError('a backup is restored into a folder; take DATABASE_URL away first.');
  return {
    dataDir: resolve(DATA_DIR),
    MEDIA_URL,
    from: BACKUP_TO,
    key: BACKUP_KEY,
    hasSecret: SECRET !== undefined,
  };
}

function read(environment: NodeJS.ProcessEnv) {
  // An empty value counts as unset.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new StartError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' '),
    );
  }
  return parsed.data;
}

function backupOf(values: z.output<typeof Environment>, dataDir: string): BackupConfig | null {
  const { BACKUP_TO, BACKUP_KEY, BACKUP_EVERY, BACKUP_KEEP, DATABASE_URL } = values;
  if (!BACKUP_TO) {
    if (BACKUP_KEY) throw new StartError('BACKUP_KEY is of no use without BACKUP_TO.');
    return null;
  }
  if (DATABASE_URL)
    throw new StartError(
      'BACKUP_TO is for the embedded database; back up a PostgreSQL server with its own tools (docs/operations.md).',
    );
  const way = relative(dataDir, BACKUP_TO);
  if (!BACKUP_TO.startsWith('s3://') && !way.startsWith('..') && !isAbsolute(way))
    throw new StartError('BACKUP_TO must not be in DATA_DIR, which it should survive.');
  return { to: BACKUP_TO, key: BACKUP_KEY, everyMs: BACKUP_EVERY * 60_000, keep: BACKUP_KEEP };
}

/** A partial configuration would look like none. */
function ssoOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: z.output<typeof Environment>) {
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET)
    return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
  if (OIDC_ISSUER || OIDC_CLIENT_ID || OIDC_CLIENT_SECRET)
    throw new StartError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.');
  return null;
}

/** By POST unless another method is named; a body is JSON. */
function purgeOf(values: z.output<typeof Environment>): PurgeCall | null {
  const { CDN_PURGE_URL: url, CDN_PURGE_METHOD, CDN_PURGE_HEADER, CDN_PURGE_BODY: body } = values;
  if (!url) {
    if (CDN_PURGE_METHOD || CDN_PURGE_HEADER || body)
      throw new StartError('CDN_PURGE_METHOD, CDN_PURGE_HEADER and CDN_PURGE_BODY need a CDN_PURGE_URL.');
    return null;
  }
  const [name = '', value = ''] = CDN_PURGE_HEADER?.split(/: ?(.*)/) ?? [];
  const headers = {
    ...(body ? { 'Content-Type': 'application/json' } : {}),
    ...(name ? { [name]: value } : {}),
  };
  return { url, method: CDN_PURGE_METHOD ?? 'POST', headers, body };
}

/** Over https, or on this machine. */
function isIssuer(value: string) {
  const url = URL.parse(value);
  return (
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}

/** A bucket of an S3-compatible store, with its key and secret. */
export function isBucket(value: string) {
  const url = URL.parse(value);
  return (
    url?.protocol === 's3:' &&
    url.username !== '' &&
    url.password !== '' &&
    url.host !== '' &&
    /^\/[a-z0-9][a-z0-9.-]+\/?$/.test(url.pathname) &&
    [...url.searchParams].every(
      ([name, given]) => (name === 'region' && given !== '') || (name === 'tls' && /^[01]$/.test(given)),
    )
  );
}

function keptSecret(dataDir: string) {
  const file = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      const kept = readFileSync(file, 'utf8').trim();
      // A power cut can leave half a file. Anyone who knows that it is empty could sign anything.
      if (kept.length < shortestSecret)
        throw new StartError(`the secret in ${file} is damaged; restore it or remove it.`);
      return kept;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
    return secret;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}.`);
  }
}
