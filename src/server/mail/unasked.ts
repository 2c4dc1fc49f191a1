/**
 * Mail that a stranger makes us send, to whatever address they type: word of an appointment or the waiting list, the copy
 * of an inquiry, the question whether somebody wants the newsletter. What keeps such mail from being a weapon stands here:
 * how much of it one mailbox gets and one client can ask for, and what of a stranger's words such a message may carry.
 */
import { take } from '#server/budget.ts';
import type { Orm } from '#server/db/orm.ts';
import { mailRates } from '#server/limits.ts';
import { canonicalEmail } from './email-address.ts';

interface Limit {
  perHour: number;
  perDay: number;
}
interface Asking {
  orm: Orm;
  now(): number;
  secret: string;
  /** Of the client that asks. */
  address: string;
}

/** Mail that is counted when it is sent, and waits in the outbox while its mailbox has had enough. */
export type CountedMail = 'appointment' | 'waitlist' | 'inquiry';

/** Whether one more message of a kind may go to a recipient because this client asks for it; counts it if so. */
export async function mayWriteTo(
  asking: Asking,
  { kind, recipient, ...limit }: { kind: string; recipient: string } & Limit,
): Promise<boolean> {
  return (await mayAsk(asking)) && (await count(asking, `${kind} ${mailboxOf(recipient)}`, limit));
}

/** Whether this client may cause one more message, to whomever; counts it if so. */
export function mayAsk(asking: Asking): Promise<boolean> {
  return count(asking, `client ${asking.address}`, mailRates.client);
}

/** Whether a message that its recipient's own account asks for may be written once more; counts it if so. */
export function mayWriteAgain(asking: Omit<Asking, 'address'>, whom: string, limit: Limit): Promise<boolean> {
  return count(asking, whom, limit);
}

/** Whether a mailbox may get one more message of a kind now; counts it if so. Whoever asks is not told. */
export function mayReceive(counting: Omit<Asking, 'address'>, kind: CountedMail, recipient: string) {
  return count(counting, `${kind} ${mailboxOf(recipient)}`, mailRates[kind]);
}

/** Many providers deliver `ann+anything@` to `ann@`, so it is one mailbox that counts. */
function mailboxOf(recipient: string) {
  return canonicalEmail(recipient).replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

function count(counting: Omit<Asking, 'address'>, whom: string, limit: Limit) {
  return take(counting, [{ name: `mail ${whom}`, ...limit }]);
}

/** In a word: the address of a person, or of a page with its scheme; either takes the word whole. */
const address = /\S@\S|[a-z\d+.-]:\/\/\S/i;
/** What may name a host, with what follows it, and whether it does; a full stop without a space may look like one. */
const host = /[\p{L}\p{N}.-]+(?:[/:?#]\S*)?/gu;
const domain = /[\p{L}\p{N}-]\.\p{L}{2}/u;
const leftOut = '[link left out]';

/** A stranger's words, short and without anything to press. Cut first, since looking for links takes time. */
export function withoutLinks(text: string, longest: number) {
  const short = text.length > longest ? `${text.slice(0, longest).toWellFormed().trimEnd()} …` : text;
  return short.replace(/\S+/g, (word) => (address.test(word) ? leftOut : withoutHosts(word)));
}

function withoutHosts(word: string) {
  return word.replace(host, (part) => {
    if (!domain.test(part)) return part;
    return part.endsWith('.') ? `${leftOut}.` : leftOut;
  });
}

/** "Dear" and the name, where what was typed looks like one: an advertisement would otherwise be the first thing read. */
export function greetingFor(name: string) {
  return isName(name) ? `Dear ${name}` : 'Good day';
}

const mostWords = 6;
/** Words that are neither a title, an initial nor a particle: what people are called by. */
const mostNames = 3;
const longestName = 60;
/** Of scripts that write no spaces, a whole sentence is one word. */
const longestWord = { spaced: 20, unspaced: 6 };
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const particles = new Set(
  'al ap ben bin bint da das de del della den der des di do dos du e el en ibn la las le los van vom von y zu zum zur'.split(
    ' ',
  ),
);
const abbreviation = /^\p{L}{1,4}\.,?$/u;
const word = /^['’(]?\p{L}[\p{L}\p{M}'’-]*[,)]?$/u;

/**
 * Whether a line is what a person is called: a few words of letters, written as names are. A sentence has small letters
 * where names have none; whoever writes their own name so is greeted without it, which costs them little.
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
