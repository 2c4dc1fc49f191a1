/** For tests: a hospital in which one doctor has a session this Monday morning and one in the afternoon. */
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

export async function testDay() {
  const hospital: TestHospital = await testHospital();
  const doctor: number = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
  await hospital.orm.execute(sql`delete from time_off`);
  await hospital.orm.execute(sql`delete from schedule where doctor_id = ${doctor}`);
  await hospital.orm.execute(sql`insert into schedule (doctor_id, valid_from, rules) values (${doctor}, '2026-01-01',
    '[{"weekday":1,"from":"09:00","to":"12:00","everyWeeks":1,"anchorDate":null,"visitTypeIds":[]},
      {"weekday":1,"from":"14:00","to":"17:00","everyWeeks":1,"anchorDate":null,"visitTypeIds":[]}]')`);
  let patients = 0;
  let staff = hospital.staff;
  return {
    hospital,
    doctor,
    /** Headers of a session, which ends after two idle hours. */
    get staff() {
      return staff;
    },
    /** A wall time of the Monday, or an instant. */
    async itIs(time: string) {
      hospital.clock.now = Date.parse(time.length > 5 ? time : `2026-03-02T${time}:00Z`);
      staff = await hospital.signIn();
    },
    say: (minutes: unknown, headers = staff, id = doctor) =>
      hospital.call('PUT', `/doctor/${id}/delay`, { minutes }, headers),
    /** A visit of the Monday, with the call of its link. */
    async visit(time: string, person: object = {}) {
      const { body } = await hospital.get(
        '/appointment/free?doctor=clara-hensley&from=2026-03-02&to=2026-03-02',
        staff,
      );
      const { startsAt, visitTypeId } = body.data.find(
        (one: { localTime: string }) => one.localTime === time,
      );
      const booking = {
        ...{ source: 'phone', doctorId: doctor, visitTypeId, startsAt, confirmed: true },
        ...{ name: 'Ann Example', email: `day-${++patients}@example.org`, ...person },
      };
      const answer = await hospital.call('POST', '/appointment/desk', booking, staff);
      expect(answer.status).toBe(201);
      const { id, reference } = answer.body.data as { id: number; reference: string };
      const { rows } = await hospital.orm.execute<{ token: string }>(
        sql`select substring(text_body from '/appointment/manage/([\\w-]{43})') as token from outbox
          where appointment_id = ${id} limit 1`,
      );
      return { id, reference, path: `/appointment/manage/${rows[0]?.token}` };
    },
    become: (id: number, status: string) => hospital.call('PUT', `/appointment/${id}`, { status }, staff),
    /** Opens a stream and waits until it listens; `heard` are its events. */
    async follow(path: string) {
      const response = await hospital.app.request(`http://hospital.test/api${path}`);
      const reader = response.body!.getReader();
      const heard: string[] = [];
      void (async () => {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          heard.push(...new TextDecoder().decode(value).split('\n\n').filter(Boolean));
        }
      })();
      await vi.waitFor(() => expect(heard).toEqual(['event: ready\ndata: {}']));
      return { heard, leave: () => reader.cancel() };
    },
  };
}
export type TestDay = Awaited<ReturnType<typeof testDay>>;
