/** Alternatives if a doctor, a day or a whole department has no free time. */
import type { Slot } from '#contract/appointment.ts';
import type { Doctor } from '#contract/doctor.ts';
import type { VisitMode } from '#contract/modes.ts';
import type { Client } from '#web/api/client.ts';
import { addDays } from '#web/dates/month.ts';
import type { DoctorOption } from './options.ts';
import { spokenIn } from './spoken.server.ts';
import type { Spoken } from './spoken.tsx';

/** Query fields of the calls for free times. */
export type PurposeQuery = { package?: string; service?: string; mode?: VisitMode };

export interface Elsewhere {
  department: string;
  doctor: Pick<DoctorOption, 'slug' | 'name' | 'title' | 'lang'>;
  slot: Slot;
}
export interface RelatedDepartment extends Spoken {
  slug: string;
  name: string;
  next: Slot;
}

/** Free times of up to three suitable colleagues in a department, each the nearest to a day, soonest first. */
export async function elsewhereOf(
  api: Client,
  {
    department,
    doctor: own,
    near,
    today,
    of,
  }: { department: string; doctor: DoctorOption; near: string; today: string; of: PurposeQuery },
): Promise<Elsewhere[]> {
  const found = new Map<string, Elsewhere & { distance: number }>();
  const from = addDays(near, -3) < today ? today : addDays(near, -3);
  const [{ data: doctors }, { data: slots }] = await Promise.all([
    api.doctor.list({ query: { department, for: 'booking', limit: '100', sort: 'name' } }),
    api.appointment.slots({ query: { department, from, to: addDays(near, 28), ...of } }),
  ]);
  for (const slot of slots) {
    const colleague = doctors.find(({ id }) => id === slot.doctorId);
    if (!colleague || colleague.id === own.id) continue;
    const { slug, name, title } = colleague;
    const doctor = { slug, name, title, ...spokenIn(colleague) };
    const distance = Math.abs(Date.parse(slot.localDate) - Date.parse(near));
    if (distance < (found.get(slug)?.distance ?? Number.POSITIVE_INFINITY))
      found.set(slug, { department, doctor, slot, distance });
  }
  return [...found.values()]
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ distance: _, ...elsewhere }) => elsewhere)
    .sort((one, other) => one.slot.startsAt.localeCompare(other.slot.startsAt));
}

/** At most three other departments of these doctors with free times, those with most of the doctors first. */
export async function relatedWithTimes(
  api: Client,
  doctors: Doctor[],
  { department }: { department: string },
): Promise<RelatedDepartment[]> {
  const others = doctors.flatMap(({ departments }) => departments.filter(({ slug }) => slug !== department));
  const nearest = [...Map.groupBy(others, ({ slug }) => slug).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 3);
  const found = await Promise.all(
    nearest.map(async ([{ slug, name, language } = others[0]!]) => ({
      slug,
      name,
      ...spokenIn({ language }),
      next: await soonest(api, { department: slug }),
    })),
  );
  return found.flatMap(({ next, ...related }) => (next ? [{ ...related, next }] : []));
}

/** The next free time. Without a visit type, that of the doctor's first. */
export async function soonest(
  api: Client,
  query: { doctor?: string; department?: string; visitType?: string } & PurposeQuery,
) {
  const [next = null] = (await api.appointment.soonest({ query })).data;
  return next;
}
