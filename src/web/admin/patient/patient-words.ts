import type { PatientLikeness } from '#contract/patient.ts';
import { dateFormat } from '#contract/words/formats.ts';

/** How to reach somebody, in one line. */
export function contactWords({ phoneText, email }: { phoneText: string; email: string }) {
  return [phoneText, email].filter(Boolean).join(' · ') || 'No contact details';
}

/** "Mon, 2 Mar 2026": patients come for years, so the year is always said. */
export function visitDay(localDate: string, locale: string) {
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${localDate}T00:00Z`));
}

/** What two patients have in common. */
export function sharedWords({ shares }: Pick<PatientLikeness, 'shares'>) {
  const words = { name: 'name', email: 'email address', phone: 'phone number' };
  return `Same ${new Intl.ListFormat('en-GB').format(shares.map((one) => words[one]))}`;
}

export function countWords(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`;
}

/** How many rows of each kind, as far as there are any: "2 visits and 1 inquiry". */
export function placesWords({ visits, inquiries, waits }: Record<'visits' | 'inquiries' | 'waits', number>) {
  const places = [
    visits ? countWords(visits, 'visit', 'visits') : '',
    inquiries ? countWords(inquiries, 'inquiry', 'inquiries') : '',
    waits ? countWords(waits, 'place on the waiting list', 'places on the waiting list') : '',
  ];
  return new Intl.ListFormat('en-GB').format(places.filter(Boolean));
}
