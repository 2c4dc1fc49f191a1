import type { Managed } from '#contract/manage.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

/**
 * Links that fill in web calendars. They contain hospital, time and reference, never the secret address of this page or
 * the purpose of the visit.
 */
export function calendarLinks(
  { startsAt, endsAt, reference, mode }: Managed,
  { hospital, location }: { hospital: string; location: string },
) {
  const title = t('Appointment at {hospital}', { hospital });
  const details = t('Reference {reference}', { reference });
  const where = mode === 'in-person' ? joined(location.split('\n')) : '';
  const compact = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details,
    location: where,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt,
    enddt: endsAt,
    body: details,
    location: where,
  });
  return [
    { name: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${google}` },
    { name: 'Outlook.com', href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
    { name: 'Microsoft 365', href: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}
