/** What the file about a patient holds of messages, the newsletter and notes. */
import { asc, inArray } from 'drizzle-orm';
import { mailStates } from '#contract/state-words.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { type Item, idsOf, mapped, type Say } from './file-item.ts';
import { messagesTo, ofPerson, type Person, subscriptionsOf } from './person.ts';

const { outbox, patientNote, subscriber } = schema;

export async function* messages(orm: Orm, person: Person, say: Say): AsyncGenerator<Item[]> {
  const found = await idsOf(orm, outbox, messagesTo(person), outbox.createdAt);
  yield* mapped(found, async (ids) => {
    const rows = await orm
      .select()
      .from(outbox)
      .where(inArray(outbox.id, ids))
      .orderBy(asc(outbox.createdAt));
    return rows.map((row): Item => {
      const { uniqueKey, countsAs, ...data } = row;
      return {
        heading: `${say.moment(row.createdAt)}: ${row.subject}`,
        facts: [
          ['To', row.recipient],
          ['State', mailStates[row.status]],
          ['Sent', say.moment(row.sentAt)],
          ['What the mail server said', row.lastError],
          ['Text', withoutSecrets(row.textBody)],
        ],
        data: {
          ...data,
          textBody: withoutSecrets(row.textBody),
          htmlBody: withoutSecrets(row.htmlBody),
          calendar: row.calendar && withoutSecrets(row.calendar.replaceAll(/\r?\n[ \t]/g, '')),
          headers: JSON.parse(withoutSecrets(JSON.stringify(row.headers))),
        },
      };
    });
  });
}

/** A link with a long token lets in anybody who has it, and the file may be passed on. */
function withoutSecrets(text: string) {
  return text.replaceAll(/https?:\/\/[^\s"'<>\\]+/g, (link) =>
    /[\w-]{32}/.test(link) ? '[link left out]' : link,
  );
}

export async function* newsletter(orm: Orm, person: Person, say: Say): AsyncGenerator<Item[]> {
  const rows = await orm.select().from(subscriber).where(subscriptionsOf(person)).orderBy(asc(subscriber.id));
  yield rows.map(
    ({ linkTokenHash, ...row }): Item => ({
      heading: row.email,
      facts: [
        ['Signed up', say.moment(row.createdAt)],
        ['Confirmed', say.moment(row.confirmedAt) ?? 'Not yet'],
      ],
      data: row,
    }),
  );
}

export async function* notes(orm: Orm, person: Person, say: Say): AsyncGenerator<Item[]> {
  const found = await idsOf(orm, patientNote, ofPerson(patientNote.patientId, person), patientNote.createdAt);
  yield* mapped(found, async (ids) => {
    const rows = await orm
      .select()
      .from(patientNote)
      .where(inArray(patientNote.id, ids))
      .orderBy(asc(patientNote.createdAt), asc(patientNote.id));
    return rows.map(
      (row): Item => ({
        heading: `${say.moment(row.createdAt)}, by ${row.actorName}`,
        facts: [['Note', row.text]],
        data: row,
      }),
    );
  });
}
