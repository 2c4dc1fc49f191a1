/**
 * Goes through the trail from its beginning and says what is not as it was sealed. It reads in pieces and holds no
 * transaction, so that it can run beside everything else: what is sealed does not change.
 */
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import {
  type Anchor,
  beginning,
  type ChainRow,
  chainColumns,
  changesHash,
  inWords,
  type Link,
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
  /** Rows that were gone through, and those that wait for their seal. */
  sealed: number;
  unsealed: number;
  last: string;
  /** In the order of the chain; empty where nothing was found. */
  findings: string[];
  /** Set where the seal that was noted is too old to be looked for. */
  note?: string;
}

const perPiece = 1000;
/** More says nothing new. */
const mostFindings = 10;

interface Verifying {
  orm: Orm;
  secret: string;
}

/**
 * `noted` is a seal as an earlier report named it, `number:hash`: the chain must still hold it, unless its row was old
 * enough to be forgotten. Where rows were forgotten while it read, what it found may be no more than that, so it reads
 * once more.
 */
export async function verifyActivity(context: Verifying, noted?: string): Promise<Report> {
  const anchor = await readAnchor(context.orm, context.secret);
  const report = await goThrough(context, anchor, noted);
  if (report.findings.length === 0) return report;
  const anchorNow = await readAnchor(context.orm, context.secret);
  return anchorNow?.first.number === anchor?.first.number ? report : goThrough(context, anchorNow, noted);
}

async function goThrough({ orm }: Verifying, anchor: Anchor | undefined, noted?: string): Promise<Report> {
  const findings = [...(anchor && !anchor.isGenuine ? [anchorFinding] : [])];
  let [last, sealed] = [anchor?.first ?? beginning, 0];
  const isTooOld = noted !== undefined && isBefore(noted, last);
  const seen = { noted: noted === undefined || isTooOld || noted === inWords(last) };
  for await (const rows of pieces(orm, last.number, anchor?.last.number ?? 0)) {
    for (const row of rows) {
      if (findings.length < mostFindings) findings.push(...findingsOf(row, last));
      last = { number: row.seal_number, seal: row.seal };
      if (inWords(last) === noted) seen.noted = true;
      sealed++;
    }
  }
  findings.push(...(await findingsAtTheEnd(orm, anchor, last)));
  if (!seen.noted)
    findings.push(`The seal ${noted} that was noted is not in the trail: rows were replaced or removed.`);
  const { rows } = await orm.execute<{ count: number }>(
    sql`select count(*)::int as count from activity where seal is null`,
  );
  return {
    sealed,
    unsealed: rows[0]!.count,
    last: inWords(anchor?.last ?? last),
    findings: findings.slice(0, mostFindings),
    ...(isTooOld ? { note: `The seal ${noted} that was noted is of a row that is no longer kept.` } : {}),
  };
}

/** Whether a seal in words is of a row that was forgotten: one before the link at which what is kept begins. */
function isBefore(noted: string, first: Link) {
  const number = Number(/^(\d+):/.exec(noted)?.[1]);
  return number > 0 && number < first.number;
}

const anchorFinding =
  'The end of the trail is not signed with this SECRET: either it was changed in the database, or SECRET is another one than before (then `sign-activity` signs it anew).';

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
      `${nameOf(row)} is not what was sealed: it was changed, moved or put in, or the seal before it was.`,
    ];
  const { salt, content, changes_hash: hash, is_personal: isPersonal } = row;
  if (salt && content !== null)
    return hash && changesHash(salt, content).equals(hash)
      ? []
      : [`${nameOf(row)} says something else of what was changed than when it was sealed.`];
  return hash && !isPersonal ? [`${nameOf(row)} no longer says what was changed: that was removed.`] : [];
}

async function findingsAtTheEnd(orm: Orm, anchor: Anchor | undefined, last: Link): Promise<string[]> {
  if (anchor && last.number < anchor.last.number) return [missing(last.number + 1, anchor.last.number)];
  if (anchor && !last.seal.equals(anchor.last.seal))
    return [`The last row, sealed as number ${last.number}, does not carry the seal that was signed.`];
  // Asked together with the anchor of this moment, since sealing may go on meanwhile.
  const { rows } = await orm.execute<{ count: number }>(sql`
    select count(*)::int as count from activity
    where seal_number > coalesce((select last_number from activity_anchor), 0)`);
  const { count } = rows[0]!;
  return count > 0
    ? [
        `${count} ${count === 1 ? 'row carries a seal' : 'rows carry seals'} behind the end of the trail: they were put in, or the end was moved.`,
      ]
    : [];
}

function missing(from: number, to: number) {
  return from === to
    ? `The row sealed as number ${from} is missing.`
    : `The rows sealed as numbers ${from} to ${to} are missing.`;
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
  return `Row ${id}, sealed as number ${number} (${when} UTC, ${who}: ${action} ${entity} ${entityId}),`;
}
