/** A message from the hospital, in plain text and in HTML: the same words in the same order. */

import { eq, type SQL, sql } from 'drizzle-orm';
import { html, raw } from 'hono/html';
import type { MailKind, MailWords } from '#contract/mail-text.ts';
import { worded, wordedAs } from '#server/content/translation-overlay.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { directionOf } from '#words/direction.ts';
import { localeOfPage, speech } from '#words/language.ts';
import { inOwnOrder, t } from '#words/say.ts';

/**
 * The hospital as sender, named by its settings and contact record, with its own message texts. The locale is the
 * reader's. `besides` runs in the same query.
 */
export async function readSender(orm: Orm, besides?: SQL) {
  const [found] = await orm
    .select({
      name: worded(schema.settings, schema.settings.name),
      locale: schema.settings.locale,
      country: schema.settings.country,
      timeZone: schema.settings.timeZone,
      currency: schema.settings.currency,
      videoAddress: schema.settings.videoAddress,
      phones: schema.contact.phone_number,
      emails: schema.contact.email,
      location: worded(schema.contact, schema.contact.location),
      words: sql<Partial<Record<MailKind, MailWords>>>`(
        select coalesce(json_object_agg(kind, json_build_object(
          'subject', ${textInWords('subject')}, 'opening', ${textInWords('opening')}, 'closing', ${textInWords('closing')})), '{}')
        from mail_text where deleted_at is null)`,
      ...(besides && { besides }),
    })
    .from(schema.settings)
    .innerJoin(schema.contact, eq(schema.contact.id, schema.settings.id));
  const { phones, emails, ...sender } = found!;
  return {
    ...sender,
    locale: localeOfPage(sender.locale),
    phone: phones.split(',')[0]!.trim(),
    email: emails.split(',')[0]!.trim(),
  };
}
/** A part of a hospital's own text, translated for the reader if possible. */
function textInWords(part: string) {
  return wordedAs('mail_text', sql`mail_text.id`, part, sql`mail_text.${sql.identifier(part)}`);
}
export type Sender = Awaited<ReturnType<typeof readSender>>;

export interface Letter {
  /** Without the comma. */
  greeting: string;
  opening: string;
  facts?: [label: string, value: string][];
  link?: { url: string; text: string };
  /** Several of equal weight. */
  links?: { url: string; text: string }[];
  closing?: string;
  /** Another person's words, below a line that names them. */
  quote?: { title: string; text: string };
}

export async function writeLetter(sender: Pick<Sender, 'name' | 'phone'>, letter: Letter) {
  return { textBody: asText(sender, letter), htmlBody: await asHtml(sender, letter) };
}

function asText(
  { name, phone }: Pick<Sender, 'name' | 'phone'>,
  { greeting, opening, facts, link, links, closing, quote }: Letter,
) {
  return [
    t('{greeting},', { greeting }),
    opening,
    facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    link && `${link.text}: ${link.url}`,
    links?.map(({ text, url }) => `${text}:\n${url}`).join('\n\n'),
    closing,
    [name, phone && inOwnOrder(phone)].filter(Boolean).join('\n'),
    quote && `${quote.title}\n${quote.text.replace(/^/gm, '> ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const isRightToLeft = () => directionOf(speech().language) === 'rtl';

/** Keeps line breaks: Outlook for Windows knows no other way. */
function inLines(text: string) {
  return text.split(/\r\n?|\n/).map((line, at) => html`${at > 0 ? html`<br>` : ''}${line}`);
}

/** Mail programs ignore style sheets, so the few styles are inline, and many of them know only left and right. */
async function asHtml(
  { name, phone }: Pick<Sender, 'name' | 'phone'>,
  { greeting, opening, facts, link, links, closing, quote }: Letter,
) {
  const { language } = speech();
  const isMirrored = isRightToLeft();
  // Some programs keep nothing of the outer elements.
  const direction = isMirrored ? raw(' dir="rtl"') : '';
  const [besideLabel, edge] = isMirrored ? ['6px 0 6px 16px', 'right'] : ['6px 16px 6px 0', 'left'];
  const rows = facts?.map(
    ([label, value]) =>
      html`<tr><td style="padding:${besideLabel};color:#4a5b6b">${label}</td><td style="padding:6px 0;font-weight:600">${inLines(value)}</td></tr>`,
  );
  const list = links?.map(
    ({ text, url }) => html`<p><a href="${url}" style="color:#0b5563;font-weight:600">${text}</a></p>`,
  );
  return String(
    await html`<!doctype html><html lang="${language}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${name}</title></head><body style="margin:0;background:#f7f5f0;font-family:system-ui,sans-serif;color:#0a2540">
<div${direction} style="max-width:560px;margin:0 auto;padding:32px 24px;font-size:16px;line-height:1.6">
<p style="font-weight:700;color:#0b5563">${name}</p><p>${t('{greeting},', { greeting })}</p><p>${inLines(opening)}</p>
${rows ? html`<table role="presentation" style="background:#fff;border-radius:12px;padding:12px 20px;border-collapse:separate">${rows}</table>` : ''}
${link ? html`<p><a href="${link.url}" style="display:inline-block;background:#0b5563;color:#fff;padding:12px 20px;border-radius:12px;text-decoration:none;font-weight:600">${link.text}</a></p>` : ''}
${list ?? ''}${closing ? html`<p>${inLines(closing)}</p>` : ''}<p style="color:#4a5b6b">${name}${phone ? html`<br>${inOwnOrder(phone)}` : ''}</p>
${quote ? html`<div style="margin-top:32px;border-${edge}:3px solid #cfe8e3;padding-${edge}:16px;color:#4a5b6b"><p>${quote.title}</p><p>${inLines(quote.text)}</p></div>` : ''}</div></body></html>`,
  );
}
