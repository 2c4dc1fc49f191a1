/** The text of a kind of message: the hospital's own, or else the standard one. */
import { fill, type MailKind, type MailWords, type Placeholder, standardWords } from '#contract/mail-text.ts';
import { shorten } from '#words/shorten.ts';
import type { Sender } from './letter.ts';

/**
 * A message's text with its placeholders filled. A subject ends with the hospital's name, unless it already contains
 * it, so that the recipient knows who writes.
 */
export function mailWords(
  kind: MailKind,
  sender: Pick<Sender, 'name' | 'phone' | 'words'>,
  values: Partial<Record<Placeholder, string>> = {},
): MailWords {
  return filled(sender.words[kind] ?? standardWords(kind), sender, values);
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
    subject: shorten(subject.includes('{hospital}') ? title : `${title} | ${name}`, 300),
    opening: fill(opening, all),
    closing: fill(closing, all),
  };
}
