import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OpeningHours } from '#contract/opening.ts';
import { migrate } from './migrate.ts';
import { testDatabase } from './test-database.ts';

const migrations = join(import.meta.dirname, 'migrations');
const name = '053-opening-hours.sql';

test('hours that were text stay as they were written, in entries and in their versions, and can be saved again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openward-before-'));
  for (const file of readdirSync(migrations).filter((one) => one < name))
    cpSync(join(migrations, file), join(folder, file));
  const database = await testDatabase({ migrations: folder });
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const before = [
    { days: 'Monday to Friday', hours: '08:00–20:00' },
    { days: 'Sunday and bank holidays', hours: 'Emergency care only' },
  ];
  await database.pool.query('update contact set opening_hours = $1', [JSON.stringify(before)]);
  await database.pool.query(
    "insert into department (slug, name, opening_hours) values ('a', 'A', $1), ('b', 'B', '[]')",
    [JSON.stringify(before)],
  );
  await database.pool.query(
    `insert into revision (actor_name, entity, entity_id, version, content)
      values ('Ann', 'department', 1, 1, $1), ('Ann', 'department', 2, 1, '{"openingHours": []}'), ('Ann', 'news', 1, 1, '{"title": "N"}')`,
    [JSON.stringify({ name: 'A', openingHours: before })],
  );
  await migrate(database, migrations);
  const after = before.map(({ days, hours }) => ({
    name: days,
    days: [],
    kind: 'words',
    from: '',
    to: '',
    remark: hours,
    duringClosures: false,
  }));
  expect(OpeningHours.parse(after)).toEqual(after);
  const { rows } = await database.pool.query(
    `select opening_hours as hours from contact union all (select opening_hours from department order by id)
      union all (select content from revision order by id)`,
  );
  expect(rows.map(({ hours }) => hours)).toEqual([
    after,
    after,
    [],
    { name: 'A', openingHours: after },
    { openingHours: [] },
    { title: 'N' },
  ]);
});
