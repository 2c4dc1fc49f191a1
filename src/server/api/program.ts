import { sql } from 'drizzle-orm';
import type { program as contract } from '#contract/program.ts';
import type { Handlers } from '#server/call/context.ts';
import { version } from '#server/update/version.ts';

export const program: Handlers<typeof contract> = {
  async get(_input, { orm, storage, newerVersion }) {
    const { rows } = await orm.execute<{ database: string; migratedAt: string }>(sql`
      select current_setting('server_version') as database,
        to_json((select max(applied_at) from migration)) #>> '{}' as "migratedAt"`);
    const [{ database, migratedAt }] = rows as [{ database: string; migratedAt: string }];
    return {
      data: {
        version,
        databaseVersion: database.split(' ', 1)[0]!,
        isEmbedded: storage.database.kind === 'pglite',
        migratedAt: new Date(migratedAt).toISOString(),
        newer: newerVersion?.() ?? null,
      },
    };
  },
};
