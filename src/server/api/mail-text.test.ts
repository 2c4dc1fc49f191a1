import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailKind, mailKinds, unknownIn } from '#contract/mail-text.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(() => hospital.empty('mail_text', 'outbox', 'appointment', 'allocation'));

const call = (method: string, kind: string, body?: unknown) =>
  hospital.call(method, `/admin/mail-text/${kind}`, body, hospital.staff);
const words = {
  subject: 'See you on {date}',
  opening: 'We expect you.\n{deadline}',
  closing: 'Ring {phone}.',
};

async function messageOfABooking() {
  const [slot] = (await hospital.get('/appointment/soonest')).body.data;
  const booking = { doctorId: slot.doctorId, startsAt: slot.startsAt, name: 'Ann', email: 'ann@example.org' };
  expect((await hospital.call('POST', '/appointment', booking, hospital.visitor)).status).toBe(201);
  const { rows } = await hospital.orm.execute<{ subject: string; text: string; html: string }>(
    sql`select subject, text_body as text, html_body as html from outbox where recipient = 'ann@example.org'`,
  );
  return rows[0]!;
}

test('every standard text fills all its placeholders', () => {
  for (const [kind, { standard, subject, body }] of Object.entries(mailKinds)) {
    expect([kind, unknownIn(standard.subject, subject)]).toEqual([kind, undefined]);
    expect([kind, unknownIn(standard.opening + standard.closing, body)]).toEqual([kind, undefined]);
  }
});

test('the hospital’s own text is used in the next message, and the standard one comes back', async () => {
  expect((await messageOfABooking()).subject).toBe('Your appointment is booked | Openward General Hospital');
  await hospital.empty('outbox', 'appointment', 'allocation');
  const saved = await call('PUT', 'booked', words);
  expect([saved.status, saved.body.data]).toMatchObject([
    200,
    { isStandard: false, label: 'Appointment booked' },
  ]);
  const message = await messageOfABooking();
  expect(message.subject).toMatch(/^See you on \w+day, \d+ March 2026 \| Openward General Hospital$/);
  expect(message.text).toMatch(/We expect you\.\nTo move or cancel it[\s\S]+Ring \+44/);
  expect(message.text).not.toMatch(/[{}]/);
  await hospital.empty('outbox', 'appointment', 'allocation');
  expect((await call('DELETE', 'booked')).status).toBe(204);
  expect((await messageOfABooking()).subject).toBe('Your appointment is booked | Openward General Hospital');
});

test('an unknown placeholder is refused by field, and so is one that reveals the reason for a visit in a subject', async () => {
  const refused = async (kind: MailKind, change: Partial<typeof words>) => {
    const { status, body } = await call('PUT', kind, { ...words, ...change });
    return [
      status,
      body.errors?.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
    ];
  };
  expect(await refused('booked', { opening: 'Dear {nam}' })).toEqual([
    422,
    ['opening: {nam} is not filled in here. Use {hospital}, {phone}, {date}, {reference}, {deadline}.'],
  ]);
  expect(await refused('booked', { subject: '{deadline}' })).toEqual([
    422,
    [expect.stringMatching(/^subject: /)],
  ]);
  expect((await refused('booked', { closing: 'a { alone' }))[0]).toBe(422);
  expect((await refused('booked', { opening: '' }))[0]).toBe(422);
  expect((await refused('booked', { subject: 'two\nlines' }))[0]).toBe(422);
  expect((await refused('waitlist-joined', {}))[0]).toBe(422);
  expect((await call('PUT', 'nothing', words)).status).toBe(404);
  const { rows } = await hospital.orm.execute(sql`select 1 from mail_text`);
  expect(rows).toEqual([]);
});

test('markup in the text stays text in the message', async () => {
  await call('PUT', 'booked', { ...words, opening: '<img src=x onerror=alert(1)>' });
  expect((await messageOfABooking()).html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('the preview shows what a message would say, and sends none', async () => {
  const { status, body } = await hospital.call(
    'POST',
    '/admin/mail-text/booked/preview',
    words,
    hospital.staff,
  );
  expect([status, body.data.subject]).toEqual([
    200,
    'See you on Monday, 2 March 2026 | Openward General Hospital',
  ]);
  expect(body.data.text).toContain('Dear Ann Example,\n\nWe expect you.');
  const { rows } = await hospital.orm.execute(sql`select 1 from outbox`);
  expect(rows).toEqual([]);
});

test('a change based on an outdated text is refused with the current one', async () => {
  const put = (body: object, version: number) =>
    hospital.call('PUT', '/admin/mail-text/booked', body, {
      ...hospital.staff,
      'If-Match': `"${version}"`,
    });
  const first = await put({ subject: 'See you soon' }, 0);
  expect([first.status, first.body.data]).toMatchObject([
    200,
    { version: 1, subject: 'See you soon', opening: mailKinds.booked.standard.opening },
  ]);
  // Also for changes based on the standard text, and for a reset.
  for (const refused of [
    await put({ subject: 'Welcome' }, 0),
    await hospital.call('DELETE', '/admin/mail-text/booked', undefined, {
      ...hospital.staff,
      'If-Match': '"0"',
    }),
  ])
    expect([refused.status, refused.body.current]).toMatchObject([
      412,
      { version: 1, subject: 'See you soon' },
    ]);
  expect((await put({ closing: 'Ring {phone}.' }, 1)).body.data).toMatchObject({
    version: 2,
    subject: 'See you soon',
  });
  // After a reset and another change, an old version number never returns.
  expect((await call('DELETE', 'booked')).status).toBe(204);
  expect((await put({ subject: 'Again' }, 2)).body.current).toMatchObject({ version: 3, isStandard: true });
  expect((await put({ subject: 'Again' }, 3)).body.data).toMatchObject({
    version: 4,
    closing: mailKinds.booked.standard.closing,
  });
});
