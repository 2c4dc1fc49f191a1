/**
 * Tells an account by mail how much waits and where. Numbers alone: mail is visible on phones and in other people's
 * inboxes, so details require signing in.
 */

import { listed } from '#contract/listed.ts';
import { NoticeKind, noticePlaces, noticeWords } from '#contract/notice.ts';
import type { Services } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import type { Language } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import { readSender, writeLetter } from './letter.ts';
import { automatic } from './mail-headers.ts';
import { mailTimes } from './mail-limits.ts';
import { speakingToStaff } from './speaking-to.ts';
import { greetingFor } from './unasked.ts';

type MessageContext = Pick<Services, 'orm' | 'now' | 'publicUrl'>;

export type NoticeCounts = Partial<Record<NoticeKind, number>>;

interface Recipient {
  id: number;
  name: string;
  email: string;
  language: Language | '';
}

interface Told {
  waiting: NoticeCounts;
  /** The unique key of the message, so that several processes write it once. */
  once: string;
  isDigest: boolean;
}

export function writeNotices(context: MessageContext, to: Recipient, told: Told) {
  return speakingToStaff(context.orm, to.language, () => write(context, to, told));
}

async function write(
  { orm, now, publicUrl }: MessageContext,
  to: Recipient,
  { waiting, once, isDigest }: Told,
) {
  const sender = await readSender(orm);
  const lines = NoticeKind.options.flatMap((kind) => {
    const count = waiting[kind] ?? 0;
    const [one, several] = noticeWords[kind];
    return count === 0 ? [] : [{ text: counted(one, several, count), url: publicUrl + noticePlaces[kind] }];
  });
  const said = listed(lines.map(({ text }) => text));
  const letter = await writeLetter(sender, {
    greeting: greetingFor(to.name),
    opening: isDigest
      ? t('This waits in the staff area of {hospital} today.', { hospital: sender.name })
      : t('Something new waits in the staff area of {hospital}.', { hospital: sender.name }),
    links: lines,
    closing: t(
      'This message names no patients: sign in to see more. You can change what you are told by mail here: {url}',
      { url: `${publicUrl}/admin/settings/security#notices` },
    ),
  });
  const message = {
    uniqueKey: `notice ${to.id} ${once}`,
    recipient: to.email,
    subject: `${isDigest ? t('Today: {list}', { list: said }) : said} | ${sender.name}`,
    ...letter,
    headers: automatic(sender),
    nextAttemptAt: new Date(now()),
    usefulUntil: new Date(now() + mailTimes.notice.value * 3_600_000),
  };
  await orm.insert(schema.outbox).values(message).onConflictDoNothing({ target: schema.outbox.uniqueKey });
}
