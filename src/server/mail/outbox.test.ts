import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { createLog } from '#server/log/log.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { connectMailServer, isRecipientRefused, MailWatch } from './mail-server.ts';
import { sendDue } from './outbox.ts';
import { type TestMailbox, testMailbox } from './test-mailbox.ts';

let hospital: TestHospital;
let mailbox: TestMailbox;

beforeAll(async () => {
  hospital = await testHospital();
  mailbox = await testMailbox();
});
afterAll(async () => {
  await mailbox.close();
  await hospital.close();
});
beforeEach(async () => {
  mailbox.received.length = 0;
  Object.assign(mailbox.state, { refusing: undefined, refusingRecipient: undefined });
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'outbox');
});

const post = (to?: number) => mailbox.post(hospital, to);

async function book(more: Record<string, unknown> = {}) {
  const days = 'from=2026-04-10&to=2026-04-20';
  const [slot] = (await hospital.get(`/appointment/slots?doctor=clara-hensley&${days}`)).body.data;
  const booking = {
    doctorId: slot.doctorId,
    startsAt: slot.startsAt,
    name: 'Ann & Bob <x>',
    email: 'ann@example.org',
    reason: 'Secret reason',
    ...more,
  };
  return (await hospital.call('POST', '/appointment', booking, hospital.visitor)).body.data;
}

test('a booking reaches the patient through a real mail server, once, in text, HTML and as a calendar entry', async () => {
  const booked = await book();
  expect(await sendDue(post())).toEqual({ sent: 1, failed: 0 });
  expect(await sendDue(post())).toEqual({ sent: 0, failed: 0 });
  expect(mailbox.received).toHaveLength(1);
  const { to, source } = mailbox.received[0]!;
  expect(to).toEqual(['ann@example.org']);
  expect(source).toMatch(/^Subject: Your appointment is booked/m);
  expect(source).toContain('Content-Type: text/plain');
  expect(source).toContain('Content-Type: text/html');
  const [message] = await hospital.orm.select().from(schema.outbox);
  const [, link] = /http:\/\/hospital\.test(\/appointment\/manage\/[\w-]{43})$/m.exec(message!.textBody)!;
  expect((await hospital.get(link!)).body.data.reference).toBe(booked.reference);
  expect(message!.textBody).toContain(booked.reference);
  expect(message!.htmlBody).not.toContain('<x>');
  expect(message!.subject + message!.calendar).not.toMatch(/Secret|cardiolog/i);
});

test('a patient without an email address gets no mail', async () => {
  await book({ email: '', phone: '020 7946 0123' });
  expect(await hospital.orm.select().from(schema.outbox)).toEqual([]);
});

test('a failed booking writes no message', async () => {
  const booked = await book();
  await hospital.orm.execute(sql`delete from outbox`);
  const again = await hospital.call(
    'POST',
    '/appointment',
    { doctorId: booked.doctor.id, startsAt: booked.startsAt, name: 'Late', email: 'late@example.org' },
    hospital.visitor,
  );
  expect(again.status).toBe(409);
  expect(await hospital.orm.select().from(schema.outbox)).toEqual([]);
});

test('a mail server that cannot be reached delays one message in a round and spends no try of the others', async () => {
  for (const number of [1, 2, 3]) await book({ email: `ann${number}@example.org`, name: `Ann ${number}` });
  expect(await sendDue(post(1))).toEqual({ sent: 0, failed: 1 });
  const tries = (await hospital.orm.select().from(schema.outbox)).map(({ attempts }) => attempts);
  expect(tries.sort()).toEqual([0, 0, 1]);
  expect(await sendDue(post())).toEqual({ sent: 2, failed: 0 });
  // A refusing server is not away: the refusal is about that message only.
  await book({ email: 'ann4@example.org', name: 'Ann 4' });
  hospital.clock.now += 60_000;
  mailbox.state.refusing = 'try later';
  expect(await sendDue(post())).toEqual({ sent: 0, failed: 2 });
});

function listening() {
  const lines: { msg: string; failed?: number; fault?: unknown; seconds?: number }[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, log, watch: new MailWatch(log) };
}

test('a mail server that is away is reported once, with the failed tries when it is back, and not by message', async () => {
  const { lines, ...told } = listening();
  for (const number of [1, 2, 3]) await book({ email: `ann${number}@example.org`, name: `Ann ${number}` });
  for (let round = 0; round < 3; round++) await sendDue({ ...post(1), ...told });
  hospital.clock.now += 60_000;
  await sendDue({ ...post(), ...told });
  expect(lines.filter(({ msg }) => msg !== 'sent')).toEqual([
    expect.objectContaining({ msg: 'the mail server takes no mail; messages wait', fault: 'ESOCKET' }),
    expect.objectContaining({
      msg: 'the mail server takes mail again',
      failed: 3,
      seconds: expect.any(Number),
    }),
  ]);
  expect(lines.filter(({ msg }) => msg === 'sent')).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toContain('example.org');
});

test('a mail server that refuses our password takes no mail of anyone, and that costs one try a round', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => callback(new Error('Invalid username or password')),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const { lines, ...told } = listening();
  for (const number of [1, 2]) await book({ email: `ann${number}@example.org`, name: `Ann ${number}` });
  const transport = connectMailServer(`smtp://hospital:wrong@127.0.0.1:${port}`);
  expect(await sendDue({ ...post(), transport, ...told })).toEqual({ sent: 0, failed: 1 });
  await sendDue({ ...post(), transport, ...told });
  expect(lines).toMatchObject([{ msg: 'the mail server takes no mail; messages wait', fault: 535 }]);
  await new Promise<void>((resolve) => server.close(resolve));
});

const greeting = '220 mail.test ESMTP\r\n';
const hello = '250 mail.test\r\n';
test.each([
  ['at once', []],
  ['after its greeting', [greeting]],
  ['when it is told the recipient', [greeting, hello, '250 ok\r\n']],
  ['after the message', [greeting, hello, '250 ok\r\n', '250 ok\r\n', '354 go on\r\n']],
])(
  'a mail server that falls silent %s holds up one round for its time, and nothing else',
  async (_, words) => {
    const server = createServer((socket) => {
      const left = [...words];
      const say = () => left.length > 0 && socket.write(left.shift()!);
      say();
      socket.on('error', () => {}).on('data', say);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { lines, ...told } = listening();
    const limits = { connectionTimeout: 1_500, greetingTimeout: 1_500, socketTimeout: 1_500 };
    const transport = connectMailServer(`smtp://127.0.0.1:${port}`, limits);
    for (const number of [1, 2, 3]) await book({ email: `ann${number}@example.org`, name: `Ann ${number}` });
    const began = performance.now();
    let isDone = false;
    const sending = sendDue({ ...post(), transport, ...told }).finally(() => {
      isDone = true;
    });
    // A booking meanwhile does not wait, nor does a database connection.
    const booking = await book({ email: 'late@example.org', name: 'Late' });
    expect([booking.startsAt, isDone]).toEqual([expect.any(String), false]);
    expect(await sending).toEqual({ sent: 0, failed: 1 });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(lines).toMatchObject([
      { msg: 'the mail server takes no mail; messages wait', fault: expect.stringMatching(/TIMEDOUT/) },
    ]);
    const tries = (await hospital.orm.select().from(schema.outbox)).map(({ attempts }) => attempts);
    expect(tries.sort()).toEqual([0, 0, 0, 1]);
    server.close();
  },
);

test('the time of a mail server ends before another process would send the same message', () => {
  const { options } = connectMailServer('smtp://127.0.0.1:25') as unknown as {
    options: Record<string, number>;
  };
  const names = ['connectionTimeout', 'greetingTimeout', 'socketTimeout'];
  expect(names.reduce((sum, name) => sum + options[name]!, 0)).toBeLessThan(5 * 60_000);
});

test('while the mail server is down or refuses, messages wait longer and longer, and arrive once when it is back', async () => {
  await book();
  expect(await sendDue(post(1))).toEqual({ sent: 0, failed: 1 });
  expect(await sendDue(post())).toEqual({ sent: 0, failed: 0 });
  hospital.clock.now += 60_000;
  mailbox.state.refusing = 'try later';
  expect(await sendDue(post())).toEqual({ sent: 0, failed: 1 });
  const [waiting] = await hospital.orm.select().from(schema.outbox);
  expect(waiting).toMatchObject({
    status: 'queued',
    attempts: 2,
    lastError: expect.stringContaining('try later'),
  });
  expect(waiting!.nextAttemptAt.getTime()).toBe(hospital.clock.now + 5 * 60_000);
  mailbox.state.refusing = undefined;
  hospital.clock.now += 5 * 60_000;
  expect(await sendDue(post())).toEqual({ sent: 1, failed: 0 });
  expect(mailbox.received).toHaveLength(1);
});

test('a recipient refused for good is given up at once, and staff see it with the visit until it arrives', async () => {
  const { reference } = await book();
  const session = await hospital.signIn();
  const shown = async () =>
    (await hospital.get(`/appointment?q=${reference}`, session)).body.data[0].warnings;
  expect(await shown()).toEqual([]);
  mailbox.state.refusingRecipient = '550 5.1.1 No such user';
  expect(await sendDue(post())).toEqual({ sent: 0, failed: 1 });
  const [message] = await hospital.orm.select().from(schema.outbox);
  const lastError = expect.stringContaining('550 5.1.1 No such user');
  expect(message).toMatchObject({ status: 'dead', attempts: 1, lastError });
  expect(await shown()).toEqual([
    'A message about this visit did not arrive. Please tell the patient in another way.',
  ]);
  mailbox.state.refusingRecipient = '450 4.2.1 Try again later';
  await hospital.call('POST', `/admin/mail/${message!.id}/attempt`, undefined, session);
  expect(await sendDue(post())).toEqual({ sent: 0, failed: 1 });
  expect((await hospital.orm.select().from(schema.outbox))[0]!.status).toBe('queued');
  mailbox.state.refusingRecipient = undefined;
  hospital.clock.now += 60_000;
  expect(await sendDue(post())).toEqual({ sent: 1, failed: 0 });
  expect(await shown()).toEqual([]);
});

async function refusalOf(answer: string) {
  mailbox.state.refusingRecipient = answer;
  const { transport, from } = post();
  return transport.sendMail({ from, to: 'ann@example.org', text: 'x' }).catch((error: Error) => error);
}

test.each([
  '550 5.1.1 No such user',
  '550 No such user here',
  '501 5.1.3 Bad recipient address syntax',
  '552 5.2.2 Mailbox full',
  '550 5.4.1 Recipient address rejected: Access denied',
])('a mail server that answers %s refuses the recipient for good', async (answer) => {
  expect(isRecipientRefused(await refusalOf(answer))).toBe(true);
});

test.each([
  '450 4.2.1 Try again later',
  '451 Greylisted',
  '550 5.7.1 Relaying denied',
  '550 relay not permitted',
  '530 5.7.0 Authentication required',
  '553 5.1.8 Sender address rejected',
  '500 5.5.1 Command unrecognised',
])('a mail server that answers %s may take the same message later', async (answer) => {
  expect(isRecipientRefused(await refusalOf(answer))).toBe(false);
});

test('an answer about the sender, the message or the connection does not refuse the recipient', () => {
  const response = '550 5.1.1 No such user';
  expect(
    ['RCPT TO', 'DATA', 'MAIL FROM', 'CONN', 'AUTH PLAIN'].map((command) =>
      isRecipientRefused({ command, response }),
    ),
  ).toEqual([true, true, false, false, false]);
  expect(isRecipientRefused({ command: 'DATA', response: '550 Looks like spam' })).toBe(false);
  expect(isRecipientRefused(new Error('read ECONNRESET'))).toBe(false);
});

test('a message that is refused for now at every try ends as dead and is kept', async () => {
  await book();
  mailbox.state.refusing = 'no such mailbox';
  for (let tries = 0; tries < 9; tries++) {
    await sendDue(post());
    hospital.clock.now += 2 * 86_400_000;
  }
  const [message] = await hospital.orm.select().from(schema.outbox);
  expect(message).toMatchObject({ status: 'dead', attempts: 9 });
});

test('two processes that send concurrently send each message once', async () => {
  await book();
  const results = await Promise.all([sendDue(post()), sendDue(post())]);
  expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  expect(mailbox.received).toHaveLength(1);
});
