import { at } from '#words/language.ts';

/** Where to wait for what is being booked: with whom, and what for. All are slugs; `any` doctor is one of the department. */
export function waitingAddress({
  doctor = '',
  department = '',
  package: ofPackage = '',
  service = '',
}: {
  doctor?: string;
  department?: string;
  package?: string;
  service?: string;
}) {
  const query = new URLSearchParams(doctor && doctor !== 'any' ? { doctor } : { department });
  if (ofPackage) query.set('package', ofPackage);
  if (service) query.set('service', service);
  return at(`/appointment/waitlist?${query}`);
}
