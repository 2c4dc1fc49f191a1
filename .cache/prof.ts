import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/server/db/connect.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { fillDemoHospital } from '../src/server/demo/fill.ts';
import { DiskStore } from '../src/server/media/disk-store.ts';
import { practices, bookable, freeTimes } from '../src/server/booking/availability.ts';
const dataDir = mkdtempSync(join(tmpdir(), 'prof-'));
const db = await openDatabase({ dataDir });
await migrate(db, join(import.meta.dirname, '../src/server/db/migrations'));
await fillDemoHospital(db.orm, new DiskStore(join(dataDir, 'media')));
const { orm } = db;
await orm.execute(sql`with made as (insert into doctor (slug, name) select 'bench-' || n, 'Bench ' || n from generate_series(1, 200) n returning id) insert into schedule (doctor_id, valid_from, rules) select id, '2025-01-01', (select rules from schedule order by jsonb_array_length(rules) desc, id limit 1) from made`);
await orm.execute(sql`
    with made as (
      insert into appointment (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email)
      select 'B' || lpad(to_hex(n), 7, '0'), 'booked', d, 1, '{}', at, at + interval '15 minutes', 'Europe/London', 'Bench', 'b@example.org'
      from (select n, (select min(id) from doctor) + n % (select count(*)::int from doctor) as d,
              date_trunc('day', now()) + interval '2 days' + (n / (select count(*)::int from doctor)) * interval '20 minutes' + interval '7 minutes' as at
            from generate_series(1, 10000) n) x
      returning id, doctor_id, starts_at, ends_at)
    insert into allocation (doctor_id, lane, session, during, appointment_id)
    select doctor_id, 1, '1@' || (extract(epoch from starts_at) * 1000)::bigint, tstzrange(starts_at, ends_at), id from made on conflict do nothing`);
await orm.execute(sql`analyze`);
const t = async (name: string, f: () => Promise<unknown>) => { for (let i=0;i<3;i++) await f(); const a: number[]=[]; for (let i=0;i<9;i++){const s=performance.now(); await f(); a.push(performance.now()-s);} console.log(name, a.sort((x,y)=>x-y)[4]!.toFixed(1)); };
const now = Date.now; const cond = bookable(now(), sql`true`);
await t('select 1', () => orm.execute(sql`select 1`));
await t('practices', () => practices(orm, cond));
const iso = (d: number) => new Date(now()+d*864e5).toISOString();
await t('taken all', () => orm.execute(sql`select doctor_id, session, extract(epoch from lower(during)) * 1000 as start_ms, extract(epoch from upper(during)) * 1000 as end_ms from allocation where active and during && tstzrange(${iso(-2)}, ${iso(32)})`));
await t('taken agg', () => orm.execute(sql`select doctor_id, string_agg(session || ' ' || extract(epoch from lower(during))::bigint || ' ' || extract(epoch from upper(during))::bigint, ',') as t from allocation where active and during && tstzrange(${iso(-2)}, ${iso(32)}) group by doctor_id`));
await t('taken 3 days', () => orm.execute(sql`select doctor_id, session, extract(epoch from lower(during)) * 1000 as start_ms, extract(epoch from upper(during)) * 1000 as end_ms from allocation where active and during && tstzrange(${iso(-2)}, ${iso(1)})`));
const d = (n: number) => iso(n).slice(0,10);
await t('freeTimes limit1', () => freeTimes({orm, now}, { condition: cond, from: d(0), to: d(30), limitEach: 1 }));
const one = sql`d.id = 1`;
await t('one doctor 31 days', () => freeTimes({orm, now}, { condition: one, from: d(0), to: d(30) }));
await t('practices one', () => practices(orm, one));
await db.close();
