import { at } from '#words/language.ts';

/**
 * Address to join the waiting list with the current choices. All but the visit type are slugs; `any` doctor means the
 * department.
 */
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
  visit?: string;
}) {
  const query = new URLSearchParams(doctor && doctor !== 'any' ? { doctor } : { department });
  if (ofPackage) query.set('package', ofPackage);
  if (service) query.set('service', service);
  if (visit) query.set('visit', visit);
  return at(`/appointment/waitlist?${query}`);
}
