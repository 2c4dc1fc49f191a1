/** Shared by tests of the search in other languages: the demo hospital in its languages, and the check of a search. */
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

/** The typed words, and the entry or page that is meant. */
export type Query = [words: string, first: string];

export async function hospitalInItsLanguages() {
  const hospital = await testHospital({ fixture: 'demo' });
  await hospital.call('PUT', '/settings/1', { languages: ['de', 'ar'] }, hospital.staff);
  // Everything is published except the news scheduled for the anniversary.
  hospital.clock.now = Date.parse('2026-11-20T09:00:00Z');
  return hospital;
}

/** The searches in a language that find something else first. */
export async function missedOf({ get }: TestHospital, language: string, queries: Query[]) {
  const missed: string[] = [];
  for (const [typed, first] of queries) {
    const { data, meta } = (await get(`/${language}/search?q=${encodeURIComponent(typed)}&limit=3`)).body;
    const hits = data.map(({ type, slug }: { type: string; slug: string }) => `${type}/${slug}`);
    const found = [...meta.sitePages, ...hits];
    if (found[0] !== first) missed.push(`${typed}: ${first}, not ${found.join(', ') || 'anything'}`);
  }
  return missed;
}
