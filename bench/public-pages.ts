/** An address for every public route of a demo hospital, derived from the route table, so that none is forgotten. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Database } from '../src/server/db/connection/connect.ts';
import routes from '../src/web/routes.ts';
import { type Node, send, take } from './process.ts';

export interface PublicPage {
  path: string;
  /** Listed in the sitemap, for search engines. */
  isListed: boolean;
  status: number;
}

/** Queries for routes that show little without one. */
const queries: Record<string, string> = {
  '/search': '?q=heart',
  '/appointment/waitlist': '?doctor=clara-hensley',
  '/useful': '?page=/departments/cardiology',
  '/useful/thanks': '?page=/departments/cardiology&answer=yes',
};
/** What the other languages of the demo hospital add to a page is the same on all: a document, and the application. */
const inOtherLanguages = ['/de', '/ar', '/de/appointment', '/ar/appointment'];
const linkToken = 'bench'.repeat(9).slice(0, 43);

/** Stores a waiting-list entry and a subscriber with `linkToken`, which otherwise only their mail contains. */
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
  const links = await linksIn(node, listed);
  const layout = (routes as RouteConfigEntry[]).find(({ file }) => file === 'site/frame/layout.tsx');
  const pages = (layout?.children ?? []).map(({ path = '' }) => {
    const bare = path === '*' ? '/no-such-page' : addressOf(`/${path}`, listed, links);
    return {
      path: bare + (queries[bare] ?? ''),
      isListed: listed.includes(bare),
      status: path === '*' ? 404 : 200,
    };
  });
  return [...pages, ...inOtherLanguages.map((path) => ({ path, isListed: true, status: 200 }))];
}

/** Addresses of private pages, and of pages that nothing on the site links to. */
async function linksIn(node: Node, listed: string[]): Promise<Record<string, string>> {
  const department = listed.find((path) => path.startsWith('/departments/'));
  return {
    '/ClinicalDepartment/:slug': String(department).replace('departments', 'ClinicalDepartment'),
    '/contact/sent/:token': await askSomething(node),
    '/appointment/manage/:token': await bookSomething(node),
    '/appointment/waitlist/:token': `/appointment/waitlist/${linkToken}`,
    '/newsletter/:step': '/newsletter/sent',
    '/newsletter/confirm/:token': `/newsletter/confirm/${linkToken}`,
    '/newsletter/unsubscribe/:token': `/newsletter/unsubscribe/${linkToken}`,
  };
}

/** For an entry's route, the first such entry in the sitemap. */
function addressOf(route: string, listed: string[], links: Record<string, string>) {
  if (!route.includes(':')) return route;
  const folder = route.replace(/:\w+$/, '');
  const address = links[route] ?? listed.find((path) => path.startsWith(folder));
  if (!address) throw new Error(`The bench has no address for the route ${route}.`);
  return address;
}

async function askSomething(node: Node) {
  const sender = { name: 'Bench', email: 'bench@example.org', message: 'When may I visit?' };
  return pathOf((await send(node, '/inquiries', sender)).receiptUrl);
}

async function bookSomething(node: Node) {
  const { data } = JSON.parse(await take(node, '/api/appointment/soonest'));
  const { doctorId, startsAt } = data.at(-1);
  const booking = { doctorId, startsAt, name: 'Bench', email: 'bench@example.org' };
  return pathOf((await send(node, '/appointment', booking)).manageUrl);
}

function pathOf(address: unknown) {
  return new URL(String(address)).pathname;
}
