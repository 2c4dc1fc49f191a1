/**
 * The people whom visits, inquiries and the waiting list are about. The database gives each new row its patient
 * (migration 063); staff merge those whom it keeps apart. A merged patient keeps its rows and points to the one it
 * belongs to, which never points further, so that any merge can be undone by itself.
 */
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { patient as contract, Patient, PatientLikeness, PatientSummary } from '#contract/patient.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { phoneInWords } from '#server/booking/phone.ts';
import type { StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { within } from '#server/content/within.ts';
import { ofPatient } from '#server/db/of-patient.ts';
import * as schema from '#server/db/schema.ts';
import { sorted } from '#server/db/sorted.ts';
import { transaction } from '#server/db/transaction.ts';
import { contactCondition } from '#server/desk/search.ts';

const { appointment, patient: table, patientNote } = schema;
type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;
type Row = typeof table.$inferSelect;

const mostDuplicates = 8;

export async function listPatients({ query }: Call<'list'>, context: StaffContext) {
  const { orm, staff } = context;
  const { q, sort = 'name', page, limit } = query;
  const condition = and(
    isNull(table.mergedIntoId),
    within(table, staff, 'read'),
    q ? await found(context, q) : undefined,
  );
  const total = await orm.$count(table, condition);
  const rows = await orm
    .select(summary(context))
    .from(table)
    .where(condition)
    .orderBy(...sorted(sort, { name: table.name, createdAt: table.createdAt }, table.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { data: rows.map(present), meta: { page, limit, total } };
}

/** A merged patient is found by its own name and contact, and stands for the one it belongs to. */
async function found({ orm, staff }: StaffContext, q: string) {
  const byReference = sql`${table.id} in (select ${appointment.patientId} from ${appointment}
    where ${appointment.reference} = ${q.trim().toUpperCase()} and ${within(appointment, staff, 'read') ?? sql`true`})`;
  const matching = or(await contactCondition(orm, q, table), byReference);
  return sql`${table.id} in (
    select coalesce(merged_into_id, id) from ${table} where ${matching})`;
}

export async function getPatient({ params }: Call<'get'>, context: StaffContext) {
  const { orm, staff } = context;
  const root = sql`(select coalesce(merged_into_id, id) from patient known where known.id = ${params.id})`;
  const [row] = await orm
    .select({
      ...summary(context),
      version: table.version,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
    })
    .from(table)
    .where(and(eq(table.id, root), within(table, staff, 'read')));
  if (!row) return problem('not-found');
  const { version, createdAt, updatedAt, ...summed } = row;
  const data: Patient = {
    ...present(summed),
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    merged: await mergedInto(context, row.id),
    duplicates: await duplicatesOf(context, row.id),
    notes: await notesOf(context, row.id),
  };
  return { data };
}

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
        errors: [{ path: 'patientId', message: 'Choose another patient.' }],
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
  return transaction(context, async (inside) => {
    const [into] = await lock(inside, [params.id]);
    if (!into) return problem('not-found');
    if (isStale(inside, into)) return staleWith(inside, params);
    const [undone] = await inside.orm
      .update(table)
      .set({ mergedIntoId: null, mergedAt: null })
      .where(and(eq(table.id, body.patientId), eq(table.mergedIntoId, into.id)))
      .returning({ id: table.id });
    if (!undone) return problem('not-found');
    await changed(inside, into, 'unmerge', undone.id);
    return getPatient({ params }, inside);
  });
}

export async function addNote({ params, body }: Call<'addNote'>, context: StaffContext) {
  return transaction(context, async (inside) => {
    const [row] = await lock(inside, [params.id]);
    if (!row) return problem('not-found');
    const { staff, now, orm } = inside;
    await orm.insert(patientNote).values({
      createdAt: new Date(now()),
      patientId: row.id,
      actorId: staff.id,
      actorName: staff.name,
      text: body.text,
    });
    await recordActivity(orm, staff, 'note', 'patient', entryOf(row));
    return getPatient({ params }, inside);
  });
}

export async function removeNote({ params }: Call<'removeNote'>, context: StaffContext) {
  return transaction(context, async (inside) => {
    const { orm, staff } = inside;
    const [row] = await lock(inside, [params.id]);
    if (!row) return problem('not-found');
    const [gone] = await orm
      .delete(patientNote)
      .where(and(eq(patientNote.id, params.noteId), ofPatient(patientNote.patientId, row.id)))
      .returning({ id: patientNote.id });
    if (!gone) return problem('not-found');
    await recordActivity(orm, staff, 'remove-note', 'patient', entryOf(row));
    return { data: undefined };
  });
}

/** In the order of ids, so that two who merge the same patients wait for each other instead of stalling. */
function lock({ orm, staff }: StaffContext, ids: number[]): Promise<Row[]> {
  return orm
    .select()
    .from(table)
    .where(and(inArray(table.id, ids), within(table, staff, 'change')))
    .orderBy(asc(table.id))
    .for('update');
}

async function staleWith(inside: StaffContext, params: { id: number }) {
  const current = await getPatient({ params }, inside);
  return problem('stale-version', { extra: { current: 'data' in current ? current.data : null } });
}

/** The trail is kept for years, so it names patients by their numbers. */
export function entryOf({ id }: { id: number }) {
  return { id, name: `Patient ${id}` };
}

async function changed(
  { orm, now, staff }: StaffContext,
  row: Row,
  action: 'merge' | 'unmerge',
  other: number,
) {
  await orm
    .update(table)
    .set({ version: row.version + 1, updatedAt: new Date(now()) })
    .where(eq(table.id, row.id));
  const patients = { field: 'patient', before: null, after: `Patient ${other}` };
  await recordActivity(orm, staff, action, 'patient', entryOf(row), [patients]);
}

/** Dates are the hospital's, and only of visits that the caller may see. */
function summary({ now, staff }: StaffContext) {
  const at = new Date(now()).toISOString();
  const reached = within(appointment, staff, 'read') ?? sql`true`;
  const visits = (what: SQL, condition: SQL) => sql`(select ${what} from ${appointment}
    where ${ofPatient(appointment.patientId, table.id)} and ${reached} and ${condition})`;
  const takesPlace = sql`${appointment.status} not in ('cancelled', 'declined', 'expired', 'entered_in_error')`;
  const day = (at: SQL) => sql`(${at} at time zone (select time_zone from settings))::date::text`;
  return {
    id: table.id,
    name: table.name,
    email: table.email,
    phone: table.phone,
    isDemo: table.isDemo,
    visits: visits(sql`count(*)::int`, sql`true`) as SQL<number>,
    lastVisit: visits(
      day(sql`max(${appointment.startsAt})`),
      sql`${appointment.startsAt} <= ${at} and ${takesPlace}`,
    ) as SQL<string | null>,
    nextVisit: visits(
      day(sql`min(${appointment.startsAt})`),
      sql`${appointment.startsAt} > ${at} and ${takesPlace}`,
    ) as SQL<string | null>,
  };
}

function present<T extends { phone: string }>(row: T): T & { phoneText: string } {
  return { ...row, phoneText: phoneInWords(row.phone) };
}

async function mergedInto({ orm }: StaffContext, id: number): Promise<Patient['merged']> {
  const rows = await orm
    .select({
      id: table.id,
      name: table.name,
      email: table.email,
      phone: table.phone,
      mergedAt: table.mergedAt,
    })
    .from(table)
    .where(eq(table.mergedIntoId, id))
    .orderBy(desc(table.mergedAt), desc(table.id));
  return rows.map((row) => ({ ...present(row), mergedAt: row.mergedAt!.toISOString() }));
}

/** Patients with the same address or number as this one, or any who was merged into it; those most alike first. */
async function duplicatesOf(context: StaffContext, id: number): Promise<PatientLikeness[]> {
  const { orm, staff } = context;
  const shares = (what: SQL) => sql`exists (select from patient own
    where (own.id = ${id} or own.merged_into_id = ${id}) and ${what})`;
  const shared = {
    name: shares(sql`patient_key(own.name) = patient_key(${table.name})`) as SQL<boolean>,
    email: shares(
      sql`own.email <> '' and lower(own.email collate "C") = lower(${table.email} collate "C")`,
    ) as SQL<boolean>,
    phone: shares(sql`own.phone <> '' and own.phone = ${table.phone}`) as SQL<boolean>,
  };
  const rows = await orm
    .select({
      ...summary(context),
      shared: sql<boolean[]>`array[${shared.name}, ${shared.email}, ${shared.phone}]`,
    })
    .from(table)
    .where(
      and(
        ne(table.id, id),
        isNull(table.mergedIntoId),
        eq(table.isDemo, sql`(select is_demo from patient own where own.id = ${id})`),
        or(shared.email, shared.phone),
        within(table, staff, 'read'),
      ),
    )
    .orderBy(desc(sql`${shared.name}`), asc(table.name), asc(table.id))
    .limit(mostDuplicates);
  return rows.map(({ shared, ...row }): PatientLikeness => {
    const names = ['name', 'email', 'phone'] as const;
    return {
      ...present(row as Omit<PatientSummary, 'phoneText'>),
      shares: names.filter((_, place) => shared[place]),
    };
  });
}

async function notesOf({ orm }: StaffContext, id: number): Promise<Patient['notes']> {
  const { createdAt, actorName, text } = patientNote;
  const rows = await orm
    .select({ id: patientNote.id, createdAt, actorName, text })
    .from(patientNote)
    .where(ofPatient(patientNote.patientId, sql`${id}::int`))
    .orderBy(desc(createdAt), desc(patientNote.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
