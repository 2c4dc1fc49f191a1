/**
 * What adding a language takes: a folder, and its name in Settings. The program runs here with a copy of its words that
 * has one folder more: Hebrew, as it is written from the right and has other plurals than its neighbours. Its messages
 * are the English ones in other letters, so whatever is left in plain letters is no message.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerLanguages } from '../scripts/languages.ts';
import vitestConfig from '../vitest.config.ts';
import { plainWords, pseudo, pseudoCatalogue } from './test-pseudo.ts';

const root = join(import.meta.dirname, '..');
const words = mkdtempSync(join(tmpdir(), 'openward-words-'));
const hebrew = join(words, 'he');

const translated = pseudoCatalogue(['one', 'two', 'other']);

function write(file: string, catalogue: object) {
  writeFileSync(
    join(hebrew, file),
    `import type { Checked, Translation } from '../catalogue.ts';
export const catalogue = ${JSON.stringify(catalogue)} as const satisfies Translation<'one' | 'two' | 'other'>;
catalogue satisfies Checked<typeof catalogue>;`,
  );
}

/** The address of a stylesheet, which no test asks for. */
const styles: Plugin = {
  name: 'styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?url') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? 'export default "/style.css"' : undefined),
};

let vite: ViteDevServer;
// biome-ignore lint/suspicious/noExplicitAny: modules of the other program, as if it were this one.
let load: (module: string) => Promise<any>;
let hospital: Awaited<ReturnType<typeof import('#server/test-hospital.ts').testHospital>>;
let app: typeof hospital.app;

beforeAll(async () => {
  cpSync(join(root, 'src/words'), words, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  mkdirSync(hebrew);
  write('index.ts', translated);
  writeFileSync(
    join(hebrew, 'heard.ts'),
    `export const calling = /חייגו /; export const filler = ['של את']; export const times = ['לילה'];`,
  );
  registerLanguages(words);
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [...(vitestConfig.plugins ?? []), styles],
    resolve: { alias: { '#words': words } },
  });
  load = (module) => vite.ssrLoadModule(`/src/${module}`);
  hospital = await (await load('server/test-hospital.ts')).testHospital();
  const { createApp } = await load('server/http/app.ts');
  const { testPages } = await load('test-pages.ts');
  const { createLog } = await load('server/log/log.ts');
  app = createApp({
    services: hospital.services,
    log: createLog('silent', { write() {} }),
    trustProxy: false,
    pages: await testPages('http://hospital.test'),
  });
});
afterAll(async () => {
  await hospital?.close();
  await vite?.close();
  rmSync(words, { recursive: true });
});

const htmlOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(`http://hospital.test${path}`, { headers });
  return { status: answer.status, html: await answer.text() };
};

test('what it lacks, names otherwise or has too few plurals of does not compile', () => {
  const { 'Find a doctor': _, ...less } = translated;
  const faults = {
    'less.ts': [less, 'Find a doctor'],
    'renamed.ts': [{ ...translated, 'Emergency {number}': '{phone}' }, 'Emergency {number}'],
    'forms.ts': [{ ...translated, '{count} suggestions.': { one: '', other: '' } }, "'two' is missing"],
  } as const;
  for (const [file, [catalogue]] of Object.entries(faults)) write(file, catalogue);
  const files = ['index.ts', ...Object.keys(faults)];
  const options =
    '--noEmit --ignoreConfig --strict --skipLibCheck --target esnext --module preserve --allowImportingTsExtensions';
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    [...options.split(' '), ...files.map((file) => join(hebrew, file))],
    { cwd: root, encoding: 'utf8' },
  );
  const found = stdout.split(/^(?=\S*words-)/m);
  for (const [file, [, fault]] of Object.entries(faults))
    expect(found.find((one) => one.includes(`/he/${file}`))).toContain(fault);
  expect(found.filter((one) => !/\/he\/(less|renamed|forms)\.ts/.test(one))).toEqual([]);
});

test('one word of Settings, and the website answers in it under its letters, from its side', async () => {
  expect((await htmlOf('/he')).status).toBe(404);
  const { status } = await hospital.call('PUT', '/settings/1', { languages: ['he'] }, hospital.staff);
  expect(status).toBe(200);
  for (const path of ['/he', '/he/departments', '/he/departments/cardiology', '/he/appointment']) {
    const { html } = await htmlOf(path);
    expect([path, /<html lang="([^"]*)"/.exec(html)?.[1], / dir="(\w+)"/.exec(html)?.[1]]).toEqual([
      path,
      'he-GB',
      'rtl',
    ]);
    expect(html).toContain(pseudo('Find a doctor'));
  }
  const { html } = await htmlOf('/departments');
  expect(html).toContain('<link rel="alternate" hrefLang="he" href="http://hospital.test/he/departments"/>');
  expect(html).toMatch(/<a [^>]*href="\/he\/departments"[^>]*>עברית</);
  expect((await htmlOf('/sitemap.xml')).html).toContain('http://hospital.test/he/departments');
});

test('so do calls, the search and a message to a patient', async () => {
  const refused = await hospital.call('POST', '/he/appointment', {}, hospital.visitor);
  expect(refused.body.title).toBe(pseudo('Please check the marked fields.'));
  const found = await hospital.get('/he/search?q=את%20cardiology');
  expect(found.body.data[0].title).toBe('Cardiology');
  const question = { name: 'Ann Example', email: 'ann@example.org', message: 'Is this in my language?' };
  expect((await hospital.call('POST', '/he/inquiries', question, hospital.visitor)).status).toBe(201);
  const { body } = await hospital.get('/admin/mail?q=ann@example.org', hospital.staff);
  const mail = (await hospital.get(`/admin/mail/${body.data[0].id}`, hospital.staff)).body.data;
  expect(JSON.stringify(mail)).toContain(pseudo('Thank you for your message.').slice(1, 8));
});

test('Settings and accounts offer it, and the staff area then speaks it', async () => {
  const { languages } = await vite.ssrLoadModule(join(words, 'language.ts'));
  expect(languages).toEqual(['en', 'ar', 'de', 'he']);
  const { status } = await hospital.call('PUT', '/admin/me', { language: 'he' }, hospital.staff);
  expect(status).toBe(200);
  const chosen = { ...hospital.staff, Cookie: 'staff_language=he' };
  const refused = await hospital.call('POST', '/department', {}, chosen);
  expect(refused.body.title).toBe(pseudo('Please check the marked fields.'));
  const { body } = await hospital.get('/admin/translation?language=he&limit=1', hospital.staff);
  expect(body.data[0].states).toEqual({ he: 'missing' });
});

describe('in a language of other letters, no plain word of the program is left', () => {
  let written: string;
  let lines: Set<string>;
  let pages: typeof import('./test-pages.ts');
  beforeAll(async () => {
    pages = await load('test-pages.ts');
    await hospital.call('PUT', '/settings/1', { languages: ['he'] }, hospital.staff);
  });

  /** What people wrote, and what the demo has of other companies. */
  async function readWritten() {
    const { rows } = await hospital.orm.execute<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'outbox'",
    );
    lines = new Set([
      ...['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'Google Calendar', 'Microsoft 365', 'Outlook.com'],
      // An example of a reference, and what nothing is found for.
      ...['KM4RT7XA', 'xyzzy'],
    ]);
    const collect = (value: unknown): void => {
      if (typeof value === 'string') for (const line of value.split('\n')) lines.add(line.trim());
      else if (value && typeof value === 'object') Object.values(value).forEach(collect);
    };
    for (const { name } of rows) collect((await hospital.orm.execute(`select * from "${name}"`)).rows);
    // What numbers and addresses are for is in one line, separated by commas.
    const [contact] = (await hospital.get('/contact')).body.data;
    for (const label of `${contact.phoneLabels},${contact.emailLabels}`.split(',')) lines.add(label.trim());
    written = [...lines].join('\n');
  }

  const messages = new Set(Object.keys(translated).map((message) => message.split('|')[0]!));
  /** What stands within a message, alone or joined to others. */
  const isWritten = (words: string) => written.includes(words) && (!messages.has(words) || lines.has(words));
  function plainIn(text: string) {
    if (/^[{/]|^https?:/.test(text) || isWritten(text)) return [];
    return plainWords(text.replaceAll(/https?:[^\s\]]+/g, ''))
      .filter((words) => !isWritten(words))
      .flatMap((words) => words.split(/[,:;()|?]+ ?|\{\w+\}|\.$/).map((one) => one.trim()))
      .filter((words) => /[a-z]{2}/i.test(words) && !isWritten(words));
  }

  /** What a page says besides its text. */
  function attributesOf(html: string) {
    const named =
      /\s(?:aria-label|placeholder|title|alt)="([^"]*)"|<meta (?:name|property)="[\w:]*(?:title|description)" content="([^"]*)"/g;
    return [...html.matchAll(named)].map(([, label, content]) => pages.unescaped(label ?? content!));
  }

  const leftOn = (path: string, whole: string) => {
    const html = pages.withoutOffers(whole);
    return [...pages.saidIn(html).map(({ text }) => text), ...attributesOf(html)].flatMap((text) =>
      plainIn(text).map((words) => [words, `${path}: ${text.slice(0, 200)}`] as const),
    );
  };

  const post = (path: string, fields: Record<string, string>) =>
    app.request(`http://hospital.test/he${path}`, {
      method: 'POST',
      headers: { Origin: 'http://hospital.test', Cookie: hospital.visitor.Cookie },
      body: new URLSearchParams(fields),
    });

  test('on a page, in a form that is refused, or after one that is taken', { timeout: 180_000 }, async () => {
    const { data: slots } = (
      await hospital.get('/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-04-20')
    ).body;
    const [slot] = slots;
    const person = { name: 'Ann Example', email: 'ann@example.org' };
    const sent = async (path: string, body: object) => {
      const { status, body: answer } = await hospital.call('POST', `/he${path}`, body, hospital.visitor);
      expect([path, status]).toEqual([path, 201]);
      return answer.data;
    };
    const { doctorId, startsAt, localDate } = slot;
    const booked = await sent('/appointment', { doctorId, startsAt, ...person });
    const manage = new URL(booked.manageUrl).pathname.slice(3);
    await readWritten();
    const found = new Map<string, string>();
    const look = (path: string, html: string) => {
      for (const [words, where] of leftOn(path, html)) found.set(words, where);
    };
    const day = `doctor=clara-hensley&month=${localDate.slice(0, 7)}&day=${localDate}`;
    const paths = [
      ...(await pages.publicPaths(hospital, '/he', 1)),
      ...[
        '',
        '?department=cardiology',
        '?doctor=clara-hensley',
        `?${day}`,
        `?${day}&start=${slots[3].startsAt}`,
      ].map((query) => `/he/appointment${query}`),
      ...[
        '/appointment/mine',
        '/appointment/waitlist?department=cardiology',
        '/offline',
        '/no-such-page',
      ].map((path) => `/he${path}`),
      ...['sent', 'confirmed', 'unsubscribed'].map((step) => `/he/newsletter/${step}`),
      ...['', '?move', '?cancel'].map((query) => `/he${manage}${query}`),
      `/he/appointment/manage/${'x'.repeat(43)}`,
    ];
    for (const path of paths) look(path, (await htmlOf(path)).html);
    for (const path of [
      '/contact',
      '/newsletter',
      '/appointment/mine',
      `/appointment?${day}&start=${slots[3].startsAt}`,
      '/appointment/waitlist',
      '/useful',
      manage,
    ])
      for (const fields of [{}, { name: 'A', email: 'a', phone: '1', message: 'x', intent: 'check' }])
        look(`POST ${path}`, await (await post(path, fields as Record<string, string>)).text());
    expect(Object.fromEntries(found)).toEqual({});
  });

  test('in an answer that refuses', { timeout: 180_000 }, async () => {
    const { callsWithBody, everyCall } = await load('server/security/every-call.ts');
    const { sampleOf } = await load('server/security/sample.ts');
    const { titleOf, errors } = await load('contract/errors.ts');
    const { inLanguage } = await vite.ssrLoadModule(join(words, 'in-language.ts'));
    await readWritten();
    const found = new Map<string, string>();
    const look = (where: string, said: unknown) => {
      for (const words of plainIn(String(said))) found.set(words, `${where}: ${said}`);
    };
    inLanguage({ language: 'he', country: 'GB', isMain: false }, () => {
      for (const code of Object.keys(errors)) look(code, titleOf(code));
    });
    const headers = {
      ...hospital.staff,
      Cookie: `${hospital.visitor.Cookie}; staff_language=he`,
      'X-XSRF-TOKEN': hospital.visitor['X-XSRF-TOKEN'],
    };
    const wrong = (value: unknown, to: unknown): unknown =>
      Array.isArray(value)
        ? value.map((one) => wrong(one, to))
        : value && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wrong(one, to)]))
          : to;
    expect(everyCall().length).toBeGreaterThan(200);
    for (const { route, path, name } of callsWithBody()) {
      if (/login|logout|\/admin\/me$/.test(path)) continue;
      const sample = sampleOf(route.body, ['word']);
      for (const body of [
        {},
        ...[null, '?', -1, 'x'.repeat(6_000)].map((to) => wrong(sample, to)),
        { ...(sample as object), quokka: 1 },
      ]) {
        const { status, body: answer } = await hospital.call(route.method, `/he${path}`, body, headers);
        if (status < 400) continue;
        look(name, answer.title);
        look(name, answer.detail);
        // The values of a field are the same in every language.
        for (const { message, path: field } of answer.errors ?? [])
          if (!message.startsWith(pseudo('Choose one of').slice(0, -1))) look(`${name} ${field}`, message);
      }
    }
    expect(Object.fromEntries(found)).toEqual({});
  });

  /** Of all that waits in the outbox. */
  async function plainInLetters() {
    await readWritten();
    const { rows } = await hospital.orm.execute<Record<string, string>>('select * from outbox');
    const found = new Map<string, string>();
    for (const { subject, text_body: text, html_body: html, calendar } of rows) {
      const spoken = calendar?.replaceAll('\r\n ', '').match(/^(SUMMARY|DESCRIPTION).*/gm) ?? [];
      for (const line of [
        subject!,
        ...text!.split('\n'),
        ...spoken.flatMap((one) => one.replace(/^\w+(;[^:]*)?:/, '').split('\\n')),
      ])
        for (const words of plainIn(line)) found.set(words, `${subject}: ${line}`);
      for (const [words, where] of leftOn(subject!, html!)) found.set(words, where);
    }
    return { rows, found: Object.fromEntries(found) };
  }

  test('in a message to a patient', async () => {
    const { services, staff, visitor, clock } = hospital;
    const { deliver } = await load('server/mail/test-mailbox.ts');
    const { writeReminders } = await load('server/booking/reminder.ts');
    const { writeWaitlistOffer } = await load('server/mail/waitlist-message.ts');
    const { mailKinds } = await load('contract/mail-text.ts');
    const { waitlist } = await load('server/db/schema.ts');
    const ask = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = visitor,
    ) => {
      const answer = await hospital.call(method, path, body, headers);
      expect([path, answer.status < 300, answer.body?.detail]).toEqual([path, true, undefined]);
      return answer.body?.data;
    };
    const slots = await ask(
      'GET',
      '/appointment/slots?doctor=margaret-lindqvist&from=2026-03-16&to=2026-04-20',
    );
    const type = slots[0].visitTypeId;
    let number = 0;
    const book = async () => {
      const { doctorId, startsAt } = slots[4 * number++];
      const email = `visit${number}@example.org`;
      const booked = await ask('POST', '/he/appointment', { doctorId, startsAt, name: 'Ann Example', email });
      return { ...booked, email, link: `/he/appointment/manage/${booked.manageUrl.split('/').at(-1)}` };
    };
    const [moved, cancelled, stranded, byStaff, called] = [
      await book(),
      await book(),
      await book(),
      await book(),
      await book(),
    ];
    await ask('PUT', `/visit-type/${type}`, { needsApproval: true }, staff);
    const [accepted, declined] = [await book(), await book()];
    await ask('PUT', `/visit-type/${type}`, { needsApproval: false }, staff);
    const { limits } = services;
    const { bookingsPerHour } = await load('server/limits.ts').then((module) => module.limits);
    services.limits = { ...limits, bookingsPerHour: { ...bookingsPerHour, most: 0 } };
    await book();
    services.limits = limits;
    await deliver(hospital);
    clock.now += 3_600_000;
    await ask('PUT', moved.link, { startsAt: slots[60].startsAt });
    await ask('DELETE', cancelled.link);
    await ask('PUT', `/appointment/${byStaff.id}`, { status: 'cancelled' }, staff);
    await ask('PUT', `/visit-type/${type}`, { otherModes: ['phone'] }, staff);
    await ask('PUT', `/appointment/${called.id}/mode`, { mode: 'phone', phone: '020 7946 0123' }, staff);
    await ask('PUT', `/appointment/${accepted.id}`, { status: 'booked' }, staff);
    await ask('PUT', `/appointment/${declined.id}`, { status: 'declined' }, staff);
    await ask('POST', '/rebooking', { appointmentIds: [stranded.id], resolution: 'offer' }, staff);
    await ask('POST', '/he/appointment/links', { contact: stranded.email });
    await ask('POST', '/he/inquiries', { name: 'Ann Example', email: 'asks@example.org', message: '?' });
    await ask('POST', '/he/newsletter', { email: 'news@example.org' });
    const {
      rows: [letter],
    } = await hospital.orm.execute<{ text_body: string }>(
      "select text_body from outbox where recipient = 'news@example.org'",
    );
    const [, token] = /confirm\/([\w-]{43})/.exec(letter!.text_body)!;
    await ask('POST', `/he/newsletter/confirmation/${token}`);
    const at = (place: number) => ({ doctorId: slots[place].doctorId, startsAt: slots[place].startsAt });
    const contact = { name: 'Ann Example', email: 'series@example.org', language: 'he', visitTypeId: type };
    const visits = [28, 32, 36, 44].map(at);
    const series = await ask('POST', '/appointment/series', { ...contact, visits, confirmed: true }, staff);
    await deliver(hospital);
    const [, second, third, fourth] = series.visits as { id: number; version: number }[];
    const seen = ({ id, version }: { id: number; version: number }) => ({ id, version });
    const moves = [
      { ...seen(third!), ...at(48) },
      { ...seen(fourth!), ...at(52) },
    ];
    await ask('PUT', `/appointment/${third!.id}/series`, { visits: moves, confirmed: true }, staff);
    await deliver(hospital);
    const ended = [seen(second!), { ...seen(third!), version: 2 }];
    await ask('DELETE', `/appointment/${second!.id}/series`, { visits: ended }, staff);
    const sunday = { from: '2026-03-15', to: '2026-03-15' };
    const waiting = { departmentId: 1, name: 'Ann Example', email: 'waits@example.org', ...sunday };
    await ask('POST', '/he/waitlist', waiting);
    const [entry] = await hospital.orm.select().from(waitlist);
    await writeWaitlistOffer(services, entry, { ...slots[40], expiresAt: new Date(clock.now + 3_600_000) });
    await deliver(hospital);
    clock.now = Date.parse(slots[60].startsAt) - 86_400_000;
    await writeReminders({ ...services, now: () => clock.now });
    const questions = [{ linkId: 'why', text: 'Why do you come?', kind: 'short' }];
    clock.now = Date.parse(slots[60].startsAt) - 3_600_000;
    const then = await hospital.signIn();
    await ask('PUT', `/visit-type/${type}`, { questions }, then);
    await ask('POST', `/appointment/${moved.id}/questions`, undefined, then);
    await ask('PUT', `/doctor/${slots[60].doctorId}/delay`, { minutes: 40, tells: true }, then);

    const { rows, found } = await plainInLetters();
    const subjects = rows.map(({ subject }) => subject).join('\n');
    const missing = Object.entries(mailKinds as Record<string, { standard: { subject: string } }>)
      .filter(([, { standard }]) => !subjects.includes(pseudo(standard.subject).split('{')[0]!))
      .map(([kind]) => kind);
    expect([found, missing]).toEqual([{}, []]);
  });

  test('in a message to staff', async () => {
    const { writers } = await load('server/mail/test-staff-letters.ts');
    const { inLanguage } = await vite.ssrLoadModule(join(words, 'in-language.ts'));
    const to = { id: 1, name: 'Ann Example', email: 'bo@openward.example', language: 'he' };
    type Write = (services: unknown, to: unknown) => Promise<unknown>;
    const kinds = Object.values(writers as Record<string, Record<string, Write>>).flatMap(
      Object.values<Write>,
    );
    await hospital.empty('outbox');
    await inLanguage({ language: 'en', country: 'GB', isMain: true }, async () => {
      for (const write of kinds) await write(hospital.services, to);
    });
    const { rows, found } = await plainInLetters();
    expect([rows.length, found]).toEqual([kinds.length, {}]);
  });
});
