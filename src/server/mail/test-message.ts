import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { Staff } from '#server/identity/session.ts';
import { t } from '#words/say.ts';
import { generallyUseful } from './aging.ts';
import { readSender, writeLetter } from './letter.ts';
import { automatic } from './mail-headers.ts';
import { speakingToStaff } from './speaking-to.ts';

interface MessageContext {
  orm: Orm;
  now(): number;
}

/** Shows staff that mail arrives, and what it looks like. */
export function writeTestMessage(context: MessageContext, staff: Pick<Staff, 'name' | 'email' | 'language'>) {
  return speakingToStaff(context.orm, staff.language, () => write(context, staff));
}

async function write({ orm, now }: MessageContext, to: Pick<Staff, 'name' | 'email'>) {
  const sender = await readSender(orm);
  const letter = await writeLetter(sender, {
    greeting: t('Dear {name}', { name: to.name }),
    opening: t('This is a test message. If you can read it in your inbox, {hospital} can send mail.', {
      hospital: sender.name,
    }),
    closing: t('Replies to mail from the website go to the first email address of the contact record.'),
  });
  const [row] = await orm
    .insert(schema.outbox)
    .values({
      recipient: to.email,
      subject: `${t('Test message')} | ${sender.name}`,
      ...letter,
      headers: automatic(sender),
      nextAttemptAt: new Date(now()),
      usefulUntil: generallyUseful(now()),
    })
    .returning();
  return row!;
}
