import { type SQL, sql } from 'drizzle-orm';
import type { noticeChoice as choiceContract, notice as contract, Notice } from '#contract/notice.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import { may } from '#server/identity/rights.ts';
import { changeChoices, kindsOf, readChoices } from '#server/notice/choices.ts';
import { marksOf, openNotices } from '#server/notice/open-notices.ts';
import { latelyStranded } from '#server/times/lately-stranded.ts';

export const notice: Handlers<typeof contract> = {
  async list({ query: { page, limit } }, context) {
    const { orm, staff } = context;
    const open = await shownTo(context);
    const { rows } = await orm.execute<{
      kind: Notice['kind'];
      entity_id: number;
      occasion_ms: string;
      since_ms: string | null;
      whose: string;
      is_read: boolean;
      total: number;
      unread: number;
    }>(sql`
      select open.kind, open.entity_id, extract(epoch from open.occasion) * 1000 as occasion_ms,
        extract(epoch from open.since) * 1000 as since_ms, open.whose, m.read_at is not null as is_read,
        (count(*) over ())::int as total, (count(*) filter (where m.read_at is null) over ())::int as unread
      from (${open}) open ${marksOf(staff.id)}
      order by is_read, open.since desc, open.occasion, open.kind, open.entity_id
      limit ${limit} offset ${(page - 1) * limit}`);
    const { total, unread } = rows[0] ?? (await countAll(orm, open, staff.id));
    return {
      data: rows.map(({ kind, entity_id, occasion_ms, since_ms, whose, is_read }) => ({
        kind,
        entityId: entity_id,
        occasion: new Date(Number(occasion_ms)).toISOString(),
        since: since_ms === null ? null : new Date(Number(since_ms)).toISOString(),
        whose,
        isRead: is_read,
      })),
      meta: { page, limit, total, unread },
    };
  },

  async read({ body: { notices } }, context) {
    const { orm, now, staff } = context;
    // Only open notices within reach: a caller cannot store made-up ones.
    await orm.execute(sql`
      insert into notice_mark (staff_id, kind, entity_id, occasion, read_at)
      select ${staff.id}, kind, entity_id, occasion, ${new Date(now()).toISOString()}
      from (${await shownTo(context)}) open
      where (kind, entity_id, occasion) in (
        select kind, "entityId", occasion
        from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) seen (kind text, "entityId" integer, occasion timestamptz))
      order by kind, entity_id
      on conflict (staff_id, kind, entity_id, occasion)
        do update set read_at = coalesce(notice_mark.read_at, excluded.read_at)`);
    return { data: undefined };
  },
};

/** For a page past the last one. */
async function countAll(orm: Orm, open: SQL, staffId: number) {
  const { rows } = await orm.execute<{ total: number; unread: number }>(sql`
    select count(*)::int as total, (count(*) filter (where m.read_at is null))::int as unread
    from (${open}) open ${marksOf(staffId)}`);
  return rows[0]!;
}

async function shownTo(context: StaffContext) {
  const { orm, now, staff } = context;
  const kinds = kindsOf(await readChoices(orm, staff.id), (way) => way !== 'none');
  const stranded =
    kinds.includes('stranded') && may(staff, 'visits', 'read') ? await latelyStranded(context) : [];
  return openNotices(staff, { now: now(), kinds, stranded, staffId: staff.id });
}

export const noticeChoice: Handlers<typeof choiceContract> = {
  get: async (_, { orm, staff }) => ({ data: await readChoices(orm, staff.id) }),
  update: async ({ body }, context) => ({ data: await changeChoices(context, body) }),
};
