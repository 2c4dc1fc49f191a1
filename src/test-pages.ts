/** The pages as a build has them, made of their sources: for tests that read what a page says, within the process. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { createPages } from '#server/http/pages.ts';
import routes from '#web/routes.ts';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

const modules = import.meta.glob<Module>('./web/{root.tsx,site/**/*.{ts,tsx}}');

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
      url: '',
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
    /<!--.*?-->|<(script|style)\b.*?<\/\1>|<!DOCTYPE[^>]*>|<\/(\w+)>|<(\w+)([^>]*)>|([^<]+)/gs,
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

function unescaped(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
