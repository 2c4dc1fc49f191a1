/** Messages, the newsletter and notes in the file about a patient. */
import { asc, inArray } from 'drizzle-orm';
import { mailStates } from '#contract/state-words.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';
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
        heading: t('{moment}: {words}', { moment: say.moment(row.createdAt)!, words: row.subject }),
        facts: [
          [t('To'), row.recipient],
          [t('State'), t(mailStates[row.status])],
          [t('Sent'), say.moment(row.sentAt)],
          [t('What the mail server said'), row.lastError],
          [t('Text'), withoutSecrets(row.textBody)],
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

/** A link with a long token, or the short one of a text, admits anyone who has it, and the file may be passed on. */
function withoutSecrets(text: string) {
  return text.replaceAll(/https?:\/\/[^\s"'<>\\]+/g, (link) =>
    /[\w-]{32}|\/t\/[vw]\w+\./.test(link) ? t('[link left out]') : link,
  );
}

export async function* newsletter(orm: Orm, person: Person, say: Say): AsyncGenerator<Item[]> {
  const rows = await orm.select().from(subscriber).where(subscriptionsOf(person)).orderBy(asc(subscriber.id));
  yield rows.map(
    ({ linkTokenHash, ...row }): Item => ({
      heading: row.email,
      facts: [
        [t('Signed up'), say.moment(row.createdAt)],
        [t('Confirmed|subscription'), say.moment(row.confirmedAt) ?? t('Not yet')],
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
        heading: t('{moment}, by {person}', { moment: say.moment(row.createdAt)!, person: row.actorName }),
        facts: [[t('Note'), row.text]],
        data: row,
      }),
    );
  });
}
