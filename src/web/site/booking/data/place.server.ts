import type { Client } from '#web/api/client.ts';
import { found } from '#web/site/entry/entry.ts';
import type { Choice } from './choice.ts';
import type { Place, Purpose } from './options.ts';
import { spokenIn } from './spoken.server.ts';

/**
 * The department that the visit takes place in, by the rule of the confirmation: that of the package or service if the
 * doctor belongs to it, or else the doctor's first. Null while no doctor is chosen.
 */
export async function loadPlace(api: Client, choice: Choice, purpose: Purpose | null): Promise<Place | null> {
  const slug = choice.doctor === 'any' ? choice.with : choice.doctor;
  const doctor = slug ? await found(api.doctor.getBySlug({ params: { slug } })) : null;
  const own = doctor?.departments.map((department) => department.slug) ?? [];
  const first = own.find((department) => department === purpose?.department?.slug) ?? own[0];
  const department = first ? await found(api.department.getBySlug({ params: { slug: first } })) : null;
  return department && { name: department.name, location: department.location, ...spokenIn(department) };
}
