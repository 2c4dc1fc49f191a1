/** Writes the demo patients' inquiries: one or two a day, answered within a few days, deleted after two weeks. */
import { eq, sql } from 'drizzle-orm';
import { fullName } from '#contract/words/full-name.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { type About, departmentOf, dueFrom } from '#server/inquiry/owner.ts';
import { receiptToken } from '#server/links/derived-tokens.ts';
import { hashToken } from '#server/links/token.ts';
import { chances, referenceFrom } from './chance.ts';
import { inquiryStateAt, momentsOf } from './course.ts';
import { type DemoLetter, letters } from './letters.ts';
import { type Person, somebody } from './person.ts';
import type { DemoContext } from './visits.ts';

const { inquiry, inquiryReply } = schema;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** With two letters a day, none occurs twice. */
const keptDays = letters.length / 2;

interface Sent {
  reference: string;
  sentAt: number;
  letter: DemoLetter;
  person: Person;
}

/** Adds those sent after `since`, up to now; all that are kept if it is null. */
export async function addInquiries(context: DemoContext, since: number | null) {
  const { orm, now, secret } = context;
  const after = Math.max(since ?? 0, oldest(now()));
  const sent = sentBetween(after, now());
  if (sent.length === 0) return;
  const entries = await readEntries(orm);
  const rows: (typeof inquiry.$inferInsert)[] = [];
  for (const { reference, sentAt, letter, person } of sent) {
    const about = topicOf(letter, entries);
    rows.push({
      createdAt: new Date(sentAt),
      updatedAt: new Date(sentAt),
      reference,
      receiptTokenHash: hashToken(receiptToken(secret, reference)),
      ...senderOf(letter, person),
      subject: letter.subject,
      message: letter.message,
      ...about,
      ownerDepartmentId: await departmentOf(orm, about),
      dueAt: await dueFrom({ orm, now: () => sentAt }),
      isDemo: true,
    });
  }
  await orm.insert(inquiry).values(rows).onConflictDoNothing();
}

/** Oldest first; instants in epoch milliseconds. */
export function sentBetween(after: number, until: number): Sent[] {
  const days = Array.from(
    { length: Math.floor(until / dayMs) - Math.floor(after / dayMs) + 1 },
    (_, place) => Math.floor(after / dayMs) + place,
  );
  return days
    .flatMap((day) => [sentOn(day, 0), sentOn(day, 1)])
    .filter((one) => one !== null)
    .filter(({ sentAt }) => sentAt > after && sentAt <= until);
}

/** The first letter of a day always comes, the second on most days. */
function sentOn(day: number, place: number): Sent | null {
  const next = chances('letter', day, place);
  if (place > 0 && next() < 0.25) return null;
  return {
    reference: referenceFrom(next),
    sentAt: day * dayMs + Math.round((7 + 14 * next()) * hourMs),
    letter: letters[(2 * day + place) % letters.length]!,
    person: somebody(next(), new Set()),
  };
}

/** A sender who leaves only a number is called back. */
function senderOf({ reply, spamFrom }: DemoLetter, { name, email, phone }: Person) {
  if (spamFrom) return { name: spamFrom, email: 'offers@example.com' };
  return { name, ...(reply === '' ? { phone } : { email }) };
}

async function readEntries(orm: Orm) {
  const { rows } = await orm.execute<{
    kind: string;
    id: number;
    slug: string;
    name: string;
    title: string;
  }>(sql`
    select 'department' as kind, id, slug, name, '' as title from department where deleted_at is null
    union all select 'service', id, slug, title, '' from service where deleted_at is null
    union all select 'package', id, slug, title, '' from package where deleted_at is null
    union all select 'doctor', id, slug, name, title from doctor where deleted_at is null`);
  return rows;
}

function topicOf(
  { about }: DemoLetter,
  entries: Awaited<ReturnType<typeof readEntries>>,
): About & { topic?: string } {
  const [[kind, slug] = ['', '']] = Object.entries(about ?? {});
  const entry = entries.find((one) => one.kind === kind && one.slug === slug);
  return entry ? { topic: fullName(entry), [`${kind}Id`]: entry.id } : {};
}

/** Moves open inquiries to their present state, with the answer, except those that staff have changed. */
export async function moveInquiriesOn({ orm, now }: DemoContext) {
  const rows = await orm
    .select({ inquiry, replies: orm.$count(inquiryReply, eq(inquiryReply.inquiryId, inquiry.id)) })
    .from(inquiry)
    .where(
      sql`${inquiry.isDemo} and ${inquiry.version} = 1 and ${inquiry.status} in ('new', 'open', 'replied')`,
    )
    .for('update');
  for (const { inquiry: found, replies } of rows) {
    const letter = letters.find(({ message }) => message === found.message);
    if (!letter) continue;
    const course = { reference: found.reference, sentAt: found.createdAt.getTime() };
    const status = inquiryStateAt(
      { ...course, isSpam: !!letter.spamFrom, hasReply: letter.reply !== '' },
      now(),
    );
    if (status === found.status) continue;
    const at = Math.min(now(), momentsOf(course).answeredAt);
    await orm
      .update(inquiry)
      .set({ status, updatedAt: new Date(at) })
      .where(eq(inquiry.id, found.id));
    if (letter.reply === '' || replies > 0 || (status !== 'replied' && status !== 'closed')) continue;
    await orm.insert(inquiryReply).values({
      createdAt: new Date(at),
      inquiryId: found.id,
      actorName: 'Front desk',
      text: letter.reply,
      messageId: `<demo-${found.reference.toLowerCase()}@example.org>`,
    });
  }
}

export async function forgetInquiries({ orm, now }: DemoContext) {
  await orm.execute(
    sql`delete from inquiry where is_demo and created_at <= ${new Date(oldest(now())).toISOString()}`,
  );
}

function oldest(now: number) {
  return now - keptDays * dayMs;
}
