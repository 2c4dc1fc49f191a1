/**
 * Patients whom the database keeps apart, and who are the same person. A merged patient keeps its rows and points to
 * the one it belongs to, which never points further, so that each merge can be undone separately.
 */
import { and, eq, or } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { type Problem, problem } from '#contract/errors.ts';
import type { patient as contract } from '#contract/patient.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { databaseError, transaction } from '#server/db/transaction.ts';
import { t } from '#words/say.ts';
import { entryOf, getPatient, lock, staleWith } from './patient.ts';

const { patient: table } = schema;
type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;

const sameByNow =
  'The two have the same name and contact by now, so they are one patient. Correct one of them first.';

export async function mergePatients({ params, body }: Call<'merge'>, context: StaffContext) {
  return transaction(context, async (inside) => {
    const locked = await lock(inside, [params.id, body.patientId]);
    const [into, other] = [params.id, body.patientId].map((id) => locked.find((row) => row.id === id));
    if (!into || !other) return problem('not-found');
    if (isStale(inside, into)) return staleWith(inside, params);
    if (
      into.id === other.id ||
      into.mergedIntoId !== null ||
      other.mergedIntoId !== null ||
      into.isDemo !== other.isDemo
    )
      return problem('invalid', {
        errors: [{ path: 'patientId', message: t('Choose another patient.') }],
      });
    await inside.orm
      .update(table)
      .set({ mergedIntoId: into.id, mergedAt: new Date(inside.now()) })
      .where(or(eq(table.id, other.id), eq(table.mergedIntoId, other.id)));
    await changed(inside, into, 'merge', other.id);
    return getPatient({ params }, inside);
  });
}

export async function unmergePatients({ params, body }: Call<'unmerge'>, context: StaffContext) {
  return onePatientEach(context, t(sameByNow), async (inside) => {
    const [into] = await lock(inside, [params.id]);
    if (!into) return problem('not-found');
    if (isStale(inside, into)) return staleWith(inside, params);
    const [undone] = await inside.orm
      .update(table)
      .set({ mergedIntoId: null, mergedAt: null })
      .where(
        and(
          eq(table.id, body.patientId),
          eq(table.mergedIntoId, into.id),
          within(table, inside.staff, 'change'),
        ),
      )
      .returning({ id: table.id });
    if (!undone) return problem('not-found');
    await changed(inside, into, 'unmerge', undone.id);
    return getPatient({ params }, inside);
  });
}

/** A transaction that may make two patients the same, by the rule that a name and a contact are one person. */
export async function onePatientEach<T>(
  context: StaffContext,
  detail: string,
  work: (inside: StaffContext) => Promise<T>,
): Promise<T | Problem<'name-taken'>> {
  try {
    return await transaction(context, work);
  } catch (error) {
    if (databaseError(error).constraint !== 'patient_one_each') throw error;
    return problem('name-taken', { detail });
  }
}

async function changed(
  { orm, now, staff }: StaffContext,
  row: schema.StoredPatient,
  action: 'merge' | 'unmerge',
  other: number,
) {
  await orm
    .update(table)
    .set({ version: row.version + 1, updatedAt: new Date(now()) })
    .where(eq(table.id, row.id));
  const patients = { field: 'patient', before: null, after: entryOf({ id: other }).name };
  await recordActivity(orm, staff, action, 'patient', entryOf(row), [patients]);
}
