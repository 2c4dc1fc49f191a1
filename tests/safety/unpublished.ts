/** Every page and file of the site with words of entries that nobody may see, asked of two servers at once. */

import { describe, expect, test } from 'vitest';
import { folders } from '../../src/contract/resources.ts';
import { type Hidden, hideOne, kinds } from '../../src/server/security/unpublished.ts';
import { addressOf, meetAStranger, type Stranger, sitePages } from './stranger.ts';

export function unpublishedRules(stranger: Stranger) {
  describe('what is not published', () => {
    /** Meets the same hospital without the hidden entries. */
    const unaware = meetAStranger();

    test('changes no byte of a page, the feed, the sitemap or a picture for links, whatever is asked', async () => {
      const hidden = await hide(stranger);
      await link(stranger, hidden);
      await link(unaware, []);
      const told: string[] = [];
      const asked = addresses(hidden);
      expect(asked.length).toBeGreaterThan(500);
      for (const path of [...asked, ...(await inSitemap(unaware))]) {
        const [expected, found] = await Promise.all([seenBy(unaware, path), seenBy(stranger, path)]);
        if (found !== expected) told.push(`${path} ${differenceOf(expected, found)}`);
      }
      expect(told.slice(0, 20)).toEqual([]);
    });

    test('is found by nobody at an address of its own, by a slug that it has or had, or by its number', async () => {
      for (const { resource, id, slugs } of await shownAtAll)
        for (const word of [...slugs, String(id)])
          for (const path of pagesOfOne(resource, word))
            expect([path, (await stranger.ask(path)).status]).toEqual([path, 404]);
    });
  });
}

let shownAtAll: Promise<Hidden[]>;

function hide(stranger: Stranger): Promise<Hidden[]> {
  const write = async (method: string, path: string, body?: unknown) => {
    const json = { 'Content-Type': 'application/json', ...stranger.staff };
    const { status, text } = await stranger.ask(`/api${path}`, json, method, JSON.stringify(body));
    return { status, body: text ? JSON.parse(text) : null };
  };
  shownAtAll = (async () => {
    const hidden: Hidden[] = [];
    for (const [index, kind] of kinds().entries())
      for (const state of kind.states) hidden.push(await hideOne(write, kind, { state, index }));
    return hidden;
  })();
  return shownAtAll;
}

/** Writes the same entries on both servers; only one has something to link them with. */
async function link(stranger: Stranger, hidden: Hidden[]) {
  const ids = (kind: string) =>
    hidden.filter(({ resource, state }) => resource === kind && state !== 'deleted').map(({ id }) => id);
  const [departmentId = null] = ids('department');
  const [doctorId = null] = ids('doctor');
  const change = async (path: string, body: object) =>
    expect([path, (await stranger.call('PUT', path, body)).status]).toEqual([path, 200]);
  await change('/doctor/1', {
    departmentIds: [1, ...ids('department')],
    specialityIds: [1, ...ids('speciality')],
  });
  await change('/department/1', { headDoctorId: doctorId });
  await change('/services/1', { departmentId });
  await change('/package/1', { departmentId });
  await change('/testimonial/1', { departmentId, doctorId });
}

/** Words that a page may look for; one entry of each kind, in turns of the four states. */
function addresses(hidden: Hidden[]): string[] {
  const words = kinds().map(({ resource, states: own }, index) => {
    const state = own[index % own.length];
    return hidden.find((one) => one.resource === resource && one.state === state)!.words[1]!;
  });
  const filters = hidden
    .filter(({ slugs, state }) => slugs.length > 1 && state !== 'archived')
    .map(({ resource, slugs }) => [resource, slugs[1]!] as const);
  const queries = [
    ...words.flatMap((word) => [`q=${word}`]),
    `tag=${words[0]}`,
    `q=cardiolgy`,
    ...filters.map(([resource, slug]) => `${resource}=${slug}`),
  ];
  const files = ['/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];
  const lists = sitePages.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
  return [
    ...files,
    // A made-up link names no entry, and after some of them one is told to wait.
    ...sitePages.map(({ path }) => addressOf(path)).filter((path) => !path.includes(addressOf(':token'))),
    ...new Set(lists).values().flatMap((path) => queries.map((query) => `${path}?${query}`)),
    ...hidden.flatMap(({ resource, slugs }) => slugs.flatMap((slug) => pagesOfOne(resource, slug))),
  ];
}

/** Where an entry of a kind would be, were it there. */
function pagesOfOne(resource: string, word: string): string[] {
  const folder = Object.entries(folders).find(([, name]) => name === resource)?.[0];
  if (!folder) return [];
  const clinical = resource === 'department' ? [`/ClinicalDepartment/${word}`] : [];
  const page = `/${folder}/${word}`;
  return [page, `${page}.data`, `/social/${folder}/${word}/${'0'.repeat(16)}.jpg`, ...clinical];
}

async function inSitemap(stranger: Stranger) {
  const { text } = await stranger.ask('/sitemap.xml');
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}

/** What differs between two servers anyway is made alike: their ports, the visitors' cookies, the keys of forms and the moment of a write. */
async function seenBy(stranger: Stranger, path: string) {
  const { status, headers, text } = await stranger.ask(path, { Cookie: `XSRF-TOKEN=${stranger.cookie}` });
  const { location = '', 'content-type': type = '' } = headers;
  return (
    [status, type, location, text]
      .join('\n')
      // Other numbers may have the same digits.
      .replaceAll(new RegExp(`(?<=:|%3A)${stranger.server.port}`, 'g'), 'PORT')
      .replaceAll(stranger.cookie, 'COOKIE')
      .replaceAll(/name="key" value="[\w-]+"/g, 'KEY')
      .replaceAll(/nonce="[\w+/=]+"/g, 'NONCE')
      .replaceAll(/\\"key\\",\\"[\w-]{36}\\",\\"openedAt\\",\d+/g, 'KEY')
      .replaceAll(/name="openedAt" value="\d+"/g, 'OPENED')
      .replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'INSTANT')
      .replaceAll(/\w{3}, \d\d \w{3} 20\d\d [\d:]+ GMT/g, 'INSTANT')
  );
}

function differenceOf(expected: string, found: string) {
  let at = 0;
  while (expected[at] === found[at]) at++;
  return `${expected.slice(Math.max(0, at - 60), at + 60)} … ${found.slice(Math.max(0, at - 60), at + 60)}`;
}
