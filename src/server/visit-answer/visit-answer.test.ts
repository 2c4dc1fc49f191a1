import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '#contract/question.ts';
import { writeReminders } from '#server/booking/reminder.ts';
import * as schema from '#server/db/schema.ts';
import { mailedToken } from '#server/links/reference.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let slots: { startsAt: string; doctorId: number; visitTypeId: number }[];
let visitTypeId: number;

const questions: Question[] = [
  { linkId: 'medicine', text: 'Do you take any medicine?', kind: 'yes-no', isRequired: true },
  {
    linkId: 'which',
    text: 'Which medicine?',
    kind: 'long',
    isRequired: true,
    ifQuestion: 'medicine',
    ifAnswer: 'yes',
  },
  { linkId: 'weight', text: 'What is your weight in kilograms?', kind: 'number' },
  { linkId: 'since', text: 'Since when?', kind: 'date' },
  { linkId: 'side', text: 'Which side?', kind: 'one', choices: ['Left', 'Right'] },
  { linkId: 'signs', text: 'What else?', kind: 'several', choices: ['Fever', 'Cough'] },
];

beforeAll(async () => {
  hospital = await testHospital();
  const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31';
  slots = (await hospital.get(path)).body.data;
  visitTypeId = slots[0]!.visitTypeId;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'outbox', 'patient');
  await hospital.emptyTrail();
  await ask(questions);
});

const staff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
async function ask(asked: Question[], more: object = {}) {
  const { status, body } = await staff('PUT', `/visit-type/${visitTypeId}`, { questions: asked, ...more });
  expect([status, body.errors]).toEqual([200, undefined]);
}
let patients = 0;
async function book(index = 20) {
  const { startsAt, doctorId } = slots[index]!;
  const body = {
    doctorId,
    startsAt,
    visitTypeId,
    name: 'Ann Example',
    email: `asked-${++patients}@example.org`,
  };
  const { body: answer } = await hospital.call('POST', '/appointment', body, hospital.visitor);
  const token: string = answer.data.manageUrl.split('/').at(-1);
  return { id: answer.data.id as number, path: pathOf(token), reference: answer.data.reference as string };
}
const pathOf = (token: string) => `/appointment/manage/${token}/questions`;
const asked = async (path: string) => (await hospital.get(path)).body.data;
const put = (path: string, body: unknown) => hospital.call('PUT', path, body, hospital.visitor);
async function answer(path: string, answers: object, isComplete = true) {
  const { edition } = await asked(path);
  return put(path, { edition, answers, isComplete });
}
const full = {
  medicine: true,
  which: 'Aspirin',
  weight: 70.5,
  since: '2026-02-01',
  side: 'Left',
  signs: ['Cough'],
};
const stored = () => hospital.orm.select().from(schema.visitAnswer);

describe('the questions of a visit type', () => {
  test.each([
    ['a name for answers is needed', { linkId: 'No Id' }, 'questions.0.linkId'],
    ['choices belong to kinds that have any', { choices: ['A', 'B'] }, 'questions.0.choices'],
    ['choices differ', { kind: 'one', choices: ['A', 'A'] }, 'questions.0.choices'],
    [
      'a condition names an earlier question',
      { ifQuestion: 'weight', ifAnswer: '1' },
      'questions.0.ifQuestion',
    ],
  ])('are refused where %s', async (_, wrong, path) => {
    const asked = [{ ...questions[0], ...wrong }, ...questions.slice(2)];
    const { status, body } = await staff('PUT', `/visit-type/${visitTypeId}`, { questions: asked });
    expect([status, body.errors[0].path]).toEqual([422, path]);
  });

  test('are refused where a condition names no possible answer, or two questions have one name', async () => {
    const maybe = { ...questions[1], ifAnswer: 'maybe' };
    for (const [second, path] of [
      [maybe, 'questions.1.ifAnswer'],
      [{ ...questions[2], linkId: 'medicine' }, 'questions.1.linkId'],
    ] as const) {
      const body = { questions: [questions[0], second] };
      expect((await staff('PUT', `/visit-type/${visitTypeId}`, body)).body.errors[0].path).toBe(path);
    }
  });

  test('are read by staff and by the link of a visit, and by no one else', async () => {
    const one = `/visit-type/${visitTypeId}`;
    expect((await hospital.get(one)).body.data.questions).toEqual([]);
    expect((await hospital.get(one, hospital.staff)).body.data.questions).toEqual(questions);
    const { path } = await book();
    expect((await asked(path)).questions.map(({ linkId }: Question) => linkId)).toEqual(
      questions.map(({ linkId }) => linkId),
    );
    expect((await hospital.get(pathOf('x'.repeat(43)))).status).toBe(404);
  });
});

describe('the answers of a patient', () => {
  test('are kept with the questions as they were asked, through later changes of those', async () => {
    const { id, path } = await book();
    const { status, body } = await answer(path, full);
    expect([status, body.data]).toMatchObject([
      200,
      { total: 6, answered: 6, isComplete: true, answers: full },
    ]);
    await ask([{ ...questions[0]!, text: 'Is there any medicine that you take?' }]);
    const read = (await staff('GET', `/appointment/${id}/answers`)).body.data;
    expect([read.questions, read.answers]).toEqual([questions, full]);
    expect((await asked(path)).questions[0].text).toBe('Do you take any medicine?');
    const { path: other } = await book(25);
    expect((await asked(other)).questions[0].text).toBe('Is there any medicine that you take?');
  });

  test('are refused question by question, and nothing of them is kept', async () => {
    const { path } = await book();
    const wrong = { which: '', weight: 'heavy', since: '2026-02-30', side: 'Up', signs: ['Cough', 'Luck'] };
    const { status, body } = await answer(path, { medicine: true, ...wrong });
    expect(status).toBe(422);
    expect(body.errors.map((one: { path: string }) => one.path)).toEqual(
      Object.keys(wrong).map((linkId) => `answers.${linkId}`),
    );
    expect(await stored()).toEqual([]);
  });

  test('to a question that was not asked are left out, and it is not missed', async () => {
    const { path } = await book();
    const { status, body } = await answer(path, { medicine: false, which: 'Aspirin' });
    expect([status, body.data]).toMatchObject([200, { total: 5, answered: 1, answers: { medicine: false } }]);
    expect((await stored())[0]!.answers).toEqual({ medicine: false });
  });

  test('may be finished later: required ones are missed only at the end', async () => {
    const { id, path } = await book();
    expect((await answer(path, { medicine: true }, false)).status).toBe(200);
    const state = { total: 6, answered: 1, isComplete: false };
    expect((await staff('GET', `/appointment/${id}`)).body.data.questions).toEqual(state);
    expect((await answer(path, { medicine: true })).body.errors[0].path).toBe('answers.which');
    expect((await asked(path)).answers).toEqual({ medicine: true });
  });

  test('are one answer if the form is sent twice, and a second window does not undo the first', async () => {
    const { path } = await book();
    const { edition } = await asked(path);
    const send = (answers: object) => put(path, { edition, answers, isComplete: true });
    const both = await Promise.all([send(full), send(full)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toMatchObject([{ version: 1 }]);
    const late = await send({ medicine: false });
    expect([late.status, late.body.current.answers]).toEqual([412, full]);
    expect((await answer(path, { medicine: false })).status).toBe(200);
  });

  test('to questions that were changed meanwhile are not taken unseen', async () => {
    const { path } = await book();
    const { edition } = await asked(path);
    await ask(questions.slice(0, 1));
    expect((await put(path, { edition, answers: { medicine: false }, isComplete: true })).status).toBe(412);
  });

  test('can be corrected until the visit begins, and not after', async () => {
    const { path } = await book();
    await answer(path, full);
    hospital.clock.now = Date.parse(slots[20]!.startsAt) - 1;
    expect((await answer(path, { ...full, side: 'Right' })).status).toBe(200);
    hospital.clock.now += 1;
    expect((await answer(path, full)).body.type).toBe('/problems/state-not-allowed');
    expect((await asked(path)).isOpen).toBe(false);
  });

  test('show only behind the link by which they were sent', async () => {
    const { path, reference } = await book();
    await answer(path, full);
    const mailed = pathOf(mailedToken(hospital.services.secret, { reference, linkVersion: 0 }));
    expect(await asked(mailed)).toMatchObject({ isHidden: true, answers: {}, isComplete: true });
    expect((await answer(mailed, { medicine: false })).status).toBe(200);
    expect(await asked(mailed)).toMatchObject({ isHidden: false, answers: { medicine: false } });
    expect(await asked(path)).toMatchObject({ isHidden: true, answers: {} });
  });

  test('are in no row of the trail', async () => {
    const { path } = await book();
    await answer(path, { ...full, which: 'Xyzzymab' });
    const rows = await hospital.orm.execute(sql`select string_agg(content, '') as said from activity_change`);
    expect(rows.rows[0]!.said).not.toContain('Xyzzymab');
    const [deed] = await hospital.orm
      .select()
      .from(schema.activity)
      .where(eq(schema.activity.action, 'answer'));
    expect(deed).toMatchObject({ actorName: 'Visitor', entity: 'appointment' });
  });

  test('stay with a visit that moves, and go with one that is cancelled', async () => {
    const { id, path } = await book();
    await answer(path, full);
    const visit = path.replace('/questions', '');
    expect((await put(visit, { startsAt: slots[30]!.startsAt })).status).toBe(200);
    expect((await asked(path)).answers).toEqual(full);
    expect((await staff('PUT', `/appointment/${id}`, { status: 'cancelled' })).status).toBe(200);
    expect(await stored()).toEqual([]);
    expect((await hospital.get(path)).status).toBe(404);
  });

  test('go when the patient is forgotten, and when only the record of the visit stays', async () => {
    for (const column of ['contact_removed_at', 'details_removed_at']) {
      const { id, path } = await book(20);
      await answer(path, full);
      expect(await stored()).toHaveLength(1);
      await hospital.orm.execute(
        sql`update appointment set ${sql.identifier(column)} = now() where id = ${id}`,
      );
      expect(await stored()).toEqual([]);
      await hospital.empty('appointment', 'allocation');
    }
  });
});

describe('who is asked', () => {
  test('of a series only the first visit that takes place is', async () => {
    const [first, second] = [await book(20), await book(30)];
    await hospital.orm.execute(
      sql`update appointment set series_id = 'f8f5d0a6-4c1c-4c5b-9d0e-0f1f2a3b4c5d'`,
    );
    expect((await hospital.get(first.path)).status).toBe(200);
    expect((await hospital.get(second.path)).status).toBe(404);
    await staff('PUT', `/appointment/${first.id}`, { status: 'cancelled' });
    expect((await hospital.get(second.path)).status).toBe(200);
  });

  test('a visit that has its length from a package or service is not', async () => {
    const { path } = await book();
    await hospital.orm.execute(sql`update appointment set visit_type = visit_type || '{"alone": true}'`);
    expect((await hospital.get(path)).status).toBe(404);
  });

  test('one whose booking is not confirmed yet is not', async () => {
    const { path } = await book();
    await hospital.orm.execute(
      sql`update appointment set status = 'held', confirm_until = ends_at, is_time_kept = true`,
    );
    expect((await hospital.get(path)).status).toBe(404);
    expect((await hospital.get(path.replace('/questions', ''))).body.data.questions).toBe(null);
  });

  test('the page of the appointment continues to the questions if they come with the booking', async () => {
    const { path } = await book();
    const managed = async () => (await hospital.get(path.replace('/questions', ''))).body.data.questions;
    expect(await managed()).toMatchObject({ isOpen: true, asksAtOnce: false });
    await ask(questions, { askedWhen: 'booking' });
    expect(await managed()).toMatchObject({ asksAtOnce: true });
    await answer(path, full);
    expect(await managed()).toMatchObject({ asksAtOnce: false, isComplete: true });
    await ask(questions, { askedWhen: 'before' });
  });
});

describe('mail', () => {
  const letters = async () =>
    (await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id)).map(
      ({ textBody }) => textBody,
    );
  const asks = 'Please answer our 5 questions, on the page of your appointment.';

  test('asks for the answers until they are there: with the booking, and in reminders', async () => {
    const { path } = await book();
    expect((await letters())[0]).toContain(asks);
    hospital.clock.now = Date.parse(slots[20]!.startsAt) - 20 * 3_600_000;
    await writeReminders({ ...hospital.services });
    expect((await letters()).at(-1)).toContain(asks);
    await hospital.empty('outbox');
    await answer(path, full);
    await writeReminders({ ...hospital.services });
    expect((await letters()).at(-1)).not.toContain('our 5 questions');
  });

  test('goes to a patient who is asked again, each time; the former answers stay until then', async () => {
    const { id, path, reference } = await book();
    await answer(path, full);
    await hospital.empty('outbox');
    await ask([{ ...questions[0]!, text: 'Any medicine since?' }]);
    for (const times of [1, 2]) {
      const { status, body } = await staff('POST', `/appointment/${id}/questions`);
      expect([status, body.data]).toMatchObject([200, { answers: full, isComplete: false }]);
      const sent = await letters();
      expect(sent).toHaveLength(times);
      expect(sent.at(-1)).toContain(
        `${mailedToken(hospital.services.secret, { reference, linkVersion: 0 })}/questions`,
      );
    }
    // Answers that still fit are filled in.
    expect(await asked(path)).toMatchObject({
      questions: [{ text: 'Any medicine since?' }],
      answers: { medicine: true },
    });
    expect((await answer(path, { medicine: false })).status).toBe(200);
    const read = (await staff('GET', `/appointment/${id}/answers`)).body.data;
    expect(read).toMatchObject({ answers: { medicine: false }, isComplete: true, askedAgainAt: null });
  });

  test('is not sent for a visit that is not asked anything, or that is over', async () => {
    const { id } = await book();
    await ask([]);
    expect((await staff('POST', `/appointment/${id}/questions`)).status).toBe(409);
    await ask(questions);
    await hospital.orm.execute(sql`update appointment set status = 'arrived'`);
    expect((await staff('POST', `/appointment/${id}/questions`)).status).toBe(409);
  });
});

describe('in another language', () => {
  const german = { 'Which side?': 'Welche Seite?', Left: 'Links', Right: 'Rechts' };
  test('the questions are read in it, choices included, and answered by what the hospital knows', async () => {
    await staff('PUT', '/settings/1', { languages: ['de'] });
    const words = { questions: german };
    const said = await staff('PUT', `/admin/translation/visitType/${visitTypeId}/de`, {
      words,
      status: 'published',
    });
    expect([said.status, said.body.data?.words]).toMatchObject([200, words]);
    const { id, path } = await book();
    const shown = (await hospital.get(`/de${path}`)).body.data;
    expect(shown.questions[4]).toMatchObject({
      text: 'Welche Seite?',
      choices: [
        { value: 'Left', label: 'Links' },
        { value: 'Right', label: 'Rechts' },
      ],
    });
    const body = { edition: shown.edition, answers: { medicine: false, side: 'Left' }, isComplete: true };
    expect((await put(`/de${path}`, body)).status).toBe(200);
    const read = (await staff('GET', `/appointment/${id}/answers`)).body.data;
    expect([read.language, read.questions[4].text, read.answers.side]).toEqual(['de', 'Which side?', 'Left']);
    expect((await stored())[0]!.words).toEqual(german);
  });
});

describe('files of a patient', () => {
  const withFile: Question[] = [
    { linkId: 'letter', text: 'Do you have a letter?', kind: 'yes-no' },
    {
      linkId: 'scan',
      text: 'Add it.',
      kind: 'file',
      isRequired: true,
      ifQuestion: 'letter',
      ifAnswer: 'yes',
    },
  ];
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<</JS (alert)>>\nendobj\n%%EOF\n');
  beforeEach(() => ask(withFile));
  const add = (path: string, file: Uint8Array<ArrayBuffer>, { linkId = 'scan', name = 'letter.exe' } = {}) =>
    hospital.app.request(`http://hospital.test/api${path}/${linkId}/files?name=${encodeURIComponent(name)}`, {
      ...{ method: 'POST', body: file, headers: hospital.visitor },
    });
  const added = async (...given: Parameters<typeof add>) => (await (await add(...given)).json()).data;
  const save = (id: number, fileId: number, headers: Record<string, string> = hospital.staff) =>
    hospital.app.request(`http://hospital.test/api/appointment/${id}/files/${fileId}`, { headers });
  const files = () => hospital.orm.select().from(schema.visitFile);

  test('are read by staff as a download that opens nothing, and by no address without their session', async () => {
    const { id, path } = await book();
    const file = await added(path, pdf, { name: '../Überweisung "1".exe' });
    expect(file).toMatchObject({ linkId: 'scan', name: 'Überweisung 1.pdf', type: 'application/pdf' });
    const response = await save(id, file.id);
    expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''%C3%9Cberweisung%201.pdf",
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      },
    ]);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    expect((await save(id, file.id, {})).status).toBe(401);
    const { id: other } = await book(30);
    expect((await save(other, file.id)).status).toBe(404);
    expect((await staff('GET', `/appointment/${id}/answers`)).body.data.files).toEqual([file]);
  });

  test('with a name that is too long keep its ending, and no half of a character', async () => {
    const { path } = await book();
    const name = `${'a'.repeat(115)}😀bbb`;
    expect(await added(path, pdf, { name })).toMatchObject({ name: `${'a'.repeat(115)}.pdf` });
  });

  test.each([
    ['zeros', Buffer.alloc(4_096)],
    ['lines', Buffer.alloc(4_096, '\r\n')],
  ])('are taken as they are where a PDF is filled up with %s', async (_, filling) => {
    const { id, path } = await book();
    const file = await added(path, Buffer.concat([pdf, filling]));
    expect(file).toMatchObject({ name: 'letter.pdf', type: 'application/pdf' });
    const saved = await (await save(id, file.id)).arrayBuffer();
    expect(Buffer.from(saved)).toEqual(Buffer.concat([pdf, filling]));
  });

  test('of a picture only the pixels are kept', async () => {
    const { path } = await book();
    const drawn = sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } });
    const picture = await drawn
      .jpeg()
      .withExif({ IFD0: { Copyright: 'xyzzy' } })
      .toBuffer();
    const hidden = Buffer.concat([picture, Buffer.from('<script>xyzzy</script>')]);
    expect(await added(path, hidden, { name: 'IMG_1.HEIC' })).toMatchObject({
      name: 'IMG_1.jpg',
      type: 'image/jpeg',
    });
    expect((await files())[0]!.content.includes('xyzzy')).toBe(false);
  });

  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF that breaks off', pdf.subarray(0, 20)],
    ['a PDF made for the web that breaks off', Buffer.concat([pdf, Buffer.alloc(5_000, 'x')])],
    ['nothing but padding', Buffer.alloc(4_096)],
    ['a damaged picture', Buffer.from('\xff\xd8\xff\xe0 not a picture', 'latin1')],
  ])('are refused where one is %s, whatever its name', async (_, file) => {
    const { path } = await book();
    const response = await add(path, file, { name: 'letter.pdf' });
    expect([response.status, (await response.json()).errors]).toMatchObject([422, [{ path: '' }]]);
    expect(await files()).toEqual([]);
  });

  test('are limited in size, for a question, and to what is asked', async () => {
    const { path } = await book();
    expect((await add(path, Buffer.alloc(10_000_001))).status).toBe(413);
    for (const status of [201, 201, 201, 422]) expect((await add(path, pdf)).status).toBe(status);
    expect((await add(path, pdf, { linkId: 'letter' })).status).toBe(404);
    expect((await add(pathOf('x'.repeat(43)), pdf)).status).toBe(404);
  });

  test('answer a question that requires one, and go where it is not asked after all', async () => {
    const { id, path } = await book();
    expect((await answer(path, { letter: true })).body.errors[0].path).toBe('answers.scan');
    await add(path, pdf);
    expect((await answer(path, { letter: true })).body.data).toMatchObject({ total: 2, answered: 2 });
    await answer(path, { letter: false });
    expect(await files()).toEqual([]);
    expect((await staff('GET', `/appointment/${id}`)).body.data.questions.total).toBe(1);
  });

  test('are taken back by the link that added them alone, and count no longer', async () => {
    const { id, path, reference } = await book();
    const file = await added(path, pdf);
    await answer(path, { letter: true });
    const mailed = pathOf(mailedToken(hospital.services.secret, { reference, linkVersion: 0 }));
    expect((await asked(mailed)).files).toEqual([]);
    const takeBack = (of: string) =>
      hospital.call('DELETE', of.replace('/questions', `/files/${file.id}`), undefined, hospital.visitor);
    expect((await takeBack(mailed)).status).toBe(404);
    expect((await takeBack(path)).status).toBe(204);
    expect((await staff('GET', `/appointment/${id}`)).body.data.questions.answered).toBe(1);
  });

  test('go with the visit, and with answers that replace those of another link', async () => {
    const { id, path, reference } = await book();
    await add(path, pdf);
    await answer(path, { letter: true });
    const mailed = pathOf(mailedToken(hospital.services.secret, { reference, linkVersion: 0 }));
    await add(mailed, pdf);
    expect((await answer(mailed, { letter: true })).status).toBe(200);
    expect(await files()).toHaveLength(1);
    await staff('PUT', `/appointment/${id}`, { status: 'cancelled' });
    expect(await files()).toEqual([]);
  });

  test('are added until the visit begins', async () => {
    const { path } = await book();
    hospital.clock.now = Date.parse(slots[20]!.startsAt);
    expect((await add(path, pdf)).status).toBe(409);
  });
});
