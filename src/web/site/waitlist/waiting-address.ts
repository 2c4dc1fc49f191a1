import { at } from '#words/language.ts';

/** Where to wait for what is being booked: with whom, and what for. All but the kind of visit are slugs; `any` doctor is one of the department. */
export function waitingAddress({
  doctor = '',
  department = '',
  package: ofPackage = '',
  service = '',
  visit = '',
}: {
  doctor?: string;
  department?: string;
  package?: string;
  service?: string;
  /** The id of its kind. */
  visit?: string;
}) {
  const query = new URLSearchParams(doctor && doctor !== 'any' ? { doctor } : { department });
  if (ofPackage) query.set('package', ofPackage);
  if (service) query.set('service', service);
  if (visit) query.set('visit', visit);
  return at(`/appointment/waitlist?${query}`);
}
