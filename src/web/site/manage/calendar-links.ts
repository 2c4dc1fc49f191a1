import type { Managed } from '#contract/manage.ts';

/** Web calendars that open with the appointment filled in: all that the calendar file says, for whoever chooses one. */
export function calendarLinks({
  startsAt,
  endsAt,
  calendar: { title, description, location },
}: Pick<Managed, 'startsAt' | 'endsAt' | 'calendar'>) {
  const compact = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: description,
    location,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt,
    enddt: endsAt,
    body: description,
    location,
  });
  return [
    { name: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${google}` },
    { name: 'Outlook.com', href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
    { name: 'Microsoft 365', href: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}
