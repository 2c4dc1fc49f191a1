/** The trail in the file about a patient: what was done, and who looked. Nothing about others. */

import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Change } from '#contract/activity.ts';
import { roleWords } from '#contract/roles.ts';
import { visitStates } from '#contract/state-words.ts';
import type { Sentence } from '#contract/validation-message.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { joined } from '#words/joined.ts';
import { counted, t, translated } from '#words/say.ts';
import { type Hospital, type Item, mapped, type Say, type Section, wordsFor } from './file-item.ts';
import { idsOfEach, type Person, rowsOf, type Theirs } from './person.ts';

const { activity, activityChange } = schema;
/** Reading, on a page or as a file. */
const looks = ['read', 'download'];

export function trailSections(orm: Orm, person: Person, hospital: Hospital): Section[] {
  const theirs = rowsOf(person);
  return [
    { key: 'changes', title: t('What was done'), none: t('Nothing.'), items: deeds(orm, theirs, hospital) },
    {
      key: 'looks',
      title: t('Who looked at it'),
      none: t('Nobody.'),
      items: seen(orm, theirs, person, hospital),
    },
  ];
}

async function* deeds(orm: Orm, theirs: Theirs, hospital: Hospital): AsyncGenerator<Item[]> {
  const say = wordsFor(hospital);
  const about = [...theirs].map(
    ([entity, ids]) => sql`(${activity.entity} = ${entity} and ${activity.entityId} in (${ids}))`,
  );
  const found = await orm
    .select({ id: activity.id })
    .from(activity)
    .where(and(notInArray(activity.action, looks), sql`(${sql.join(about, sql` or `)})`))
    .orderBy(asc(activity.id));
  yield* mapped(found, async (ids) => {
    const rows = await orm
      .select({ deed: activity, content: activityChange.content })
      .from(activity)
      .leftJoin(activityChange, eq(activityChange.activityId, activity.id))
      .where(inArray(activity.id, ids))
      .orderBy(asc(activity.id));
    return rows.map(({ deed, content }): Item => {
      const { actorName, action, entity, entityId, label, createdAt } = deed;
      const changes = (content === null ? [] : JSON.parse(content)) as Change[];
      return {
        heading: t('{moment}: {person} {deed} {what}', {
          moment: say.moment(createdAt)!,
          person: actorName,
          deed: deedWords(action),
          what: whatWords(entity, label),
        }),
        facts: changes.map(({ field, before, after }) => [
          fieldWords(field),
          [before, after]
            .filter((value) => value !== null)
            .map((value) => valueWords(value, entity, field, say.moment))
            .join(' → '),
        ]),
        data: { createdAt, actorName, action, entity, entityId, label, changes },
      };
    });
  });
}

/** Views that showed any of theirs, each as one line; and files of the whole hospital, which held them too. */
async function* seen(
  orm: Orm,
  theirs: Theirs,
  { members }: Person,
  hospital: Hospital,
): AsyncGenerator<Item[]> {
  const say = wordsFor(hospital);
  const since = new Date(Math.min(...members.map(({ createdAt }) => createdAt.getTime()))).toISOString();
  const { rows: found } = await orm.execute<{ id: number }>(sql`
    with theirs as (${idsOfEach(theirs)})
    select activity_id::int as id from activity_seen s join theirs t on t.entity = s.entity and s.ids && t.ids
    union select id from activity where entity = 'hospital' and action in ('export', 'download')
      and created_at >= ${since}
    order by id`);
  const roles = await rolesOfStaff(orm);
  yield* mapped(found, async (ids) => {
    const { rows } = await orm.execute<Look & Record<string, unknown>>(sql`
      with theirs as (${idsOfEach(theirs)})
      select a.created_at as "createdAt", a.actor_id as "actorId", a.actor_name as "actorName", a.action, a.entity,
        (select count(*)::int from unnest(s.ids * t.ids) part, generate_series(lower(part), upper(part) - 1)) as shown,
        c.content
      from activity a left join activity_seen s on s.activity_id = a.id left join theirs t on t.entity = s.entity
        left join activity_change c on c.activity_id = a.id
      where a.id = any(${sql.param(ids)}::int[]) order by a.id`);
    const roleOf = (actorId: number | null) => (actorId !== null && roles.get(actorId)) || '';
    return together(rows).map((looks) => lookItem(looks, roleOf(looks[0]!.actorId), say));
  });
}

/** A file holds several kinds at once. */
function together(rows: Look[]): Look[][] {
  const same = (a: Look, b: Look) =>
    a.action !== 'read' &&
    a.action === b.action &&
    a.actorId === b.actorId &&
    a.createdAt === b.createdAt &&
    reasonIn(a.content) === reasonIn(b.content);
  return rows.reduce<Look[][]>((all, row) => {
    const last = all.at(-1);
    if (last && same(last[0]!, row)) last.push(row);
    else all.push([row]);
    return all;
  }, []);
}

function lookItem(looks: Look[], role: string, say: Say): Item {
  const { actorName, action, content } = looks[0]!;
  const createdAt = new Date(looks[0]!.createdAt);
  const isFile = action !== 'read' && action !== 'elsewhere';
  const reason = reasonIn(content);
  const saw = looks.map(({ entity, shown }) => ({ entity, count: shown }));
  return {
    heading: role
      ? t('{moment}: {person} ({role})', { moment: say.moment(createdAt)!, person: actorName, role })
      : t('{moment}: {words}', { moment: say.moment(createdAt)!, words: actorName }),
    facts: [
      [t('Saw'), joined(saw.map(({ entity, count }) => shownWords(entity, count)))],
      [t('How'), isFile ? t('In a file') : t('On screen')],
      [t('What for'), reason],
    ],
    data: { createdAt, actorName, role, saw, isFile, reason },
  };
}

interface Look {
  /** In the database's format. */
  createdAt: string;
  actorId: number | null;
  actorName: string;
  action: string;
  entity: string;
  /** Number of their own entries. */
  shown: number;
  content: string | null;
}

/** Only the reason: the trail's other values of a view are the ids of others. */
function reasonIn(content: string | null): string | null {
  const changes = (content === null ? [] : JSON.parse(content)) as Change[];
  const reason = changes.find(({ field }) => field === 'reason')?.after;
  return typeof reason === 'string' ? reason : null;
}

async function rolesOfStaff(orm: Orm) {
  const rows = await orm.select({ id: schema.staff.id, roles: schema.staff.roles }).from(schema.staff);
  return new Map(rows.map(({ id, roles }) => [id, joined(roles.map(({ role }) => t(roleWords[role])))]));
}

function shownWords(entity: string, count: number) {
  return kinds[entity]?.(count) ?? t('everything');
}

const kinds: Record<string, (count: number) => string> = {
  patient: (count) =>
    count > 1
      ? counted('{count} entry of the patient', '{count} entries of the patient', count)
      : t('name and contact details'),
  appointment: (count) => (count > 1 ? counted('{count} visit', '{count} visits', count) : t('a visit')),
  inquiry: (count) => (count > 1 ? counted('{count} inquiry', '{count} inquiries', count) : t('an inquiry')),
  waitlist: (count) =>
    count > 1
      ? counted('{count} place on the waiting list', '{count} places on the waiting list', count)
      : t('a place on the waiting list'),
  mail: (count) => (count > 1 ? counted('{count} message', '{count} messages', count) : t('a message')),
  newsletter: (count) =>
    count > 1
      ? counted('{count} newsletter subscription', '{count} newsletter subscriptions', count)
      : t('the newsletter subscription'),
  hospital: () => t('the whole hospital, as a file'),
};

/** Follows a name. */
function deedWords(action: string): string {
  if (action in visitStates)
    return t('set to “{state}”', { state: t(visitStates[action as keyof typeof visitStates]) });
  const words = actions[action];
  return words ? t(words) : action.replaceAll('-', ' ');
}

const actions: Record<string, Sentence> = {
  create: 'booked',
  move: 'moved',
  needs: 'changed what is prepared for',
  answer: 'answered the questions before',
  'ask-again': 'asked the questions again before',
  keep: 'kept the time of',
  offer: 'offered new times for',
  'correct-email': 'corrected the email address of',
  correct: 'corrected',
  elsewhere: 'looked in other departments for',
  reply: 'replied to',
  note: 'changed the note on',
  'remove-note': 'deleted a note on',
  remove: 'deleted',
  new: 'marked as new',
  open: 'started on',
  replied: 'marked as replied',
  closed: 'closed',
  spam: 'marked as spam',
  merge: 'added another entry of the same person to',
  unmerge: 'took another entry away from',
  resend: 'sent again',
  discard: 'discarded',
  unsubscribe: 'ended',
};

function whatWords(entity: string, label: string): string {
  if (entity === 'appointment') return t('visit {reference}', { reference: label });
  if (entity === 'inquiry') return t('inquiry {reference}', { reference: label });
  if (entity === 'mail') return t('the message “{subject}”', { subject: label });
  if (entity === 'patient') return t('the patient');
  return entity === 'waitlist' ? t('a place on the waiting list') : t('the newsletter subscription');
}

function fieldWords(field: string) {
  return translated(
    fields[field] ?? field.replaceAll(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase()),
  );
}

const fields: Record<string, Sentence> = {
  startsAt: 'Time',
  status: 'State',
  note: 'Note',
  doctor: 'Doctor',
  messageToPatient: 'Message to the patient',
  reason: 'What for',
  patient: 'Entry',
};

function valueWords(value: unknown, entity: string, field: string, moment: (at: Date) => string | null) {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'startsAt') return moment(new Date(value)) ?? value;
  if (entity === 'appointment' && field === 'status')
    return value in visitStates ? t(visitStates[value as keyof typeof visitStates]) : value;
  return value;
}
