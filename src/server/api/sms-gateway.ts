import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Problem, problem } from '#contract/errors.ts';
import { shortestGatewaySecret } from '#contract/lengths.ts';
import type { smsGateway as contract, SmsGatewayFields } from '#contract/sms-gateway.ts';
import { enteredPhone } from '#server/booking/phone.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { wire } from '#server/content/present.ts';
import { single } from '#server/content/single.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { seal } from '#server/identity/sealed.ts';
import { mailRates } from '#server/mail/mail-limits.ts';
import { sendDueSms } from '#server/mail/send-sms.ts';
import { writeTestSms } from '#server/mail/sms-message.ts';
import { speakingToStaff } from '#server/mail/speaking-to.ts';
import { mayWriteAgain } from '#server/mail/unasked.ts';
import { isAskable } from '#server/sms/ask.ts';
import { repliesPath } from '#server/sms/replies.ts';
import { purposeOf, type SmsSettings } from '#server/sms/sms-gateway.ts';
import { t } from '#words/say.ts';

type Fields = z.output<typeof SmsGatewayFields>;
const { smsGateway: table } = schema;

const record = single(table, async (_, { sealedSecret, sealedReplySecret, ...row }, { publicUrl }) => ({
  ...wire(row),
  hasSecret: sealedSecret !== null,
  hasReplySecret: sealedReplySecret !== null,
  repliesUrl: publicUrl + repliesPath,
}));

export const smsGateway: Handlers<typeof contract> = {
  get: record.get,

  update: ({ body: { secret = '', replySecret = '', ...body } }, context) =>
    transaction(context, async (inside) => {
      const [before] = await inside.orm.select().from(table).for('update');
      const after = { ...before!, ...defined(body) };
      // Another provider must never get the secret of the one before.
      const isOther = after.provider !== before!.provider;
      const kept = {
        sealedSecret: isOther ? null : before!.sealedSecret,
        sealedReplySecret: isOther ? null : before!.sealedReplySecret,
      };
      const refused = refusalOf(after, inside, { secret, hasSecret: kept.sealedSecret !== null });
      if (refused) return refused;
      const sealed = {
        sealedSecret: sealedOr(inside, 'secret', secret, kept.sealedSecret),
        sealedReplySecret: sealedOr(inside, 'replySecret', replySecret, kept.sealedReplySecret),
      };
      return record.update({ body: { ...body, ...sealed } }, inside);
    }),

  /** Sent at once, so that staff who set it up read the provider's answer. */
  async test({ body }, context) {
    const [hospital] = await context.orm.select({ country: schema.settings.country }).from(schema.settings);
    const phone = enteredPhone(body.phone, hospital!.country);
    if (typeof phone !== 'string') return phone;
    const [settings] = await context.orm.select().from(table);
    if (settings!.provider === 'none')
      return problem('state-not-allowed', { detail: t('Choose who sends the texts first.') });
    if (!(await mayWriteAgain(context, ['testSms', context.staff.id].join(' '), mailRates.testSms)))
      return problem('too-many-requests', { extra: { retryAfter: 3600 } });
    const { id } = await speakingToStaff(context.orm, '', () => writeTestSms(context, phone));
    await sendDueSms({ ...context, signal: context.leaving }, id);
    const [row] = await context.orm.select().from(schema.outbox).where(sql`id = ${id}`);
    return { data: { status: row!.status, recipient: row!.recipient, lastError: row!.lastError } };
  },
};

function defined<Row extends object>(body: Row) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Row;
}

function sealedOr(
  { secret: key }: StaffContext,
  name: keyof typeof purposeOf,
  entered: string,
  kept: Buffer | null,
) {
  return entered ? seal(key, purposeOf[name], Buffer.from(entered)) : kept;
}

/** The required settings of the chosen provider. */
function refusalOf(
  { provider, address, account, sender }: Pick<SmsSettings, keyof SmsSettings> & Partial<Fields>,
  { privateHosts = [] }: StaffContext,
  { secret, hasSecret }: { secret: string; hasSecret: boolean },
): Problem<'invalid'> | undefined {
  if (provider === 'none') return undefined;
  if (provider === 'gateway') {
    if (!isAskable(address, { privateHosts }))
      return invalid(
        'address',
        t('Enter an https address on the internet such as https://sms.example.org/send.'),
      );
    if (secret ? secret.length < shortestGatewaySecret : !hasSecret)
      return invalid(
        'secret',
        t('Enter a secret of at least {count} characters, which the gateway knows too.', {
          count: shortestGatewaySecret,
        }),
      );
    return undefined;
  }
  if (provider === 'twilio' && !/^AC[0-9a-f]{32}$/.test(account))
    return invalid('account', t('Enter the account SID: AC and 32 letters and digits.'));
  if (provider === 'vonage' && !/^[0-9A-Za-z]{6,20}$/.test(account))
    return invalid('account', t('Enter the API key, as Vonage shows it.'));
  if (!/^(\+\d{6,15}|\d{3,8}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[0-9A-Za-z ]{2,11})$/.test(sender))
    return invalid(
      'sender',
      t('Enter a number such as +447700900123, or a name of at most 11 letters and digits.'),
    );
  if (!secret && !hasSecret) return invalid('secret', t('Enter the secret that the provider shows.'));
  return undefined;
}

function invalid(path: string, message: string) {
  return problem('invalid', { errors: [{ path, message }] });
}
