import type { search as contract, Hit } from '#contract/search.ts';
import type { Handlers } from '#server/call/context.ts';
import { imagesOf } from '#server/content/present.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { Match } from '#server/search/ranking.ts';
import { searchEntries } from '#server/search/search.ts';

export const search: Handlers<typeof contract> = {
  async list({ query }, { orm, now }) {
    const { q, type, page, limit } = query;
    const { matches, totals, advice, sitePages } = await searchEntries(orm, q, {
      type,
      page,
      limit,
      now: now(),
    });
    const total = type ? totals[type] : Object.values(totals).reduce((sum, one) => sum + one, 0);
    return {
      data: await present(orm, matches),
      meta: {
        page,
        limit,
        total,
        totals,
        sitePages,
        advice: advice === null ? null : { text: advice, phone: await emergencyPhone(orm) },
      },
    };
  },
};

/** The number for an ambulance, or else the hospital's own: the emergency number, or its first. */
async function emergencyPhone(orm: Orm) {
  const { ambulancePhone: ambulance, emergencyPhone: own, phone_number: all } = schema.contact;
  const [contact] = await orm.select({ ambulance, own, all }).from(schema.contact);
  return contact?.ambulance || contact?.own || contact?.all.split(',')[0]?.trim() || '';
}

async function present(orm: Orm, matches: Match[]): Promise<Hit[]> {
  const images = await imagesOf(orm, matches, 'imageId');
  return matches.map(({ imageId, language, ...match }) => ({
    ...match,
    image: images.get(imageId ?? 0) ?? null,
    ...(language && { language }),
  }));
}
