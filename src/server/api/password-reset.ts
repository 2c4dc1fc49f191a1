/**
 * Forgotten passwords. The answer is immediate and the same for every address; the account is looked up only
 * afterwards, and only its owner's inbox shows whether there is one. Repeated requests by a stranger cannot keep the
 * owner from a link: earlier ones stay valid, and there is a new chance every hour.
 */
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { passwordReset as contract } from '#contract/account.ts';
import { problem } from '#contract/errors.ts';
import { createLink, findLink, linkHours, spendLink } from '#server/account/link.ts';
import { signsInHere } from '#server/account/signs-in-here.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Context, Handlers } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { keepOnly, listPasskeys } from '#server/identity/kept-passkeys.ts';
import { rememberDevice } from '#server/identity/known-device.ts';
import { hashPassword } from '#server/identity/password.ts';
import { endSessions } from '#server/identity/session.ts';
import { canonicalEmail, isEmail } from '#server/kernel/email-address.ts';
import { writeNotice, writeResetLink } from '#server/mail/identity-message.ts';
import { mailRates } from '#server/mail/mail-limits.ts';
import { mayWriteAgain } from '#server/mail/unasked.ts';
import { t } from '#words/say.ts';
import { asLinkOwner } from './account.ts';

const { staff: table } = schema;
const answered =
  'If there is an account with this address, a message with a link is on its way. Check your inbox. If nothing arrives, wait half an hour and try again.';

export const passwordReset: Handlers<typeof contract> = {
  async create({ body }, context) {
    context.afterwards(() => sendLink(context, body.email));
    return { data: { detail: t(answered) } };
  },

  async get({ params }, context) {
    const found = await findLink(context, params.token, 'reset');
    if (!found) return problem('not-found');
    return { data: { ...asLinkOwner(found), passkeys: await listPasskeys(context.orm, found.id) } };
  },

  async accept({ params, body: { password, keepPasskeys } }, context) {
    const found = await findLink(context, params.token, 'reset');
    if (!found) return problem('not-found');
    const passwordHash = await hashPassword(password);
    const outcome = await transaction(context, async (inside) => {
      const { orm, now, deviceToken } = inside;
      if (!(await spendLink(orm, found.id, params.token))) return problem('not-found');
      await orm
        .update(table)
        .set({ passwordHash, updatedAt: new Date(now()), version: sql`${table.version} + 1` })
        .where(eq(table.id, found.id));
      await endSessions(orm, found.id);
      // A reader of the owner's mail is no stranger; other people's guesses no longer slow this browser.
      await rememberDevice(orm, found.id, deviceToken, now());
      await recordActivity(orm, found, 'reset-password', 'staff', found);
      const facts = await keepOnly(orm, found, keepPasskeys);
      await writeNotice(inside, found, 'password', facts);
      return { data: undefined };
    });
    context.mailWritten();
    return outcome;
  },
};

/** A reset must not take over an account that never had a password: it has one, or was invited. */
function maySetPassword({ now }: Context) {
  return or(
    isNotNull(table.passwordHash),
    sql`exists (select 1 from staff_link l where l.staff_id = ${table.id} and l.purpose = 'invitation'
      and l.expires_at > ${new Date(now()).toISOString()})`,
  );
}

/**
 * The same work for every address: without an account, a link and its message are written for another account and
 * rolled back. Otherwise a stranger's next call could measure whether there is one. For the same reason the mail waits
 * for the outbox's regular run.
 */
async function sendLink(context: Context, email: string) {
  await transaction(context, async (inside) => {
    const { orm } = inside;
    if (!(await mayWriteAgain(inside, `reset ${canonicalEmail(email)}`, mailRates.reset))) return;
    const [account] = await orm
      .select()
      .from(table)
      .where(
        and(
          isEmail(table.email, email),
          isNull(table.disabledAt),
          maySetPassword(inside),
          signsInHere(inside.sso),
        ),
      );
    const [anybody] = await orm.select().from(table).orderBy(asc(table.id)).limit(1);
    const whom = account ?? anybody!;
    await transaction(inside, async (link) => {
      await writeLink(link, whom);
      return account ? undefined : problem('not-found');
    });
  });
}

async function writeLink(context: Context, account: typeof table.$inferSelect) {
  const url = await createLink(context, account.id, 'reset');
  await writeResetLink(context, account, { url, hours: linkHours.reset });
  await recordActivity(context.orm, null, 'ask-password', 'staff', account);
}
