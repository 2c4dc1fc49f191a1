/** The pages as a build has them, made of their sources: for tests that read what a page says, within the process. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { pino } from 'pino';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { contract } from '#contract/index.ts';
import { folders } from '#contract/resources.ts';
import { createApp } from '#server/http/app.ts';
import { createPages } from '#server/http/pages.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import routes from '#web/routes.ts';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

const modules = import.meta.glob<Module>('./web/{root.tsx,site/**/*.{ts,tsx}}');

/** The demo hospital with its public pages; close it after the tests. */
export async function hospitalWithPages() {
  const hospital = await testHospital();
  const app = createApp({
    services: hospital.services,
    log: pino({ level: 'silent' }),
    trustProxy: false,
    pages: await testPages(hospital.services.publicUrl),
  });
  return { hospital, app };
}

/** The public pages alone. */
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

/** What a visitor can open, below the address of a language: each list, the page of each entry, and what a list can be asked. */
export async function publicPaths(
  hospital: Pick<TestHospital, 'get'>,
  prefix: string,
  /** Entries of each kind. */
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

/** Text of a page, with the languages that the elements around it say, the nearest last. */
export interface Said {
  text: string;
  languages: string[];
  /** Names of the elements around it. */
  elements: string[];
}

const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Whatever a page says to people, in its order; the HTML is the program's own, so each element is closed. */
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

/** A page without what leads to other languages, which is said in those. */
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
