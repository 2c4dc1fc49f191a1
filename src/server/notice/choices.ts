/** How an account is notified of each kind. By default in the staff area, and by no mail. */
import { eq, sql } from 'drizzle-orm';
import {
  type ChosenKind,
  chosenAs,
  digestHours,
  type NoticeChoices,
  NoticeKind,
  type NoticeWay,
} from '#contract/notice.ts';
import type { Notifications } from '#server/db/connection/notifications.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Holder } from '#server/identity/rights.ts';
import { hospitalZone } from '#server/times/availability.ts';
import { latelyStranded } from '#server/times/lately-stranded.ts';
import { localAt, minuteOf } from '#server/times/zone.ts';
import { openNotices } from './open-notices.ts';

const { noticeChoice: table } = schema;
const choice = {
  inquiry: table.inquiry,
  request: table.request,
  stranded: table.stranded,
  call: table.call,
  undelivered: table.undelivered,
  digestHour: table.digestHour,
};

export async function readChoices(orm: Orm, staffId: number): Promise<NoticeChoices> {
  const [row] = await orm.select(choice).from(table).where(eq(table.staffId, staffId));
  return (
    row ?? {
      inquiry: 'area',
      request: 'area',
      stranded: 'area',
      call: 'area',
      undelivered: 'area',
      digestHour: digestHours.usual,
    }
  );
}

export function kindsOf(
  choices: Record<ChosenKind, NoticeWay>,
  isWanted: (way: NoticeWay) => boolean,
): NoticeKind[] {
  return NoticeKind.options.filter((kind) => isWanted(choices[chosenAs(kind)]));
}

/** Mail begins with later notices, and a daily mail with the next chosen hour. */
export async function changeChoices(
  context: { orm: Orm; notifications: Notifications; now(): number; staff: Holder & { id: number } },
  wanted: NoticeChoices,
): Promise<NoticeChoices> {
  const { staff, now } = context;
  const stranded = await latelyStranded(context);
  return transaction(context, async ({ orm }) => {
    const before = await readChoices(orm, staff.id);
    const kinds = kindsOf(wanted, (way) => way === 'mail').filter(
      (kind) => before[chosenAs(kind)] !== 'mail',
    );
    const at = new Date(now()).toISOString();
    await orm.execute(sql`
      insert into notice_mark (staff_id, kind, entity_id, occasion, mailed_at)
      select ${staff.id}, kind, entity_id, occasion, ${at} from (${openNotices(staff, { now: now(), kinds, stranded, staffId: staff.id })}) open
      order by kind, entity_id
      on conflict (staff_id, kind, entity_id, occasion) do update set mailed_at = excluded.mailed_at`);
    const hadDigest = kindsOf(before, (way) => way === 'digest').length > 0;
    const first = hadDigest ? {} : { digestOn: await lastDigestBefore(orm, now(), wanted.digestHour) };
    await orm
      .insert(table)
      .values({ staffId: staff.id, ...wanted, ...first })
      .onConflictDoUpdate({ target: table.staffId, set: { ...wanted, ...first } });
    return wanted;
  });
}

/** Today if the hour has passed on the hospital's clock, so that the first one comes tomorrow. */
async function lastDigestBefore(orm: Orm, now: number, digestHour: number) {
  const { localDate, localTime } = localAt(await hospitalZone(orm), now);
  return minuteOf(localTime) >= digestHour * 60 ? localDate : null;
}
