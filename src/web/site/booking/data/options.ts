import type { OfferedDay, Slot } from '#contract/appointment.ts';
import type { Image } from '#contract/base.ts';
import type { Doctor } from '#contract/doctor.ts';
import { isDoneBy } from '#contract/done-by.ts';
import { modesOf, type VisitMode } from '#contract/modes.ts';
import type { VisitType } from '#contract/visit-type.ts';
import { ApiProblem, type Client } from '#web/api/client.ts';
import { localToday } from '#web/dates/local-date.ts';
import { addDays, addMonths, boundsOf } from '#web/dates/month.ts';
import { weekStart } from '#web/dates/week.ts';
import { isEmergency } from '#web/hospital/is-emergency.ts';
import { at } from '#words/language.ts';
import type { Choice } from './choice.ts';
import {
  type Elsewhere,
  elsewhereOf,
  type PurposeQuery,
  type RelatedDepartment,
  relatedWithTimes,
  soonest,
} from './elsewhere.ts';
import { spokenIn } from './spoken.server.ts';
import type { Spoken } from './spoken.tsx';

export interface DoctorOption extends Spoken {
  id: number;
  slug: string;
  name: string;
  title: string;
  role: string;
  image: Image | null;
  bookable: boolean;
  /** Minor units. */
  consultationFee: number | null;
  next: Slot | null;
  /** Where to go for a doctor without online booking; empty for others. */
  elsewhere: string;
}
interface VisitOption extends Spoken {
  id: number;
  name: string;
  durationMinutes: number;
  /** The chosen mode, or else the usual one. */
  mode: VisitMode;
  modes: VisitMode[];
  needsApproval: boolean;
}
/** A visit type that is not booked online, with where to ask or call. */
export interface OtherVisit extends Pick<VisitOption, 'id' | 'name' | 'durationMinutes' | 'lang'> {
  offered: VisitType['offered'];
  href: string;
}
export interface Purpose extends Spoken {
  kind: 'package' | 'service';
  id: number;
  slug: string;
  title: string;
  /** Its visit type; null for a visit of its own length, or else the doctor's first. */
  visit: (Pick<VisitType, 'id' | 'name' | 'durationMinutes' | 'offered' | 'doctorIds'> & Spoken) | null;
  length: number | null;
  /** Minor units: the package's price, or the service's lowest. */
  price: number | null;
  preparation: string;
  /** The department that offers it; null if all doctors do. */
  department: ({ slug: string; name: string } & Spoken) | null;
  departmentId: number | null;
}
export interface Place extends Spoken {
  name: string;
  location: string;
}
export interface Options {
  departments: ({ slug: string; name: string; icon: string; summary: string } & Spoken)[];
  department: ({ slug: string; name: string; phone: string } & Spoken) | null;
  doctors: DoctorOption[];
  doctor: DoctorOption | null;
  /** The doctor does not do this purpose, so there are no times. */
  isNotDone: boolean;
  /** It belongs to the emergency department. */
  isEmergency: boolean;
  visits: VisitOption[];
  others: OtherVisit[];
  /** Days of the month with clinic. */
  days: OfferedDay[];
  /** The chosen day, or the next one with a free time if it is in this month; otherwise empty. */
  day: string;
  slots: Slot[];
  /** Each doctor's first free time, soonest first, at most ten, for a visitor with no preference. */
  soonest: { doctor: DoctorOption; slot: Slot }[];
  /** Times of other doctors in the department, if this day or doctor has none free. */
  elsewhere: Elsewhere[];
  /** Related departments, if this one has no free time. */
  related: RelatedDepartment[];
  month: string;
  firstMonth: string;
  lastMonth: string;
  /** First day of the week, 1 Monday to 7 Sunday: not every browser knows it, and all must render the same. */
  weekStart: number;
  next: Slot | null;
  today: string;
}

/** Null if the chosen doctor or department does not exist. */
export async function loadOptions(
  api: Client,
  choice: Choice,
  { timeZone, locale, purpose }: { timeZone: string; locale: string; purpose: Purpose | null },
): Promise<Options | null> {
  const today = localToday(timeZone);
  const of: PurposeQuery = { ...(purpose && { [purpose.kind]: purpose.slug }), ...modeOf(choice) };
  const options: Options = {
    ...empty,
    today,
    month: today.slice(0, 7),
    firstMonth: today.slice(0, 7),
    lastMonth: today.slice(0, 7),
    weekStart: weekStart(locale),
  };
  try {
    if (choice.doctor === 'any' && !choice.department) {
      return { ...options, soonest: await soonestAnywhere(api, of) };
    }
    if (choice.department) {
      const { data } = await api.department.getBySlug({ params: { slug: choice.department } });
      options.department = { slug: data.slug, name: data.name, phone: data.phone, ...spokenIn(data) };
      options.isEmergency = isEmergency(data);
    } else if (!choice.doctor) {
      const { data } = await api.department.list({
        query: { for: 'booking', limit: '100', sort: 'name' },
      });
      options.departments = data.map(({ slug, name, icon, summary, language }) => ({
        slug,
        name,
        icon,
        summary,
        ...spokenIn({ language }),
      }));
      return options;
    }
    if (!choice.doctor || choice.doctor === 'any') {
      if (!options.department) return null;
      const asked = { department: options.department.slug };
      const { data: working } = await api.doctor.list({
        query: { ...asked, for: 'booking', limit: '100', sort: 'name' },
      });
      const doctors = working.filter((doctor) => doesIt(doctor, purpose));
      options.doctors = await withNextTimes(api, doctors, { ...asked, ...of });
      await markOthers(api, options.doctors);
      if (!choice.doctor) {
        // A package or service has one department.
        const isStuck = !purpose && options.doctors.every(({ next }) => !next);
        return isStuck ? { ...options, related: await relatedWithTimes(api, doctors, asked) } : options;
      }
      const [visits, next] = await Promise.all([visitTypes(api), soonest(api, { ...asked, ...of })]);
      options.visits = visitsFor(purpose, visits, choice);
      return await withTimes(api, choice, timeZone, {
        options: { ...options, next },
        department: options.department,
        of,
      });
    }
    const asked = { doctor: choice.doctor, ...(choice.visit ? { visitType: choice.visit } : {}), ...of };
    const [{ data: doctor }, visits, next] = await Promise.all([
      api.doctor.getBySlug({ params: { slug: choice.doctor } }),
      visitTypes(api),
      soonest(api, asked),
    ]);
    options.doctor = option(doctor, null);
    options.doctors = [options.doctor];
    const wanted = [purpose?.department?.slug, options.department?.slug];
    const where = doctor.departments.find(({ slug }) => wanted.includes(slug)) ?? doctor.departments[0];
    options.isEmergency ||= where !== undefined && isEmergency(where);
    if (!doesIt(doctor, purpose)) return { ...options, isNotDone: true };
    const ofDoctor = visits.filter(
      ({ doctorIds }) => doctorIds.length === 0 || doctorIds.includes(doctor.id),
    );
    options.visits = visitsFor(purpose, ofDoctor, choice);
    options.others = purpose ? [] : ofDoctor.flatMap((visit) => otherVisit(visit, doctor.slug));
    return await withTimes(api, choice, timeZone, { options: { ...options, next }, department: where, of });
  } catch (error) {
    if (error instanceof ApiProblem && error.is('not-found')) return null;
    throw error;
  }
}

async function withTimes(
  api: Client,
  choice: Choice,
  timeZone: string,
  {
    options,
    department,
    of,
  }: { options: Options; department: { slug: string } | undefined; of: PurposeQuery },
): Promise<Options> {
  const whose = options.doctor ? { doctor: options.doctor.slug } : { department: options.department!.slug };
  const visit = options.doctor ? choice.visit || String(options.visits[0]?.id ?? '') : '';
  const query = { ...whose, ...(visit ? { visitType: visit } : {}), ...of };
  const { today, next } = options;
  const chosenDay = choice.day || (choice.start ? localToday(timeZone, new Date(choice.start)) : '');
  const month = choice.month || chosenDay.slice(0, 7) || next?.localDate.slice(0, 7) || today.slice(0, 7);
  const shown = month < today.slice(0, 7) ? today.slice(0, 7) : month;
  const { first, last } = boundsOf(shown);
  const day = chosenDay || (next?.localDate.startsWith(shown) ? next.localDate : '');
  const [{ data: days }, { data: slots }] = await Promise.all([
    api.appointment.days({ query: { ...query, from: first < today ? today : first, to: last } }),
    day ? api.appointment.slots({ query: { ...query, from: day, to: day } }) : { data: [] },
  ]);
  const isSoldOut = days.some(({ localDate, free }) => localDate === day && free === 0);
  return {
    ...options,
    days,
    day,
    slots,
    elsewhere:
      options.doctor && department && (isSoldOut || !next)
        ? await elsewhereOf(api, {
            department: department.slug,
            doctor: options.doctor,
            near: isSoldOut ? day : today,
            today,
            of,
          })
        : [],
    month: shown,
    lastMonth: addMonths(addDays(today, 60).slice(0, 7), 6),
  };
}

async function soonestAnywhere(api: Client, query: PurposeQuery): Promise<Options['soonest']> {
  const { data } = await api.appointment.soonest({ query });
  return Promise.all(
    data.slice(0, 10).map(async (slot) => {
      const { data: doctor } = await api.doctor.get({ params: { id: String(slot.doctorId) } });
      return { doctor: option(doctor, slot), slot };
    }),
  );
}

async function withNextTimes(
  api: Client,
  doctors: Doctor[],
  query: { department: string } & PurposeQuery,
): Promise<DoctorOption[]> {
  const { data: soonest } = await api.appointment.soonest({ query });
  return doctors
    .map((doctor) => option(doctor, soonest.find(({ doctorId }) => doctorId === doctor.id) ?? null))
    .sort((a, b) => (a.next?.startsAt ?? '9').localeCompare(b.next?.startsAt ?? '9'));
}

/** Whether a doctor does this purpose, by its department and its visit type. */
function doesIt(doctor: Doctor, purpose: Purpose | null) {
  if (!purpose) return true;
  const { doctorIds = [] } = purpose.visit ?? {};
  return isDoneBy(purpose, doctor) && (doctorIds.length === 0 || doctorIds.includes(doctor.id));
}

/** Doctors without free times: offers to request a time or to call, as waiting would be in vain. */
async function markOthers(api: Client, doctors: DoctorOption[]) {
  const without = doctors.filter(({ next }) => !next);
  if (without.length === 0) return;
  const visits = await visitTypes(api);
  for (const doctor of without) {
    const theirs = visits.filter(({ doctorIds }) => doctorIds.length === 0 || doctorIds.includes(doctor.id));
    const others = theirs.flatMap((visit) => otherVisit(visit, doctor.slug));
    if (others.length === theirs.length) doctor.elsewhere = others[0]?.href ?? '';
  }
}

async function visitTypes(api: Client): Promise<VisitType[]> {
  return (await api.visitType.list({ query: { limit: '100', sort: 'position' } })).data;
}

/** Visit types to choose from; a purpose may fix one. */
function visitsFor(purpose: Purpose | null, visits: VisitType[], choice: Choice): VisitOption[] {
  return visits
    .filter(({ id, offered }) => offered === 'book' && (!purpose?.visit || id === purpose.visit.id))
    .map(({ id, name, durationMinutes, mode, otherModes, needsApproval, language }) => ({
      id,
      mode: modesOf({ mode, otherModes }).find((one) => one === choice.mode) ?? mode,
      modes: modesOf({ mode, otherModes }),
      needsApproval,
      ...(purpose?.length
        ? { name: purpose.title, durationMinutes: purpose.length, lang: purpose.lang }
        : { name, durationMinutes, ...spokenIn({ language }) }),
    }));
}

/** Empty if booked online. */
function otherVisit(
  { id, name, durationMinutes, offered, language }: VisitType,
  doctor: string,
): OtherVisit[] {
  if (offered === 'book') return [];
  const href = at(`/appointment/ask?doctor=${doctor}&visit=${id}`);
  return [{ id, name, durationMinutes, offered, href, ...spokenIn({ language }) }];
}

function modeOf({ mode }: Choice): { mode?: VisitMode } {
  return mode ? { mode: mode as VisitMode } : {};
}

function option(
  { id, slug, name, title, role, image, bookable, consultationFee, language }: Doctor,
  next: Slot | null,
): DoctorOption {
  return {
    id,
    slug,
    name,
    title,
    role,
    image,
    bookable,
    consultationFee,
    next,
    elsewhere: '',
    ...spokenIn({ language }),
  };
}

const empty: Omit<Options, 'today' | 'month' | 'firstMonth' | 'lastMonth' | 'weekStart'> = {
  departments: [],
  department: null,
  doctors: [],
  doctor: null,
  isNotDone: false,
  isEmergency: false,
  visits: [],
  others: [],
  days: [],
  day: '',
  slots: [],
  soonest: [],
  elsewhere: [],
  related: [],
  next: null,
};
