import { type FieldError, type Problem, problem } from '#contract/errors.ts';
import { type MailKind, type MailWords, mailKind, unknownIn } from '#contract/mail-text.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

export function wrongPlaceholders(kind: MailKind, words: MailWords): Problem<'invalid'> | undefined {
  const { subject, body } = mailKind(kind);
  const wrong: FieldError[] = [];
  for (const path of ['subject', 'opening', 'closing'] as const) {
    const known = path === 'subject' ? subject : body;
    const unknown = unknownIn(words[path], known);
    if (unknown)
      wrong.push({
        path,
        message: t('{unknown} is not filled in here. Use {known}.', {
          unknown,
          known: joined(known.map((name) => `{${name}}`)),
        }),
      });
  }
  return wrong.length > 0 ? problem('invalid', { errors: wrong }) : undefined;
}
