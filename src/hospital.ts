/** `npm run hospital -- <command>`: what is done to a hospital from the command line, while the server is stopped. */
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { copyDatabase } from '#server/db/copy.ts';
import { migrate } from '#server/db/migrate.ts';
import * as schema from '#server/db/schema.ts';
import { hashPassword } from '#server/identity/password.ts';
import { StartError } from '#server/start-error.ts';

interface Command {
  usage: string;
  help: string;
  run(database: Database, args: string[]): Promise<string>;
}

const commands: Record<string, Command> = {
  migrate: {
    usage: 'migrate',
    help: 'Brings the database to the version of this program and ends.',
    run: async () => 'The database is up to date.',
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
  'reset-password': {
    usage: 'reset-password E-MAIL NEW-PASSWORD',
    help: 'Sets the password of a staff account and signs it out everywhere.',
    async run({ orm }, [email, password]) {
      if (!email || !password || password.length < 12)
        throw new StartError(
          'reset-password needs an e-mail address and a password of at least 12 characters.',
        );
      const rows = await orm
        .update(schema.staff)
        .set({ passwordHash: await hashPassword(password), updatedAt: sql`now()` })
        .where(sql`lower(${schema.staff.email}) = lower(${email})`)
        .returning({ id: schema.staff.id });
      if (!rows[0]) throw new StartError(`there is no account ${email}.`);
      await orm.delete(schema.session).where(eq(schema.session.staffId, rows[0].id));
      return `The password of ${email} is changed.`;
    },
  },
};

const migrations = join(import.meta.dirname, 'server/db/migrations');

function help() {
  const lines = Object.values(commands).map(({ usage, help }) => `  ${usage}\n      ${help}`);
  return `Usage: npm run hospital -- <command>\n\n${lines.join('\n')}\n`;
}

async function main([name = '', ...args]: string[]) {
  const command = commands[name];
  if (!command || args.includes('--help')) {
    process.stdout.write(command ? `Usage: npm run hospital -- ${command.usage}\n${command.help}\n` : help());
    return command || name === '' || name === '--help' ? 0 : 1;
  }
  const config = readConfig(process.env);
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.DATABASE_URL });
  try {
    await migrate(database, migrations);
    process.stdout.write(`${await command.run(database, args)}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
