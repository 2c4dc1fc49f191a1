/** Two-factor sign-in of one's own account: set up, turn on, turn off, new recovery codes. */

import { eq } from 'drizzle-orm';
import type { AccountAction } from '#contract/activity.ts';
import { latinDigits } from '#contract/digits.ts';
import { problem } from '#contract/errors.ts';
import type { twoFactor as contract } from '#contract/two-factor.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { base32, keyAddress, newCodeKey } from '#server/identity/one-time-code.ts';
import { showFactor } from '#server/identity/session.ts';
import { countTry, forgive, sessionBucket } from '#server/identity/throttle.ts';
import {
  newRecoveryCodes,
  recoveryCodesLeft,
  removeTwoFactor,
  sealKey,
  spendAppCode,
} from '#server/identity/two-factor.ts';
import { type NoticeKind, writeNotice } from '#server/mail/identity-message.ts';
import { readSender } from '#server/mail/letter.ts';
import { t } from '#words/say.ts';

const { staff: table } = schema;

export const twoFactor: Handlers<typeof contract> = {
  async get(_, { orm, staff }) {
    const { totpKey } = await accountOf(orm, staff.id);
    return { data: { isOn: totpKey !== null, recoveryCodesLeft: await recoveryCodesLeft(orm, staff.id) } };
  },

  async create(_, context) {
    const { orm, staff } = context;
    if ((await accountOf(orm, staff.id)).totpKey) return problem('two-factor-on');
    const key = newCodeKey();
    // Used steps belong to one key: a new key's codes are all unused.
    await orm
      .update(table)
      .set({ totpPendingKey: sealKey(context, key), totpStep: 0 })
      .where(eq(table.id, staff.id));
    const { name } = await readSender(orm);
    return { data: { key: base32(key), address: keyAddress(key, { issuer: name, email: staff.email }) } };
  },

  async update({ body }, context) {
    const bucket = sessionBucket(context.staff.sessionId);
    const seconds = await countTry(context.orm, [bucket], context.now());
    if (seconds > 0) return problem('too-many-requests', { extra: { retryAfter: seconds } });
    return mailing(context, async (inside) => {
      const { id, totpKey, totpPendingKey } = await accountOf(inside.orm, inside.staff.id);
      if (totpKey) return problem('two-factor-on');
      const code = latinDigits(body.code).replaceAll(/\D/g, '');
      if (!totpPendingKey || !(await spendAppCode(inside, { id, totpKey: totpPendingKey }, code)))
        return problem('invalid', {
          errors: [{ path: 'code', message: t('This code is wrong. Wait for the next one and try again.') }],
        });
      await forgive(inside.orm, [bucket]);
      await inside.orm
        .update(table)
        .set({ totpKey: totpPendingKey, totpPendingKey: null })
        .where(eq(table.id, id));
      await showFactor(inside.orm, inside.staff.sessionId, 'code');
      const recoveryCodes = await newRecoveryCodes(inside, id);
      await tell(inside, 'two-factor-on');
      return { data: { recoveryCodes } };
    });
  },

  remove: (_, context) =>
    mailing(context, async (inside) => {
      const { id, totpKey } = await accountOf(inside.orm, inside.staff.id);
      await removeTwoFactor(inside.orm, id);
      if (totpKey) await tell(inside, 'two-factor-off');
      return { data: undefined };
    }),

  renew: (_, context) =>
    mailing(context, async (inside) => {
      const { id, totpKey } = await accountOf(inside.orm, inside.staff.id);
      if (!totpKey) return problem('not-found');
      const recoveryCodes = await newRecoveryCodes(inside, id);
      await tell(inside, 'recovery-codes');
      return { data: { recoveryCodes } };
    }),
};

/** A transaction whose message is sent at once. */
async function mailing<T>(context: StaffContext, work: (inside: StaffContext) => Promise<T>): Promise<T> {
  const outcome = await transaction(context, work);
  context.mailWritten();
  return outcome;
}

/** Locked until the transaction ends. */
async function accountOf(orm: StaffContext['orm'], id: number) {
  const [account] = await orm.select().from(table).where(eq(table.id, id)).for('update');
  return account!;
}

async function tell(context: StaffContext, what: NoticeKind & AccountAction) {
  await recordActivity(context.orm, context.staff, what, 'staff', context.staff);
  await writeNotice(context, context.staff, what);
}
