import { isProblem, type Problem } from '#contract/errors.ts';
import type { translation as contract } from '#contract/translation.ts';
import type { Api, Handlers } from '#server/call/context.ts';
import { elsewhere } from '#server/content/out-of-reach.ts';
import { transaction, writing } from '#server/db/transaction.ts';
import { board } from './board.ts';
import { download } from './download.ts';
import { type Change, read, remove, write } from './one.ts';
import { upload } from './upload.ts';

/** `api` is a function because these handlers are part of it. */
export function translationHandlers(api: () => Api): Handlers<typeof contract> {
  return {
    list: ({ query }, context) => board(api(), query, context),

    get: ({ params }, context) => read(api(), params, context),

    async update({ params, body }, context) {
      const outcome = await writing(context, (inside) => write(api(), params, body, inside));
      // Nothing is written that has a name of its own.
      return outcome as
        | Exclude<typeof outcome, Problem<'slug-taken' | 'name-taken' | 'invalid'>>
        | Problem<'slug-taken' | 'invalid'>;
    },

    remove: ({ params }, context) => transaction(context, (inside) => remove(api(), params, inside)),

    download: async ({ params, query }, context) => download(api(), { ...query, ...params }, context),

    upload: ({ params, body }, context) => upload(api(), { ...body, ...params }, context),

    bulk: ({ body: { language, entries, as } }, context) =>
      transaction(context, async (inside) => {
        const change: Change = as === 'current' ? { isCurrent: true } : { status: as };
        let changed = 0;
        for (const entry of entries) {
          const asked = { ...entry, language };
          const found = await read(api(), asked, inside);
          // Skips entries without anything to publish, or removed meanwhile.
          if (isProblem(found) || found.data.id === 0) continue;
          const outcome = await write(api(), asked, change, { ...inside, ifMatch: undefined });
          if (isProblem(outcome)) return elsewhere();
          changed++;
        }
        return { data: { changed } };
      }),
  };
}
