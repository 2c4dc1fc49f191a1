import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { inLanguage } from '#words/in-language.ts';

let hospital: TestHospital;
let slots: { startsAt: string; doctorId: number }[];

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'outbox', 'mail_text');
  const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-04-10';
  slots = (await hospital.get(path)).body.data;
});

const german = { language: 'de', country: 'GB', isMain: false } as const;
const arabic = { language: 'ar', country: 'GB', isMain: false } as const;

/** Books in a language; the answer and the message. */
async function book(language: typeof german | typeof arabic, more: object = {}) {
  const { startsAt, doctorId } = slots[0]!;
  const body = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org', ...more };
  const answer = await inLanguage(language, () =>
    hospital.call('POST', '/appointment', body, hospital.visitor),
  );
  const [message] = await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
  return { answer, message: message! };
}

describe('a message in the language of the request that causes it', () => {
  test('all of it is, and its links lead to pages in that language', async () => {
    const { message } = await book(german);
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
    const { message } = await book(arabic);
    expect(message.textBody).toContain('مرحبًا Ann Example،');
    expect(message.htmlBody).toContain('<html lang="ar" dir="rtl">');
    expect(message.htmlBody).toMatch(/<div dir="rtl" style/);
    expect(message.textBody).toMatch(/\u2066\+44 [\d ]+\u2069/);
    expect(message.htmlBody).toContain('padding:6px 0 6px 16px');
  });

  test('the texts of a hospital stay as its staff wrote them', async () => {
    await hospital.call(
      'PUT',
      '/admin/mail-text/booked',
      { subject: 'See you soon', opening: 'We expect you.', closing: '{deadline}' },
      hospital.staff,
    );
    const { message } = await book(german);
    expect(message.subject).toMatch(/^See you soon \| /);
    expect(message.textBody).toMatch(/^Guten Tag Ann Example,\n\nWe expect you\.\n\nWann: /);
  });

  test('what is wrong and what is refused is too', async () => {
    const { answer } = await book(german, { name: '', phone: '12' });
    expect(answer.body).toMatchObject({
      title: 'Bitte prüfen Sie die markierten Felder.',
      errors: [{ path: 'name', message: 'Geben Sie Ihren Namen ein.' }],
    });
    await book(german);
    const again = await book(german);
    expect(again.answer.body.detail).toBe(
      'Diese Uhrzeit wurde gerade vergeben. Bitte wählen Sie eine andere.',
    );
  });

  test('free times have their days in that language', async () => {
    const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-03-17';
    const days = await inLanguage(german, () => hospital.get(path));
    expect(days.body.data[0].dateInWords).toBe('Mo., 16. März');
    expect((await hospital.get(path)).body.data[0].dateInWords).toMatch(/^Mon/);
  });
});
