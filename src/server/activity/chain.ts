/**
 * The chain of seals: each seal is SHA-256 over the previous seal and the row. The anchor records the two ends of the
 * chain; it is signed with the hospital's secret, which is not in the database, so that write access to the database
 * alone is not enough to forge a chain.
 */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { isSame, sign } from '#server/kernel/signature.ts';

/** A number and its seal. Before the first row they are 0 and empty. */
export interface Link {
  number: number;
  seal: Buffer;
}

/** A row in its sealed form. */
export interface ChainRow extends Record<string, unknown> {
  id: number;
  /** Microseconds since 1970. */
  at: string;
  actor_id: number | null;
  actor_name: string;
  action: string;
  entity: string;
  entity_id: number;
  label: string;
  changes_hash: Buffer | null;
}

export const chainColumns = sql`a.id::float8 as id, (extract(epoch from a.created_at) * 1000000)::bigint::text as at,
  a.actor_id, a.actor_name, a.action, a.entity, a.entity_id, a.label, a.changes_hash`;

export const beginning: Link = { number: 0, seal: Buffer.alloc(0) };

export function sealOf(row: ChainRow, number: number, before: Buffer): Buffer {
  const said = [
    number,
    row.id,
    row.at,
    row.actor_id,
    row.actor_name,
    row.action,
    row.entity,
    row.entity_id,
    row.label,
    row.changes_hash?.toString('hex') ?? null,
  ];
  return createHash('sha256').update(before).update(JSON.stringify(said)).digest();
}

/** The hash that represents the changes in the sealed row. */
export function changesHash(salt: Buffer, content: string): Buffer {
  return createHash('sha256').update(salt).update(content).digest();
}

export interface Anchor {
  first: Link;
  last: Link;
  /** The signature was made with this secret. */
  isGenuine: boolean;
}

/** Undefined if no row has been sealed yet, or the anchor was removed. */
export async function readAnchor(orm: Orm, secret: string): Promise<Anchor | undefined> {
  const [row] = await orm.select().from(schema.activityAnchor);
  if (!row) return undefined;
  const first = { number: row.firstNumber, seal: row.firstSeal };
  const last = { number: row.lastNumber, seal: row.lastSeal };
  return { first, last, isGenuine: isSame(signatureOf(secret, first, last), row.signature) };
}

export async function writeAnchor(orm: Orm, secret: string, first: Link, last: Link) {
  const row = {
    firstNumber: first.number,
    firstSeal: first.seal,
    lastNumber: last.number,
    lastSeal: last.seal,
    signature: signatureOf(secret, first, last),
  };
  const { activityAnchor } = schema;
  await orm
    .insert(activityAnchor)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: activityAnchor.id, set: row });
}

function signatureOf(secret: string, first: Link, last: Link) {
  return sign(secret, 'activity-anchor', `${linkText(first)} ${linkText(last)}`);
}

/** `number:hash`, to be noted elsewhere. */
export function linkText({ number, seal }: Link) {
  return `${number}:${seal.toString('hex')}`;
}

/** Advisory lock for work on the chain. */
const chainKey = sql`7025118819`;

/** False if another process works on the chain. */
export async function lockChain(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${chainKey}) as mine`,
  );
  return rows[0]!.mine;
}

/** Waits until no one else works on the chain, then locks it. */
export async function awaitChain(orm: Orm) {
  await orm.execute(sql`select pg_advisory_xact_lock(${chainKey})`);
}
