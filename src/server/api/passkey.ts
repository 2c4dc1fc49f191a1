/** Passkeys of one's own account, and signing in with one. */
import { and, eq } from 'drizzle-orm';
import { problem } from '#contract/errors.ts';
import type { passkey as contract } from '#contract/passkey.ts';
import {
  proofOptions,
  readPasskey,
  readRegistration,
  registrationOptions,
  signInOptions,
} from '#server/account/passkey.ts';
import { openSession } from '#server/account/sign-in.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { listPasskeys, presentPasskey } from '#server/identity/kept-passkeys.ts';
import { showFactor } from '#server/identity/session.ts';
import { writeNotice } from '#server/mail/identity-message.ts';
import { readSender } from '#server/mail/letter.ts';
import { t } from '#words/say.ts';

const { passkey: table } = schema;

export const passkey: Handlers<typeof contract> = {
  async list(_, { orm, staff }) {
    return { data: await listPasskeys(orm, staff.id) };
  },

  async begin(_, context) {
    const { name } = await readSender(context.orm);
    return { data: { ...(await registrationOptions(context, context.staff, name)) } };
  },

  async create({ body: { name, response } }, context) {
    const row = await readRegistration(context, context.staff, response);
    const refused = problem('invalid', {
      detail: t('This passkey could not be added. Please try again.'),
      errors: [{ path: 'response', message: t('This passkey could not be added. Please try again.') }],
    });
    if (!row) return refused;
    const outcome = await transaction(context, async (inside) => {
      const [made] = await inside.orm
        .insert(table)
        .values({ ...row, name, createdAt: new Date(inside.now()) })
        .onConflictDoNothing()
        .returning();
      if (!made) return refused;
      await showFactor(inside.orm, inside.staff.sessionId, 'passkey');
      await tell(inside, 'add-passkey', 'passkey-added', made);
      return { data: presentPasskey(made) };
    });
    context.mailWritten();
    return outcome;
  },

  async update({ params, body }, { orm, staff }) {
    const [row] = await orm
      .update(table)
      .set({ name: body.name })
      .where(ownedBy(staff.id, params.id))
      .returning();
    return row ? { data: presentPasskey(row) } : problem('not-found');
  },

  async remove({ params }, context) {
    const outcome = await transaction(context, async (inside) => {
      const [gone] = await inside.orm.delete(table).where(ownedBy(inside.staff.id, params.id)).returning();
      if (!gone) return problem('not-found');
      await tell(inside, 'remove-passkey', 'passkey-removed', gone);
      return { data: undefined };
    });
    context.mailWritten();
    return outcome;
  },

  async beginProof(_, context) {
    return { data: { ...(await proofOptions(context, context.staff.id)) } };
  },

  async beginSignIn(_, context) {
    return { data: { ...(await signInOptions(context)) } };
  },

  async signIn({ body }, context) {
    // A challenge that was answered wrongly must stay used, so a refusal must not roll it back.
    const signedIn = await transaction(context, async (inside) => {
      const owner = await readPasskey(inside, body.response, null);
      return owner && openSession(inside, owner, { openedBy: 'passkey', action: 'sign-in-by-passkey' });
    });
    context.mailWritten();
    return signedIn ? { data: signedIn } : problem('passkey-refused');
  },
};

async function tell(
  context: StaffContext,
  action: 'add-passkey' | 'remove-passkey',
  notice: 'passkey-added' | 'passkey-removed',
  { name }: Passkeyed,
) {
  const { orm, staff } = context;
  await recordActivity(orm, staff, action, 'staff', { id: staff.id, name: `${staff.name}: ${name}` });
  await writeNotice(context, staff, notice);
}

type Passkeyed = typeof table.$inferSelect;

function ownedBy(staffId: number, id: number) {
  return and(eq(table.id, id), eq(table.staffId, staffId));
}
