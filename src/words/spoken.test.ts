import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogues } from './catalogues.ts';
import { literalsOf } from './literals.ts';

/** Files that speak to engineers, to other programs or to the operator, who reads English. */
const unspoken = [
  'src/web/{design/**,scripts.server.ts}',
  'src/contract/{device-words,mail-text,notice,opening,question}.ts',
  'src/server/archive/{export,import,row-rules}.ts',
  'src/server/call/{documentation,event-stream,openapi,operation-words,perform,request-limits}.ts',
  'src/server/call/{problem-description,tag-words,upload-description}.ts',
  'src/server/content/crud-rules.ts',
  'src/server/account/{adopt-secret,passkey,sign-in}.ts',
  'src/server/identity/{budget,issuer,sealed,throttle,xsrf}.ts',
  'src/server/mail/{calendar-entry,gathering,mail-limits,mail-server,send-sms}.ts',
  'src/server/media/{bucket-watch,s3-store,sharp,tend}.ts',
  'src/server/sso/request.ts',
];
const talkers =
  'account activity api appointment archive booking call content desk identity inquiry mail manage media notice patient seo series sso times translation';

/** Files in which every string with words is a message. */
const spoken = globSync(
  ['src/{web,contract}/**/*.{ts,tsx}', `src/server/{${talkers.replaceAll(' ', ',')}}/**/*.{ts,tsx}`],
  { exclude: unspoken },
).filter((file) => !/\b(test|hostile)\b/.test(file));

/** Strings that read like words but are not: keys, units, events, headers, codes, and names of companies. */
const noWords = [
  'Google Calendar, Facebook, Instagram, Id, px, Latn, block, mailto:, tel:, noopener noreferrer',
  'Backspace, Control, Control+K Meta+K, Ctrl, End, Enter, Esc, Escape, Shift, Tab, go to, Authorization, Bearer',
  'inquiryReply, schedules., deskList, deskRecent., unsaved., ssoGroups., requested booked, arrived booked',
  // The grammar of a text, fields of security.txt (RFC 9116), the name of a stylesheet.
  'paragraph (paragraph | bulletList | orderedList)*, Contact:, Expires:, Canonical:, Not found',
].flatMap((names) => names.split(', '));

/** On the server: parts of keys and locks, a header, a typeface, names and commands of the database. */
const namesOnServer = [
  'appointment, client, contact, copy, hold, Id, inquiry, joined, links, mail, notice, offer, strangers, waitlist',
  'Bearer, Connection, Bold, Figtree, Readex Pro, Command line, Name removed, Original, Patient, Picture, Single sign-on',
  'Someone invited, Visitor, digest, elsewhere, key share, rating, reset, words., visits.',
  'begin transaction isolation level repeatable read read only',
  // What the upload server says, by which its errors are recognised.
  'Maximum size exceeded, no key update',
].flatMap((names) => names.split(', '));
const isName = (file: string, text: string) => file.startsWith('src/server/') && namesOnServer.includes(text);

const messages = new Set(Object.keys(catalogues.de!));

it('every word that people read is a message', () => {
  expect(spoken.length).toBeGreaterThan(900);
  const unsaid = spoken.flatMap((file) =>
    literalsOf(file)
      .filter(({ text, isLoose }) => (isLoose || !messages.has(text)) && !noWords.includes(text))
      .filter(({ text }) => !isName(file, text))
      .map(({ text, line }) => `${file}:${line} ${text}`),
  );
  expect(unsaid).toEqual([]);
});

const physical =
  /(?<![\w-])-?(?:[mp][lr]-|(?:left|right)-|text-(?:left|right)\b|border-[lr]\b|rounded-[lr]\b|rounded-[tb][lr]\b|float-(?:left|right)|scroll-[mp][lr]-)|(?:margin|padding|border)-(?:left|right)\b|(?:^|[\s{;])(?:left|right)\s*:|text-align:\s*(?:left|right)/m;

it('no style that people see says left or right', () => {
  const sided = globSync('src/{web,contract}/**/*.{tsx,css}')
    .filter((file) => !/\btest\b|\/design\//.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => physical.test(line) && !/^\s*(\{?\/\*|\*|\/\/)|\/\* both ways/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(sided).toEqual([]);
});

it('no page redirects or links through the framework with the language in the address, which would be there twice', () => {
  const doubled = globSync('src/web/site/**/*.{ts,tsx}').filter((file) => {
    const code = readFileSync(file, 'utf8');
    const imported = /import \{[^}]*\bredirect(Document)?\b[^}]*\} from 'react-router'/.test(code);
    return imported || /<Link[^>]* to=\{at\(|<Form[^>]* action=\{at\(/.test(code);
  });
  expect(doubled).toEqual([]);
});

/** Lists that people do not read: a header, a statement, the sources of a picture, facts for other programs. */
const joinedAsCode: string[] = [
  'src/contract/language.ts',
  'src/contract/picture-address.ts',
  'src/contract/settings.ts',
  'src/contract/sign-in-policy.ts',
  'src/contract/translation.ts',
  'src/server/archive',
  'src/server/backup',
  'src/server/call/documentation.ts',
  'src/server/call/http.ts',
  'src/server/call/refuse.ts',
  'src/server/db',
  'src/server/account/adopt-mail.ts',
  'src/server/account/adopt-secret.ts',
  'src/web/entry.server.tsx',
  'src/web/site/entry/art.ts',
  'src/web/site/entry/hospital-facts.ts',
  'src/web/site/price/price-table.ts',
];

it('a list that people read is joined as their language does, in Arabic with its own comma', () => {
  const bare = globSync('src/{contract,server,web}/**/*.{ts,tsx}').filter(
    (file) =>
      !/\btest\b|demo/.test(file) &&
      !joinedAsCode.some((place) => file.startsWith(place)) &&
      /\.join\(['"][,;] ['"]\)/.test(readFileSync(file, 'utf8')),
  );
  expect(bare).toEqual([]);
});
