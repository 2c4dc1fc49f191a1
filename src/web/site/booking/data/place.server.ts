import type { Client } from '#web/api/client.ts';
import { found } from '#web/site/entry/entry.ts';
import type { Choice } from './choice.ts';
import type { Place, Purpose } from './options.ts';
import { spokenIn } from './spoken.server.ts';

/**
 * The department in which the visit takes place, by the confirmation's rule: the purpose's if the doctor belongs to it,
 * otherwise the doctor's first. Null without a doctor.
 */
export async function loadPlace(api: Client, choice: Choice, purpose: Purpose | null): Promise<Place | null> {
  const slug = choice.doctor === 'any' ? choice.with : choice.doctor;
  const doctor = slug ? await found(api.doctor.getBySlug({ params: { slug } })) : null;
  const own = doctor?.departments.map((department) => department.slug) ?? [];
  const first = own.find((department) => department === purpose?.department?.slug) ?? own[0];
  const department = first ? await found(api.department.getBySlug({ params: { slug: first } })) : null;
  return department && { name: department.name, location: department.location, ...spokenIn(department) };
}
