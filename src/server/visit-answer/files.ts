/**
 * Files of answers. They are in the database alone: no address of the site leads to one. Staff save them within their
 * reach; a patient sees the names of those added by the same link, and can remove them.
 */
import { and, asc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { isProblem, problem } from '#contract/errors.ts';
import { longestFileName } from '#contract/lengths.ts';
import { progressOf } from '#contract/question.ts';
import {
  type visitAnswer as contract,
  mostFiles,
  mostFilesOfQuestion,
  type VisitFile,
} from '#contract/visit-answer.ts';
import { ofManageToken } from '#server/appointment/read.ts';
import type { Context, StaffContext } from '#server/call/context.ts';
import { KeptFile } from '#server/call/kept-file.ts';
import { within } from '#server/content/within.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { otherAdministrators } from '#server/identity/account-roles.ts';
import { type Budget, clientBudgets, take, usedToday } from '#server/identity/budget.ts';
import { limits as standard } from '#server/kernel/limits.ts';
import { hashToken } from '#server/links/token.ts';
import { writeFilesWarning } from '#server/mail/identity-message.ts';
import { t } from '#words/say.ts';
import { fileName, readContent } from './file-content.ts';
import { editionOf, findVisit } from './find.ts';
import { isStillOpen } from './state.ts';

const { appointment, visitAnswer, visitFile: table } = schema;
type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;
const shown = { id: table.id, linkId: table.linkId, name: table.name, type: table.type, size: table.size };

/** The files of a visit; with a link only those added by it. */
export function filesOf(orm: Orm, appointmentId: number, token?: string): Promise<VisitFile[]> {
  return orm
    .select(shown)
    .from(table)
    .where(
      and(
        eq(table.appointmentId, appointmentId),
        token === undefined ? undefined : eq(table.linkHash, hashToken(token)),
      ),
    )
    .orderBy(asc(table.id));
}

/** By linkId. */
export function countByQuestion(files: readonly Pick<VisitFile, 'linkId'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { linkId } of files) counts[linkId] = (counts[linkId] ?? 0) + 1;
  return counts;
}

export const addFile = Object.assign(add, {
  async admit({ params }: Pick<Call<'addFile'>, 'params'>, context: Context) {
    const id = await whereToAdd(params, context);
    return isProblem(id) ? id : undefined;
  },
});

async function add({ params, query, body }: Call<'addFile'>, context: Context) {
  const { token, linkId } = params;
  const content = await readContent(body);
  if (isProblem(content)) return content;
  return transaction(context, async (inside) => {
    const { orm, now } = inside;
    await orm
      .select({ id: appointment.id })
      .from(appointment)
      .where(ofManageToken(token, now()))
      .for('update');
    const place = await whereToAdd(params, inside);
    if (isProblem(place)) return place;
    const { id } = place;
    if (!(await take(inside, fileBudgets(inside, { token, bytes: body.length, ...place }))))
      return problem('too-many-requests', {
        detail: t('Too many files were sent today. Bring this one with you, or try again tomorrow.'),
        extra: { retryAfter: 3_600 },
      });
    const [data] = await orm
      .insert(table)
      .values({
        createdAt: new Date(now()),
        appointmentId: id,
        linkId,
        name: fileName(query.name ?? '', content.type, longestFileName),
        type: content.type,
        size: content.bytes.length,
        content: content.bytes,
        linkHash: hashToken(token),
      })
      .returning(shown);
    await countAnew(orm, id);
    await warnOfFiles(inside);
    return { data: data! };
  });
}

export function removeFile({ params }: Call<'removeFile'>, context: Context) {
  return transaction(context, async (inside) => {
    const { orm, now } = inside;
    const which = ofManageToken(params.token, now());
    const [found] = await orm.select().from(appointment).where(which).for('update');
    if (!found) return problem('not-found');
    if (!isStillOpen(found, now()))
      return problem('state-not-allowed', { detail: t('These questions can no longer be answered here.') });
    const own = and(
      eq(table.id, params.id),
      eq(table.appointmentId, found.id),
      eq(table.linkHash, hashToken(params.token)),
    );
    const gone = await orm.delete(table).where(own).returning({ id: table.id });
    if (gone.length === 0) return problem('not-found');
    await countAnew(orm, found.id);
    return { data: undefined };
  });
}

/** The visit of a link, if it may add a file to this question. */
async function whereToAdd({ token, linkId }: Call<'addFile'>['params'], { orm, now }: Context) {
  const found = await findVisit(orm, ofManageToken(token, now()));
  const isAsked =
    found && editionOf(found).questions.some((one) => one.linkId === linkId && one.kind === 'file');
  if (!found || !isAsked) return problem('not-found');
  if (!isStillOpen(found.appointment, now()))
    return problem('state-not-allowed', { detail: t('These questions can no longer be answered here.') });
  const { id, contactProvenAt } = found.appointment;
  const own = await filesOf(orm, id, token);
  if (own.filter((one) => one.linkId === linkId).length < mostFilesOfQuestion && own.length < mostFiles)
    return { id, isProven: contactProvenAt !== null };
  const message = t('Use at most {most} files.', { most: mostFilesOfQuestion });
  return problem('invalid', { errors: [{ path: '', message }] });
}

const ofAllName = 'files of all';
/** The share of all patients' budget from which administrators are warned. */
const warnedShare = 0.75;

/** Once a day, while there is time to find out who sends so much. */
async function warnOfFiles(inside: Context) {
  const { orm, now, limits = standard } = inside;
  const most = limits.fileMegabytesOfAllPerDay.most;
  const used = await usedToday(inside, ofAllName);
  if (used < most * warnedShare) return;
  const day = new Date(now()).toISOString().slice(0, 10);
  for (const to of await otherAdministrators(orm, 0))
    await writeFilesWarning(inside, to, { used, most, uniqueKey: `files ${day} ${to.email}` });
}

/** Counted by the bytes sent, in megabytes: removed files had their cost too. */
function fileBudgets(
  { address, limits = standard }: Context,
  { token, bytes, isProven }: { token: string; bytes: number; isProven: boolean },
): Budget[] {
  const units = Math.ceil(bytes / 1_000_000);
  const ofLink = limits[isProven ? 'fileMegabytesOfLinkPerDay' : 'fileMegabytesOfNewLinkPerDay'].most;
  const ofAll = limits.fileMegabytesOfAllPerDay.most;
  return [
    { name: `files of link ${hashToken(token).toString('hex')}`, perHour: ofLink, perDay: ofLink },
    ...clientBudgets({ address, limits }, 'fileMegabytes'),
    { name: ofAllName, perHour: ofAll, perDay: ofAll },
  ].map((budget) => ({ ...budget, units }));
}

/** Deletes files of other links, whose answers have been replaced, and those of questions that are not asked. */
export async function dropFiles(orm: Orm, appointmentId: number, token: string, asked: readonly string[]) {
  const notAsked = asked.length > 0 ? notInArray(table.linkId, [...asked]) : sql`true`;
  const isOfAnother = or(ne(table.linkHash, hashToken(token)), notAsked);
  await orm.delete(table).where(and(eq(table.appointmentId, appointmentId), isOfAnother));
}

/** Updates how many questions have an answer, if there are earlier answers. */
async function countAnew(orm: Orm, appointmentId: number) {
  const which = eq(visitAnswer.appointmentId, appointmentId);
  const [kept] = await orm.select().from(visitAnswer).where(which);
  if (!kept) return;
  const files = countByQuestion(await filesOf(orm, appointmentId));
  await orm
    .update(visitAnswer)
    .set(progressOf(kept.questions, { ...kept, files }))
    .where(which);
}

export async function getFile({ params }: Call<'file'>, { orm, staff }: StaffContext) {
  const reached = orm
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(eq(appointment.id, params.id), within(appointment, staff, 'read')));
  const [file] = await orm
    .select()
    .from(table)
    .where(and(eq(table.id, params.fileId), inArray(table.appointmentId, reached)));
  if (!file) return problem('not-found');
  return new KeptFile(file.name, file.type, new Uint8Array(file.content), { id: params.id });
}
