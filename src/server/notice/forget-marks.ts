import { sql } from 'drizzle-orm';
import { NoticeKind } from '#contract/notice.ts';
import type { Notifications } from '#server/db/connection/notifications.ts';
import type { Orm } from '#server/db/orm.ts';
import { administrator } from '#server/identity/rights.ts';
import { latelyStranded } from '#server/times/lately-stranded.ts';
import { openNotices } from './open-notices.ts';

/**
 * Deletes the read and mailed marks of notices that are no longer open: done, deleted with their inquiry or message, or
 * older than thirty days. The same visit stranded again later is news.
 */
export async function forgetMarks(context: { orm: Orm; notifications: Notifications; now(): number }) {
  const stranded = await latelyStranded(context);
  const all = openNotices(
    { roles: administrator, doctorId: null },
    { now: context.now(), kinds: NoticeKind.options, stranded, staffId: null },
  );
  await context.orm.execute(sql`
    delete from notice_mark where (kind, entity_id, occasion) not in (select kind, entity_id, occasion from (${all}) open)`);
}
