/**
 * The public pages in another language: which of their words are not in it, where an entry is in each language, and that
 * a page in the main language knows nothing of it. Every page is read: booking at each of its steps, and the pages that
 * a secret leads to.
 */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { isTextByText } from '#contract/translatable.ts';
import * as schema from '#server/db/schema.ts';
import type { createApp } from '#server/http/app.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import { directionOf } from '#words/direction.ts';
import { hospitalWithPages, publicPaths, type Said, saidIn, withoutOffers } from './test-pages.ts';

// Every page is made several times, beside the other files of the suite.
vi.setConfig({ testTimeout: 300_000 });

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  ({ hospital, app } = await hospitalWithPages());
  await hospital.call('PUT', '/settings/1', { languages: ['de', 'ar'] }, hospital.staff);
  await hospital.orm.execute(sql`delete from translation`);
});
afterAll(() => {
  vi.resetConfig();
  return hospital.close();
});

const ask = (path: string) => app.request(`http://hospital.test${path}`);
async function htmlOf(path: string) {
  const answer = await ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const html = await answer.text();
  // Whatever a page is read for: itself and its switch name their languages.
  const { wrong, named } = misdirected(html);
  expect([path, wrong, named > 0]).toEqual([path, [], true]);
  return html;
}

/** Elements whose language is none, or whose direction is not that of their language; how many name a language. */
function misdirected(html: string) {
  const wrong: string[] = [];
  let named = 0;
  const directions = ['ltr'];
  for (const [tag, end, name, attributes = ''] of html
    .replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .matchAll(/<(\/?)([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
    if (end) directions.pop();
    else {
      const [, language] = /\slang="([^"]*)"/.exec(attributes) ?? [];
      const [, given] = /\sdir="([^"]*)"/.exec(attributes) ?? [];
      const direction = given ?? directions.at(-1)!;
      if (language !== undefined) {
        named += 1;
        const [tagOf] = Intl.getCanonicalLocales(language);
        if (tagOf !== language || directionOf(language) !== direction) wrong.push(tag);
      } else if (given !== undefined && !/^(ltr|rtl|auto)$/.test(given)) wrong.push(tag);
      if (!/^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/.test(name!) && !tag.endsWith('/>'))
        directions.push(direction);
    }
  }
  if (directions.length !== 1) wrong.push(`${directions.length} elements are open`);
  return { wrong, named };
}

interface Written {
  resource: string;
  id: number;
  /** By field. */
  words: Record<string, unknown>;
}

/** Everything that staff wrote, as those who translate it see it. */
async function allWritten(): Promise<Written[]> {
  const all: Written[] = [];
  for (let page = 1; ; page++) {
    const { body } = await hospital.get(`/admin/translation?limit=100&page=${page}`, hospital.staff);
    for (const { resource, id } of body.data) {
      const { data } = (await hospital.get(`/admin/translation/${resource}/${id}/de`, hospital.staff)).body;
      all.push({ resource, id, words: data.original });
    }
    if (all.length >= body.meta.total) return all;
  }
}

/** A value of a field with each of its texts changed; in rich text no names of blocks, marks and addresses. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      /^(type|marks|attrs)$/.test(key) ? inner : withTexts(inner, change),
    ]),
  );
}

/** All texts of values, line by line. */
function linesOf(values: unknown) {
  const lines = new Set<string>();
  withTexts(values, (text) => {
    for (const line of text.split('\n')) lines.add(line.trim());
    return text;
  });
  return [...lines];
}

/** Long enough to be told from words of the program. */
const isTelling = (line: string) => /\p{L}{3}/u.test(line) && line.length > 4;

/** Each step of booking, of one's own appointment and of the waiting list, for a doctor, a package and a service. */
async function pathsOfPatients(prefix: string): Promise<string[]> {
  await hospital.empty('appointment', 'allocation', 'outbox', 'waitlist', 'waitlist_offer', 'budget');
  const read = async (path: string) => (await hospital.get(`${prefix}${path}`)).body.data;
  const send = async (method: string, path: string, body: object) => {
    const answer = await hospital.call(method, prefix + path, body, hospital.visitor);
    expect([path, answer.status < 300 || answer.body]).toEqual([path, true]);
    return answer.body?.data;
  };
  const [department] = await read('/department?limit=1');
  const [doctor] = await read(`/doctor?department=${department.slug}&limit=1`);
  const [ofPackage] = await read('/package?limit=1');
  const services: { visitTypeId: number | null }[] = await read(`${contract.service.list.path}?limit=100`);
  const service = services.find(({ visitTypeId }) => visitTypeId) as unknown as typeof ofPackage;
  const [whoDoesIt] = await read(`/doctor?department=${service.department.slug}&limit=1`);
  const purposes = [
    { query: `doctor=${doctor.slug}`, body: {} },
    {
      query: `department=${ofPackage.department.slug}&package=${ofPackage.slug}`,
      body: { packageId: ofPackage.id },
    },
    {
      query: `department=${service.department.slug}&service=${service.slug}`,
      body: { serviceId: service.id },
    },
  ];
  const paths = [
    '/appointment',
    `/appointment?department=${department.slug}`,
    '/appointment?doctor=any',
    `/appointment?${purposes[1]!.query}`,
    '/appointment/ask?doctor=edmund-fairleigh&visit=7',
    '/appointment/ask?doctor=camila-duarte&visit=8',
    '/appointment/mine',
    `/appointment/waitlist?doctor=${whoDoesIt.slug}&service=${service.slug}`,
    `/appointment/waitlist?${purposes[1]!.query}`,
  ];
  for (const [place, { query, body }] of purposes.entries()) {
    const slots = await read(`/appointment/slots?${query}&from=2026-03-10&to=2026-03-31`);
    const [{ startsAt, doctorId, visitTypeId }, later] = [slots[4], slots.at(-1)];
    const { slug } = await read(`/doctor/${doctorId}`);
    const time = `day=${later.localDate}&start=${later.startsAt}`;
    paths.push(
      `/appointment?doctor=any&${query}`,
      `/appointment?${query.replace(/department=[^&]*/, `doctor=${slug}`)}&${time}`,
    );
    const email = `quill-${place}@example.org`;
    const person = { name: 'Zoë Quill', email };
    const { manageUrl } = await send('POST', '/appointment', { ...person, ...body, doctorId, startsAt });
    const path = new URL(manageUrl).pathname.slice(prefix.length);
    paths.push(path, `${path}?move&from=2026-03-10`, `${path}?cancel`);
    if (place === 0) paths.push(`${path}?move&start=${later.startsAt}`);
    // A Sunday, when nobody is there.
    const sunday = { from: '2026-03-15', to: '2026-03-15' };
    await send('POST', '/waitlist', { ...person, ...body, doctorId, ...sunday });
    const mailed = await hospital.orm.select().from(schema.outbox).where(eq(schema.outbox.recipient, email));
    const [link] = mailed.flatMap(
      ({ textBody }) => /\/appointment\/waitlist\/[\w-]{43}/.exec(textBody) ?? [],
    );
    paths.push(link!);
    const [waiting] = await hospital.orm
      .select()
      .from(schema.waitlist)
      .where(eq(schema.waitlist.email, email));
    await hospital.orm.insert(schema.waitlistOffer).values({
      waitlistId: waiting!.id,
      doctorId,
      visitTypeId,
      startsAt: new Date(startsAt),
      expiresAt: new Date(hospital.clock.now + 3_600_000),
    } as typeof schema.waitlistOffer.$inferInsert);
  }
  return paths.map((path) => prefix + path);
}

/** What every page in German says, with the address of the page, except what leads to other languages in those. */
async function saidInGerman() {
  const said: (Said & { path: string })[] = [];
  for (const path of [...(await publicPaths(hospital, '/de')), ...(await pathsOfPatients('/de'))])
    for (const one of saidIn(withoutOffers(await htmlOf(path))))
      if (!/^(English|Deutsch|العربية)$/.test(one.text)) said.push({ ...one, path });
  return said;
}

test('words of an entry that is not translated say their language, and no word of the program does', async () => {
  const written = linesOf((await allWritten()).map(({ words }) => words));
  const [lines, whole] = [written.filter(isTelling), written.join('\n')];
  const unmarked = new Map<string, string>();
  const marked = new Map<string, string>();
  for (const { text, languages, elements, path } of await saidInGerman()) {
    // The title of a page has no language of its own.
    if (elements.includes('title')) continue;
    const isMarked = languages.at(-1) === 'en';
    if (!isMarked && lines.some((line) => text.includes(line))) unmarked.set(text, path);
    // Of a quotation, and of what is too long for a card.
    const bare = text.replace(/^“|[”…]$/g, '').trim();
    // A place is its department's name and where that is, with a comma between them.
    if (isMarked && !bare.split(', ').every((part) => whole.includes(part))) marked.set(text, path);
  }
  expect([...unmarked]).toEqual([]);
  expect([...marked]).toEqual([]);
});

test('a page whose entry is not translated says so in its own language, and one in the main language never does', async () => {
  const says = async (path: string) =>
    saidIn(await htmlOf(path))
      .map(({ text }) => text)
      .filter((text) => /not available|noch nicht auf|غير متاحة/.test(text));
  for (const path of [
    '/departments/cardiology',
    '/doctors/clara-hensley',
    '/conditions/asthma',
    '/privacy',
  ]) {
    expect([path, await says(`/de${path}`)]).toEqual([path, ['Diese Seite gibt es noch nicht auf Deutsch.']]);
    expect([path, await says(`/ar${path}`)]).toEqual([path, ['هذه الصفحة غير متاحة بعد باللغة العربية.']]);
    expect([path, await says(path)]).toEqual([path, []]);
  }
  expect(await says('/de/departments')).toEqual([]);
});

test('each language that a page names is one, and its words go from their own side', async () => {
  expect(misdirected('<p lang="ar">').wrong).toEqual(['<p lang="ar">', '2 elements are open']);
  expect(misdirected('<p lang="EN"></p>').wrong).toEqual(['<p lang="EN">']);
  // Those in English and German are read above and below.
  for (const path of [...(await publicPaths(hospital, '/ar', 1)), ...(await pathsOfPatients('/ar'))])
    expect(await htmlOf(path)).toContain(' dir="rtl"');
});

/** Other words of the same length. */
const translated = (text: string) =>
  text.replace(/[aeiou]/g, (vowel) => ({ a: 'o', e: 'a', i: 'u', o: 'e', u: 'i' })[vowel]!);

/** Of opening hours and questions it is said text by text. */
function wordsOf(words: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(words).map(([field, value]) => [
      field,
      isTextByText(field)
        ? Object.fromEntries((value as string[]).map((text) => [text, translated(text)]))
        : withTexts(value, translated),
    ]),
  );
}

test('once all is translated, a page is in one language, and a page in the main one is what it was', async () => {
  const inMain = () =>
    Promise.all(
      ['/', '/departments/cardiology', '/services', '/news'].map(
        async (path) => (await htmlOf(path)).match(/<main.*<\/main>/s)![0],
      ),
    );
  const before = await inMain();
  expect(before.join('')).not.toContain(' lang=');
  const written = await allWritten();
  for (const { resource, id, words } of written) {
    const { status } = await hospital.call(
      'PUT',
      `/admin/translation/${resource}/${id}/de`,
      { words: wordsOf(words), status: 'published' },
      hospital.staff,
    );
    expect([resource, id, status]).toEqual([resource, id, 200]);
  }
  const lines = linesOf(written.map(({ words }) => words)).filter(
    (line) => isTelling(line) && translated(line) !== line,
  );
  const wrong = new Map<string, string>();
  for (const { text, languages, path } of await saidInGerman())
    if (languages.length > 1 || lines.some((line) => text.includes(line))) wrong.set(text, path);
  expect([...wrong]).toEqual([]);
  expect(await inMain()).toEqual(before);
});

test('the page of a translated entry is at its own address, and names those in other languages', async () => {
  const { data } = (await hospital.get('/de/department/slug/cardiology')).body;
  const own = `/departments/${data.slug}`;
  expect(own).not.toBe('/departments/cardiology');
  const linksOf = async (path: string) => {
    const html = await htmlOf(path);
    const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => ({
      language: /hrefLang="([^"]*)"/.exec(link)?.[1] ?? 'canonical',
      path: /href="http:\/\/hospital\.test([^"]*)"/.exec(link)?.[1],
    }));
    const nav = /<ul aria-label="[^"]*" class="languages.*?<\/ul>/s.exec(html)![0];
    return {
      links: links.map(({ language, path }) => `${language} ${path}`),
      switched: [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
      facts: /"@type":"MedicalClinic","@id":"([^"]*)"/.exec(html.split('BreadcrumbList').at(-1)!)?.[1],
    };
  };
  const alternates = ['en /departments/cardiology', 'x-default /departments/cardiology', `de /de${own}`];
  const switched = ['/departments/cardiology', `/de${own}`, '/ar/departments/cardiology'];
  const english = 'http://hospital.test/departments/cardiology#clinic';
  expect(await linksOf('/departments/cardiology')).toEqual({
    links: ['canonical /departments/cardiology', ...alternates],
    switched,
    facts: english,
  });
  expect(await linksOf(`/de${own}`)).toEqual({
    links: [`canonical /de${own}`, ...alternates],
    switched,
    facts: `http://hospital.test/de${own}#clinic`,
  });
  // Where it is not translated, the page repeats that in the main language.
  expect(await linksOf('/ar/departments/cardiology')).toEqual({
    links: ['canonical /departments/cardiology', ...alternates],
    switched,
    facts: english,
  });
  const elsewhere = await ask('/de/departments/cardiology?from=menu');
  expect([elsewhere.status, elsewhere.headers.get('Location')]).toEqual([301, `/de${own}?from=menu`]);
});

test('the page of an entry that is translated into no language has one address and no others', async () => {
  const entry = { name: 'Sleep Clinic', slug: 'sleep-clinic' };
  await hospital.call('POST', '/department', entry, hospital.staff);
  for (const path of ['/departments/sleep-clinic', '/de/departments/sleep-clinic']) {
    const html = await htmlOf(path);
    expect(html).toContain('<link rel="canonical" href="http://hospital.test/departments/sleep-clinic"/>');
    expect(html).not.toContain('rel="alternate" hrefLang');
  }
});

test('booking offers every department and doctor where lists leave out what is not translated', async () => {
  const set = (translatedOnly: string[]) =>
    hospital.call('PUT', '/settings/1', { translatedOnly }, hospital.staff);
  const offered = async () => {
    const steps = ['/ar/appointment', '/ar/appointment?department=cardiology'];
    const pages = await Promise.all(steps.map(htmlOf));
    return pages.map((html) => html.match(/\bappointment\?(?:department|doctor)=[a-z-]+/g)!);
  };
  const before = await offered();
  expect(before.map((ways) => ways.length > 3)).toEqual([true, true]);
  await set(['ar']);
  expect((await htmlOf('/ar/doctors')).match(/\/ar\/doctors\/[a-z-]+/g)).toBeNull();
  const after = await offered();
  await set([]);
  expect(after).toEqual(before);
});

test('a visitor is offered the page in each other language, or its home where the page is not in it; with one language nobody is', async () => {
  const offersOf = async (path: string) => {
    const html = await htmlOf(path);
    return [
      ...html.matchAll(/<section[^>]*lang="(\w+)" dir="(\w+)"[^>]*hidden=""><a href="([^"]*)"[^>]*>([^<]*)/g),
    ].map(([, ...offer]) => offer.join(' '));
  };
  const { data } = (await hospital.get('/de/department/slug/cardiology')).body;
  expect(await offersOf('/departments/cardiology')).toEqual([
    `de ltr /de/departments/${data.slug} Diese Website auf Deutsch`,
    'ar rtl /ar هذا الموقع باللغة العربية',
  ]);
  expect(await offersOf('/ar/departments')).toEqual([
    'en ltr /departments This website in English',
    'de ltr /de/departments Diese Website auf Deutsch',
  ]);
  await hospital.call('PUT', '/settings/1', { languages: [] }, hospital.staff);
  expect(await htmlOf('/departments/cardiology')).not.toMatch(/language-offer|languageOffer/);
});
