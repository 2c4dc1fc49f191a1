import { and, count, desc, eq } from 'drizzle-orm';
import type { admin as contract } from '#contract/admin.ts';
import { problem } from '#contract/errors.ts';
import * as schema from '#server/db/schema.ts';
import { createSession, listSessions, revokeSession } from '#server/identity/session.ts';
import { signIn } from '#server/identity/sign-in.ts';
import type { Handlers } from './context.ts';
import { recordActivity } from './revision.ts';

const { activity, revision } = schema;

export const admin: Handlers<typeof contract> = {
  async login({ body }, { orm, address, device, now }) {
    const outcome = await signIn(orm, { ...body, address, now: now() });
    if ('delaySeconds' in outcome) {
      return problem('too-many-requests', {
        detail: `Too many tries. Wait ${outcome.delaySeconds} seconds and try again.`,
        extra: { retryAfter: outcome.delaySeconds },
      });
    }
    if (!outcome.staff) return problem('wrong-credentials');
    const { id, name, email } = outcome.staff;
    const { token, expiresAt } = await createSession(orm, id, device, now());
    await recordActivity(orm, { id, name, email, sessionId: 0 }, 'sign-in', 'staff', { id, name });
    return { data: { token, expiresAt: expiresAt.toISOString(), admin: { id, name, email } } };
  },

  async logout(_, { orm, staff }) {
    await revokeSession(orm, staff.id, staff.sessionId);
    return { data: undefined };
  },

  async me(_, { staff: { id, name, email } }) {
    return { data: { id, name, email } };
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
    return (await revokeSession(orm, staff.id, params.id)) ? { data: undefined } : problem('not-found');
  },

  async activity({ query: { page, limit, entity, entityId, actorId } }, { orm }) {
    const condition = and(
      entity ? eq(activity.entity, entity) : undefined,
      entityId ? eq(activity.entityId, entityId) : undefined,
      actorId ? eq(activity.actorId, actorId) : undefined,
    );
    const [total] = await orm.select({ value: count() }).from(activity).where(condition);
    const rows = await orm
      .select()
      .from(activity)
      .where(condition)
      .orderBy(desc(activity.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return {
      data: rows.map(({ actorId: _, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      meta: { page, limit, total: total?.value ?? 0 },
    };
  },

  async revisions({ query: { entity, entityId } }, { orm }) {
    const rows = await orm
      .select()
      .from(revision)
      .where(and(eq(revision.entity, entity), eq(revision.entityId, entityId)))
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
