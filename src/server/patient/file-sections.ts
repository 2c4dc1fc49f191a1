/** The patient's own data in the file about them. */
import { phoneInWords } from '#server/booking/phone.ts';
import type { Orm } from '#server/db/orm.ts';
import { t } from '#words/say.ts';
import { type Hospital, type Item, type Say, type Section, wordsFor } from './file-item.ts';
import { messages, newsletter, notes } from './file-messages.ts';
import { inquiries, visits, waits } from './file-visits.ts';
import type { Person } from './person.ts';

export function ownSections(orm: Orm, person: Person, hospital: Hospital): Section[] {
  const say = wordsFor(hospital);
  return [
    {
      key: 'patient',
      title: t('Name and contact details'),
      none: t('None.'),
      items: inOne(person.members.map((row) => ofMember(row, person, say))),
    },
    { key: 'visits', title: t('Visits'), none: t('None.'), items: visits(orm, person, hospital) },
    {
      key: 'inquiries',
      title: t('Inquiries and our answers'),
      none: t('None.'),
      items: inquiries(orm, person, say),
    },
    { key: 'waitingList', title: t('Waiting list'), none: t('None.'), items: waits(orm, person, say) },
    { key: 'messages', title: t('Messages we wrote'), none: t('None.'), items: messages(orm, person, say) },
    {
      key: 'newsletter',
      title: t('Newsletter'),
      none: t('No subscription.'),
      items: newsletter(orm, person, say),
    },
    { key: 'notes', title: t('Notes of our staff'), none: t('None.'), items: notes(orm, person, say) },
  ];
}

async function* inOne(items: Item[]): AsyncGenerator<Item[]> {
  yield items;
}

function ofMember(row: Person['root'], { root }: Person, say: Say): Item {
  return {
    heading: row.name,
    facts: [
      [t('Email'), row.email],
      [t('Phone'), phoneInWords(row.phone)],
      [t('With us since'), say.moment(row.createdAt)],
      [t('Recognised as the same person'), row.id === root.id ? null : say.moment(row.mergedAt)],
    ],
    data: { ...row },
  };
}
