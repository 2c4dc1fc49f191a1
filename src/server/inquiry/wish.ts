/** An inquiry that asks for a visit: of a kind that patients request, in one of its modes, on future days. */
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type Problem, problem } from '#contract/errors.ts';
import type { InquiryFields } from '#contract/inquiry.ts';
import { modesOf } from '#contract/modes.ts';
import type { Context } from '#server/call/context.ts';
import { isGiven } from '#server/content/given-visit-type.ts';
import { visitType } from '#server/db/schema.ts';
import { localToday } from '#server/times/availability.ts';
import { t } from '#words/say.ts';

type Wish = Pick<
  z.output<typeof InquiryFields>,
  'visitTypeId' | 'visitMode' | 'wishedFrom' | 'wishedTo' | 'wishedParts'
>;

/** Undefined if nothing is requested, or the request is valid. */
export async function wrongWish(
  context: Context,
  { visitTypeId, visitMode, wishedFrom, wishedTo, wishedParts = [] }: Wish,
): Promise<Problem<'invalid'> | undefined> {
  if (!visitTypeId) {
    const isAlone = visitMode || wishedFrom || wishedParts.length > 0;
    return isAlone ? wrong('visitTypeId', t('Choose the visit that you ask for.')) : undefined;
  }
  const [found] = await context.orm
    .select()
    .from(visitType)
    .where(and(eq(visitType.id, visitTypeId), isNull(visitType.deletedAt), isGiven(context.now())));
  if (found?.offered !== 'ask')
    return wrong('visitTypeId', t('This kind of visit cannot be asked for online. Please call us.'));
  if (visitMode && !modesOf(found).includes(visitMode))
    return wrong('visitMode', t('This visit does not take place like that. Choose another way.'));
  if (wishedTo && wishedTo < (await localToday(context)))
    return wrong('wishedTo', t('Choose a day in the future.'));
  return undefined;
}

function wrong(path: string, message: string): Problem<'invalid'> {
  return problem('invalid', { errors: [{ path, message }] });
}
