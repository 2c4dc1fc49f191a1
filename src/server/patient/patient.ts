/**
 * The people in visits, inquiries and the waiting list. The database gives each new row its patient (`patient_of`);
 * staff merge those whom it keeps apart (merge.ts).
 */
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { patient as contract, Patient, PatientLikeness, PatientSummary } from '#contract/patient.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { phoneInWords } from '#server/booking/phone.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import { ofPatient } from '#server/db/of-patient.ts';
import * as schema from '#server/db/schema.ts';
import { sorted } from '#server/db/sorted.ts';
import { transaction } from '#server/db/transaction.ts';
import { contactCondition } from '#server/desk/search.ts';

const { appointment, patient: table, patientNote } = schema;
type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;

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

/** A merged patient within reach is found by its own name and contact, and leads to the one it belongs to. */
async function found({ orm, staff }: StaffContext, q: string) {
  const byReference = sql`${table.id} in (select ${appointment.patientId} from ${appointment}
    where ${appointment.reference} = ${q.trim().toUpperCase()} and ${within(appointment, staff, 'read') ?? sql`true`})`;
  const matching = or(await contactCondition(orm, q, table), byReference);
  return sql`${table.id} in (
    select coalesce(merged_into_id, id) from ${table} where ${and(matching, within(table, staff, 'read'))})`;
}

export async function getPatient({ params }: Call<'get'>, context: StaffContext) {
  const { orm, staff } = context;
  const [row] = await orm
    .select({
      ...summary(context),
      version: table.version,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
    })
    .from(table)
    .where(and(eq(table.id, rootOf(params.id)), within(table, staff, 'read')));
  if (!row) return problem('not-found');
  const { version, createdAt, updatedAt, ...summed } = row;
  const merged = await mergedInto(context, row.id);
  const data: Patient = {
    ...present(summed),
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    merged,
    duplicates: await duplicatesOf(context, [row.id, ...merged.map(({ id }) => id)]),
    notes: await notesOf(context, row.id),
  };
  return { data };
}

/** The patient behind an id: the one it was merged into, or itself. */
export function rootOf(id: number | SQL): SQL {
  return sql`(select coalesce(merged_into_id, id) from patient known where known.id = ${id})`;
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

/** In the order of ids, so that concurrent merges of the same patients wait for each other instead of deadlocking. */
export function lock({ orm, staff }: StaffContext, ids: number[]): Promise<schema.StoredPatient[]> {
  return orm
    .select()
    .from(table)
    .where(and(inArray(table.id, ids), within(table, staff, 'change')))
    .orderBy(asc(table.id))
    .for('update');
}

export async function staleWith(inside: StaffContext, params: { id: number }) {
  const current = await getPatient({ params }, inside);
  return problem('stale-version', { extra: { current: 'data' in current ? current.data : null } });
}

/** The trail is kept for years, so it names patients by their ids. */
export function entryOf({ id }: { id: number }) {
  return { id, name: `Patient ${id}` };
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

/** A merged patient without any row within reach is not named: its contact may be out of reach too. */
async function mergedInto({ orm, staff }: StaffContext, id: number): Promise<Patient['merged']> {
  const rows = await orm
    .select({
      id: table.id,
      name: table.name,
      email: table.email,
      phone: table.phone,
      mergedAt: table.mergedAt,
    })
    .from(table)
    .where(and(eq(table.mergedIntoId, id), within(table, staff, 'read')))
    .orderBy(desc(table.mergedAt), desc(table.id));
  return rows.map((row) => ({ ...present(row), mergedAt: row.mergedAt!.toISOString() }));
}

/** Patients with the same address or number as one of these, the first of which represents them; most similar first. */
async function duplicatesOf(context: StaffContext, own: [number, ...number[]]): Promise<PatientLikeness[]> {
  const { orm, staff } = context;
  const [id] = own;
  const shares = (what: SQL) => sql`exists (select from patient own
    where own.id = any(${sql.param(own)}::int[]) and ${what})`;
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
