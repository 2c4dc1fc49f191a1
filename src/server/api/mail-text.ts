import { eq, sql } from 'drizzle-orm';
import { problem } from '#contract/errors.ts';
import {
  type mailText as contract,
  type MailKind,
  type MailText,
  type MailWords,
  mailKind,
  mailKinds,
  type Placeholder,
  placeholders,
  standardWords,
} from '#contract/mail-text.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { readSender, writeLetter } from '#server/mail/letter.ts';
import { filled } from '#server/mail/mail-text.ts';
import { wrongPlaceholders } from '#server/mail/placeholders.ts';
import { t } from '#words/say.ts';

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

  update: ({ params: { kind }, body }, context) =>
    changing(kind, context, async (before, inside) => {
      const words = said({ ...before, ...body });
      return (
        wrongPlaceholders(kind, words) ??
        (await write(inside, before, 'update', { ...words, deletedAt: null }))
      );
    }),

  remove: ({ params: { kind } }, context) =>
    changing(kind, context, async (before, inside) => {
      if (before.isStandard) return { data: undefined };
      const written = await write(inside, before, 'remove', { deletedAt: new Date(inside.now()) });
      return { ...written, data: undefined };
    }),

  async preview({ params: { kind }, body }, { orm }) {
    const wrong = wrongPlaceholders(kind, body);
    if (wrong) return wrong;
    const sender = await readSender(orm);
    const examples = Object.fromEntries(
      Object.entries(placeholders).map(([name, { example }]) => [name, example]),
    ) as Record<Placeholder, string>;
    const words = filled(body, sender, { ...examples, hospital: sender.name, phone: sender.phone });
    const { textBody } = await writeLetter(sender, {
      greeting: t('Dear {name}', { name: t('Ann Example') }),
      ...words,
      facts: [['…', t('what the message is about')]],
      link: { url: 'https://…', text: t('The link of the message') },
    });
    return { data: { subject: words.subject, text: textBody } };
  },
};

/** Runs `work` on the current text while no other text can change; refuses a change based on an old version. */
function changing<T>(
  kind: MailKind,
  context: StaffContext,
  work: (before: MailText, inside: StaffContext) => Promise<T>,
) {
  return transaction(context, async (inside) => {
    // A standard text has no row to lock.
    await inside.orm.execute(sql`lock table mail_text in share row exclusive mode`);
    const [row] = await inside.orm.select().from(table).where(eq(table.kind, kind));
    const before = present(kind, row);
    if (isStale(context, before)) return problem('stale-version', { extra: { current: before } });
    return work(before, inside);
  });
}

async function write(
  { orm, staff, now }: StaffContext,
  before: MailText,
  action: 'update' | 'remove',
  change: Partial<MailWords> & { deletedAt: Date | null },
) {
  const kind = before.kind as MailKind;
  const values = { ...change, version: before.version + 1, updatedAt: new Date(now()) };
  const [row] = await orm
    .insert(table)
    .values({ ...standardWords(kind), ...values, kind })
    .onConflictDoUpdate({ target: table.kind, set: values })
    .returning();
  const after = present(kind, row!);
  const entry = { id: row!.id, name: after.label };
  await recordActivity(orm, staff, action, 'mail_text', entry, changesBetween(said(before), said(after)));
  return { data: after };
}

function said({ subject, opening, closing }: MailWords) {
  return { subject, opening, closing };
}

function present(kind: MailKind, row: typeof table.$inferSelect | undefined): MailText {
  const { label, subject, body } = mailKind(kind);
  const standard = standardWords(kind);
  const own = row?.deletedAt === null ? row : undefined;
  return {
    id: row?.id ?? null,
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    kind,
    label: t(label as Sentence),
    ...said(own ?? standard),
    isStandard: own === undefined,
    standard,
    subjectPlaceholders: [...subject],
    bodyPlaceholders: [...body],
  };
}
