/**
 * Mail that a stranger makes us send to an address they typed: about an appointment or the waiting list, the copy of an
 * inquiry, the newsletter's opt-in. The guards against abuse are here: how much of it a mailbox gets and a client may
 * cause, and which of a stranger's words it may contain.
 */

import type { Orm } from '#server/db/orm.ts';
import type { CountedMail } from '#server/db/schema.ts';
import { forgetBudgets, take } from '#server/identity/budget.ts';
import { canonicalEmail } from '#server/kernel/email-address.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import { mailRates } from './mail-limits.ts';

interface Limit {
  perHour: number;
  perDay: number;
}
interface Asking {
  orm: Orm;
  now(): number;
  secret: string;
  /** The client's address. */
  address: string;
}

/** Whether this client may cause one more message of a kind to a recipient; counts it if so. */
export async function mayWriteTo(
  asking: Asking,
  { kind, recipient, ...limit }: { kind: string; recipient: string } & Limit,
): Promise<boolean> {
  return (await mayAsk(asking)) && (await count(asking, `${kind} ${mailboxOf(recipient)}`, limit));
}

/** Whether this client may cause one more message to any recipient; counts it if so. */
export function mayAsk(asking: Asking): Promise<boolean> {
  return count(asking, `client ${asking.address}`, mailRates.client);
}

/** Whether the recipient's own account may request one more message; counts it if so. */
export function mayWriteAgain(asking: Omit<Asking, 'address'>, whom: string, limit: Limit): Promise<boolean> {
  return count(asking, whom, limit);
}

/** Whether a mailbox may get one more message of a kind now; counts it if so. The requester is not told. */
export function mayReceive(counting: Omit<Asking, 'address'>, kind: CountedMail, recipient: string) {
  return count(counting, `${kind} ${mailboxOf(recipient)}`, mailRates[kind]);
}

/** Whether one more text may be sent to a number, and one more in total; counts it if so. */
export function mayText(counting: Omit<Asking, 'address'>, phone: string) {
  return take(counting, [
    { name: ['sms', phone].join(' '), ...mailRates.sms },
    { name: 'allSms', ...mailRates.allSms },
  ]);
}

/** Many providers deliver `ann+anything@` to `ann@`, so both count as one mailbox. */
function mailboxOf(recipient: string) {
  return canonicalEmail(recipient).replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

function count(counting: Omit<Asking, 'address'>, whom: string, limit: Limit) {
  return take(counting, [{ name: `mail ${whom}`, ...limit }]);
}

export function forgetCounts(counting: Omit<Asking, 'address' | 'now'>, addresses: string[]) {
  const kinds = Object.keys(mailRates);
  return forgetBudgets(
    counting,
    addresses.flatMap((one) => kinds.map((kind) => `mail ${kind} ${mailboxOf(one)}`)),
  );
}

/** Within a word: an email address, or a page with its scheme; either removes the whole word. */
const address = /\S@\S|[a-z\d+.-]:\/\/\S/i;
/** A possible host name with what follows it. A full stop without a space may look like one. */
const host = /[\p{L}\p{N}.-]+(?:[/:?#]\S*)?/gu;
const domain = /[\p{L}\p{N}-]\.\p{L}{2}/u;
const leftOut = '[link left out]' satisfies PlainMessage;

/** A stranger's words, short and without anything clickable. Cut first, since looking for links takes time. */
export function withoutLinks(text: string, longest: number) {
  const short = text.length > longest ? `${shorten(text, longest).trimEnd()} …` : text;
  return short.replace(/\S+/g, (word) => (address.test(word) ? t(leftOut) : withoutHosts(word)));
}

function withoutHosts(word: string) {
  return word.replace(host, (part) => {
    if (!domain.test(part)) return part;
    return part.endsWith('.') ? `${t(leftOut)}.` : t(leftOut);
  });
}

/** "Dear" and the name, if it looks like one: otherwise an advertisement would be the first thing read. */
export function greetingFor(name: string) {
  return isName(name) ? t('Dear {name}', { name }) : t('Good day');
}

const mostWords = 6;
/** Words that are not a title, an initial or a particle; four are usual in Spanish and in Arabic. */
const mostNames = 4;
const longestName = 60;
/** In scripts without spaces a whole sentence is one word. */
const longestWord = { spaced: 20, unspaced: 6 };
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const particles = new Set(
  'آل أبو ابن ابو بن بنت عبد al ap ben bin bint da das de del della den der des di do dos du e el en ibn la las le los van vom von y zu zum zur'.split(
    ' ',
  ),
);
const abbreviation = /^\p{L}{1,4}\.,?$/u;
const word = /^['’(]?\p{L}[\p{L}\p{M}'’-]*[,)]?$/u;

/**
 * Whether a line looks like a person's name: a few words, capitalised like names. Sentences have lower-case words; a
 * person who writes their own name that way gets no name in the greeting, which costs them little.
 */
export function isName(line: string): boolean {
  if (line.length > longestName) return false;
  const words = line.split(' ');
  if (
    words.length > mostWords ||
    !words.every((one) => abbreviation.test(one) || (word.test(one) && isNamePart(one)))
  )
    return false;
  const names = words.filter((one) => !abbreviation.test(one) && !particles.has(one));
  return names.length > 0 && names.length <= mostNames && withoutLinks(line, longestName) === line;
}

function isNamePart(one: string) {
  const letters = one.replaceAll(/[^\p{L}\p{M}]/gu, '');
  if (unspaced.test(letters)) return letters.length <= longestWord.unspaced;
  const isSmall = /^\p{Ll}/u.test(letters);
  return (
    letters.length <= longestWord.spaced && (!isSmall || particles.has(one) || /^\p{Ll}['’]\p{Lu}/u.test(one))
  );
}
