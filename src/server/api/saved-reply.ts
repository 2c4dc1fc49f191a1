import { problem } from '#contract/errors.ts';
import { unknownIn } from '#contract/mail-text.ts';
import { type savedReply as contract, replyPlaceholders } from '#contract/saved-reply.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { wire } from '#server/content/present.ts';
import * as schema from '#server/db/schema.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

const { savedReply: table } = schema;

export const savedReply: Handlers<typeof contract> = crud({
  table,
  present: async (_orm, rows: (typeof table.$inferSelect)[]) => rows.map(wire),
  refuse({ text = '' }) {
    const unknown = unknownIn(text, replyPlaceholders);
    if (!unknown) return undefined;
    const message = t('{unknown} is not filled in here. Use {known}.', {
      unknown,
      known: joined(replyPlaceholders.map((name) => `{${name}}`)),
    });
    return problem('invalid', { errors: [{ path: 'text', message }] });
  },
});
