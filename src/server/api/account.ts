/**
 * Staff accounts. An invitation creates an account without a password; its owner sets one with the link. Deletion
 * removes everything that could sign in and keeps the name, which the trail still shows.
 */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Account, account as contract, invitation as invitationContract } from '#contract/account.ts';
import { isProblem, problem } from '#contract/errors.ts';
import { type Grant, isAdministrator } from '#contract/roles.ts';
import { createLink, dropLinks, findLink, linkHours, spendLink } from '#server/account/link.ts';
import { refusingTakenEmail } from '#server/account/own-account.ts';
import { openSession } from '#server/account/sign-in.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { forgetChanges } from '#server/activity/retention.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { matches } from '#server/content/crud.ts';
import * as schema from '#server/db/schema.ts';
import { sorted } from '#server/db/sorted.ts';
import { transaction } from '#server/db/transaction.ts';
import { othersCanAdminister, refusedRoles, rolesInWords } from '#server/identity/account-roles.ts';
import { hashPassword } from '#server/identity/password.ts';
import { administrator } from '#server/identity/rights.ts';
import { endSessions } from '#server/identity/session.ts';
import { removeTwoFactor } from '#server/identity/two-factor.ts';
import { writeInvitation, writeRolesNotice } from '#server/mail/identity-message.ts';

const { staff: table, doctor } = schema;
type StoredAccount = typeof table.$inferSelect;
const notDeleted = isNull(table.leftAt);

export const account: Handlers<typeof contract> = {
  async list({ query: { q, sort = 'name', page, limit } }, context) {
    const condition = and(notDeleted, q ? matches(q, [table.name, table.email]) : undefined);
    const total = await context.orm.$count(table, condition);
    const { name, email, createdAt, id } = table;
    const data = await present(context, condition)
      .orderBy(...sorted(sort, { name, email, createdAt }, id))
      .limit(limit)
      .offset((page - 1) * limit);
    return { data: data.map(asAccount(context)), meta: { page, limit, total } };
  },

  async get({ params }, context) {
    const found = await one(context, params.id);
    return found ? { data: found } : problem('not-found');
  },

  async create(
    { body: { name = '', email, roles = administrator, doctorId = null, language = '' } },
    context,
  ) {
    const outcome = await refusingTakenEmail(() =>
      transaction(context, async (inside) => {
        const refused = await refusedRoles(inside.orm, { roles, doctorId });
        if (refused) return refused;
        const [row] = await inside.orm
          .insert(table)
          .values({ name, email, roles, doctorId, language, createdAt: new Date(inside.now()) })
          .returning();
        return invite(inside, row!);
      }),
    );
    context.mailWritten();
    return outcome;
  },

  async invite({ params }, context) {
    const outcome = await transaction(context, async (inside) => {
      const row = await lock(inside, params.id);
      if (!row || row.disabledAt) return problem('not-found');
      if (row.passwordHash || (row.ssoSubject && context.sso)) return problem('not-invited');
      await dropLinks(inside.orm, row.id);
      return invite(inside, row);
    });
    context.mailWritten();
    return outcome;
  },

  async update({ params, body: { name, isDisabled, ...limits } }, context) {
    const outcome = await transaction(context, async (inside) => {
      const { orm, staff, now } = inside;
      const row = await lock(inside, params.id);
      if (!row) return problem('not-found');
      if (isStale(inside, row))
        return problem('stale-version', { extra: { current: await one(inside, row.id) } });
      const isDisabling = isDisabled === true && !row.disabledAt;
      const limited = await limitsAfter(inside, row, limits);
      if (isProblem(limited)) return limited;
      const isLeaving = isDisabling || !isAdministrator(limited.roles);
      if (isLeaving && isAdministrator(row.roles) && !(await othersCanAdminister(orm, row.id)))
        return problem('last-account');
      if (isLeaving && (await isEmergencyAccount(inside, row.id))) return problem('emergency-account');
      await orm
        .update(table)
        .set({
          ...(name ? { name } : {}),
          roles: limited.roles,
          doctorId: limited.doctorId,
          ...(isDisabled === undefined
            ? {}
            : { disabledAt: isDisabled ? (row.disabledAt ?? new Date(now())) : null }),
          updatedAt: new Date(now()),
          version: sql`${table.version} + 1`,
        })
        .where(eq(table.id, row.id));
      if (isDisabling) {
        await endSessions(orm, row.id);
        await dropLinks(orm, row.id);
      }
      const action = isDisabling ? 'disable' : isDisabled === false && row.disabledAt ? 'enable' : 'update';
      const after = { name: name ?? row.name };
      const { changed } = limited;
      const changes = changesBetween({ name: row.name, ...changed?.before }, { ...after, ...changed?.after });
      await recordActivity(orm, staff, action, 'staff', entryOf({ ...row, ...after }), changes);
      if (changed) {
        // A session that changes its own roles continues with the new ones.
        await endSessions(orm, row.id, row.id === staff.id ? staff.sessionId : 0);
        await writeRolesNotice(inside, row, {
          by: () => staff.name,
          roles: () => rolesInWords(orm, limited.roles),
          isSignedOut: true,
        });
      }
      return { data: (await one(inside, row.id))! };
    });
    context.mailWritten();
    return outcome;
  },

  remove: ({ params }, context) =>
    transaction(context, async (inside) => {
      const { orm, staff, now } = inside;
      const row = await lock(inside, params.id);
      if (!row) return problem('not-found');
      if (isAdministrator(row.roles) && !(await othersCanAdminister(orm, row.id)))
        return problem('last-account');
      if (await isEmergencyAccount(inside, row.id)) return problem('emergency-account');
      await removeTwoFactor(orm, row.id);
      await endSessions(orm, row.id);
      await dropLinks(orm, row.id);
      for (const { staffId, from } of belongings) await orm.delete(from).where(eq(staffId, row.id));
      const tokens = await orm.delete(schema.apiToken).where(eq(schema.apiToken.ownerId, row.id)).returning();
      for (const token of tokens) await recordActivity(orm, staff, 'remove', 'api_token', token);
      const at = new Date(now());
      const { name } = entryOf(row);
      await orm
        .update(table)
        .set({ name, email: '', passwordHash: null, disabledAt: at, leftAt: at, updatedAt: at })
        .where(eq(table.id, row.id));
      await forgetChanges(orm, 'staff', row.id);
      await recordActivity(orm, staff, 'remove', 'staff', entryOf(row));
      return { data: undefined };
    }),
};

/** The roles of an account after a change, with both states in words if they differ, or why they are refused. */
async function limitsAfter(
  { orm }: StaffContext,
  row: StoredAccount,
  wanted: { roles?: Grant[] | undefined; doctorId?: number | null | undefined },
) {
  const { roles = row.roles, doctorId = row.doctorId } = wanted;
  const limits = { roles, doctorId };
  if (isDeepStrictEqual(roles, row.roles) && doctorId === row.doctorId)
    return { ...limits, changed: undefined };
  const refused = await refusedRoles(orm, { id: row.id, roles, doctorId });
  if (refused) return refused;
  const [before, after] = [await rolesInWords(orm, row.roles), await rolesInWords(orm, roles)];
  const changed = {
    before: { roles: before, doctorId: row.doctorId },
    after: { roles: after, doctorId },
  };
  return { ...limits, changed };
}

const belongings = [
  schema.calendarAddress,
  schema.passkey,
  schema.passkeyChallenge,
  schema.knownDevice,
  schema.noticeChoice,
  schema.noticeMark,
].map((from) => ({
  from,
  staffId: from.staffId,
}));

export const invitation: Handlers<typeof invitationContract> = {
  async get({ params }, context) {
    const found = await findLink(context, params.token, 'invitation');
    return found ? { data: asLinkOwner(found) } : problem('not-found');
  },

  async accept({ params, body: { name, password } }, context) {
    const found = await findLink(context, params.token, 'invitation');
    if (!found) return problem('not-found');
    const passwordHash = await hashPassword(password);
    return transaction(context, async (inside) => {
      if (!(await spendLink(inside.orm, found.id, params.token))) return problem('not-found');
      await inside.orm
        .update(table)
        .set({
          name,
          passwordHash,
          ssoIssuer: null,
          ssoSubject: null,
          updatedAt: new Date(inside.now()),
          version: sql`${table.version} + 1`,
        })
        .where(eq(table.id, found.id));
      return {
        data: await openSession(
          inside,
          { ...found, name },
          { openedBy: 'password', action: 'accept-invitation' },
        ),
      };
    });
  },
};

type LinkOwner = Pick<StoredAccount, 'name' | 'email' | 'language'> & { expiresAt: Date };

export function asLinkOwner({ name, email, language, expiresAt }: LinkOwner) {
  return { name, email, language, expiresAt: expiresAt.toISOString() };
}

async function invite(context: StaffContext, row: StoredAccount) {
  const { orm, staff, hasMailServer } = context;
  const url = await createLink(context, row.id, 'invitation');
  await writeInvitation(context, row, { url, invitedBy: staff.name, hours: linkHours.invitation });
  const changes = changesBetween({}, { email: row.email, roles: await rolesInWords(orm, row.roles) });
  await recordActivity(orm, staff, 'invite', 'staff', entryOf(row), changes);
  const invited = (await one(context, row.id))!;
  return { data: { ...invited, invitationUrl: hasMailServer ? null : url } };
}

/** An invited account has no name yet. Its address is not used, since the trail must not keep it. */
function entryOf({ id, name }: Pick<StoredAccount, 'id' | 'name'>) {
  return { id, name: name || 'Someone invited' };
}

/** Whether this is the only account that may sign in with a password. */
async function isEmergencyAccount({ orm }: StaffContext, id: number) {
  const { signInPolicy: policy } = schema;
  const rows = await orm
    .select({ id: policy.id })
    .from(policy)
    .where(and(policy.ssoOnly, eq(policy.emergencyAccountId, id)));
  return rows.length > 0;
}

async function lock({ orm }: StaffContext, id: number): Promise<StoredAccount | undefined> {
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.id, id), notDeleted))
    .for('update');
  return row;
}

async function one(context: StaffContext, id: number): Promise<Account | undefined> {
  const [row] = await present(context, and(eq(table.id, id), notDeleted));
  return row && asAccount(context)(row);
}

function present({ orm, now }: StaffContext, condition: SQL | undefined) {
  const at = new Date(now()).toISOString();
  return orm
    .select({
      account: table,
      doctor: { id: doctor.id, name: doctor.name, slug: doctor.slug },
      passkeys: sql<number>`(select count(*)::integer from passkey p where p.staff_id = staff.id)`,
      lastUsedAt: sql<Date | string | null>`greatest(
        (select max(s.used_at) from session s where s.staff_id = staff.id),
        (select max(d.used_at) from known_device d where d.staff_id = staff.id))`,
      invitedUntil: sql<Date | string | null>`(select max(l.expires_at) from staff_link l
        where l.staff_id = staff.id and l.purpose = 'invitation' and l.expires_at > ${at})`,
    })
    .from(table)
    .leftJoin(doctor, eq(doctor.id, table.doctorId))
    .where(condition)
    .$dynamic();
}

type PresentedRow = Awaited<ReturnType<typeof present>>[number];

function asAccount({ staff, sso }: StaffContext) {
  return ({ account: row, doctor: ofDoctor, passkeys, lastUsedAt, invitedUntil }: PresentedRow): Account => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    name: row.name,
    email: row.email,
    state: row.disabledAt ? 'disabled' : row.passwordHash || (row.ssoSubject && sso) ? 'active' : 'invited',
    hasTwoFactor: row.totpKey !== null,
    usesSso: row.ssoSubject !== null,
    passkeys,
    lastUsedAt: lastUsedAt && new Date(lastUsedAt).toISOString(),
    invitedUntil: invitedUntil && new Date(invitedUntil).toISOString(),
    isMe: row.id === staff.id,
    roles: row.roles,
    doctor: ofDoctor,
    language: row.language,
  });
}
