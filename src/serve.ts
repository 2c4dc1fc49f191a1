/** The only file that knows every part: database → demo hospital → jobs → API → pages → listen. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import type { Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import { adoptSecret, refuseOtherSecret } from '#server/account/adopt-secret.ts';
import type { Backups } from '#server/backup/backups.ts';
import { openBackups } from '#server/backup/open-backups.ts';
import { Content } from '#server/cache/content.ts';
import { Front } from '#server/cache/front.ts';
import { Memory } from '#server/cache/memory.ts';
import { Purge } from '#server/cache/purge.ts';
import type { Services } from '#server/call/context.ts';
import { faultPage } from '#server/call/fault-page.ts';
import type { Config } from '#server/config/config.ts';
import { offeredLanguages } from '#server/content/languages.ts';
import { databaseClock } from '#server/db/clock.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { transaction } from '#server/db/transaction.ts';
import { addDemoPatients, endDemoPatients } from '#server/demo-patients/demo-patients.ts';
import { addressReader } from '#server/http/address-reader.ts';
import { createApp } from '#server/http/app.ts';
import { limitConnections } from '#server/http/connection-limit.ts';
import { answerEarly } from '#server/http/early-refusals.ts';
import { lastAnswers } from '#server/http/last-answers.ts';
import { RequestMeter } from '#server/http/metrics.ts';
import { createPages } from '#server/http/pages.ts';
import { patience } from '#server/http/patience.ts';
import { measure, measureWork, serveMetrics } from '#server/http/serve-metrics.ts';
import { createFirstAccount } from '#server/identity/first-account.ts';
import { openIssuer } from '#server/identity/issuer.ts';
import { diskOf } from '#server/jobs/disk.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { installation } from '#server/kernel/installation.ts';
import { limits } from '#server/kernel/limits.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { clockWatch } from '#server/log/clock-watch.ts';
import { logDatabase } from '#server/log/database-log.ts';
import { createLog, pathWithoutTokens } from '#server/log/log.ts';
import { connectMailServer } from '#server/mail/mail-server.ts';
import { openStore, type Store } from '#server/media/store.ts';
import type { Telemetry } from '#server/telemetry/otlp.ts';
import { nextOpening } from '#server/times/open-places.ts';
import { Updates } from '#server/update/newer.ts';
import { version } from '#server/update/version.ts';
import { addressIn } from '#words/language.ts';

/** With the four seconds the database may take to close, this is under the ten a process gets to exit. */
const leavingMs = 5_000;
/** For work that calls put off until after their answers, once their connections are cut. */
const lastWordsMs = 500;
/** Past this, the fault has broken the shutdown too. */
const longestEndMs = 10_000;
const secretChanged =
  'SECRET has changed. Links in earlier messages no longer open, and everyone is signed out; links in new messages work. Accounts are notified by mail. Send pending invitations again, and sign the activity trail: npm run hospital -- sign-activity.';
const development = process.argv.includes('--dev');

/** Runs a hospital on a database that is still opening. Returns what stops it. */
export async function serve(config: Config, connecting: Promise<Database>): Promise<() => Promise<void>> {
  const log = createLog(config.LOG_LEVEL, pino.destination({ dest: 2, sync: true }));
  endOnFault(log);
  await refuseTakenPort(config.PORT, config.HOST);
  const database = await connecting;
  const statements = logDatabase(database, log);
  const migrations = await migrate(database, join(installation, 'src/server/db/migrations'));
  if (migrations.length > 0) log.info({ migrations: migrations.length, last: migrations.at(-1) }, 'migrated');
  const { orm } = database;
  const clock = await databaseClock(database, clockWatch(log));
  const { now } = clock;
  const keeping = { database, secret: config.secret, publicUrl: config.publicUrl, now };
  if ((await adoptSecret(keeping)) === 'changed') log.warn(secretChanged);
  const store = await openStore(config, log);
  if (config.DEMO === '0') await endDemoPatients(orm, now());
  else {
    // Only a demo loads its parsers of Markdown and YAML.
    const { fillDemo } = await import('#server/demo/fill.ts');
    // In one transaction, or a crash in between would leave a demo without patients for good.
    await transaction({ ...keeping, orm }, async (inside) => {
      if (await fillDemo(inside.orm, store, ['de', 'ar'])) await addDemoPatients(inside);
    });
  }
  const account = await createFirstAccount(orm, {
    email: config.ADMIN_EMAIL,
    password: config.ADMIN_PASSWORD,
  });

  const leaving = new AbortController();
  const backups = await openBackups(config, database, { log, leaving: leaving.signal, now });
  const { services, jobs, settled, purge } = startWork(config, {
    database,
    store,
    backups,
    leaving: leaving.signal,
    log,
    now,
  });
  const content = await Content.follow({ ...services, nextOpening });
  content.written = () => {
    purge?.due();
    jobs.wake('cdn');
  };
  await endWithOtherSecret(keeping, { leaving: leaving.signal, log });
  const ending = new AbortController();
  const { server, vite, answers, registry } = await createSite(config, {
    services,
    content,
    purge,
    log,
    ending: ending.signal,
  });
  const disk = () => diskOf(config.dataDir);
  measureWork(registry, { outcomes: jobs.outcomes, clock, statements, disk });
  const telemetry = await startTelemetry(config, { registry, log });
  await listen(server, config.PORT, config.HOST);
  const { publicUrl } = config;
  log.info({ version, node: process.version, database: database.name, publicUrl }, 'started');
  sayWhere((server.address() as AddressInfo).port, account);

  return async function stop() {
    ending.abort();
    const began = performance.now();
    log.info({ drainSeconds: config.DRAIN_SECONDS, open: answers.open }, 'stopping');
    // A load balancer sends requests until its next check. Connections that it keeps open must end before then, or it
    // may send a request just as one is closed.
    answers.endEach();
    await setTimeout(config.DRAIN_SECONDS * 1_000);
    database.leave?.();
    leaving.abort();
    // Slower work is cut off: a slow mail server gets its message again, and a picture is made at the next start.
    const ended = Promise.all([answers.leave(), vite?.close(), jobs.stop()]);
    const isCutOff = await Promise.race([ended.then(() => false), setTimeout(leavingMs, true)]);
    const cutOff = answers.open;
    server.closeAllConnections();
    // The trail notes a file that was cut off, and how much of it was sent.
    const noticed = isCutOff ? setTimeout(lastWordsMs / 5) : undefined;
    await Promise.race([Promise.resolve(noticed).then(settled), setTimeout(lastWordsMs)]);
    clock.close();
    await telemetry?.leave();
    await Promise.all([telemetry?.stop(), database.close()]);
    log.info({ seconds: Math.round((performance.now() - began) / 100) / 10, cutOff }, 'stopped');
  };
}

/**
 * A fault that no request or job has caught leaves the process in an unknown state. It is logged, and the process ends
 * in order; its supervisor starts it again.
 */
function endOnFault(log: Logger) {
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'uncaught');
    if (process.exitCode === 1) return;
    process.exitCode = 1;
    const exit = () => process.exit();
    setTimeout(longestEndMs, null, { ref: false }).then(exit, exit);
    process.kill(process.pid, 'SIGTERM');
  });
}

/** After a lost connection another node may have started with another secret. An embedded database has no other node. */
async function endWithOtherSecret(
  keeping: Parameters<typeof adoptSecret>[0] & { database: Database },
  { leaving, log }: { leaving: AbortSignal; log: Logger },
) {
  const { notifications, kind } = keeping.database;
  await notifications.listen('session_ended', (message) => {
    if (message !== null || kind === 'pglite' || leaving.aborted) return;
    refuseOtherSecret(keeping).catch((error) => {
      if (!(error instanceof StartError)) return log.error(error, 'secret');
      log.fatal(`Openward ends: ${error.message}`);
      process.kill(process.pid, 'SIGTERM');
    });
  });
  await refuseOtherSecret(keeping);
}

/** What the process shares, and its background jobs; each wakes the other. */
function startWork(
  config: Config,
  given: {
    database: Database;
    store: Store;
    backups: Backups | null;
    leaving: AbortSignal;
    log: Logger;
    now(): number;
  },
) {
  const { database, store, backups, leaving, log, now } = given;
  const { publicUrl, PRIVATE_HOSTS: privateHosts } = config;
  const transport = config.SMTP_URL ? connectMailServer(config.SMTP_URL) : null;
  const updates = config.UPDATES_URL ? new Updates(config.UPDATES_URL, { log, signal: leaving }) : null;
  const later = new Set<Promise<void>>();
  const services: Services = {
    orm: database.orm,
    notifications: database.notifications,
    storage: { database, store, dataDir: config.dataDir },
    backups,
    leaving,
    now,
    publicUrl,
    secret: config.secret,
    afterwards(work) {
      const done: Promise<void> = setImmediate()
        .then(work)
        .catch((error) => log.error({ error }, 'afterwards'))
        .finally(() => later.delete(done));
      later.add(done);
    },
    mailWritten() {
      jobs.wake('mail');
      jobs.wake('sms');
    },
    timesFreed: () => jobs.wake('waitlist'),
    picturesChanged: () => jobs.wake('pictures'),
    hasMailServer: transport !== null,
    privateHosts,
    newerVersion: updates?.newer,
    ...(config.sso ? { sso: openIssuer(config.sso, { publicUrl, log, privateHosts }) } : {}),
  };
  const purge = config.purge && new Purge(config.purge, { log, now, signal: leaving, privateHosts });
  const jobs = startJobs(services, {
    log,
    updates,
    purge,
    transport,
    from: config.MAIL_FROM,
    isDemo: config.DEMO === '1',
    backups,
    keepUp: database.keepUp,
  });
  return { services, jobs, purge, settled: () => Promise.all(later) };
}

/** The server with all that it answers, not listening yet. */
async function createSite(
  config: Config,
  given: { services: Services; content: Content; purge: Purge | null; log: Logger; ending: AbortSignal },
) {
  const { services, content, purge, log, ending } = given;
  const trustProxy = config.TRUST_PROXY === '1';
  const addressOf = addressReader(log, trustProxy);
  const memory = new Memory(development ? 0 : config.CACHE_MB * 1_000_000);
  const requests = new RequestMeter();
  const server = createServer(patience);
  if (!trustProxy) limitConnections(server, limits.connectionsAtOnce.most);
  const offered = offeredLanguages(services.orm, content);
  answerEarly(server, offered);
  const answers = lastAnswers(server);
  const vite = development ? await startVite(server) : null;
  const build = vite
    ? () =>
        vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
    : ((await import(builtServer())) as ServerBuild);
  const { pool } = services.storage.database;
  const app = createApp({
    services,
    log,
    trustProxy,
    addressOf,
    ending,
    files: join(installation, development ? 'public' : 'build/client'),
    content,
    metrics: serveMetrics(requests.registry, config.METRICS_TOKEN),
    pages: createPages(build, config.publicUrl, development ? 'development' : 'production'),
  });
  const answer = getRequestListener(app.fetch);
  const front = new Front({
    fetch: app.fetch,
    pass: (request, response) => answer(request, response),
    clientOf: ({ socket, headers }) => addressOf(socket.remoteAddress, (name) => headers[name]?.toString()),
    content,
    isReady: () => services.storage.database.health.isReady(),
    memory,
    publicUrl: config.publicUrl,
    trustProxy,
    hasCdn: config.purge !== null,
    failed(error, path, requestId) {
      log.error({ requestId, error, where: pathWithoutTokens(path) }, 'request failed');
      return faultPage(requestId);
    },
    answered: (url, status, seconds) => requests.count(url, status, seconds),
  });
  measure(requests.registry, {
    counts: () => front.counts,
    memory,
    purge,
    orm: services.orm,
    pool,
    backups: services.backups,
  });
  server.on('request', (request, response) => {
    answers.take(() => {
      if (vite) vite.middlewares(request, response, () => front.handle(request, response));
      else front.handle(request, response);
    });
  });
  const { others } = await offered();
  await front
    .keep(['/', ...others.map((language) => addressIn(`/${language}`, '/'))])
    .catch((error) => log.warn({ error }, 'the home page could not be made yet'));
  return { server, vite, answers, registry: requests.registry };
}

/** Loads the code for telemetry only if it is used. */
async function startTelemetry(
  { telemetry, publicUrl }: Config,
  given: { registry: Registry; log: Logger },
): Promise<Telemetry | null> {
  if (!telemetry) return null;
  const { sendTelemetry } = await import('#server/telemetry/otlp.ts');
  return sendTelemetry(telemetry, { ...given, version, publicUrl });
}

function sayWhere(port: number, account: Awaited<ReturnType<typeof createFirstAccount>>) {
  process.stdout.write(`Openward is at http://localhost:${port}\n`);
  if (!account) return;
  const { email, madePassword } = account;
  process.stdout.write(
    `Sign in at http://localhost:${port}/admin as ${email} with ${madePassword ? `the password ${madePassword}` : 'ADMIN_PASSWORD'}\n`,
  );
  if (madePassword)
    process.stdout.write(
      'This password is shown only once. Replace it and the email address under Settings, Security.\n',
    );
}

function builtServer() {
  const file = join(installation, 'build/server/index.js');
  if (!existsSync(file)) throw new StartError('the pages are not built; run npm run build first.');
  return file;
}

async function startVite(server: ReturnType<typeof createServer>) {
  const { createServer: createVite } = await import('vite');
  return createVite({
    root: installation,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
}

/** Runs before the database is touched: a newer version started beside a running one would migrate it and then end. */
async function refuseTakenPort(port: number, host: string) {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

function listen(server: ReturnType<typeof createServer>, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`;
      reject(new StartError(`port ${port} on ${host} ${why}.`));
    });
    server.listen(port, host, resolve);
  });
}
