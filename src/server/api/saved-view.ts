import { and, count, eq, sql } from 'drizzle-orm';
import { problem } from '#contract/errors.ts';
import type { savedView as contract, SavedView } from '#contract/saved-view.ts';
import type { Handlers } from '#server/call/context.ts';
import { savedView as table } from '#server/db/schema.ts';
import { t } from '#words/say.ts';

/** More than anyone can keep track of, and a limit for the table. */
const mostEach = 100;
const shown = { id: table.id, list: table.list, name: table.name, search: table.search };

export const savedView: Handlers<typeof contract> = {
  async list(_, { orm, staff }) {
    const data = await orm
      .select(shown)
      .from(table)
      .where(eq(table.staffId, staff.id))
      .orderBy(sql`lower(${table.name})`, table.id);
    return { data };
  },

  async create({ body }, { orm, staff }) {
    const [own] = await orm.select({ value: count() }).from(table).where(eq(table.staffId, staff.id));
    if (own!.value >= mostEach) {
      return problem('invalid', {
        errors: [{ path: 'name', message: t('Delete a view before you save another.') }],
      });
    }
    const { list, name, search } = body;
    const { rows } = await orm.execute<SavedView & Record<string, unknown>>(sql`
      insert into saved_view (staff_id, list, name, search) values (${staff.id}, ${list}, ${name}, ${search})
      on conflict (staff_id, list, lower(name)) do update set name = excluded.name, search = excluded.search
      returning id, list, name, search`);
    return { data: rows[0]! };
  },

  async remove({ params }, { orm, staff }) {
    const gone = await orm
      .delete(table)
      .where(and(eq(table.id, params.id), eq(table.staffId, staff.id)))
      .returning({ id: table.id });
    return gone[0] ? { data: undefined } : problem('not-found');
  },
};
