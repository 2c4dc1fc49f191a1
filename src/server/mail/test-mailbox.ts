/** A real mail server for tests that keeps what it is sent. */
import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import type { TestHospital } from '#server/test-hospital.ts';

export interface Received {
  to: string[];
  source: string;
  /** By lower-case name; folded lines are joined. */
  headers: Map<string, string>;
}

export async function testMailbox() {
  const received: Received[] = [];
  const state: {
    /** A temporary refusal, after the message. */
    refusing: string | undefined;
    /** The answer to each recipient, such as “550 5.1.1 No such user”. */
    refusingRecipient: string | undefined;
  } = { refusing: undefined, refusingRecipient: undefined };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const [, code, words] = /^(\d+) (.*)$/.exec(state.refusingRecipient ?? '') ?? [];
      callback(code ? Object.assign(new Error(words), { responseCode: Number(code) }) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refusing) return callback(Object.assign(new Error(state.refusing), { responseCode: 451 }));
        const source = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source, headers: headersOf(source) });
        callback();
      });
    },
  });
  // A sender killed in the middle of a message resets its connection, and an unhandled error would end the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    port,
    received,
    state,
    /** What `sendDue` needs to send a hospital's mail here, or to another port without a listener. */
    post: ({ orm, clock, services }: TestHospital, to = port) => ({
      orm,
      secret: services.secret,
      transport: createTransport({ host: '127.0.0.1', port: to, secure: false }),
      from: 'Hospital <no-reply@hospital.test>',
      publicUrl: 'http://hospital.test',
      now: () => clock.now,
    }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type TestMailbox = Awaited<ReturnType<typeof testMailbox>>;

/** As if a mail server had accepted everything that is due. */
export async function deliver({ orm, clock }: Pick<TestHospital, 'orm' | 'clock'>) {
  const at = new Date(clock.now).toISOString();
  await orm.execute(sql`update outbox set status = 'sent', attempts = 1, sent_at = ${at}
    where status = 'queued' and next_attempt_at <= ${at}`);
}

function headersOf(source: string) {
  const lines = source
    .split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
