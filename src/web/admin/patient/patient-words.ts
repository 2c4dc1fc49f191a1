import { listed } from '#contract/listed.ts';
import type { PatientLikeness } from '#contract/patient.ts';
import { dateFormat } from '#contract/words/formats.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { counted, t } from '#words/say.ts';

export function contactWords({ phoneText, email }: { phoneText: string; email: string }) {
  return [phoneText, email].filter(Boolean).join(' · ') || t('No contact details');
}

/** "Mon, 2 Mar 2026": patients return over years, so the year is always shown. */
export function visitDay(localDate: string, locale: string) {
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${localDate}T00:00Z`));
}

export function sharedWords({ shares }: Pick<PatientLikeness, 'shares'>) {
  return t('Same {list}', { list: listed(shares.map((one) => t(sharedNames[one]))) });
}
const sharedNames = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
} as const satisfies Record<PatientLikeness['shares'][number], PlainMessage>;

/** Non-zero counts of each kind: "2 visits and 1 inquiry". */
export function placesWords({ visits, inquiries, waits }: Record<'visits' | 'inquiries' | 'waits', number>) {
  const places = [
    visits ? counted('{count} visit', '{count} visits', visits) : '',
    inquiries ? counted('{count} inquiry', '{count} inquiries', inquiries) : '',
    waits ? counted('{count} place on the waiting list', '{count} places on the waiting list', waits) : '',
  ];
  return listed(places.filter(Boolean));
}
