import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeReminders } from '#server/booking/reminder.ts';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let slots: { startsAt: string; doctorId: number }[];

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  await hospital.orm.execute(
    sql`update settings set locale = 'en-GB', languages = '["de", "ar"]', clock = 'usual'`,
  );
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'outbox', 'mail_text');
  const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-04-10';
  slots = (await hospital.get(path)).body.data;
});

/** Books in a language; returns the answer and the message. */
async function book(language: 'de' | 'ar', more: object = {}) {
  const { startsAt, doctorId } = slots[0]!;
  const body = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org', ...more };
  const answer = await hospital.call('POST', `/${language}/appointment`, body, hospital.visitor);
  const [message] = await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
  return { answer, message: message! };
}

describe('a message in the language of the request that causes it', () => {
  test('all of it is, and its links lead to pages in that language', async () => {
    const { answer, message } = await book('de');
    expect(new URL(answer.body.data.manageUrl).pathname).toMatch(/^\/de\/appointment\/manage\//);
    expect(message.subject).toMatch(/^Ihr Termin ist gebucht \| /);
    expect(message.textBody).toMatch(
      /^Guten Tag Ann Example,\n\nIhr Termin ist gebucht\.\n\nWann: Montag, 16\. März/,
    );
    expect(message.textBody).toMatch(
      /Termin ansehen, verschieben oder absagen: http\S+\/de\/appointment\/manage\//,
    );
    expect(message.textBody).toMatch(
      /Sie können den Termin bis .+ selbst verschieben oder absagen\. Danach rufen Sie/,
    );
    expect(message.htmlBody).toContain('<html lang="de"><head>');
    expect(message.calendar!.replaceAll('\r\n ', '')).toMatch(/SUMMARY:Termin: /);
  });

  test('an Arabic one reads from right to left, and its phone numbers from left to right', async () => {
    const { message } = await book('ar');
    expect(message.textBody).toContain('مرحبًا \u2068Ann Example\u2069،');
    expect(message.htmlBody).toContain('<html lang="ar" dir="rtl">');
    expect(message.htmlBody).toMatch(/<div dir="rtl" style/);
    expect(message.textBody).toMatch(/\u2068\+44 [\d ]+\u2069/);
    expect(message.htmlBody).toContain('padding:6px 0 6px 16px');
  });

  test('the texts of a hospital stay as its staff wrote them', async () => {
    await hospital.call(
      'PUT',
      '/admin/mail-text/booked',
      { subject: 'See you soon', opening: 'We expect you.', closing: '{deadline}' },
      hospital.staff,
    );
    const { message } = await book('de');
    expect(message.subject).toMatch(/^See you soon \| /);
    expect(message.textBody).toMatch(/^Guten Tag Ann Example,\n\nWe expect you\.\n\nWann: /);
  });

  test('unless they translated them, with no placeholder that would never be filled', async () => {
    const words = { subject: 'See you soon', opening: 'We expect you.', closing: '{deadline}' };
    const { body } = await hospital.call('PUT', '/admin/mail-text/booked', words, hospital.staff);
    const place = `/admin/translation/mailText/${body.data.id}/de`;
    const refused = await hospital.call('PUT', place, { words: { opening: 'Am {tag}.' } }, hospital.staff);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'words.opening']);
    const said = { subject: 'Bis bald', opening: 'Wir erwarten Sie am {date}.' };
    await hospital.call('PUT', place, { words: said, status: 'published' }, hospital.staff);
    const { message } = await book('de');
    expect(message.subject).toMatch(/^Bis bald \| /);
    expect(message.textBody).toContain('Wir erwarten Sie am Montag, 16. März');
  });

  test.each([
    ['12', '9:00 am'],
    ['24', '09:00'],
    ['usual', '09:00'],
  ])('on a clock that counts to %s it says %s, and so do free times', async (clock, time) => {
    const chosen = await hospital.call('PUT', '/settings/1', { clock }, hospital.staff);
    expect([chosen.status, chosen.body.data.clock]).toEqual([200, clock]);
    const path = '/de/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-03-17';
    expect((await hospital.get(path)).body.data[0].timeInWords).toBe(time);
    expect((await book('de')).message.textBody).toContain(
      `Wann: Montag, 16. März 2026, ${time} (Europe/London)`,
    );
  });
});

const lastSubject = async () => {
  const rows = await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
  return rows.at(-1)!.subject.split(' | ')[0];
};

describe('a message is always in the language of its recipient', () => {
  const cancel = async (id: number) => {
    hospital.clock.now += 3_600_000;
    await hospital.orm.execute(sql`update outbox set status = 'sent', sent_at = created_at`);
    const { status } = await hospital.call(
      'PUT',
      `/appointment/${id}`,
      { status: 'cancelled' },
      {
        ...hospital.staff,
        'If-Match': '"1"',
      },
    );
    expect(status).toBe(200);
  };

  test.each([
    ['a visit that was booked in German', 'de', 'Ihr Termin wurde abgesagt'],
    ['one that was booked in Arabic', 'ar', 'تم إلغاء موعدكم'],
  ] as const)('a clerk who cancels %s', async (_, language, subject) => {
    const { answer } = await book(language);
    await cancel(answer.body.data.id);
    expect(await lastSubject()).toBe(subject);
  });

  test('in a language that the website no longer speaks it is the main one', async () => {
    const { answer } = await book('de');
    await hospital.orm.execute(sql`update settings set languages = '[]'`);
    await cancel(answer.body.data.id);
    expect(await lastSubject()).toBe('Your appointment has been cancelled');
  });

  test('a reminder, which a job writes', async () => {
    const { answer } = await book('de');
    await hospital.orm.execute(sql`delete from outbox`);
    hospital.clock.now = Date.parse(answer.body.data.startsAt) - 24 * 3_600_000;
    await writeReminders({ ...hospital.services, now: () => hospital.clock.now });
    const [message] = await hospital.orm.select().from(schema.outbox);
    expect(message!.textBody).toMatch(/^Guten Tag Ann Example,/);
    expect(message!.textBody).toMatch(/\/de\/appointment\/manage\//);
  });
});
