import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languagesIn, registersOf } from '../../scripts/languages.ts';
import { catalogues } from './catalogues.ts';
import { languages } from './language.ts';
import { literalsOf } from './literals.ts';

/** Folders and files in which every word is a message. */
const spoken: string[] = [
  'src/web/root.tsx',
  'src/web/site',
  'src/web/shell',
  'src/web/ui',
  'src/web/dates',
  'src/web/hospital',
  // All of the staff area.
  'src/contract/resources.ts',
  ...readdirSync('src/web/admin').map((one) => `src/web/admin/${one}`),
  // What the server says.
  'src/contract/words',
  'src/contract/social-picture.ts',
  'src/server/booking',
  'src/server/call/fault-page.ts',
  'src/server/call/field-errors.ts',
  'src/server/call/http.ts',
  'src/server/call/refuse.ts',
  'src/server/inquiry',
  'src/server/mail/appointment-message.ts',
  'src/server/mail/appointment-words.ts',
  'src/server/mail/identity-message.ts',
  'src/server/mail/inquiry-message.ts',
  'src/server/mail/letter.ts',
  'src/server/mail/links-message.ts',
  'src/server/mail/mail-text.ts',
  'src/server/mail/newsletter-message.ts',
  'src/server/mail/notice-message.ts',
  'src/server/mail/please-call.ts',
  'src/server/mail/test-message.ts',
  'src/server/mail/unasked.ts',
  'src/server/mail/waitlist-message.ts',
  'src/server/manage',
  'src/server/seo',
  'src/server/times',
  // What it says to staff.
  'src/contract/api-token.ts',
  'src/contract/desk.ts',
  'src/contract/doctor.ts',
  'src/contract/entry.ts',
  'src/contract/export.ts',
  'src/contract/guide.ts',
  'src/contract/mail.ts',
  'src/contract/media.ts',
  'src/contract/news.ts',
  'src/contract/package.ts',
  'src/contract/password.ts',
  'src/contract/patient.ts',
  'src/contract/picture-address.ts',
  'src/contract/proof.ts',
  'src/contract/rebooking.ts',
  'src/contract/retention.ts',
  'src/contract/rich-text.ts',
  'src/contract/roles.ts',
  'src/contract/schedule.ts',
  'src/contract/settings.ts',
  'src/contract/sign-in-policy.ts',
  'src/contract/synonym.ts',
  'src/contract/testimonial.ts',
  'src/contract/translation.ts',
  'src/server/translation',
  'src/contract/visit-type.ts',
  'src/server/activity',
  'src/server/api',
  'src/server/archive/read.ts',
  'src/server/archive/travel.ts',
  'src/server/content/import-rows.ts',
  'src/server/content/read-table.ts',
  'src/server/content/out-of-reach.ts',
  'src/server/content/restore.ts',
  'src/server/content/text-pictures.ts',
  'src/server/content/used-in.ts',
  'src/server/desk',
  'src/server/identity/account-roles.ts',
  'src/server/identity/kept-passkeys.ts',
  'src/server/identity/own-account.ts',
  'src/server/identity/proof.ts',
  'src/server/identity/rights.ts',
  'src/server/media/master.ts',
  'src/server/media/uploads.ts',
  'src/server/notice',
  'src/server/patient',
  'src/server/sso/account-of.ts',
];

const filesOf = (place: string, endings: string) =>
  (/\.tsx?$/.test(place) ? [place] : globSync(`${place}/**/*.{${endings}}`)).filter(
    (file) => !/\b(test|hostile)\b/.test(file),
  );

/** Read like words and are none of the page: names of events, keys of a browser, codes of a standard. */
const noWords: string[] = [
  // A product, and a part of names of fields.
  'Google Calendar',
  'Id',
  // Keys, classes and units of a browser.
  'End',
  'Enter',
  'Escape',
  'block',
  'noopener noreferrer',
  'px',
  'mailto:',
  'tel:',
  // A key of a browser's store, and the beginning of names of fields.
  'inquiryReply',
  'schedules.',
  // Other companies' names.
  'Facebook',
  'Instagram',
  // Of the staff area: keys, steps, what a browser stores, headers and the grammar of a text.
  'Backspace',
  'Control',
  'Control+K Meta+K',
  'Ctrl',
  'Esc',
  'Shift',
  'Tab',
  'requested booked',
  'arrived booked',
  'deskList',
  'deskRecent.',
  'unsaved.',
  'ssoGroups.',
  'go to',
  'Authorization',
  'Bearer',
  'mailto:',
  'paragraph (paragraph | bulletList | orderedList)*',
  // A script, as standards name it.
  'Latn',
  // Fields of security.txt (RFC 9116).
  'Contact:',
  'Expires:',
  'Canonical:',
  // Of a stylesheet.
  'Not found',
];

/** On the server: parts of keys and locks, a header, a typeface. */
const namesOnServer = [
  ...[
    'appointment',
    'client',
    'contact',
    'copy',
    'hold',
    'Id',
    'inquiry',
    'joined',
    'links',
    'mail',
    'notice',
  ],
  ...['offer', 'strangers', 'waitlist', 'Bearer', 'Bold', 'Figtree', 'Readex Pro'],
  // Names in the database, and what is asked of it.
  ...['Command line', 'Name removed', 'Original', 'Patient', 'Picture', 'Single sign-on', 'Someone invited'],
  ...['Visitor', 'digest', 'elsewhere', 'key share', 'rating', 'reset'],
  'begin transaction isolation level repeatable read read only',
  // What the upload server says, by which it is known.
  'Maximum size exceeded',
  'no key update',
  'words.',
];
const isName = (file: string, text: string) => file.startsWith('src/server/') && namesOnServer.includes(text);

const messages = new Set(Object.keys(catalogues.de!));

it.each(spoken)('every word of %s is a message', (folder) => {
  const unsaid = filesOf(folder, 'ts,tsx').flatMap((file) =>
    literalsOf(file)
      .filter(({ text, isLoose }) => (isLoose || !messages.has(text)) && !noWords.includes(text))
      .filter(({ text }) => !isName(file, text))
      .map(({ text, line }) => `${file}:${line} ${text}`),
  );
  expect(unsaid).toEqual([]);
});

const physical =
  /(?<![\w-])-?(?:[mp][lr]-|(?:left|right)-|text-(?:left|right)\b|border-[lr]\b|rounded-[lr]\b|rounded-[tb][lr]\b|float-(?:left|right)|scroll-[mp][lr]-)|(?:margin|padding|border)-(?:left|right)\b|(?:^|[\s{;])(?:left|right)\s*:|text-align:\s*(?:left|right)/m;

it.each(spoken.filter((place) => !place.endsWith('.ts')))('nothing in %s has a left or a right', (folder) => {
  const sided = filesOf(folder, 'tsx,css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, place) =>
        physical.test(line) && !line.includes('/* both ways') ? [`${file}:${place + 1} ${line.trim()}`] : [],
      ),
  );
  expect(sided).toEqual([]);
});

it('no page redirects or links by the framework with the language in the address, which would stand there twice', () => {
  const doubled = globSync('src/web/site/**/*.{ts,tsx}').filter((file) => {
    const code = readFileSync(file, 'utf8');
    const imported = /import \{[^}]*\bredirect(Document)?\b[^}]*\} from 'react-router'/.test(code);
    return imported || /<Link[^>]* to=\{at\(|<Form[^>]* action=\{at\(/.test(code);
  });
  expect(doubled).toEqual([]);
});

/** A list that no person reads: a header, a statement, the sources of a picture, facts for other programs. */
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
  'src/server/identity/adopt-mail.ts',
  'src/server/identity/adopt-secret.ts',
  'src/web/entry.server.tsx',
  'src/web/site/entry/art.ts',
  'src/web/site/entry/hospital-facts.ts',
  'src/web/site/price/price-table.ts',
];

it('what people read is joined as their language parts it, in Arabic with its own comma', () => {
  const bare = globSync('src/{contract,server,web}/**/*.{ts,tsx}').filter(
    (file) =>
      !/\btest\b|demo/.test(file) &&
      !joinedAsCode.some((place) => file.startsWith(place)) &&
      /\.join\(['"][,;] ['"]\)/.test(readFileSync(file, 'utf8')),
  );
  expect(bare).toEqual([]);
});

const translated = languages.filter((language) => language !== 'en');

it.each(translated)('each message stands once in the catalogue of %s', async (language) => {
  const files = globSync(`src/words/${language}/!(index|heard).ts`);
  const keys = await Promise.all(
    files.map(async (file) =>
      Object.values(await import(`../../${file}`)).flatMap((part) => Object.keys(part as object)),
    ),
  );
  const all = keys.flat();
  expect(all.length).toBe(messages.size);
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
});

it.each(translated)('a message with a count has each plural form of %s', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = new Set(
    Object.values(catalogues[language]!).flatMap((said) =>
      typeof said === 'string' ? [] : [Object.keys(said).sort().join()],
    ),
  );
  expect([...forms]).toEqual([pluralCategories.toSorted().join()]);
});

it('each folder of a language is registered', () => {
  for (const [name, text] of Object.entries(registersOf(languagesIn('src/words'))))
    expect([name, readFileSync(`src/words/${name}`, 'utf8')]).toEqual([name, text]);
});

it('each message is said somewhere', () => {
  const code = globSync('src/{web,contract,server}/**/*.{ts,tsx}')
    .filter((file) => !/^src.server.demo/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const quoted = new Set([...code.matchAll(/(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(([, , text]) => text));
  // A quotation mark in a comment before it hides a text from the expression above.
  const isSaid = (message: string) =>
    quoted.has(message) || [`'${message}'`, `"${message}"`].some((whole) => code.includes(whole));
  expect([...messages].filter((message) => !isSaid(message))).toEqual([]);
});
