import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { admin as contract } from '#contract/admin.ts';
import { isProblem, problem } from '#contract/errors.ts';
import { findNewEmail } from '#server/account/link.ts';
import { changeMe } from '#server/account/own-account.ts';
import { refusedFullProof } from '#server/account/proof.ts';
import { signIn } from '#server/account/sign-in.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers } from '#server/call/context.ts';
import { tables } from '#server/content/content-resource.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { areaOf } from '#server/identity/area-of.ts';
import { may, rightsOf } from '#server/identity/rights.ts';
import {
  confirmSession,
  endSessions,
  listSessions,
  revokeSession,
  type Staff,
} from '#server/identity/session.ts';

const { revision } = schema;

export const admin: Handlers<typeof contract> = {
  async login({ body }, context) {
    const outcome = await signIn(context, body);
    if (isProblem(outcome)) return outcome;
    context.mailWritten();
    return { data: outcome };
  },

  async logout(_, { orm, staff }) {
    await revokeSession(orm, staff.id, staff.sessionId);
    await recordActivity(orm, staff, 'sign-out', 'staff', staff);
    return { data: undefined };
  },

  async me(_, { orm, now, hasMailServer, staff }) {
    const { id, name, email, lockAfterMinutes, lacksSecondFactor, roles, doctorId, language } = staff;
    return {
      data: {
        id,
        name,
        email,
        newEmail: await findNewEmail({ orm, now }, id),
        newEmailHoldsAtOnce: !hasMailServer,
        mustSetUpSecondFactor: lacksSecondFactor,
        lockAfterMinutes,
        roles,
        rights: rightsOf(staff),
        doctorId,
        language,
      },
    };
  },

  changeMe: ({ body }, context) => changeMe(context, body),

  async confirm({ body }, context) {
    const refused = await refusedFullProof(context, body);
    if (refused) return refused;
    await confirmSession(context.orm, context.staff.sessionId, context.now());
    return { data: undefined };
  },

  async sessions(_, { orm, staff, now }) {
    const rows = await listSessions(orm, staff.id, now());
    return {
      data: rows.map((row) => ({
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        usedAt: row.usedAt.toISOString(),
        device: row.device,
        current: row.id === staff.sessionId,
      })),
    };
  },

  async revoke({ params }, { orm, staff }) {
    if (!(await revokeSession(orm, staff.id, params.id))) return problem('not-found');
    await recordActivity(orm, staff, 'sign-out-elsewhere', 'staff', staff);
    return { data: undefined };
  },

  async revokeOthers(_, { orm, staff }) {
    await endSessions(orm, staff.id, staff.sessionId);
    await recordActivity(orm, staff, 'sign-out-elsewhere', 'staff', staff);
    return { data: undefined };
  },

  async revisions({ query: { entity, entityId } }, { orm, staff }) {
    const rows = await orm
      .select()
      .from(revision)
      .where(and(eq(revision.entity, entity), eq(revision.entityId, entityId), ofReach(entity, staff)))
      .orderBy(desc(revision.version));
    return {
      data: rows.map(({ id, version, createdAt, actorName, content }) => ({
        id,
        version,
        createdAt: createdAt.toISOString(),
        actorName,
        content,
      })),
    };
  },
};

/** A condition on an entity's revisions within reach, of entries in and out of the bin. */
function ofReach(entity: string, staff: Staff) {
  if (!may(staff, areaOf(entity), 'read')) return sql`false`;
  const table = tables.get(entity) as (PgTable & { id: AnyPgColumn }) | undefined;
  const reached = table && within(table, staff, 'read');
  return reached && sql`${revision.entityId} in (select ${table.id} from ${table} where ${reached})`;
}
