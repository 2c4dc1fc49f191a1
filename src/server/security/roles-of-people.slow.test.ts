/**
 * Which patients an account finds by their visits, waits and inquiries, also where two are merged and only a part is
 * within reach: every call about them, and every list of what is about one, by accounts with every kind of roles.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Area, Level } from '#contract/roles.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { sorted } from './held-content.ts';
import { everyAccount, findPlaces, type Holder, hire, mayEnter, reaches } from './holders.ts';
import { type PatientRow, patientsOf } from './owners.ts';
import { everyName, makePatients } from './patients.ts';

let hospital: TestHospital;
let holders: Holder[];
let patients: PatientRow[];
/** Those of several parts. */
let merged: PatientRow[];
let cells = 0;
beforeAll(async () => {
  hospital = await testHospital();
  const places = await findPlaces(hospital);
  await makePatients(hospital, places);
  await mergeSome(places);
  holders = await hire(hospital, everyAccount(places));
  patients = await patientsOf(hospital);
  merged = patients.filter(({ members }) => members.length > 1);
  for (const { id } of patients) {
    const { status } = await note(id, hospital.staff);
    expect(status).toBe(201);
  }
});
afterAll(async () => {
  process.stdout.write(`Roles and people: ${cells} cells\n`);
  await hospital.close();
});

const areas: Record<string, Area> = { appointment: 'visits', waitlist: 'visits', inquiry: 'inquiries' };
const paths: Record<string, string> = {
  appointment: '/appointment',
  waitlist: '/waitlist',
  inquiry: '/inquiries',
};
const note = (id: number, headers: Record<string, string>) =>
  hospital.call('POST', `/patient/${id}/note`, { text: 'Prefers calls.' }, headers);

/** One row here and one there: of each table into one of each other, and one person who is seen in both. */
async function mergeSome({ doctorsHere, doctorsThere }: { doctorsHere: number[]; doctorsThere: number[] }) {
  const used = [0];
  const someone = async (table: string, doctor: number) => {
    const { rows } = await hospital.orm.execute<{ id: number }>(sql`
      select patient_id as id from ${sql.identifier(table)}
      where doctor_id = ${doctor} and patient_id <> all(${`{${used.join(',')}}`}::int[]) order by id limit 1`);
    used.push(rows[0]!.id);
    return rows[0]!.id;
  };
  const [here, alsoHere] = doctorsHere as [number, number];
  const there = doctorsThere[0]!;
  for (const [own, foreign, doctor] of [
    ['appointment', 'appointment', here],
    ['waitlist', 'inquiry', here],
    ['inquiry', 'waitlist', here],
  ] as const) {
    const patientId = await someone(foreign, there);
    await hospital.call(
      'POST',
      `/patient/${await someone(own, doctor)}/merge`,
      { patientId },
      hospital.staff,
    );
  }
  const [both, left] = [await someone('appointment', alsoHere), await someone('appointment', there)];
  await hospital.orm.execute(sql`update appointment set patient_id = ${both} where patient_id = ${left}`);
  await hospital.orm.execute(sql`delete from patient where id = ${left}`);
}

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

function reachesAny(holder: Holder, level: Level, members: PatientRow['members']) {
  return members.some(({ rows }) =>
    rows.some(({ table, row }) => reaches(holder, areas[table]!, level, row)),
  );
}
const reachesPatient = (holder: Holder, level: Level, { members }: PatientRow) =>
  reachesAny(holder, level, members);
const reached = (holder: Holder) => patients.filter((one) => reachesPatient(holder, 'read', one));
const idsOf = (rows: { id: number }[]) => sorted(rows.map(({ id }) => id));

describe('the list of patients', () => {
  test('has exactly those within reach, and as many in all, however it is asked', async () => {
    expect(merged.length).toBe(3);
    for (const query of ['', `q=${everyName}`, 'q=020 7946', 'q=@example.org', 'sort=-createdAt'])
      await every(
        (holder) => {
          if (!mayEnter(holder, 'visits', 'read')) return 403;
          return [idsOf(reached(holder)), reached(holder).length];
        },
        async ({ headers }) => {
          const { status, body } = await hospital.get(`/patient?limit=100&${query}`, headers);
          return status === 200 ? [idsOf(body.data), body.meta.total] : status;
        },
        query,
      );
  });

  test('finds a patient by their own name and contact, and by what was merged into them where that is within reach', async () => {
    for (const patient of merged)
      for (const member of patient.members) {
        const parts = member.id === patient.id ? patient.members : [member];
        await every(
          (holder) => {
            if (!mayEnter(holder, 'visits', 'read')) return 403;
            return reachesAny(holder, 'read', parts) ? [patient.id] : [];
          },
          async ({ headers }) => {
            const { status, body } = await hospital.get(`/patient?q=${member.email}`, headers);
            return status === 200 ? idsOf(body.data) : status;
          },
          member.id,
        );
      }
  });
});

describe('one patient', () => {
  const old = { 'If-Match': '"0"' };
  const outcome = (holder: Holder, patient: PatientRow, method: string) => {
    const level = method === 'GET' ? 'read' : 'change';
    if (!mayEnter(holder, 'visits', level)) return 403;
    if (!reachesPatient(holder, level, patient)) return 404;
    return method === 'GET' ? 200 : 412;
  };

  test.each([
    ['GET', '', undefined],
    ['PUT', '', { name: 'Other' }],
    ['POST', '/unmerge', { patientId: 1 }],
  ])('is found by %s %s only within reach', async (method, ending, body) => {
    for (const patient of patients)
      await every(
        (holder) => outcome(holder, patient, method),
        async ({ headers }) =>
          (await hospital.call(method, `/patient/${patient.id}${ending}`, body, { ...headers, ...old }))
            .status,
        [patient.id, method, ending],
      );
  });

  test('is merged where both are within reach', async () => {
    for (const patient of merged)
      for (const other of patients)
        await every(
          (holder) => {
            const done = outcome(holder, patient, 'POST');
            return done === 412 ? outcome(holder, other, 'POST') : done;
          },
          async ({ headers }) => {
            const call = [`/patient/${patient.id}/merge`, { patientId: other.id }] as const;
            return (await hospital.call('POST', ...call, { ...headers, ...old })).status;
          },
          [patient.id, other.id],
        );
  });

  test('shows of what was merged, and is rid of, only what is within reach', async () => {
    for (const patient of merged) {
      const others = patient.members.filter(({ id }) => id !== patient.id);
      await every(
        (holder) => {
          if (!reachesPatient(holder, 'read', patient)) return 'nothing';
          return idsOf(others.filter((one) => reachesAny(holder, 'read', [one])));
        },
        async ({ headers }) => {
          const { status, body } = await hospital.get(`/patient/${patient.id}`, headers);
          return status === 200 ? idsOf(body.data.merged) : 'nothing';
        },
        patient.id,
      );
      for (const { id, rows } of others)
        for (const holder of holders) {
          if (
            !mayEnter(holder, 'visits', 'change') ||
            reachesAny(holder, 'change', [{ id, email: '', rows }])
          )
            continue;
          cells++;
          const call = [`/patient/${patient.id}/unmerge`, { patientId: id }] as const;
          const { status } = await hospital.call('POST', ...call, holder.headers);
          expect([holder.name, id, status]).toEqual([holder.name, id, 404]);
        }
    }
  });

  test('counts and dates only visits within reach', async () => {
    for (const patient of patients)
      await every(
        (holder) =>
          reachesPatient(holder, 'read', patient)
            ? patient.members
                .flatMap(({ rows }) => rows)
                .filter(({ table, row }) => table === 'appointment' && reaches(holder, 'visits', 'read', row))
                .length
            : 'nothing',
        async ({ headers }) => {
          const { status, body } = await hospital.get(`/patient/${patient.id}`, headers);
          return status === 200 ? body.data.visits : 'nothing';
        },
        patient.id,
      );
  });

  test('is written notes about, and rid of them, only within reach', async () => {
    const { rows } = await hospital.orm.execute<{ id: number; patient_id: number }>(
      sql`select min(id) as id, patient_id from patient_note group by 2`,
    );
    for (const patient of patients) {
      const { id } = rows.find(({ patient_id }) => patient_id === patient.id)!;
      for (const holder of holders) {
        if (mayEnter(holder, 'visits', 'change') && reachesPatient(holder, 'change', patient)) continue;
        cells++;
        const hidden = mayEnter(holder, 'visits', 'change') ? 404 : 403;
        const removed = await hospital.call(
          'DELETE',
          `/patient/${patient.id}/note/${id}`,
          undefined,
          holder.headers,
        );
        const added = await note(patient.id, holder.headers);
        expect([holder.name, removed.status, added.status]).toEqual([holder.name, hidden, hidden]);
      }
    }
  });
});

test('a list of what is about one patient has what is within reach, of every part', async () => {
  for (const table of Object.keys(areas))
    for (const patient of patients) {
      const rows = patient.members.flatMap((one) => one.rows).filter((one) => one.table === table);
      await every(
        (holder) => {
          if (!mayEnter(holder, areas[table]!, 'read')) return 403;
          const ids = idsOf(
            rows.map(({ row }) => row).filter((row) => reaches(holder, areas[table]!, 'read', row)),
          );
          return [ids, ids.length];
        },
        async ({ headers }) => {
          const { status, body } = await hospital.get(`${paths[table]}?patient=${patient.id}`, headers);
          return status === 200 ? [idsOf(body.data), body.meta.total] : status;
        },
        [table, patient.id],
      );
    }
  for (const patient of merged)
    await every(
      (holder) => (mayEnter(holder, 'messages', 'read') ? 200 : 403),
      async ({ headers }) => (await hospital.get(`/admin/mail?patient=${patient.id}`, headers)).status,
      patient.id,
    );
});

test('a patient is looked up elsewhere by number only within reach, and nobody by a reference that is none', async () => {
  const reason = 'Asks at the counter.';
  const look = async (body: object, { headers }: Holder) =>
    (await hospital.call('POST', '/patient/elsewhere', { ...body, reason }, headers)).status;
  for (const patient of patients) {
    const expected = (holder: Holder) => {
      const done = mayEnter(holder, 'visits', 'change');
      return !done ? 403 : reachesPatient(holder, 'read', patient) ? 200 : 404;
    };
    await every(expected, (holder) => look({ patientId: patient.id }, holder), patient.id);
  }
  await every(
    (holder) => (mayEnter(holder, 'visits', 'change') ? 404 : 403),
    (holder) => look({ reference: 'QUAGPATI' }, holder),
  );
});

test('every one of thousands of cells was asked', () => {
  expect(cells).toBeGreaterThan(2_000);
});
