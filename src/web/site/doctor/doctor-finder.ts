/**
 * Finds doctors by a visitor's criteria. All published doctors are loaded once per change of content; their
 * departments, specialities and languages are the form's options, so that no choice leads nowhere. The API adds which
 * doctors match words, who is free on a day, and when each is next free, joined by id.
 */
import type { Slot } from '#contract/appointment.ts';
import type { Reference } from '#contract/base.ts';
import type { Doctor } from '#contract/doctor.ts';
import type { Client } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { type Criteria, endOfWeek } from '#web/site/cards/doctor-criteria.ts';
import { idsByWords, inOrderOf } from '#web/site/entry/by-words.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { speech } from '#words/language.ts';

export interface Choice {
  value: string;
  label: string;
  /** Language of the label, if it differs from the page's. */
  language?: string | undefined;
}
export interface Choices {
  departments: Choice[];
  specialities: Choice[];
  /** Language tags, most spoken first. */
  languages: string[];
}
export interface WithTime {
  doctor: Doctor;
  next: Slot | null;
}
/** Matching doctors who are not free this week, and the soonest free one of them. */
export interface Busy {
  count: number;
  soonest: WithTime | null;
}
export interface Found {
  /** All matches in the requested order, with their next free time within thirty days if times were requested. */
  doctors: WithTime[];
  /** Set if only the week excludes everyone. */
  busy: Busy | null;
  choices: Choices;
  /** Criteria that no doctor has, left out of the search. */
  unknown: ('department' | 'speciality')[];
  /** A part could not be loaded, so the list may be short. */
  incomplete: boolean;
}

/** `content` identifies the current content (web/api/client.ts); `today` is a local date. */
export async function findDoctors(
  api: Client,
  criteria: Criteria,
  content: object,
  today: string,
): Promise<Found> {
  const { available, free: within, sort } = criteria;
  const [staff, named, free, soonest] = await Promise.all([
    staffOf(api, content),
    idsByWords(api, 'doctor', criteria.q),
    available
      ? allOrNothing('doctors free on a day', (paging) =>
          api.doctor.list({ query: { ...paging, available } }),
        )
      : undefined,
    sort === 'soonest' || within ? orNothing('soonest times', api.appointment.soonest()) : undefined,
  ]);
  const wanted = [named, free?.map(({ id }) => id)].filter((ids) => ids !== undefined && ids !== null);
  const { doctors, choices } = staff ?? { doctors: [], choices: choicesOf([]) };
  const unknown = staff ? unknownIn(criteria, choices) : [];
  const known = { ...criteria, ...Object.fromEntries(unknown.map((filter) => [filter, ''])) };
  const next = new Map((soonest ?? []).map((slot) => [slot.doctorId, slot]));
  const matched = matching(doctors, known, wanted).map((doctor) => ({
    doctor,
    next: next.get(doctor.id) ?? null,
  }));
  const isFree = ({ next }: WithTime) => next !== null && next.localDate <= endOfWeek(today);
  // Unknown times exclude no one.
  const chosen = within && soonest ? matched.filter(isFree) : matched;
  return {
    doctors:
      sort === 'soonest'
        ? inOrder(chosen)
        : sort === 'match' && named
          ? inOrderOf(chosen, named, ({ doctor }) => doctor.id)
          : chosen,
    busy: chosen.length === 0 && matched.length > 0 ? busyOf(matched) : null,
    choices,
    unknown,
    incomplete: staff === null || named === null || free === null || soonest === null,
  };
}

function busyOf(matched: WithTime[]): Busy {
  const [soonest] = inOrder(matched).filter(({ next }) => next);
  return { count: matched.length, soonest: soonest ?? null };
}

/** By content and language. */
const kept = new WeakMap<object, Map<string, { doctors: Doctor[]; choices: Choices }>>();

/** All doctors by surname, and the form's options; null if they could not be loaded. */
async function staffOf(api: Client, content: object) {
  const { language } = speech();
  const known = kept.get(content)?.get(language);
  if (known) return known;
  const doctors = await allOrNothing('doctors', (paging) =>
    api.doctor.list({ query: { ...paging, sort: 'name' } }),
  );
  if (!doctors) return null;
  const staff = { doctors: bySurname(doctors), choices: choicesOf(doctors) };
  kept.set(content, (kept.get(content) ?? new Map()).set(language, staff));
  return staff;
}

/** By the last word of the name, then by the full name. */
function bySurname(doctors: Doctor[]) {
  const { compare } = new Intl.Collator(speech().locale);
  const surname = ({ name }: Doctor) => name.slice(name.trimEnd().lastIndexOf(' ') + 1);
  return doctors.toSorted(
    (one, other) => compare(surname(one), surname(other)) || compare(one.name, other.name),
  );
}

export function matching(
  doctors: Doctor[],
  { department, speciality, language }: Criteria,
  wanted: number[][],
) {
  const sets = wanted.map((ids) => new Set(ids));
  return doctors.filter(
    (doctor) =>
      (!department || doctor.departments.some(({ slug }) => slug === department)) &&
      (!speciality || doctor.specialities.some(({ slug }) => slug === speciality)) &&
      (!language || doctor.languages.includes(language)) &&
      sets.every((ids) => ids.has(doctor.id)),
  );
}

/** Doctors with a free time, soonest first; the rest keep their order. */
function inOrder(doctors: WithTime[]) {
  const startOf = ({ next }: WithTime) => (next ? Date.parse(next.startsAt) : Number.MAX_SAFE_INTEGER);
  return doctors.toSorted((one, other) => startOf(one) - startOf(other));
}

function unknownIn(
  { department, speciality }: Criteria,
  { departments, specialities }: Choices,
): Found['unknown'] {
  const lacks = (choices: Choice[], slug: string) =>
    slug !== '' && !choices.some(({ value }) => value === slug);
  return [
    ...(lacks(departments, department) ? (['department'] as const) : []),
    ...(lacks(specialities, speciality) ? (['speciality'] as const) : []),
  ];
}

function choicesOf(doctors: Doctor[]): Choices {
  const languages = Map.groupBy(
    doctors.flatMap((doctor) => doctor.languages),
    (tag) => tag,
  );
  return {
    departments: named(doctors.flatMap((doctor) => doctor.departments)),
    specialities: named(doctors.flatMap((doctor) => doctor.specialities)),
    languages: [...languages].sort(([, one], [, other]) => other.length - one.length).map(([tag]) => tag),
  };
}

function named(references: Reference[]): Choice[] {
  const bySlug = new Map(
    references.map(({ slug, name, language }) => [slug, { value: slug, label: name, language }]),
  );
  return [...bySlug.values()].sort((one, other) => one.label.localeCompare(other.label));
}
