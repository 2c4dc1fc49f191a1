/** Renders pages from their sources as a build would, for tests that read what a page says. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { pino } from 'pino';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { contract } from '#contract/index.ts';
import { folders } from '#contract/resources.ts';
import * as schema from '#server/db/schema.ts';
import { createApp } from '#server/http/app.ts';
import { createPages } from '#server/http/pages.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import routes from '#web/routes.ts';
import { directionOf } from '#words/direction.ts';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

const modules = import.meta.glob<Module>('./web/{root.tsx,site/**/*.{ts,tsx}}');

/** The demo hospital with its public pages; close it after the tests. */
export async function hospitalWithPages() {
  const hospital = await testHospital({ fixture: 'demo' });
  const app = createApp({
    services: hospital.services,
    log: pino({ level: 'silent' }),
    trustProxy: false,
    pages: await testPages(hospital.services.publicUrl),
  });
  return { hospital, app };
}

/** Only the public pages. */
export async function testPages(publicUrl: string) {
  const parts: ServerBuild['routes'] = {};
  async function add({ id, path, index, file, children = [] }: RouteConfigEntry, parentId?: string) {
    const own = id ?? file.replace(/\.tsx?$/, '');
    const { default: Page, ErrorBoundary, ...rest } = await modules[`./web/${file}`]!();
    const module = {
      ...rest,
      ...(Page && { default: withComponentProps(Page as never) }),
      ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as never) }),
    };
    parts[own] = { id: own, parentId, path, index, module } as ServerBuild['routes'][string];
    for (const child of children) await add(child, own);
  }
  await add({ id: 'root', path: '', file: 'root.tsx' });
  for (const route of routes as RouteConfigEntry[])
    if (route.file.startsWith('site/')) await add(route, 'root');
  const entries = Object.entries(parts).map(([id, part]) => [
    id,
    { ...part, module: '/route.js', imports: [], css: [], hasLoader: 'loader' in part!.module },
  ]);
  const build = {
    entry: { module: await import('#web/entry.server.tsx') },
    routes: parts,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(entries),
      url: '/manifest.js',
      version: '',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild;
  return createPages(build, publicUrl, 'production');
}

/** What a visitor can open in one language: each list, with and without a query, and the page of each entry. */
export async function publicPaths(
  hospital: Pick<TestHospital, 'get'>,
  prefix: string,
  /** The limit for entries of each kind. */
  most = 100,
): Promise<string[]> {
  const { children = [] } = (routes as RouteConfigEntry[]).find(
    ({ file }) => file === 'site/frame/layout.tsx',
  )!;
  const slugs = new Map<string, string[]>();
  for (const [folder, resource] of Object.entries(folders)) {
    const { body } = await hospital.get(`${prefix}${contract[resource].list.path}?limit=100`);
    slugs.set(
      folder,
      body.data.map(({ slug }: { slug: string }) => slug),
    );
  }
  const pages = children.flatMap(({ path = '' }) => {
    if (/^(appointment|ClinicalDepartment|useful)|:token|:step|\*/.test(path)) return [];
    const [folder, parameter] = path.split('/:');
    return parameter
      ? slugs
          .get(folder!)!
          .slice(0, most)
          .map((slug) => `/${folder}/${slug}`)
      : [`/${path}`];
  });
  const [department, checks] = [slugs.get('departments')![0]!, slugs.get('packages')!];
  const { body } = await hospital.get(`/gallery/images?limit=1`);
  const [doctor] = slugs.get('doctors')!;
  const asked = [
    '/services?by=department',
    `/services?department=${department}&q=heart`,
    `/packages?department=${department}`,
    `/packages?compare=${checks[0]}`,
    `/packages?compare=${checks[0]}&compare=${checks[1]}`,
    `/pricing?department=${department}`,
    `/doctors?department=${department}`,
    `/doctors?department=${department}&language=zu`,
    ...[`department=${department}`, `doctor=${doctor}`, `package=${checks[0]}`].map(
      (one) => `/contact?${one}`,
    ),
    '/search?q=heart',
    '/search?q=xyzzy',
  ];
  const album = (await hospital.get(`/gallery/${body.data[0].galleryId}`)).body.data;
  const { slug } = (await hospital.get(`${prefix}/gallery/slug/${album.slug}`)).body.data;
  return [...pages, ...asked, `/gallery/${slug}?picture=${body.data[0].id}`].map((path) =>
    path === '/' ? prefix || '/' : prefix + path,
  );
}

/** Each step of booking, of managing an appointment and of the waiting list. */
export async function patientPaths(hospital: TestHospital, prefix: string): Promise<string[]> {
  await hospital.empty('appointment', 'allocation', 'outbox', 'waitlist', 'waitlist_offer', 'budget');
  const read = async (path: string) => (await hospital.get(`${prefix}${path}`)).body.data;
  const send = async (path: string, body: object) => {
    const answer = await hospital.call('POST', prefix + path, body, hospital.visitor);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body?.data;
  };
  const [{ id: packageId, slug, department }] = await read('/package?limit=1');
  const services = await read(`${contract.service.list.path}?limit=100`);
  const service = services.find(({ visitTypeId }: { visitTypeId: number | null }) => visitTypeId);
  const purpose = `department=${department.slug}&package=${slug}`;
  const slots = await read(`/appointment/slots?${purpose}&from=2026-03-10&to=2026-03-31`);
  const [{ startsAt, doctorId, visitTypeId }, later] = [slots[4], slots.at(-1)];
  const doctor = (await read(`/doctor/${doctorId}`)).slug;
  const time = `day=${later.localDate}&start=${later.startsAt}`;
  const person = { name: 'Zoë Quill', email: 'quill@example.org', packageId, doctorId };
  const { manageUrl } = await send('/appointment', { ...person, startsAt });
  const manage = new URL(manageUrl).pathname.slice(prefix.length);
  // A Sunday, when no doctor works.
  await send('/waitlist', { ...person, from: '2026-03-15', to: '2026-03-15' });
  const mailed = await hospital.orm.select().from(schema.outbox);
  const [place] = mailed.flatMap(({ textBody }) => /\/appointment\/waitlist\/[\w-]{43}/.exec(textBody) ?? []);
  const [waiting] = await hospital.orm.select().from(schema.waitlist);
  await hospital.orm.insert(schema.waitlistOffer).values({
    waitlistId: waiting!.id,
    doctorId,
    visitTypeId,
    startsAt: new Date(startsAt),
    expiresAt: new Date(hospital.clock.now + 3_600_000),
  } as typeof schema.waitlistOffer.$inferInsert);
  return [
    '/appointment',
    '/appointment?doctor=any',
    `/appointment?department=${department.slug}`,
    `/appointment?${purpose}`,
    `/appointment?doctor=any&${purpose}`,
    `/appointment?department=${service.department.slug}&service=${service.slug}`,
    `/appointment?doctor=${doctor}&${time}`,
    `/appointment?doctor=${doctor}&package=${slug}&${time}`,
    '/appointment/ask?doctor=edmund-fairleigh&visit=7',
    '/appointment/ask?doctor=camila-duarte&visit=8',
    '/appointment/mine',
    `/appointment/waitlist?${purpose}`,
    ...['', '?move&from=2026-03-10', `?move&start=${later.startsAt}`, '?cancel'].map(
      (query) => manage + query,
    ),
    place!,
  ].map((path) => prefix + path);
}

/** Text of a page, with the languages of the elements around it, the innermost last. */
export interface Said {
  text: string;
  languages: string[];
  /** Tag names of the elements around it. */
  elements: string[];
}

const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The texts of a page in order. The HTML is the program's own, so each element is closed. */
export function saidIn(html: string): Said[] {
  const open: { name: string; language: string | undefined }[] = [];
  const said: Said[] = [];
  const parts = html.matchAll(
    /<!--.*?-->|<(script|style)\b.*?<\/\1>|<!DOCTYPE[^>]*>|<!doctype[^>]*>|<\/(\w+)>|<(\w+)([^>]*)>|([^<]+)/gs,
  );
  for (const [, , closed, opened, attributes = '', text] of parts) {
    if (closed) open.pop();
    if (opened && !empty.test(opened) && !attributes.endsWith('/'))
      open.push({ name: opened, language: /\slang="([^"]*)"/.exec(attributes)?.[1] });
    if (!text?.trim()) continue;
    said.push({
      text: unescaped(text).trim(),
      languages: open.flatMap(({ language }) => language ?? []),
      elements: open.map(({ name }) => name),
    });
  }
  return said;
}

/** Elements with an invalid language, or with a direction that is not that of their language. */
export function misdirected(html: string) {
  const wrong: string[] = [];
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
        const [tagOf] = Intl.getCanonicalLocales(language);
        if (tagOf !== language || directionOf(language) !== direction) wrong.push(tag);
      } else if (given !== undefined && !/^(ltr|rtl|auto)$/.test(given)) wrong.push(tag);
      if (!empty.test(name!) && !tag.endsWith('/>')) directions.push(direction);
    }
  }
  if (directions.length !== 1) wrong.push(`${directions.length} elements are open`);
  return wrong;
}

/** Removes the offers of other languages, which are written in those. */
export function withoutOffers(html: string) {
  return html.replaceAll(/<section[^>]*data-language-offer.*?<\/section>/gs, '');
}

export function unescaped(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
