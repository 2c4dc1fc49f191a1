/**
 * Replies to texts: STOP ends all texts to the number, START allows them again. Nothing else of a reply is read or
 * kept. Only the provider may pass one on, proven by its signature.
 */
import { eq } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { ReplyRequest } from './gateway.ts';
import { openGateway, type Surroundings } from './sms-gateway.ts';

/** The path configured at the provider. */
export const repliesPath = '/api/sms/replies';

const stopWords = wordsOf(
  'stop stopall unsubscribe cancel end quit stopp abmelden aufhören إيقاف ايقاف توقف قف إلغاء الغاء',
);
const startWords = wordsOf('start unstop anmelden ابدأ ابدا اشتراك');

/** False if the request is not the provider's. */
export async function takeReply(
  context: Surroundings & { orm: Orm },
  request: Omit<ReplyRequest, 'now'>,
): Promise<boolean> {
  const open = await openGateway(context.orm, context);
  const reply = open?.gateway.readReply({ ...request, now: context.now() });
  if (!reply) return false;
  const { smsStop } = schema;
  const meant = meaningOf(reply.text);
  if (meant === 'stop')
    await context.orm
      .insert(smsStop)
      .values({ phone: reply.from, createdAt: new Date(context.now()) })
      .onConflictDoNothing();
  if (meant === 'start') await context.orm.delete(smsStop).where(eq(smsStop.phone, reply.from));
  return true;
}

/** By its first word, as people also write “Stop please”. Only START alone allows texts again. */
function meaningOf(text: string): 'stop' | 'start' | null {
  const said = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  if (stopWords.has(said[0] ?? '')) return 'stop';
  return said.length === 1 && startWords.has(said[0]!) ? 'start' : null;
}

function wordsOf(list: string) {
  return new Set(list.split(' '));
}
