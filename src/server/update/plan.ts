/** What a start of this version will do to the database, shown before it is done. */
import type { Database } from '#server/db/connection/connect.ts';
import { missingMigrations } from '#server/db/migrate.ts';
import { version } from './version.ts';

/** Reads the database and changes nothing. */
export async function planUpdate(database: Pick<Database, 'withoutTimeLimit'>, folder: string) {
  const { last, missing } = await missingMigrations(database, folder);
  if (missing.length === 0) return `Openward ${version}: the database is up to date (${last}).`;
  const stops = missing.filter(({ sql }) => mustBeAlone(sql));
  return [
    last
      ? `Openward ${version}: the database is at ${last}. A start applies, each in a transaction of its own:`
      : `Openward ${version}: the database is empty. A start makes its tables:`,
    ...missing.map(({ name, sql }) => `  ${name}  ${purposeOf(sql)}`),
    ...(last ? [stops.length > 0 ? stopAll(stops.map(({ name }) => name)) : oneByOne] : []),
  ].join('\n');
}

const oneByOne =
  'Nodes of the version before may run meanwhile: update one after the other. Make a backup first; there is no way back.';
const stopAll = (names: string[]) =>
  `Stop all nodes first: the version before cannot run with ${names.join(' and ')}. Make a backup first; there is no way back.`;

/** A migration's purpose: its first comment, up to the first full stop. */
function purposeOf(sql: string) {
  const comment = /^(?:--.*\n)+/.exec(sql)?.[0].replaceAll(/^-- ?/gm, '').replaceAll('\n', ' ').trim() ?? '';
  return /^.*?[.:](?= |$)/.exec(comment)?.[0].replace(/:$/, '.') ?? comment;
}

/** Marks a migration on which the version before would fail. */
export const alone = '-- Stop all nodes first.';
const mustBeAlone = (sql: string) => sql.includes(alone);

/** Statements after which a program that was written before them fails. */
export function breaksTheVersionBefore(sql: string) {
  const statements = sql.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' ').toLowerCase().split(';');
  return statements.filter(
    (statement) =>
      /\bdrop (table|column|view|type|function|schema)\b/.test(statement) ||
      /\brename\b/.test(statement) ||
      /\balter column \w+ (set not null|(set data )?type)\b/.test(statement) ||
      statement.split(',').some(needsValue),
  );
}

/** A new column that the version before writes no value into. */
function needsValue(change: string) {
  return (
    /\badd (column )?\w+ /.test(change) &&
    /\bnot null\b/.test(change) &&
    !/\b(default|generated)\b/.test(change)
  );
}
