/**
 * Lost links. The answer is immediate and the same for every contact; appointments are looked up only afterwards, and
 * only the mailbox they were booked with shows whether there are any.
 */

import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { manage as contract } from '#contract/manage.ts';
import type { Context } from '#server/call/context.ts';
import { doctorColumns } from '#server/content/named-columns.ts';
import { ofContact } from '#server/day/of-contact.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { canonicalEmail } from '#server/kernel/email-address.ts';
import { readSender } from '#server/mail/letter.ts';
import { writeLinks } from '#server/mail/links-message.ts';
import { mailRates } from '#server/mail/mail-limits.ts';
import { mayAsk, mayWriteAgain } from '#server/mail/unasked.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

const { appointment, doctor } = schema;
const answered =
  'If we have appointments ahead with these details, a message with the link is on its way to the email address they were booked with.' satisfies PlainMessage;
/** More than anyone has ahead. */
const mostLinks = 20;

type LinkRequest = Checked<typeof contract.sendLinks>['body'];

export async function sendLinks({ body }: { body: LinkRequest }, context: Context) {
  if (!(await mayAsk(context))) {
    const { phone } = await readSender(context.orm);
    const later = phone
      ? t('Please try again later, or call us: {phone}.', { phone })
      : t('Please try again later.');
    return problem('too-many-requests', {
      detail: `${t('Many messages were asked for from your network just now.')} ${later}`,
      extra: { retryAfter: 3600 },
    });
  }
  context.afterwards(() => findAndSend(context, body));
  return { data: { detail: t(answered) } };
}

/**
 * The same work for every contact: without an appointment, the message is written about another one and rolled back.
 * Otherwise a stranger's next call could measure whether there is one. For the same reason the mail waits for the
 * outbox's regular run.
 */
async function findAndSend(context: Context, asked: LinkRequest) {
  await transaction(context, async (inside) => {
    const sender = await readSender(inside.orm);
    const found = await ahead(inside, ofContact(asked, sender.country));
    const mailbox = found[0] ? canonicalEmail(found[0].email) : asked.contact;
    if (!(await mayWriteAgain(inside, `links ${mailbox}`, mailRates.links))) return;
    const rows = found.length > 0 ? found : await anyRows(inside);
    if (rows.length === 0) return;
    await transaction(inside, async (message) => {
      await writeLinks(message, rows, sender);
      return found.length > 0 ? undefined : problem('not-found');
    });
  });
}

/** Future appointments with an address and a valid link, soonest first. */
function ahead({ orm, now }: Context, condition: SQL | undefined) {
  const at = new Date(now());
  const stands = or(
    inArray(appointment.status, ['requested', 'booked']),
    and(eq(appointment.status, 'held'), gt(appointment.confirmUntil, at)),
  );
  return read(
    orm,
    and(
      condition,
      ne(appointment.email, ''),
      eq(appointment.isDemo, false),
      gt(appointment.startsAt, at),
      stands,
    ),
    mostLinks,
  );
}

function anyRows({ orm }: Context) {
  return read(orm, sql`true`, 1);
}

function read(orm: Context['orm'], condition: SQL | undefined, most: number) {
  return orm
    .select({
      name: appointment.name,
      email: appointment.email,
      reference: appointment.reference,
      linkVersion: appointment.linkVersion,
      startsAt: appointment.startsAt,
      timeZone: appointment.timeZone,
      doctor: doctorColumns(),
    })
    .from(appointment)
    .innerJoin(doctor, eq(doctor.id, appointment.doctorId))
    .where(condition)
    .orderBy(asc(appointment.startsAt), asc(appointment.id))
    .limit(most);
}
