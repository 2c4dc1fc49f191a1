/** What the file about a patient holds of their own. */
import { phoneInWords } from '#server/booking/phone.ts';
import type { Orm } from '#server/db/orm.ts';
import { type Hospital, type Item, type Say, type Section, wordsFor } from './file-item.ts';
import { messages, newsletter, notes } from './file-messages.ts';
import { inquiries, visits, waits } from './file-visits.ts';
import type { Person } from './person.ts';

export function ownSections(orm: Orm, person: Person, hospital: Hospital): Section[] {
  const say = wordsFor(hospital);
  return [
    {
      key: 'patient',
      title: 'Name and contact details',
      none: 'None.',
      items: inOne(person.members.map((row) => ofMember(row, person, say))),
    },
    { key: 'visits', title: 'Visits', none: 'None.', items: visits(orm, person, hospital) },
    {
      key: 'inquiries',
      title: 'Inquiries and our answers',
      none: 'None.',
      items: inquiries(orm, person, say),
    },
    { key: 'waitingList', title: 'Waiting list', none: 'None.', items: waits(orm, person, say) },
    { key: 'messages', title: 'Messages we wrote', none: 'None.', items: messages(orm, person, say) },
    { key: 'newsletter', title: 'Newsletter', none: 'No subscription.', items: newsletter(orm, person, say) },
    { key: 'notes', title: 'Notes of our staff', none: 'None.', items: notes(orm, person, say) },
  ];
}

async function* inOne(items: Item[]): AsyncGenerator<Item[]> {
  yield items;
}

function ofMember(row: Person['root'], { root }: Person, say: Say): Item {
  return {
    heading: row.name,
    facts: [
      ['Email', row.email],
      ['Phone', phoneInWords(row.phone)],
      ['With us since', say.moment(row.createdAt)],
      ['Recognised as the same person', row.id === root.id ? null : say.moment(row.mergedAt)],
    ],
    data: { ...row },
  };
}
