/** An address for every public route of a demo hospital, derived from the route table, so that none is forgotten. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Database } from '../src/server/db/connection/connect.ts';
import routes from '../src/web/routes.ts';
import { inDays } from '../tests/in-days.ts';
import { type Node, send, signIn, take } from './process.ts';

export interface PublicPage {
  path: string;
  /** Listed in the sitemap, for search engines. */
  isListed: boolean;
  status: number;
}

/** Queries for routes that show little without one. */
const queries: Record<string, string> = {
  '/search': '?q=heart',
  '/appointment/ask': '?doctor=edmund-fairleigh&visit=7',
  '/appointment/waitlist': '?doctor=clara-hensley',
  '/useful': '?page=/departments/cardiology',
  '/useful/thanks': '?page=/departments/cardiology&answer=yes',
};
/** Other languages add the same to every page, so a document and the application are enough. */
const inOtherLanguages = ['/de', '/ar', '/de/appointment', '/ar/appointment'];
const linkToken = 'bench'.repeat(9).slice(0, 43);

/** Stores a waiting list entry and a subscriber with `linkToken`, which otherwise only their mail contains. */
export function storeLinks(database: Database) {
  return database.withoutTimeLimit(async (client) => {
    await client.query(
      `insert into subscriber (email, link_token_hash) values ('bench@example.org', sha256($1::bytea))`,
      [linkToken],
    );
    await client.query(
      `insert into waitlist (doctor_id, from_date, to_date, name, email, link_key, link_token_hash)
       select id, current_date, current_date + 30, 'Bench', 'bench@example.org', 'bench', sha256($1::bytea)
       from doctor order by id limit 1`,
      [linkToken],
    );
  });
}

export async function publicPages(node: Node): Promise<PublicPage[]> {
  const sitemap = await take(node, '/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  const pages: PublicPage[] = [];
  for (const route of publicRoutes()) {
    const bare = route === '/*' ? '/no-such-page' : await addressOf(route, node, listed);
    pages.push({
      path: bare + (queries[bare] ?? ''),
      isListed: listed.includes(bare),
      status: route === '/*' ? 404 : 200,
    });
  }
  return [...pages, ...inOtherLanguages.map((path) => ({ path, isListed: true, status: 200 }))];
}

/** How to get an address of private pages, and of pages that nothing on the site links to. */
export const ways: Record<string, (node: Node, listed: string[]) => string | Promise<string>> = {
  '/ClinicalDepartment/:slug': (_, listed) =>
    String(listed.find((path) => path.startsWith('/departments/'))).replace(
      'departments',
      'ClinicalDepartment',
    ),
  '/contact/sent/:token': askSomething,
  '/appointment/manage/:token': bookSomething,
  '/appointment/manage/:token/questions': bookAsked,
  '/appointment/waitlist/:token': () => `/appointment/waitlist/${linkToken}`,
  '/check-in/:token': openDoor,
  '/newsletter/:step': () => '/newsletter/sent',
  '/newsletter/confirm/:token': () => `/newsletter/confirm/${linkToken}`,
  '/newsletter/unsubscribe/:token': () => `/newsletter/unsubscribe/${linkToken}`,
};

/** The routes of the public site; parameters begin with a colon. */
export function publicRoutes(): string[] {
  const layout = (routes as RouteConfigEntry[]).find(({ file }) => file === 'site/frame/layout.tsx');
  return (layout?.children ?? []).map(({ path = '' }) => `/${path}`);
}

/** For an entry's route, the first such entry in the sitemap. */
async function addressOf(route: string, node: Node, listed: string[]) {
  if (!route.includes(':')) return route;
  const folder = route.replace(/:\w+$/, '');
  const address = (await ways[route]?.(node, listed)) ?? listed.find((path) => path.startsWith(folder));
  if (!address) throw new Error(`The bench has no address for the route ${route}.`);
  return address;
}

async function askSomething(node: Node) {
  const sender = { name: 'Bench', email: 'bench@example.org', message: 'When may I visit?' };
  return pathOf((await send(node, '/inquiries', sender)).receiptUrl);
}

async function bookSomething(node: Node) {
  return bookOneOf(node, '/api/appointment/soonest');
}

/** A visit whose questions the demo asks right after the booking. */
async function bookAsked(node: Node) {
  const { data } = JSON.parse(await take(node, '/api/visit-type?limit=50'));
  const { id } = data.find(({ name }: { name: string }) => name === 'Procedure assessment');
  const times = `/api/appointment/slots?doctor=margaret-lindqvist&visitType=${id}&from=${inDays(5)}&to=${inDays(30)}`;
  return `${await bookOneOf(node, times)}/questions`;
}

async function bookOneOf(node: Node, times: string) {
  const { data } = JSON.parse(await take(node, times));
  const { doctorId, startsAt, visitTypeId } = data.at(-1);
  const booking = { doctorId, startsAt, visitTypeId, name: 'Bench', email: 'bench@example.org' };
  return pathOf((await send(node, '/appointment', booking)).manageUrl);
}

/** The QR code's address at the door of a waiting area, which only staff know. */
async function openDoor(node: Node) {
  const headers = { Authorization: `Bearer ${await signIn(node)}` };
  const areas = JSON.parse(await take(node, '/api/waiting-area', { headers })).data as { id: number }[];
  const { id } = areas[0] ?? (await send(node, '/waiting-area', { name: 'Bench' }, headers));
  const addresses = JSON.parse(await take(node, `/api/waiting-area/${id}/addresses`, { headers })).data;
  return `/check-in/${/[\w-]{43}/.exec(addresses.sheet)![0]}`;
}

function pathOf(address: unknown) {
  return new URL(String(address)).pathname;
}
