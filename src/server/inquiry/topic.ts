import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Problem, problem } from '#contract/errors.ts';
import type { InquiryFields } from '#contract/inquiry.ts';
import { fullName } from '#contract/words/full-name.ts';
import type { Context } from '#server/call/context.ts';
import { published } from '#server/content/published.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';

type Fields = z.output<typeof InquiryFields>;

/** The most specific of the given ids, by its current name; '' without any. Hidden entries cannot be chosen. */
export async function topicOf(
  { orm, now }: Context,
  fields: Pick<Fields, 'departmentId' | 'doctorId' | 'packageId' | 'serviceId'>,
): Promise<string | Problem<'invalid'>> {
  let topic = '';
  for (const [path, table, nameOf] of kinds) {
    const id = fields[path];
    if (!id) continue;
    const [row] = await orm
      .select()
      .from(table as typeof schema.service)
      .where(and(eq(table.id, id), published(table, now())));
    if (!row) return problem('invalid', { errors: [{ path, message: t('This entry does not exist.') }] });
    topic ||= nameOf(row as never);
  }
  return topic;
}

type Named = { name: string; title: string };
/** Most specific first. */
const kinds = [
  ['packageId', schema.healthPackage, ({ title }: Named) => title],
  ['serviceId', schema.service, ({ title }: Named) => title],
  ['doctorId', schema.doctor, fullName],
  ['departmentId', schema.department, ({ name }: Named) => name],
] as const;
