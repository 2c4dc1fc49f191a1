import { headingOf } from '#contract/resources.ts';
import { addressOf, creatable, type MenuEntry, type MenuName, menu } from '#web/admin/session/menu.ts';
import { wordsOf } from '#web/admin/session/resource-words.ts';
import { api } from '#web/admin/session/session.ts';
import { settingsPages } from '#web/admin/session/settings-pages.ts';
import { patientOf } from '#web/admin/ui/appointment-words.ts';
import { kindOf } from '#web/admin/ui/kind-of.ts';
import { say } from '#web/admin/ui/words.ts';
import { writeDate } from '#web/dates/typed/date-text.ts';
import { timeWords } from '#web/dates/words.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

export interface Target {
  label: string;
  kind: string;
  /** Other words that find it. */
  also?: string;
  to?: string;
  act?(): void;
}

export function pages(): Target[] {
  return [
    ...(Object.entries(menu) as [MenuName, MenuEntry][]).map(([name, { label }]) => ({
      label: say(label),
      kind: t('Page'),
      to: addressOf(name),
    })),
    { label: t('Needs rebooking'), kind: t('Page'), to: `${addressOf('appointment')}/rebooking` },
    { label: t('Waiting list'), kind: t('Page'), to: `${addressOf('appointment')}/waitlist` },
    ...settingsPages
      .filter(({ to }) => !Object.values(menu).some(({ path }) => to === `/admin/${path}`))
      .map(({ label, to }) => ({ label: say(label), kind: t('Settings'), to, also: t('settings|search') })),
  ];
}

export function makers(): Target[] {
  return [
    {
      label: t('Book an appointment'),
      kind: t('Action'),
      also: t('new booking phone|search'),
      to: '/admin/appointments?new=phone',
    },
    {
      label: t('Add a walk-in'),
      kind: t('Action'),
      also: t('new book counter|search'),
      to: '/admin/appointments?new=walk-in',
    },
    ...creatable.map((name) => ({
      label: t(wordsOf(name).create),
      kind: t('Action'),
      also: t('add create|search'),
      to: addressOf(name, 'new'),
    })),
  ];
}

/** Targets in which each word starts a word, before those that only contain it. */
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

export interface Opened {
  mayOpen(address: string): boolean;
  entryAddress(place: MenuName, id: number): string;
}

/** The best few of each kind that the account may read. A kind whose search fails does not hide the others. */
export async function findTargets(
  q: string,
  locale: string,
  { mayOpen, entryAddress }: Opened,
): Promise<Target[]> {
  const query = { q, limit: '5', status: 'all' as const };
  const entries = (resource: (typeof creatable)[number]) => async () => {
    const { data } = await api[resource].list({ query });
    return (data as { id: number; name?: string; title?: string }[]).map((one) => ({
      label: headingOf(one),
      kind: kindOf(resource),
      to: entryAddress(resource, one.id),
    }));
  };
  const patients = async () => {
    const { data } = await api.patient.list({ query: { q, limit: '5' } });
    return data.map(({ id, name, phoneText, email }) => ({
      label: joined([name, phoneText || email]),
      kind: t('Patient'),
      to: addressOf('patient', id),
    }));
  };
  const appointments = async () => {
    const { data } = await api.appointment.list({ query: { q, limit: '5', sort: '-startsAt' } });
    return data.map((one) => ({
      label: t('{name}, {date} {time}', {
        name: patientOf(one),
        date: writeDate(one.localDate, locale),
        time: timeWords(one.localTime, locale),
      }),
      kind: t('Appointment {reference}', { reference: one.reference }),
      to: `/admin/appointments?day=${one.localDate}&visit=${one.id}`,
    }));
  };
  const inquiries = async () => {
    const { data } = await api.inquiry.list({ query: { q, limit: '5' } });
    return data.map(({ id, name, reference }) => ({
      label: name,
      kind: t('Inquiry {reference}', { reference }),
      to: addressOf('inquiry', id),
    }));
  };
  // A number or a reference means a patient, so content comes after.
  const searches = [
    ...(mayOpen(addressOf('patient')) ? [patients] : []),
    ...(mayOpen(addressOf('appointment')) ? [appointments] : []),
    ...(mayOpen(addressOf('inquiry')) ? [inquiries] : []),
    ...creatable.filter((place) => mayOpen(addressOf(place))).map(entries),
  ];
  const settled = await Promise.allSettled(searches.map((search) => search()));
  return settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
}
