/** The commands of `npm run hospital`. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { NewPassword } from '#contract/password.ts';
import { adoptSecret } from '#server/account/adopt-secret.ts';
import { dropLinks } from '#server/account/link.ts';
import { commandLine, recordActivity } from '#server/activity/revision.ts';
import { signAnchor } from '#server/activity/seal.ts';
import { verifyActivity } from '#server/activity/verify.ts';
import { exportHospital } from '#server/archive/export.ts';
import { importHospital, NotEmpty } from '#server/archive/import.ts';
import { Damaged } from '#server/archive/read.ts';
import { backUp, listBackups } from '#server/backup/command-line.ts';
import { restoreHospital } from '#server/backup/restore-hospital.ts';
import { signEveryoneOut } from '#server/backup/sign-everyone-out.ts';
import { type Config, readConfig, readRestoreConfig } from '#server/config/config.ts';
import { checkDatabase } from '#server/db/check.ts';
import { databaseClock } from '#server/db/clock.ts';
import { type Database, openDatabase } from '#server/db/connection/connect.ts';
import { copyDatabase } from '#server/db/copy.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { hashPassword } from '#server/identity/password.ts';
import { endSessions } from '#server/identity/session.ts';
import { removeTwoFactor } from '#server/identity/two-factor.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { isEmail } from '#server/kernel/email-address.ts';
import { installation } from '#server/kernel/installation.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { openStore } from '#server/media/store.ts';
import { planUpdate } from '#server/update/plan.ts';
import { checkSetup } from './check-setup.ts';

interface Terminal {
  env: NodeJS.ProcessEnv;
  /** Asks for a secret. */
  ask(question: string): Promise<string>;
  say(text: string): void;
  complain(text: string): void;
}

interface Command {
  usage: string;
  help: string;
  /** Leaves the database as it is; other commands migrate it first. */
  readsOnly?: true;
  /** Runs on the database of a stopped server. */
  run?(database: Database, args: string[], config: Config, ask: Terminal['ask']): Promise<string>;
  /** Opens what it uses itself. */
  alone?(args: string[], env: NodeJS.ProcessEnv): Promise<string>;
}

const commands: Record<string, Command> = {
  migrate: {
    usage: 'migrate',
    help: 'Migrates the database to this version and exits.',
    run: async () => 'The database is up to date.',
  },
  'plan-update': {
    usage: 'plan-update',
    help: 'Says what a start of this version will do to the database, and does none of it.',
    readsOnly: true,
    run: (database) => planUpdate(database, migrations),
  },
  'copy-to': {
    usage: 'copy-to postgres://user:password@host/database',
    help: 'Copies everything into an empty PostgreSQL database, to move there from the embedded one.',
    async run(database, [address]) {
      if (!address) throw new StartError('copy-to needs the address of the database to copy into.');
      const target = await openDatabase({ dataDir: '', databaseUrl: address });
      try {
        await migrate(target, migrations);
        const copied = await copyDatabase(database, target);
        const rows = Object.values(copied).reduce((sum, count) => sum + count, 0);
        return `Copied ${rows} rows of ${Object.keys(copied).length} tables. Set DATABASE_URL to that address from now on.`;
      } finally {
        await target.close();
      }
    },
  },
  export: {
    usage: 'export FILE',
    help: 'Writes everything, pictures included, into a new ZIP file. Passwords do not go with it.',
    async run(database, [file], config) {
      if (!file) throw new StartError('export needs the name of the file to write.');
      const { stream } = await exportHospital(await archiveServices(database, config));
      try {
        await pipeline(stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST')
          throw new StartError(`${file} already exists; give another name.`);
        await rm(file, { force: true });
        throw error;
      }
      return `Everything is in ${file}. It holds personal data: protect it like the hospital's own database.`;
    },
  },
  import: {
    usage: 'import FILE',
    help: 'Imports an export into an empty hospital. The whole file is checked before anything is written.',
    async run(database, [file], config) {
      if (!file) throw new StartError('import needs the name of the file to read.');
      // The import hashes with this secret.
      const place = await archiveServices(database, config);
      await adoptSecret({ database, secret: config.secret, publicUrl: config.publicUrl, now: place.now });
      try {
        const { rows, pictures, notes } = await importHospital(place, file, null);
        return [`Imported ${rows} rows and ${pictures} pictures.`, ...notes].join('\n');
      } catch (error) {
        if (error instanceof NotEmpty || error instanceof Damaged) throw new StartError(error.message);
        throw error;
      }
    },
  },
  backup: {
    usage: 'backup',
    help: 'Makes a backup to BACKUP_TO now and checks it; the server may run meanwhile.',
    alone: (_args, env) => backUp(readConfig(env)),
  },
  backups: {
    usage: 'backups [FROM]',
    help: 'Lists the backups of a folder or a bucket, or of BACKUP_TO.',
    alone: ([from], env) => {
      const config = readRestoreConfig(env);
      return listBackups(from ?? config.from, config.key);
    },
  },
  'restore-backup': {
    usage: 'restore-backup [FROM] [--at TIME]',
    help: 'Restores the last good backup of a folder or a bucket, or of BACKUP_TO, into an empty DATA_DIR; with a time such as 2026-03-02T09:00Z the last one before it.',
    alone: (args, env) => restoreHospital(...restoreOrder(args, env)),
  },
  check: {
    usage: 'check',
    help: 'Looks for damage in the database: each table, its rows and its indexes; exits with 1 if there is any.',
    async run(database) {
      const { tables, rows, indexes, findings } = await database
        .withoutTimeLimit(checkDatabase)
        .catch((error) => {
          throw new StartError(`the database cannot be checked (${error.message}); use pg_amcheck.`);
        });
      if (findings.length > 0) throw new StartError(findings.join('\n'));
      return `No damage was found in ${tables} tables with ${rows} rows and ${indexes} indexes.`;
    },
  },
  purge: {
    usage: 'purge',
    help: 'Removes personal data past its retention period, as the server does daily.',
    async run(database) {
      const removed = Object.entries(await tidy(database.orm, (await nowOf(database))()));
      return `Removed ${removed.map(([what, count]) => `${what}: ${count}`).join(', ')}.`;
    },
  },
  'reset-password': {
    usage: 'reset-password EMAIL',
    help: 'Asks for a new password for a staff account (or reads it from standard input) and signs the account out everywhere.',
    async run({ orm }, [email], _config, ask) {
      const account = await accountOf(orm, email);
      const entered = NewPassword.safeParse(await ask('New password: '));
      if (!entered.success) throw new StartError(entered.error.issues[0]!.message);
      await transaction({ orm }, async ({ orm: inside }) => {
        await inside
          .update(schema.staff)
          .set({ passwordHash: await hashPassword(entered.data), updatedAt: sql`now()` })
          .where(eq(schema.staff.id, account.id));
        await endSessions(inside, account.id);
        await dropLinks(inside, account.id);
        await recordActivity(inside, commandLine, 'reset-password', 'staff', account);
      });
      return `The password of ${account.email} has been changed.`;
    },
  },
  'remove-two-factor': {
    usage: 'remove-two-factor EMAIL',
    help: 'Turns off two-factor sign-in for a staff account, for someone who lost both phone and recovery codes.',
    async run({ orm }, [email]) {
      const account = await accountOf(orm, email);
      await removeTwoFactor(orm, account.id);
      await recordActivity(orm, commandLine, 'two-factor-off', 'staff', account);
      return `${account.email} now signs in with the password alone.`;
    },
  },
  'sign-everyone-out': {
    usage: 'sign-everyone-out',
    help: 'Ends all sessions, links mailed to staff and known browsers, and lists the accounts and tokens that still open the hospital. For after a copy was put back by hand; restore-backup does the same.',
    run: ({ orm }) => signEveryoneOut(orm),
  },
  'verify-activity': {
    usage: 'verify-activity [NUMBER:SEAL]',
    help: 'Checks whether any row of the activity trail was changed, removed, moved or inserted; exits with 1 if so. A seal noted earlier must still be in it, unless its row has passed its retention period.',
    async run({ orm }, [noted], { secret }) {
      const report = await verifyActivity({ orm, secret }, noted);
      if (report.findings.length > 0) throw new StartError(report.findings.join('\n'));
      const waiting = report.unsealed > 0 ? ` ${report.unsealed} more are not sealed yet.` : '';
      const last = report.sealed > 0 ? `\nIts last seal is ${report.last}` : '';
      return `The trail is intact: ${report.sealed} sealed rows.${waiting}${last}${report.note ? `\n${report.note}` : ''}`;
    },
  },
  'sign-activity': {
    usage: 'sign-activity',
    help: 'Signs the end of the activity trail again after SECRET was changed; the trail records this.',
    async run({ orm }, _args, { secret }) {
      if (!(await signAnchor({ orm, secret })))
        throw new StartError('there is nothing to sign: no row has been sealed yet.');
      return 'The end of the trail is signed. Now run verify-activity.';
    },
  },
};

const migrations = join(installation, 'src/server/db/migrations');

/** The first argument is the vault; an option may be before or after it. */
function restoreOrder(args: string[], env: NodeJS.ProcessEnv): Parameters<typeof restoreHospital> {
  const { positionals, values } = readArguments(args);
  const config = readRestoreConfig(env);
  const at = values.at === undefined ? undefined : Date.parse(values.at);
  if (Number.isNaN(at)) throw new StartError('--at must be a time such as 2026-03-02T09:00Z.');
  return [{ ...config, from: positionals[0] ?? config.from }, at];
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { at: { type: 'string' } } });
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

async function archiveServices(database: Database, config: Config) {
  const { dataDir, secret } = config;
  return {
    storage: { database, store: await openStore(config), dataDir },
    secret,
    now: await nowOf(database),
  };
}

/** The clock is read once, since a command ends soon. */
async function nowOf(database: Database) {
  const clock = await databaseClock(database);
  clock.close();
  return clock.now;
}

async function accountOf(orm: Orm, email: string | undefined) {
  if (!email) throw new StartError('this command needs the email address of an account.');
  const [account] = await orm
    .select()
    .from(schema.staff)
    .where(and(isEmail(schema.staff.email, email), isNull(schema.staff.leftAt)));
  if (!account) throw new StartError(`there is no account ${email}.`);
  return account;
}

/** Opens the database only to look at it; the other checks work without one. */
const setupCheck = {
  usage: 'check-setup',
  help: 'Looks at the set-up, also beside the server, and says what is wrong; exits with 1 if anything is.',
};

function help() {
  const lines = [...Object.values(commands), setupCheck].map(
    ({ usage, help }) => `  ${usage}\n      ${help}`,
  );
  return `Usage: npm run hospital -- <command>\n\n${lines.join('\n')}\n`;
}

async function perform([name = '', ...args]: string[], { env, ask, say }: Terminal) {
  const command = commands[name];
  if (name === 'check-setup' && args.length === 0) return (await checkSetup(readConfig(env), say)) ? 0 : 1;
  if (!command || args.includes('--help')) {
    say(command ? `Usage: npm run hospital -- ${command.usage}\n${command.help}\n` : help());
    return command || name === '' || name === '--help' ? 0 : 1;
  }
  if (command.alone) {
    say(`${await command.alone(args, env)}\n`);
    return 0;
  }
  const config = readConfig(env);
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.DATABASE_URL });
  try {
    if (!command.readsOnly) await migrate(database, migrations);
    say(`${await command.run!(database, args, config, ask)}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

/** Returns the exit code. */
export async function maintain(args: string[], terminal: Terminal): Promise<number> {
  try {
    return await perform(args, terminal);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    terminal.complain(`${error.message}\n`);
    return 1;
  }
}
