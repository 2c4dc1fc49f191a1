/** The words of a kind of message: the hospital's own where it has some, else the standard ones. */
import { and, eq, isNull } from 'drizzle-orm';
import { fill, type MailKind, type MailWords, mailKind, type Placeholder } from '#contract/mail-text.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { Sender } from './letter.ts';

/**
 * What a message says, its placeholders filled. A subject ends with the hospital's name, by which its recipient knows who
 * writes, where it does not name it already.
 */
export async function mailWords(
  orm: Orm,
  kind: MailKind,
  sender: Pick<Sender, 'name' | 'phone'>,
  values: Partial<Record<Placeholder, string>> = {},
): Promise<MailWords> {
  const { mailText } = schema;
  const [own] = await orm
    .select()
    .from(mailText)
    .where(and(eq(mailText.kind, kind), isNull(mailText.deletedAt)));
  return filled(own ?? mailKind(kind).standard, sender, values);
}

export function filled(
  { subject, opening, closing }: MailWords,
  { name, phone }: Pick<Sender, 'name' | 'phone'>,
  values: Partial<Record<Placeholder, string>>,
): MailWords {
  const all = { hospital: name, phone, ...values };
  // Columns and mail servers have limits, and a name may be long.
  const title = fill(subject, all).replaceAll(/\s+/g, ' ').trim();
  return {
    subject: (subject.includes('{hospital}') ? title : `${title} | ${name}`).slice(0, 300),
    opening: fill(opening, all),
    closing: fill(closing, all),
  };
}
