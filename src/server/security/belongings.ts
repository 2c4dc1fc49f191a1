/** Entries of every kind of content that belong to one department, to a doctor of one, to several or to none. */
import { sql } from 'drizzle-orm';
import { headingOf } from '#contract/resources.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import type { Places } from './holders.ts';
import { sampleOf } from './sample.ts';
import { comesOutAt, kinds, type State } from './unpublished.ts';

export type Kind = ReturnType<typeof kinds>[number];
export interface Belonging {
  kind: Kind;
  id: number;
  state: State | 'published';
  /** The owner, in words. */
  whose: string;
  slug: string | null;
  /** Its latest revision. */
  revisionId: number;
}

/** Part of every text of every entry that was made here. */
export const everyWord = 'quagbelongs';

/** One of each kind and state for each possible owner, or of those that are `wanted`. */
export async function makeBelongings(
  hospital: TestHospital,
  places: Places,
  wanted: (kind: Kind, state: Belonging['state']) => boolean,
): Promise<Belonging[]> {
  const made: Belonging[] = [];
  for (const kind of kinds())
    for (const [whose, fields] of Object.entries(ownersOf(kind, places)))
      for (const state of (['published', ...kind.states] as const).filter((one) => wanted(kind, one)))
        made.push(await make(hospital, { kind, whose, fields, state, marker: markerOf(made.length) }));
  return made;
}

/** The fields that give an entry an owner, by that owner. */
function ownersOf({ table, content }: Kind, { here, there, doctorsHere, doctorsThere }: Places) {
  const { shape } = content.newFields!;
  const of = (departmentId: number | null, doctorId: number | null) => ({ departmentId, doctorId });
  if (table === 'doctor') {
    return {
      'of here': { departmentIds: [here[0]] },
      'of there': { departmentIds: [there[0]] },
      'of here and there': { departmentIds: [there[0], here[0]] },
      'of nobody': { departmentIds: [] },
    };
  }
  if ('doctorId' in shape) {
    return {
      'of here': of(here[0]!, null),
      'of there': of(there[0]!, null),
      'of a doctor here': of(null, doctorsHere[0]!),
      'of a doctor there': of(null, doctorsThere[0]!),
      'of a doctor here, there': of(there[0]!, doctorsHere[0]!),
      'of nobody': of(null, null),
    };
  }
  if ('departmentId' in shape) {
    return {
      'of here': { departmentId: here[0] },
      'of there': { departmentId: there[0] },
      'of nobody': { departmentId: null },
    };
  }
  // Departments themselves are assigned to a side afterwards.
  return table === 'department' ? { here: {}, there: {} } : { 'of nobody': {} };
}

const markerOf = (index: number) =>
  `${everyWord}${[...String(index)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

async function make(
  { call, staff, orm }: TestHospital,
  {
    kind,
    whose,
    fields,
    state,
    marker,
  }: Pick<Belonging, 'kind' | 'whose' | 'state'> & { fields: object; marker: string },
): Promise<Belonging> {
  const sample = sampleOf(kind.content.newFields!, [`${marker} word`, marker]) as Record<string, unknown>;
  const given = {
    ...sample,
    ...fields,
    ...('consent' in sample && { consent: true }),
    ...('slug' in sample && { slug: marker }),
    ...('status' in sample && { status: state === 'draft' || state === 'archived' ? state : 'published' }),
    ...('publishedAt' in sample && {
      publishedAt: state === 'scheduled' ? new Date(comesOutAt).toISOString() : null,
    }),
  };
  let answer = await call('POST', kind.path, given, staff);
  // Rules between fields are not in their schemas.
  const refused = new Set((answer.body.errors ?? []).map((error: { path: string }) => error.path));
  const others = Object.fromEntries(Object.entries(given).filter(([key]) => !refused.has(key)));
  if (answer.status === 422) answer = await call('POST', kind.path, others, staff);
  if (answer.status !== 201) throw new Error(`${kind.path}: ${JSON.stringify(answer.body)}`);
  const { id, slug } = answer.body.data;
  if (!headingOf(answer.body.data).includes(marker) && kind.table !== 'closure')
    throw new Error(`${kind.path} has no name with a word of its own.`);
  if (state === 'deleted') await call('DELETE', `${kind.path}/${id}`, undefined, staff);
  const { rows } = await orm.execute<{ id: number }>(
    sql`select max(id) as id from revision where entity = ${kind.table} and entity_id = ${id}`,
  );
  return { kind, whose, state, id, slug: slug ?? null, revisionId: rows[0]!.id };
}
