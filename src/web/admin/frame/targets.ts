/** What the palette finds: pages, actions, and entries from the API. */

import { headingOf } from '#contract/resources.ts';
import { addressOf, madePlaces, menu, type Place, type PlaceName, placeOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { settingsPages } from '#web/admin/session/settings-pages.ts';
import { patientOf } from '#web/admin/ui/appointment-words.ts';
import { capital } from '#web/admin/ui/capital.ts';
import { writeDate } from '#web/dates/typed/date-text.ts';
import { timeWords } from '#web/dates/words.ts';

export interface Target {
  label: string;
  kind: string;
  /** Other words that find it. */
  also?: string;
  to?: string;
  act?(): void;
}

export const pages: Target[] = [
  ...(Object.entries(menu) as [PlaceName, Place][]).map(([name, { label }]) => ({
    label,
    kind: 'Page',
    to: addressOf(name),
  })),
  { label: 'Needs rebooking', kind: 'Page', to: `${addressOf('appointment')}/rebooking` },
  { label: 'Waiting list', kind: 'Page', to: `${addressOf('appointment')}/waitlist` },
  ...settingsPages
    .filter(({ to }) => !Object.values(menu).some(({ path }) => to === `/admin/${path}`))
    .map(({ label, to }) => ({ label, kind: 'Settings', to, also: 'settings' })),
];

export const makers: Target[] = [
  {
    label: 'Book an appointment',
    kind: 'Action',
    also: 'new booking phone',
    to: '/admin/appointments?new=phone',
  },
  { label: 'Add a walk-in', kind: 'Action', also: 'new book counter', to: '/admin/appointments?new=walk-in' },
  ...madePlaces.map((name) => ({
    label: `New ${placeOf(name).one}`,
    kind: 'Action',
    also: 'add create',
    to: addressOf(name, 'new'),
  })),
];

/** Targets in which each word begins a word come before those that only contain it. */
export function matching(targets: Target[], words: string): Target[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ label, also = '' }: Target) => {
    const said = `${label} ${also}`.toLowerCase();
    if (!wanted.every((word) => said.includes(word))) return 2;
    return wanted.every((word) => said.split(/\s+/).some((one) => one.startsWith(word))) ? 0 : 1;
  };
  return targets
    .map((target) => ({ target, place: rank(target) }))
    .filter(({ place }) => place < 2)
    .sort((a, b) => a.place - b.place)
    .map(({ target }) => target);
}

/** What is open to the account, and where its entries are. */
export interface Opened {
  mayOpen(address: string): boolean;
  entryAddress(place: PlaceName, id: number): string;
}

/** The best few of each kind that the account may read. One kind that cannot be searched does not hide the others. */
export async function findTargets(
  q: string,
  locale: string,
  { mayOpen, entryAddress }: Opened,
): Promise<Target[]> {
  const query = { q, limit: '5', status: 'all' as const };
  const entries = (resource: (typeof madePlaces)[number]) => async () => {
    const { data } = await api[resource].list({ query });
    return (data as { id: number; name?: string; title?: string }[]).map((one) => ({
      label: headingOf(one),
      kind: capital(placeOf(resource).one ?? ''),
      to: entryAddress(resource, one.id),
    }));
  };
  const patients = async () => {
    const { data } = await api.patient.list({ query: { q, limit: '5' } });
    return data.map(({ id, name, phoneText, email }) => ({
      label: [name, phoneText || email].filter(Boolean).join(', '),
      kind: 'Patient',
      to: addressOf('patient', id),
    }));
  };
  const appointments = async () => {
    const { data } = await api.appointment.list({ query: { q, limit: '5', sort: '-startsAt' } });
    return data.map((one) => ({
      label: `${patientOf(one)}, ${writeDate(one.localDate, locale)} ${timeWords(one.localTime, locale)}`,
      kind: `Appointment ${one.reference}`,
      to: `/admin/appointments?day=${one.localDate}&visit=${one.id}`,
    }));
  };
  const inquiries = async () => {
    const { data } = await api.inquiry.list({ query: { q, limit: '5' } });
    return data.map(({ id, name, reference }) => ({
      label: name,
      kind: `Inquiry ${reference}`,
      to: addressOf('inquiry', id),
    }));
  };
  // A number or a reference means a patient, so content comes after.
  const searches = [
    ...(mayOpen(addressOf('patient')) ? [patients] : []),
    ...(mayOpen(addressOf('appointment')) ? [appointments] : []),
    ...(mayOpen(addressOf('inquiry')) ? [inquiries] : []),
    ...madePlaces.filter((place) => mayOpen(addressOf(place))).map(entries),
  ];
  const settled = await Promise.allSettled(searches.map((search) => search()));
  return settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
}
