/**
 * The full product: every call about content of every owner and state, and about patients, by accounts with every kind
 * of roles. Further calls about visits are in desk/within-reach.test.ts.
 */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Area, Level } from '#contract/roles.ts';
import { photo, uploading } from '#server/media/test-upload.ts';
import type { Answer } from '#server/test-hospital.ts';
import { heldContent, old, outcomeOf, sorted, testEntries } from './held-content.ts';
import { type Holder, mayEnter, mayEverywhere, type Owners, reaches } from './holders.ts';
import { type PatientRow, patientsOf, type Row, rowsOf } from './owners.ts';
import { everyName, makePatients, mergeSome } from './patients.ts';
import { kinds } from './unpublished.ts';

const held = heldContent();
const { now, everybody } = held;

test('an entry of each kind belongs to here, there, both or neither, in every state', () => {
  expect(now.belongings.length).toBeGreaterThan(100);
  expect(now.holders.length).toBeGreaterThan(15);
  for (const { table } of kinds()) expect([table, now.rows.get(table)!.length > 1]).toEqual([table, true]);
});

type Ask = (headers: Record<string, string>) => Promise<Answer>;
/** The expected outcome for every account. */
const outcomes = (expected: (holder: Holder) => unknown, ask: Ask, name?: unknown) =>
  everybody(expected, async ({ headers }) => outcomeOf(await ask(headers)), name);

describe('what belongs to the whole hospital, or to an entry', () => {
  const everywhere = (holder: Holder) => {
    if (!mayEnter(holder, 'content', 'change')) return 'forbidden';
    return mayEverywhere(holder, 'content', 'change') ? 'done' : 'elsewhere';
  };

  test('a picture is changed by accounts that may change all content, or that added it, and put into albums by the former', async () => {
    const { hospital, holders } = now;
    const mine = holders.find(({ name }) => name === 'editor here')!;
    const bytes = await photo(1);
    const uploaded = uploading(hospital, mine.headers);
    const { headers } = await uploaded.begin(bytes.length);
    const sent = await uploaded.send(headers.get('Location')!, 0, bytes);
    const id = Number(sent.headers.get('Media-Id'));
    const path = `/media/${id}`;
    const expected = (holder: Holder) => (holder === mine ? 'done' : everywhere(holder));
    await outcomes(expected, (all) => hospital.call('PUT', path, { alt: 'A door' }, all));
    await outcomes(expected, (all) => hospital.call('DELETE', path, undefined, { ...all, ...old }));
    await outcomes(
      (holder) => (mayEnter(holder, 'content', 'read') ? 'done' : 'forbidden'),
      (all) => hospital.get(path, all),
    );
    await everybody(
      (holder) => expected(holder) === 'done',
      async (holder) =>
        (await hospital.get(`/admin/reach?resource=media&id=${id}`, holder.headers)).body.data.mayChange,
    );
    const { rows } = await hospital.orm.execute<{ album: number; image: number }>(sql`
      select g.id as album, i.id as image from gallery g join gallery_image i on i.gallery_id = g.id
      where g.status = 'published' and g.deleted_at is null limit 1`);
    const [{ album, image }] = rows as [(typeof rows)[0]];
    const added = { galleryId: album, mediaId: id };
    await outcomes(everywhere, async (all) => {
      const answer = await hospital.call('POST', '/gallery/image', added, all);
      const one = `/gallery/image/${answer.body.data?.id}`;
      if (answer.status === 201) await hospital.call('DELETE', one, undefined, hospital.staff);
      return answer;
    });
    const imagePath = `/gallery/image/${image}`;
    await outcomes(everywhere, (all) => hospital.call('PUT', imagePath, { caption: 'Other words' }, all));
    await outcomes(everywhere, (all) => hospital.call('DELETE', imagePath, undefined, { ...all, ...old }));
  });

  test('answers and comments on pages are read and removed by accounts that may change the page', async () => {
    const { hospital } = now;
    const entries = now.belongings.filter(
      ({ kind, state }) => kind.table === 'service' && state === 'published',
    );
    const nobodys: Owners = { departments: [], doctors: [] };
    const pages: { page: string; entryId: number | null; row: Owners }[] = [
      { page: '/about', entryId: null, row: nobodys },
      ...entries.map((one) => ({ page: 'service', entryId: one.id, row: held.rowOf(one) })),
    ];
    const comment = async ({ page, entryId }: (typeof pages)[number]) => {
      const { rows } = await hospital.orm.execute<{ id: number }>(sql`
        insert into page_comment (page_rating_id, was_useful, comment)
          select id, true, (random())::text from page_rating
          where page = ${page} and entry_id is not distinct from ${entryId}::int returning id`);
      return rows[0]!.id;
    };
    for (const { page, entryId } of pages)
      await hospital.orm.execute(sql`insert into page_rating (page, entry_id, week, yes, no)
        values (${page}, ${entryId}, '2026-03-02', 1, 1)`);
    const comments: { id: number; row: Owners }[] = [];
    for (const one of pages) comments.push({ id: await comment(one), row: one.row });
    await everybody(
      (holder) => {
        if (!mayEnter(holder, 'content', 'read')) return [403, 403];
        const seen = comments.filter(({ row }) => reaches(holder, 'content', 'read', row));
        return [seen.length, sorted(seen.map(({ id }) => id))];
      },
      async ({ headers }) => {
        const list = (path: string) => hospital.get(`${path}?weeks=1&limit=100`, headers);
        const [ratings, found] = [await list('/page-ratings'), await list('/page-comments')];
        if (ratings.status !== 200) return [ratings.status, found.status];
        return [ratings.body.meta.total, sorted(found.body.data.map(({ id }: { id: number }) => id))];
      },
    );
    for (const one of pages)
      await outcomes(
        (holder) => {
          if (!mayEnter(holder, 'content', 'change')) return 'forbidden';
          return reaches(holder, 'content', 'change', one.row) ? 'done' : 'not-found';
        },
        async (all) => hospital.call('DELETE', `/page-comments/${await comment(one)}`, undefined, all),
        one,
      );
  });
});

describe('patients', () => {
  interface About {
    table: string;
    area: Area;
    path: string;
    queries: string[];
  }
  const kindsOfRow: About[] = [
    {
      table: 'appointment',
      area: 'visits',
      path: '/appointment',
      queries: ['', 'status=all', `q=${everyName}`, 'q=020 7946', 'from=2026-03-01&to=2026-05-01'],
    },
    { table: 'waitlist', area: 'visits', path: '/waitlist', queries: ['', 'status=all'] },
    {
      table: 'inquiry',
      area: 'inquiries',
      path: '/inquiries',
      queries: ['', 'status=all', `q=${everyName}`, 'q=bicycle', 'sort=name'],
    },
  ];
  const rows = new Map<string, Row[]>();
  let doctors: Row[];
  let patients: PatientRow[];
  /** Patients of several parts. */
  let merged: PatientRow[];
  beforeAll(async () => {
    const { hospital } = now;
    const withVisits = await makePatients(hospital, now.places);
    await mergeSome(hospital, now.places);
    await hospital.orm.execute(
      sql`update appointment set created_at = ${new Date(hospital.clock.now).toISOString()}`,
    );
    for (const { table } of kindsOfRow) rows.set(table, await rowsOf(hospital, table));
    // A doctor is of other departments now, and so are the doctor's rows.
    for (const { table } of kinds()) now.rows.set(table, await rowsOf(hospital, table));
    doctors = now.rows.get('doctor')!.filter(({ id }) => withVisits.includes(id));
    patients = await patientsOf(hospital);
    merged = patients.filter(({ members }) => members.length > 1);
    expect(merged.length).toBe(3);
  });

  const reached = (holder: Holder, { table, area }: About) =>
    rows.get(table)!.filter((row) => reaches(holder, area, 'read', row));
  const areaOf = (table: string) => kindsOfRow.find((one) => one.table === table)!.area;
  const reachesAny = (holder: Holder, level: Level, members: PatientRow['members']) =>
    members.some(({ rows: about }) =>
      about.some(({ table, row }) => reaches(holder, areaOf(table), level, row)),
    );
  const idsOf = (found: { id: number }[]) => sorted(found.map(({ id }) => id));
  /** Ids and total of a list, or the refusal. */
  const listed = async (path: string, { headers }: Holder) => {
    const { status, body } = await now.hospital.get(path, headers);
    return status === 200 ? [idsOf(body.data), body.meta.total] : status;
  };

  test('are listed with exactly those within reach, and the same total, in every way of asking', async () => {
    for (const kind of kindsOfRow)
      for (const query of kind.queries)
        await everybody(
          (holder) => {
            if (!mayEnter(holder, kind.area, 'read')) return 403;
            return [idsOf(reached(holder, kind)), reached(holder, kind).length];
          },
          (holder) => listed(`${kind.path}?limit=100&${query}`, holder),
          [kind.table, query],
        );
    for (const query of ['', `q=${everyName}`, 'q=020 7946', 'q=@example.org', 'sort=-createdAt'])
      await everybody(
        (holder) => {
          if (!mayEnter(holder, 'visits', 'read')) return 403;
          const found = patients.filter(({ members }) => reachesAny(holder, 'read', members));
          return [idsOf(found), found.length];
        },
        (holder) => listed(`/patient?limit=100&${query}`, holder),
        ['patient', query],
      );
  });

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
  test.each(calls)('(%s) are found by %s %s only within reach', async (table, method, ending, body) => {
    const { area, path } = kindsOfRow.find((one) => one.table === table)!;
    for (const row of rows.get(table)!)
      await everybody(
        (holder) => {
          if (!mayEnter(holder, area, method === 'GET' ? 'read' : 'change')) return 403;
          if (!reaches(holder, area, 'change', row)) return 404;
          return method === 'GET' ? 200 : 412;
        },
        async ({ headers }) => {
          const all = { ...headers, ...old };
          return (await now.hospital.call(method, `${path}/${row.id}${ending}`, body, all)).status;
        },
        row.id,
      );
  });

  test('are counted on the dashboard within reach', async () => {
    const count = (holder: Holder, kind: About, area = kind.area) =>
      mayEnter(holder, area, 'read') ? reached(holder, { ...kind, area }).length : null;
    const [visits, waiting, inquiries] = kindsOfRow as [About, About, About];
    await everybody(
      (holder) => [count(holder, visits, 'figures'), count(holder, waiting), count(holder, inquiries)],
      async ({ headers }) => {
        const { figures, bookings } = (await now.hospital.get('/admin/dashboard', headers)).body.data;
        return [
          bookings?.reduce((sum: number, day: { count: number }) => sum + day.count, 0) ?? null,
          figures.waitlist?.value ?? null,
          figures.inquiries?.value ?? null,
        ];
      },
    );
  });

  test('(their days and free times) are those of doctors within reach', async () => {
    const days = 'from=2026-03-10&to=2026-03-16';
    for (const path of [`/appointment/calendar?${days}`, `/appointment/free?${days}`]) {
      const doctorsFor = async (headers: Record<string, string>) => {
        const { status, body } = await now.hospital.get(path, headers);
        if (status !== 200) return status;
        type Found = { doctorId?: number; doctor?: { id: number } };
        return sorted([...new Set<number>(body.data.map((one: Found) => one.doctorId ?? one.doctor!.id))]);
      };
      const all = (await doctorsFor(now.hospital.staff)) as number[];
      expect(all.length).toBeGreaterThan(5);
      const ownersOf = (id: number) => now.rows.get('doctor')!.find((one) => one.id === id)!;
      await everybody(
        (holder) => {
          if (!mayEnter(holder, 'visits', 'read')) return 403;
          return all.filter((id) => reaches(holder, 'visits', 'read', ownersOf(id)));
        },
        ({ headers }) => doctorsFor(headers),
        path,
      );
    }
  });

  test('(hours and time off) are read and changed of doctors within reach', async () => {
    const { hospital } = now;
    const leave = { kind: 'leave', from: '2026-06-04T00:00', to: '2026-06-05T00:00', note: 'Training' };
    for (const row of doctors) {
      const expected = (level: Level) => (holder: Holder) => {
        if (!mayEnter(holder, 'hours', level)) return 'forbidden';
        return reaches(holder, 'hours', level, row) ? 'done' : 'not-found';
      };
      const path = `/doctor/${row.id}`;
      const before = (await hospital.get(`${path}/schedule`, hospital.staff)).body.data;
      await outcomes(expected('change'), (all) => hospital.call('PUT', `${path}/schedule`, before, all));
      await outcomes(expected('read'), (all) => hospital.get(`${path}/timeoff`, all));
      await outcomes(expected('change'), (all) => hospital.call('POST', `${path}/timeoff`, leave, all));
      await outcomes(expected('change'), async (all) => {
        const { id } = (await hospital.call('POST', `${path}/timeoff`, leave, hospital.staff)).body.data;
        return hospital.call('DELETE', `${path}/timeoff/${id}`, undefined, all);
      });
    }
  }, 300_000);

  const outcome = (holder: Holder, { members }: PatientRow, method: string) => {
    const level = method === 'GET' ? 'read' : 'change';
    if (!mayEnter(holder, 'visits', level)) return 403;
    if (!reachesAny(holder, level, members)) return 404;
    return method === 'GET' ? 200 : 412;
  };
  const send = async (holder: Holder, method: string, path: string, body: unknown) =>
    (await now.hospital.call(method, path, body, { ...holder.headers, ...old })).status;

  test.each([
    ['GET', '', undefined],
    ['PUT', '', { name: 'Other' }],
    ['POST', '/unmerge', { patientId: 1 }],
  ])('(themselves) are found by %s %s only within reach', async (method, ending, body) => {
    for (const patient of patients)
      await everybody(
        (holder) => outcome(holder, patient, method),
        (holder) => send(holder, method, `/patient/${patient.id}${ending}`, body),
        patient.id,
      );
  });

  test('are merged where both are within reach, and looked up elsewhere and written notes about where they are', async () => {
    for (const patient of merged)
      for (const other of patients)
        await everybody(
          (holder) => {
            const done = outcome(holder, patient, 'POST');
            return done === 412 ? outcome(holder, other, 'POST') : done;
          },
          (holder) => send(holder, 'POST', `/patient/${patient.id}/merge`, { patientId: other.id }),
          [patient.id, other.id],
        );
    for (const patient of patients) {
      const ifReached = (done: number) => (holder: Holder) => {
        if (!mayEnter(holder, 'visits', 'change')) return 403;
        return reachesAny(holder, 'change', patient.members) ? done : 404;
      };
      const asked = { patientId: patient.id, reason: 'Asks at the counter.' };
      await everybody(ifReached(200), (holder) => send(holder, 'POST', '/patient/elsewhere', asked));
      await everybody(ifReached(201), (holder) =>
        send(holder, 'POST', `/patient/${patient.id}/note`, { text: 'Prefers calls.' }),
      );
    }
  });

  test('show of what was merged, of visits and of all that is about them, only what is within reach', async () => {
    for (const patient of patients) {
      const others = patient.members.filter(({ id }) => id !== patient.id);
      const about = patient.members.flatMap((one) => one.rows);
      const seen = (holder: Holder, table: string) =>
        about
          .filter((one) => one.table === table && reaches(holder, areaOf(table), 'read', one.row))
          .map(({ row }) => row);
      await everybody(
        (holder) => {
          if (outcome(holder, patient, 'GET') !== 200) return 'nothing';
          const parts = others.filter((one) => reachesAny(holder, 'read', [one]));
          return [idsOf(parts), seen(holder, 'appointment').length];
        },
        async ({ headers }) => {
          const { status, body } = await now.hospital.get(`/patient/${patient.id}`, headers);
          return status === 200 ? [idsOf(body.data.merged), body.data.visits] : 'nothing';
        },
        patient.id,
      );
      for (const { table, area, path } of kindsOfRow)
        await everybody(
          (holder) => {
            if (!mayEnter(holder, area, 'read')) return 403;
            return [idsOf(seen(holder, table)), seen(holder, table).length];
          },
          (holder) => listed(`${path}?patient=${patient.id}`, holder),
          [table, patient.id],
        );
    }
  });

  test('are rid of what was merged only where that is within reach', async () => {
    for (const patient of merged)
      for (const part of patient.members.filter(({ id }) => id !== patient.id))
        for (const holder of now.holders) {
          if (!mayEnter(holder, 'visits', 'change') || reachesAny(holder, 'change', [part])) continue;
          now.cells++;
          const call = [`/patient/${patient.id}/unmerge`, { patientId: part.id }] as const;
          const { status } = await now.hospital.call('POST', ...call, holder.headers);
          expect([holder.name, part.id, status]).toEqual([holder.name, part.id, 404]);
        }
  });
});

// Last, since entries of the hours that patients are booked in are restored and moved.
testEntries(held);

test('every one of thousands of cells was checked', () => {
  expect(now.cells).toBeGreaterThan(15_000);
});
