/**
 * `npm run hospital -- check-setup` checks a set-up from where it runs, and says what is wrong and what to do. It may run
 * beside the server and changes nothing.
 */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { connect } from 'node:tls';
import nodemailer from 'nodemailer';
import type pg from 'pg';
import type { Config } from '#server/config/config.ts';
import { databaseClock } from '#server/db/clock.ts';
import { type Database, openDatabase } from '#server/db/connection/connect.ts';
import { chosenLimits } from '#server/db/connection/limits.ts';
import { diskOf, leastFreeBytes } from '#server/jobs/disk.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { openStore } from '#server/media/store.ts';

const patienceMs = 10_000;
const soonDays = 14;

/** What is wrong, and what to do about it. */
class Finding extends Error {}

/** Returns what is well, or null if there is nothing to check. Throws what is wrong. */
type Check = (config: Config) => Promise<string | null>;

const checks: Record<string, Check> = {
  async 'data folder'({ dataDir }) {
    await access(dataDir, constants.W_OK).catch(() => {
      throw new Finding(
        `${dataDir} cannot be written. Make it the own folder of the user who runs the server.`,
      );
    });
    const { free } = await diskOf(dataDir);
    const gigabytes = (free / 1e9).toFixed(1);
    if (free < leastFreeBytes)
      throw new Finding(
        `only ${gigabytes} GB are free at ${dataDir}. Make room, or set DATA_DIR to another disk.`,
      );
    return `${gigabytes} GB are free at ${dataDir}`;
  },
  async database(config) {
    const { dataDir, DATABASE_URL: databaseUrl } = config;
    let database: Database;
    try {
      database = await openDatabase({ dataDir, databaseUrl, limits: chosenLimits(config) });
    } catch (error) {
      if (/is in use by/.test((error as Error).message)) return 'the server that runs has it open';
      throw error;
    }
    try {
      if (database.kind === 'postgres') await checkServer(database, config);
      return database.name;
    } finally {
      await database.close();
    }
  },
  async mail({ SMTP_URL: url, DEMO: demo }) {
    if (!url) {
      if (demo === '1') return null;
      throw new Finding('SMTP_URL is not set, so no message is sent. Set it to your mail server.');
    }
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
    });
    await transport.verify().catch((error: { code?: string; responseCode?: number }) => {
      const why = error.responseCode ?? error.code ?? 'no answer';
      throw new Finding(
        `the mail server of SMTP_URL refuses us (${why}). Check its name, port, user and password.`,
      );
    });
    return `the mail server at ${new URL(url).host} takes messages`;
  },
  async 'public address'({ publicUrl, DEMO: demo, TRUST_PROXY: trusts }) {
    const { hostname, protocol } = new URL(publicUrl);
    if (/^(localhost|127\.|\[::1\])/.test(hostname)) {
      if (demo === '1') return null;
      throw new Finding(
        `PUBLIC_URL is ${publicUrl}. Set it to the address that visitors use: links in mail begin with it.`,
      );
    }
    await lookup(hostname).catch(() => {
      throw new Finding(
        `the name ${hostname} in PUBLIC_URL is not in the DNS. Add it, or correct PUBLIC_URL.`,
      );
    });
    if (protocol !== 'https:')
      throw new Finding('PUBLIC_URL is not https. Put a proxy with a certificate in front.');
    if (trusts === '0')
      throw new Finding(
        'TRUST_PROXY is 0, so all visitors count as one. Set it to 1 behind a proxy of yours.',
      );
    return `${hostname} is in the DNS`;
  },
  async certificate({ publicUrl }) {
    const { hostname, port, protocol } = new URL(publicUrl);
    if (protocol !== 'https:') return null;
    const until = await certificateEnd(hostname, Number(port || 443));
    const days = Math.floor((until - Date.now()) / 86_400_000);
    if (days < soonDays)
      throw new Finding(
        `the certificate of ${hostname} ends in ${days} days. Renew it, and see why that did not happen automatically.`,
      );
    return `the certificate of ${hostname} is good for ${days} days`;
  },
  async server({ publicUrl }) {
    const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(patienceMs) }).catch(
      () => null,
    );
    if (answer?.status === 200) return `${publicUrl} answers and is ready`;
    const what = answer ? `answers ${answer.status}` : 'does not answer';
    throw new Finding(
      `${publicUrl}/readyz ${what}. If the server should be running, look into its log and that of the proxy.`,
    );
  },
  async bucket(config) {
    if (!config.MEDIA_URL) return null;
    await openStore(config);
    return 'the bucket of MEDIA_URL is there';
  },
};

async function checkServer(database: Database, { DATABASE_CONNECTIONS: wanted = 10 }: Config) {
  const clock = await databaseClock(database);
  clock.close();
  if (Math.abs(clock.aheadMs) > 2_000)
    throw new Finding(
      `the clock of this machine is ${Math.round(clock.aheadMs / 1000)} s ahead of the database's. Run NTP on both.`,
    );
  const {
    rows: [{ most, used }],
  } = await (database.pool as pg.Pool).query(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as used`,
  );
  if (most - used < wanted + 2)
    throw new Finding(
      `the database has ${most - used} connections left, and a node takes ${wanted + 2}. Raise max_connections, or lower DATABASE_CONNECTIONS.`,
    );
}

async function certificateEnd(host: string, port: number) {
  const socket = connect({ host, port, servername: host, timeout: patienceMs });
  socket.on('timeout', () => socket.destroy(new Error('ETIMEDOUT')));
  try {
    await once(socket, 'secureConnect');
    return Date.parse(socket.getPeerCertificate().valid_to);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new Finding(
      `no browser would trust ${host}:${port} (${code ?? message}). Check the certificate and the proxy.`,
    );
  } finally {
    socket.destroy();
  }
}

/** Prints a line for each check. Returns whether all is well. */
export async function checkSetup(config: Config, say: (line: string) => void): Promise<boolean> {
  let isWell = true;
  for (const [what, check] of Object.entries(checks)) {
    try {
      const well = await check(config);
      if (well !== null) say(`ok     ${what}: ${well}.\n`);
    } catch (error) {
      if (!(error instanceof Finding || error instanceof StartError)) throw error;
      isWell = false;
      say(`WRONG  ${what}: ${error.message}\n`);
    }
  }
  return isWell;
}
