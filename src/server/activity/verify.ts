/**
 * Verifies the trail from its beginning. It reads in batches and without a transaction, so that it can run alongside
 * everything else: sealed rows do not change.
 */

import { sql } from 'drizzle-orm';
import { plainNumber } from '#contract/words/formats.ts';
import type { Orm } from '#server/db/orm.ts';
import { counted, t } from '#words/say.ts';
import {
  type Anchor,
  beginning,
  type ChainRow,
  chainColumns,
  changesHash,
  type Link,
  linkText,
  readAnchor,
  sealOf,
} from './chain.ts';

interface SealedRow extends ChainRow {
  seal_number: number;
  seal: Buffer;
  salt: Buffer | null;
  content: string | null;
  is_personal: boolean;
}

export interface Report {
  /** Rows checked, and rows not sealed yet. */
  sealed: number;
  unsealed: number;
  last: string;
  /** In the order of the chain; empty if nothing was found. */
  findings: string[];
  /** Set if the noted seal is too old to be found. */
  note?: string;
}

const perPiece = 1000;
/** More findings say nothing new. */
const mostFindings = 10;

interface Verifying {
  orm: Orm;
  secret: string;
}

/**
 * `noted` is a seal from an earlier report, `number:hash`: the chain must still contain it, unless its row is past its
 * retention period. If rows were deleted during verification, that may explain the findings, so it verifies once more.
 */
export async function verifyActivity(context: Verifying, noted?: string): Promise<Report> {
  const anchor = await readAnchor(context.orm, context.secret);
  const report = await goThrough(context, anchor, noted);
  if (report.findings.length === 0) return report;
  const anchorNow = await readAnchor(context.orm, context.secret);
  return anchorNow?.first.number === anchor?.first.number ? report : goThrough(context, anchorNow, noted);
}

async function goThrough({ orm }: Verifying, anchor: Anchor | undefined, noted?: string): Promise<Report> {
  const findings = [...(anchor && !anchor.isGenuine ? [t(anchorFinding)] : [])];
  let [last, sealed] = [anchor?.first ?? beginning, 0];
  const isTooOld = noted !== undefined && isBefore(noted, last);
  const seen = { noted: noted === undefined || isTooOld || noted === linkText(last) };
  for await (const rows of pieces(orm, last.number, anchor?.last.number ?? 0)) {
    for (const row of rows) {
      if (findings.length < mostFindings) findings.push(...findingsOf(row, last));
      last = { number: row.seal_number, seal: row.seal };
      if (linkText(last) === noted) seen.noted = true;
      sealed++;
    }
  }
  findings.push(...(await findingsAtTheEnd(orm, anchor, last)));
  if (!seen.noted)
    findings.push(
      t('The noted seal {seal} is not in the trail: rows were replaced or removed.', { seal: String(noted) }),
    );
  const { rows } = await orm.execute<{ count: number }>(
    sql`select count(*)::int as count from activity where seal is null`,
  );
  return {
    sealed,
    unsealed: rows[0]!.count,
    last: linkText(anchor?.last ?? last),
    findings: findings.slice(0, mostFindings),
    ...(isTooOld
      ? {
          note: t('The noted seal {seal} belongs to a row past its retention period.', {
            seal: String(noted),
          }),
        }
      : {}),
  };
}

/** Whether a noted seal belongs to a deleted row, before the beginning of the chain. */
function isBefore(noted: string, first: Link) {
  const number = Number(/^(\d+):/.exec(noted)?.[1]);
  return number > 0 && number < first.number;
}

const anchorFinding =
  'The end of the trail is not signed with this SECRET: either it was changed in the database, or SECRET has changed (then `sign-activity` signs it again).';

async function* pieces(orm: Orm, after: number, upTo: number) {
  for (let number = after; ; ) {
    const { rows } = await orm.execute<SealedRow>(sql`
      select ${chainColumns}, a.seal_number::float8 as seal_number, a.seal, c.salt, c.content,
        activity_is_personal(a.entity) as is_personal
      from activity a left join activity_change c on c.activity_id = a.id
      where a.seal_number > ${number} and a.seal_number <= ${upTo}
      order by a.seal_number limit ${perPiece}`);
    if (rows.length === 0) return;
    yield rows;
    number = rows.at(-1)!.seal_number;
  }
}

function findingsOf(row: SealedRow, before: Link): string[] {
  const expected = before.number + 1;
  if (row.seal_number !== expected) return [missing(expected, row.seal_number - 1)];
  if (!sealOf(row, row.seal_number, before.seal).equals(row.seal))
    return [
      t('{row} does not match its seal: it was changed, moved or inserted, or the seal before it was.', {
        row: nameOf(row),
      }),
    ];
  const { salt, content, changes_hash: hash, is_personal: isPersonal } = row;
  if (salt && content !== null)
    return hash && changesHash(salt, content).equals(hash)
      ? []
      : [t('{row} lists other changes than when it was sealed.', { row: nameOf(row) })];
  return hash && !isPersonal ? [t('{row} has lost its list of changes.', { row: nameOf(row) })] : [];
}

async function findingsAtTheEnd(orm: Orm, anchor: Anchor | undefined, last: Link): Promise<string[]> {
  if (anchor && last.number < anchor.last.number) return [missing(last.number + 1, anchor.last.number)];
  if (anchor && !last.seal.equals(anchor.last.seal))
    return [
      t('The last row, sealed as number {number}, does not carry the signed seal.', {
        number: plainNumber(last.number),
      }),
    ];
  // In one query with the current anchor, since sealing may continue meanwhile.
  const { rows } = await orm.execute<{ count: number }>(sql`
    select count(*)::int as count from activity
    where seal_number > coalesce((select last_number from activity_anchor), 0)`);
  const { count } = rows[0]!;
  return count > 0
    ? [
        counted(
          '{count} row carries a seal beyond the end of the trail: they were inserted, or the end was moved.',
          '{count} rows carry seals beyond the end of the trail: they were inserted, or the end was moved.',
          count,
        ),
      ]
    : [];
}

function missing(from: number, to: number) {
  return from === to
    ? t('The row sealed as number {number} is missing.', { number: plainNumber(from) })
    : t('The rows sealed as numbers {first} to {last} are missing.', {
        first: plainNumber(from),
        last: plainNumber(to),
      });
}

function nameOf({
  id,
  at,
  seal_number: number,
  actor_name: who,
  action,
  entity,
  entity_id: entityId,
}: SealedRow) {
  const when = new Date(Number(at) / 1000).toISOString().slice(0, 16).replace('T', ' ');
  return t('Row {id}, sealed as number {number} ({moment} UTC, {who}: {deed}),', {
    id: String(id),
    number: plainNumber(number),
    moment: when,
    who,
    deed: `${action} ${entity} ${entityId}`,
  });
}
