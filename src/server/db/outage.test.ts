import pg from 'pg';
import { expect, test } from 'vitest';
import { EngineError } from './connection/pglite-engine.ts';
import { SilentError } from './connection/watched-client.ts';
import { outageOf } from './outage.ts';
import { CommitUnknown } from './transaction.ts';

function refused(code: string, message = 'some words', file = 'postgres.c') {
  return Object.assign(new pg.DatabaseError(message, 1, 'error'), { code, file });
}
const broken = (code: string) => Object.assign(new Error('it broke'), { code });

test.each([
  [refused('57P01'), 'away'],
  [refused('57P03'), 'away'],
  [refused('08006'), 'away'],
  [new EngineError('The thread of the database ended', '57P02'), 'away'],
  [new SilentError('nothing'), 'away'],
  [new CommitUnknown(null), 'away'],
  [broken('ECONNREFUSED'), 'away'],
  [broken('EPIPE'), 'away'],
  [new Error('Connection terminated due to connection timeout'), 'away'],
  [new Error('timeout exceeded when trying to connect'), 'away'],
  [new Error('Client has encountered a connection error and is not queryable'), 'away'],
  [refused('53100'), 'full'],
  [refused('53200'), 'full'],
  [refused('53300'), 'full'],
  [broken('ENOSPC'), 'full'],
  [refused('25006'), 'read-only'],
  [refused('42501', 'could not open file "base/1": Read-only file system', 'fd.c'), 'read-only'],
  [refused('42501', 'konnte Datei »base/1« nicht öffnen', 'md.c'), 'read-only'],
  [broken('EROFS'), 'read-only'],
  [refused('58030'), 'disk'],
  [refused('55P03'), 'busy'],
  [refused('57014'), 'busy'],
  [refused('40P01'), 'busy'],
  [refused('40001'), 'busy'],
  [refused('25P03'), 'busy'],
  [refused('42501', 'permission denied for table staff', 'aclchk.c'), undefined],
  [refused('42501', 'activity is only added to', 'pl_exec.c'), undefined],
  [refused('42P01'), undefined],
  [refused('23505'), undefined],
  [refused('XX001'), undefined],
  [new TypeError('x is not a function'), undefined],
  [null, undefined],
])('%s counts as the outage: %s', (error, outage) => {
  expect(outageOf(error)).toBe(outage);
});
