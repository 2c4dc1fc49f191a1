/** The words of messages, as staff edit them. */
import { eq } from 'drizzle-orm';
import { type FieldError, type Problem, problem } from '#contract/errors.ts';
import {
  type mailText as contract,
  type MailKind,
  type MailText,
  type MailWords,
  mailKind,
  mailKinds,
  type Placeholder,
  placeholders,
  unknownIn,
} from '#contract/mail-text.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { readSender, writeLetter } from '#server/mail/letter.ts';
import { filled } from '#server/mail/mail-text.ts';
import type { Handlers } from './context.ts';
import { recordActivity } from './revision.ts';

const { mailText: table } = schema;

export const mailText: Handlers<typeof contract> = {
  async list(_input, { orm }) {
    const rows = await orm.select().from(table);
    const kinds = Object.keys(mailKinds) as MailKind[];
    return {
      data: kinds.map((kind) =>
        present(
          kind,
          rows.find((row) => row.kind === kind),
        ),
      ),
    };
  },

  async update({ params: { kind }, body }, context) {
    const wrong = check(kind, body);
    if (wrong) return wrong;
    return transaction(context, async ({ orm, staff, now }) => {
      const updatedAt = new Date(now());
      const [row] = await orm
        .insert(table)
        .values({ kind, ...body, updatedAt })
        .onConflictDoUpdate({ target: table.kind, set: { ...body, updatedAt } })
        .returning();
      await recordActivity(orm, staff, 'update', 'mail_text', { id: 1, name: mailKind(kind).label });
      return { data: present(kind, row) };
    });
  },

  remove: ({ params: { kind } }, context) =>
    transaction(context, async ({ orm, staff }) => {
      await orm.delete(table).where(eq(table.kind, kind));
      await recordActivity(orm, staff, 'remove', 'mail_text', { id: 1, name: mailKind(kind).label });
      return { data: undefined };
    }),

  async preview({ params: { kind }, body }, { orm }) {
    const wrong = check(kind, body);
    if (wrong) return wrong;
    const sender = await readSender(orm);
    const examples = Object.fromEntries(
      Object.entries(placeholders).map(([name, { example }]) => [name, example]),
    ) as Record<Placeholder, string>;
    const words = filled(body, sender, { ...examples, hospital: sender.name, phone: sender.phone });
    const { textBody } = await writeLetter(sender, {
      greeting: 'Dear Ann Example',
      ...words,
      facts: [['…', 'what the message is about']],
      link: { url: 'https://…', text: 'The link of the message' },
    });
    return { data: { subject: words.subject, text: textBody } };
  },
};

/** What holds a placeholder that would never be filled. */
function check(kind: MailKind, words: MailWords): Problem<'invalid'> | undefined {
  const { subject, body } = mailKind(kind);
  const wrong: FieldError[] = [];
  for (const path of ['subject', 'opening', 'closing'] as const) {
    const known = path === 'subject' ? subject : body;
    const unknown = unknownIn(words[path], known);
    if (unknown)
      wrong.push({
        path,
        message: `${unknown} is not filled in here. Use ${known.map((name) => `{${name}}`).join(', ')}.`,
      });
  }
  return wrong.length > 0 ? problem('invalid', { errors: wrong }) : undefined;
}

function present(kind: MailKind, row: typeof table.$inferSelect | undefined): MailText {
  const { label, standard, subject, body } = mailKind(kind);
  const { subject: title, opening, closing } = row ?? standard;
  return {
    kind,
    label,
    subject: title,
    opening,
    closing,
    isStandard: row === undefined,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    standard,
    subjectPlaceholders: [...subject],
    bodyPlaceholders: [...body],
  };
}
