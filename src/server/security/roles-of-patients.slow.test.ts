/**
 * Which patients an account finds, and whose hours: every list of visits, of the waiting list, of inquiries and of what
 * needs rebooking, and every call about one, by accounts with every kind of roles.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Area } from '#contract/roles.ts';
import { photo, uploading } from '#server/media/test-upload.ts';
import { type Answer, forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { outcomeOf, sorted } from './held-content.ts';
import { everyAccount, findPlaces, type Holder, hire, mayEnter, type Owners, reaches } from './holders.ts';
import { type Row, rowsOf } from './owners.ts';
import { everyName, makePatients } from './patients.ts';

let hospital: TestHospital;
let holders: Holder[];
let doctors: Row[];
const rows = new Map<string, Row[]>();
let cells = 0;
beforeAll(async () => {
  hospital = await testHospital();
  const places = await findPlaces(hospital);
  await makePatients(hospital, places);
  await hospital.orm.execute(
    sql`update appointment set created_at = ${new Date(hospital.clock.now).toISOString()}`,
  );
  holders = await hire(hospital, everyAccount(places));
  for (const { table } of kinds) rows.set(table, await rowsOf(hospital, table));
  doctors = await rowsOf(hospital, 'doctor');
});
afterAll(async () => {
  process.stdout.write(`Roles and patients: ${cells} cells\n`);
  await hospital.close();
});

interface Kind {
  table: string;
  area: Area;
  path: string;
  queries: string[];
  hasFile?: true;
}
const kinds: Kind[] = [
  {
    table: 'appointment',
    area: 'visits',
    path: '/appointment',
    queries: [
      '',
      'status=all',
      `q=${everyName}`,
      'q=020 7946',
      'sort=-createdAt',
      'from=2026-03-01&to=2026-05-01',
    ],
    hasFile: true,
  },
  { table: 'waitlist', area: 'visits', path: '/waitlist', queries: ['', 'status=all'] },
  {
    table: 'inquiry',
    area: 'inquiries',
    path: '/inquiries',
    queries: ['', 'status=all', `q=${everyName}`, 'q=bicycle', 'sort=name'],
    hasFile: true,
  },
];

async function every(
  expected: (holder: Holder) => unknown,
  found: (holder: Holder) => Promise<unknown>,
  name: unknown = '',
) {
  for (const holder of holders) {
    cells++;
    expect([holder.name, name, await found(holder)]).toEqual([holder.name, name, expected(holder)]);
  }
}
const reached = (holder: Holder, { table, area }: Kind) =>
  rows.get(table)!.filter((row) => reaches(holder, area, 'read', row));

describe('a list of patients', () => {
  test('has exactly those within reach, and as many in all, however it is asked', async () => {
    for (const kind of kinds)
      for (const query of kind.queries)
        await every(
          (holder) => {
            if (!mayEnter(holder, kind.area, 'read')) return 403;
            const ids = reached(holder, kind).map(({ id }) => id);
            return [sorted(ids), ids.length];
          },
          async ({ headers }) => {
            const { status, body } = await hospital.get(`${kind.path}?limit=100&${query}`, headers);
            if (status !== 200) return status;
            return [sorted(body.data.map(({ id }: { id: number }) => id)), body.meta.total];
          },
          [kind.table, query],
        );
  });

  test('of one doctor or department has those of them within reach', async () => {
    for (const kind of kinds.slice(0, 2))
      for (const filter of ['doctor', 'department'] as const) {
        const { rows: entries } = await hospital.orm.execute<{ id: number; slug: string }>(
          sql`select id, slug from ${sql.identifier(filter)} where deleted_at is null`,
        );
        for (const { id, slug } of entries) {
          // Who waits for a doctor does not wait for the department.
          const named = ({ doctors: of, departments }: Row) =>
            filter === 'doctor'
              ? of.includes(id)
              : departments.includes(id) && (kind.table === 'appointment' || of.length === 0);
          await every(
            (holder) =>
              mayEnter(holder, kind.area, 'read') ? reached(holder, kind).filter(named).length : 0,
            async ({ headers }) => {
              const { body } = await hospital.get(`${kind.path}?${filter}=${slug}`, headers);
              return body.meta?.total ?? 0;
            },
            [kind.table, filter, slug],
          );
        }
      }
  });

  test('as a file has the same', async () => {
    for (const kind of kinds.filter(({ hasFile }) => hasFile))
      await every(
        (holder) => (mayEnter(holder, kind.area, 'read') ? reached(holder, kind).length : 403),
        async ({ headers }) => {
          const { status, body } = await hospital.get(`${kind.path}?format=csv`, {
            ...headers,
            ...forAReason,
          });
          return status === 200 ? body.trimEnd().split('\r\n').length - 1 : status;
        },
        kind.table,
      );
  });

  test('of people to call, of days and of free times is about doctors within reach', async () => {
    const [visits] = kinds;
    await every(
      (holder) => (mayEnter(holder, 'visits', 'read') ? Math.min(8, reached(holder, visits!).length) : 403),
      async ({ headers }) => {
        const { status, body } = await hospital.get(`/appointment/contacts?q=${everyName}`, headers);
        return status === 200 ? body.data.length : status;
      },
    );
    const ofDoctors = async (path: string, doctorOf: (one: never) => number) => {
      const idsFor = async (headers: Record<string, string>) => {
        const { status, body } = await hospital.get(path, headers);
        return status === 200 ? sorted([...new Set<number>(body.data.map(doctorOf))]) : status;
      };
      const all = (await idsFor(hospital.staff)) as number[];
      expect(all.length).toBeGreaterThan(5);
      await every(
        (holder) =>
          mayEnter(holder, 'visits', 'read')
            ? all.filter((id) => reaches(holder, 'visits', 'read', doctors.find((one) => one.id === id)!))
            : 403,
        ({ headers }) => idsFor(headers),
        path,
      );
    };
    const days = 'from=2026-03-10&to=2026-03-16';
    await ofDoctors(`/appointment/calendar?${days}`, ({ doctor }: { doctor: { id: number } }) => doctor.id);
    await ofDoctors(`/appointment/free?${days}`, ({ doctorId }: { doctorId: number }) => doctorId);
  });

  test('who need another time has those within reach', async () => {
    const all = (await hospital.get('/rebooking?limit=100', hospital.staff)).body;
    expect(all.meta.total).toBe(4);
    const stranded: number[] = all.data.map(({ id }: { id: number }) => id);
    await every(
      (holder) => {
        if (!mayEnter(holder, 'visits', 'read')) return 403;
        const ids = reached(holder, kinds[0]!).filter(({ id }) => stranded.includes(id));
        return [sorted(ids.map(({ id }) => id)), ids.length];
      },
      async ({ headers }) => {
        const { status, body } = await hospital.get('/rebooking?limit=100', headers);
        if (status !== 200) return status;
        return [sorted(body.data.map(({ id }: { id: number }) => id)), body.meta.total];
      },
    );
  });
});

describe('one patient', () => {
  /** An answer about a row that is out of date if it may be written, so that nothing is. */
  const old = { 'If-Match': '"0"' };
  const calls: [string, string, string, unknown][] = [
    ['appointment', 'GET', '', undefined],
    ['appointment', 'GET', '/history', undefined],
    ['appointment', 'PUT', '', { status: 'arrived' }],
    ['appointment', 'PUT', '/needs', { needsStepFree: true }],
    ['appointment', 'PUT', '/person', { name: 'Other' }],
    ['appointment', 'PUT', '/time', { startsAt: '2026-03-12T10:00:00Z' }],
    ['inquiry', 'GET', '', undefined],
    ['inquiry', 'GET', '/history', undefined],
    ['inquiry', 'PUT', '', { note: 'Called back.' }],
    ['inquiry', 'DELETE', '', undefined],
  ];

  test.each(calls)('(%s) is found by %s %s only within reach', async (table, method, ending, body) => {
    const kind = kinds.find((one) => one.table === table)!;
    for (const row of rows.get(table)!)
      await every(
        (holder) => {
          if (!mayEnter(holder, kind.area, method === 'GET' ? 'read' : 'change')) return 403;
          if (!reaches(holder, kind.area, 'change', row)) return 404;
          return method === 'GET' ? 200 : 412;
        },
        async ({ headers }) =>
          (await hospital.call(method, `${kind.path}/${row.id}${ending}`, body, { ...headers, ...old }))
            .status,
        row.id,
      );
  });

  test('is decided about only within reach, and is untouched otherwise', async () => {
    const before = await stored();
    for (const { id, ...row } of rows.get('appointment')!)
      for (const holder of holders) {
        if (!mayEnter(holder, 'visits', 'change') || reaches(holder, 'visits', 'change', row)) continue;
        for (const decision of [
          { resolution: 'keep' },
          { resolution: 'offer' },
          { resolution: 'cancel', message: 'We are sorry.' },
          { resolution: 'move', doctorId: row.doctors[0] },
        ]) {
          cells++;
          const { body } = await hospital.call(
            'POST',
            '/rebooking',
            { ...decision, appointmentIds: [id] },
            holder.headers,
          );
          expect([holder.name, decision, body.data]).toEqual([
            holder.name,
            decision,
            [expect.objectContaining({ done: false, type: '/problems/not-found' })],
          ]);
        }
      }
    for (const { id, ...row } of rows.get('waitlist')!)
      for (const holder of holders) {
        if (!mayEnter(holder, 'visits', 'change') || reaches(holder, 'visits', 'change', row)) continue;
        cells++;
        const { status } = await hospital.call('DELETE', `/waitlist/${id}`, undefined, holder.headers);
        expect([holder.name, id, status]).toEqual([holder.name, id, 404]);
      }
    expect(await stored()).toEqual(before);
  });

  test('is booked with doctors within reach, and moved to no other', async () => {
    for (const doctor of doctors.filter(({ status, deletedAt }) => status === 'published' && !deletedAt)) {
      const person = { name: 'Bo Example', phone: '020 7946 0999', confirmed: true };
      // Nobody works at night: whoever may book with the doctor is told so.
      const body = { source: 'phone', doctorId: doctor.id, startsAt: '2026-03-12T02:00:00Z', ...person };
      await every(
        (holder) => {
          if (!mayEnter(holder, 'visits', 'change')) return 403;
          return reaches(holder, 'visits', 'change', doctor) ? 409 : 404;
        },
        async ({ headers }) => (await hospital.call('POST', '/appointment/desk', body, headers)).status,
        doctor.id,
      );
      for (const { id, ...row } of rows.get('appointment')!)
        for (const holder of holders) {
          if (!reaches(holder, 'visits', 'change', row) || reaches(holder, 'visits', 'change', doctor))
            continue;
          cells++;
          const moved = { startsAt: '2026-03-12T10:00:00Z', doctorId: doctor.id, confirmed: true };
          const { status } = await hospital.call('PUT', `/appointment/${id}/time`, moved, holder.headers);
          expect([holder.name, id, doctor.id, status]).toEqual([holder.name, id, doctor.id, 404]);
        }
    }
  });

  async function stored() {
    const { rows: visits } = await hospital.orm.execute(sql`select * from appointment order by id`);
    const { rows: waiting } = await hospital.orm.execute(sql`select * from waitlist order by id`);
    return [visits, waiting];
  }
});

describe('the dashboard', () => {
  test('counts patients and visits within reach', async () => {
    const count = (holder: Holder, [table, area]: [string, Area]) =>
      mayEnter(holder, area, 'read')
        ? rows.get(table)!.filter((row) => reaches(holder, area, 'read', row)).length
        : null;
    await every(
      (holder) => [
        count(holder, ['appointment', 'figures']),
        count(holder, ['waitlist', 'visits']),
        count(holder, ['inquiry', 'inquiries']),
      ],
      async ({ headers }) => {
        const { figures, bookings } = (await hospital.get('/admin/dashboard', headers)).body.data;
        return [
          bookings?.reduce((sum: number, day: { count: number }) => sum + day.count, 0) ?? null,
          figures.waitlist?.value ?? null,
          figures.inquiries?.value ?? null,
        ];
      },
    );
  });
});

describe('what takes times away', () => {
  const leave = { kind: 'leave', from: '2026-06-04T00:00', to: '2026-06-05T00:00', note: 'Training' };
  const expected = (level: 'read' | 'change', owners: Owners) => (holder: Holder) => {
    if (!mayEnter(holder, 'hours', level)) return 'forbidden';
    return reaches(holder, 'hours', level, owners) ? 'done' : 'not-found';
  };
  const outcome =
    (call: (headers: Record<string, string>) => Promise<Answer>) =>
    async ({ headers }: Holder) =>
      outcomeOf(await call(headers));

  test('hours and time off are read and changed of doctors within reach', async () => {
    for (const row of doctors.filter(({ deletedAt }) => deletedAt === null)) {
      const path = `/doctor/${row.id}`;
      const before = (await hospital.get(`${path}/schedule`, hospital.staff)).body.data;
      const change = expected('change', row);
      await every(
        change,
        outcome((headers) => hospital.call('PUT', `${path}/schedule`, before, headers)),
      );
      await every(
        expected('read', row),
        outcome((headers) => hospital.get(`${path}/timeoff`, headers)),
      );
      await every(
        change,
        outcome((headers) => hospital.call('POST', `${path}/timeoff`, leave, headers)),
      );
      await every(
        change,
        outcome(async (headers) => {
          const { id } = (await hospital.call('POST', `${path}/timeoff`, leave, hospital.staff)).body.data;
          return hospital.call('DELETE', `${path}/timeoff/${id}`, undefined, headers);
        }),
      );
    }
  }, 300_000);
});

describe('an upload', () => {
  test('is begun by who may change content', async () => {
    const { length } = await photo(1);
    await every(
      (holder) => (mayEnter(holder, 'content', 'change') ? 201 : 403),
      async ({ headers }) => (await uploading(hospital, headers).begin(length)).status,
    );
  });
});

test('every one of thousands of cells was asked', () => {
  expect(cells).toBeGreaterThan(2_000);
});
