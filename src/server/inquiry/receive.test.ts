import { describe, expect, test } from 'vitest';
import { mailRates } from '#server/mail/mail-limits.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { monday } from '#server/test-hospital.ts';
import { question, testInquiries } from './test-inquiries.ts';

const { now, ask, asked, list, outbox } = testInquiries();

describe('asking', () => {
  test('an inquiry is answered with only a reference, and is new in the inbox', async () => {
    const { status, body } = await ask({ phone: '020 7946 0123', subject: 'A dog' });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      createdAt: new Date(monday).toISOString(),
      reference: expect.stringMatching(/^[A-HJ-NPQRTUVWXY346789]{8}$/),
      topic: '',
      isForVisit: false,
      hasCopy: true,
      receiptUrl: expect.stringMatching(/^http:\/\/hospital\.test\/contact\/sent\/[\w-]{43}$/),
    });
    const found = (await now.hospital.get(`/inquiries/${body.data.id}`, now.staff)).body.data;
    expect(found).toEqual({
      ...question,
      id: body.data.id,
      createdAt: body.data.createdAt,
      updatedAt: body.data.createdAt,
      version: 1,
      reference: body.data.reference,
      status: 'new',
      isDemo: false,
      patientId: expect.any(Number),
      note: '',
      phone: '+442079460123',
      phoneText: '+44 20 7946 0123',
      subject: 'A dog',
      topic: '',
      language: '',
      departmentId: null,
      doctorId: null,
      serviceId: null,
      packageId: null,
      visitTypeId: null,
      visitTypeName: '',
      visitMode: '',
      wishedFrom: null,
      wishedTo: null,
      wishedParts: [],
      appointment: null,
      owner: null,
      ownerDepartment: null,
      dueAt: expect.any(String),
      isOverdue: false,
      replies: [],
    });
    expect(await list()).toEqual([found]);
  });

  test('the receipt shows the reference to anyone with its address, and nothing that was written', async () => {
    const { data } = (await ask()).body;
    const token = data.receiptUrl.split('/').at(-1);
    const receipt = await now.hospital.get(`/inquiries/receipt/${token}`);
    expect(receipt.body.data).toEqual(data);
    expect(JSON.stringify(receipt.body)).not.toMatch(/Ann|dog/);
    expect(receipt.headers.get('Cache-Control')).toBe('no-store');
    for (const guess of ['x'.repeat(43), data.reference, '1'])
      expect((await now.hospital.get(`/inquiries/receipt/${guess}`)).status).toBe(404);
  });

  test.each([
    ['a header in the subject', { subject: 'Hi\r\nBcc: all@example.org' }, 'subject'],
    ['no way to answer', { email: '', phone: '' }, 'email'],
    ['a department that is not there', { departmentId: 999_999 }, 'departmentId'],
    ['a state', { status: 'closed' }, 'status'],
  ])('%s is refused by field, and nothing is stored or sent', async (_, more, field) => {
    const { status, body } = await ask(more);
    expect([status, body.errors?.[0]?.path]).toEqual([422, field]);
    expect(await list()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test('its subject is stored by its current name, and cannot be something hidden from the public', async () => {
    const [service] = (await now.hospital.get('/services?limit=1')).body.data;
    const [department] = (await now.hospital.get('/department?limit=1')).body.data;
    const [doctor] = (await now.hospital.get('/doctor?limit=1')).body.data;
    const found = await asked({ serviceId: service.id, departmentId: department.id });
    expect(found).toMatchObject({
      topic: service.title,
      serviceId: service.id,
      departmentId: department.id,
    });
    expect((await asked({ departmentId: department.id })).topic).toBe(department.name);
    const [healthPackage] = (await now.hospital.get('/package?limit=1')).body.data;
    expect(await asked({ packageId: healthPackage.id, departmentId: department.id })).toMatchObject({
      topic: healthPackage.title,
      packageId: healthPackage.id,
    });
    expect((await asked({ doctorId: doctor.id })).topic).toBe(`${doctor.title} ${doctor.name}`);
    await now.hospital.call('PUT', `/services/${service.id}`, { status: 'draft' }, now.staff);
    expect((await ask({ serviceId: service.id })).status).toBe(422);
    expect((await list())[3]).toMatchObject({ topic: service.title });
    await now.hospital.call('PUT', `/services/${service.id}`, { status: 'published' }, now.staff);
  });

  test('the same request sent again, or twice at once, is one inquiry with one copy; another one needs another key', async () => {
    const key = { 'Idempotency-Key': 'one click' };
    const answers = await Promise.all([ask({}, key), ask({}, key), ask({}, key)]);
    answers.push(await ask({}, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
    const other = await ask({ message: 'Something else' }, key);
    expect([other.status, other.body.type]).toEqual([422, '/problems/idempotency-key-reused']);
    const { id } = answers[0]!.body.data;
    await now.hospital.call('DELETE', `/inquiries/${id}`, undefined, now.staff);
    const gone = await ask({}, key);
    expect([gone.status, gone.body.detail]).toEqual([422, expect.stringContaining('deleted since')]);
  });
});

describe('the copy', () => {
  test('reaches the sender once, with a subject that reveals nothing of the question', async () => {
    const { reference } = (await ask({ subject: 'My knee' })).body.data;
    await sendDue(now.mailbox.post(now.hospital));
    await sendDue(now.mailbox.post(now.hospital));
    expect(now.mailbox.received).toHaveLength(1);
    const { to, headers, source } = now.mailbox.received[0]!;
    expect(to).toEqual(['ann@example.org']);
    expect(headers.get('subject')).toBe(`Your message to Openward General Hospital (${reference})`);
    expect(headers.get('reply-to')).toBe('hello@openward.example');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(source).not.toContain('dog');
  });

  test('carries no word from a stranger except a name that looks like one', async () => {
    await ask({
      name: 'Win at http://evil.example',
      subject: 'Buy',
      message: '<b>Buy</b> at https://evil.example/x.',
    });
    const [copy] = await outbox();
    for (const body of [copy!.subject, copy!.textBody, copy!.htmlBody]) expect(body).not.toMatch(/evil|Buy/);
    expect(copy!.textBody).toMatch(/^Good day,/);
  });

  test('goes to one mailbox three times an hour and five times a day at most, and waits beyond that; no one is told', async () => {
    const { clock } = now.hospital;
    const send = async (email: string) => {
      expect((await ask({ email })).body.data.hasCopy).toBe(true);
      await sendDue(now.mailbox.post(now.hospital));
      return now.mailbox.received.length;
    };
    const { perHour, perDay } = mailRates.inquiry;
    for (let n = 1; n <= perHour; n++) expect(await send('Victim@example.org')).toBe(n);
    expect(await send('victim+1@example.org')).toBe(perHour);
    clock.now += 3_600_001;
    await sendDue(now.mailbox.post(now.hospital));
    expect(now.mailbox.received).toHaveLength(perHour + 1);
    for (let n = 0; n < 3; n++) await send('victim@example.org');
    expect(now.mailbox.received).toHaveLength(perDay);
    expect(await list()).toHaveLength(perHour + 4);
    expect(await send('ann@example.org')).toBe(perDay + 1);
    clock.now += 86_400_000;
    await sendDue(now.mailbox.post(now.hospital));
    expect(now.mailbox.received).toHaveLength(perDay + 1);
    expect((await outbox()).filter(({ status }) => status === 'expired')).toHaveLength(2);
  });

  test('is not written beyond what one client may cause; the inquiries are still stored', async () => {
    const { perHour } = mailRates.client;
    const answers = [];
    for (let n = 0; n < perHour + 2; n++) answers.push(await ask({ email: `p${n}@example.org` }));
    expect(answers.filter(({ body }) => body.data.hasCopy)).toHaveLength(perHour);
    expect(await outbox()).toHaveLength(perHour);
  });

  test('is not written if there is only a phone number', async () => {
    expect((await ask({ email: '', phone: '020 7946 0123' })).body.data.hasCopy).toBe(false);
    expect(await outbox()).toEqual([]);
  });
});
