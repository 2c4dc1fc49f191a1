/** Shared by the tests of inquiries: a hospital with a mailbox, and shortcuts for the calls. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { type TestMailbox, testMailbox } from '#server/mail/test-mailbox.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

export const question = {
  name: 'Ann Example',
  email: 'ann@example.org',
  message: 'May I bring my dog?\nIt is small.',
};

/** Call at the top of a file; everything is empty again before each test. */
export function testInquiries() {
  const now = {} as { hospital: TestHospital; mailbox: TestMailbox; staff: Record<string, string> };
  beforeAll(async () => {
    now.hospital = await testHospital();
    now.mailbox = await testMailbox();
  });
  afterAll(async () => {
    await now.mailbox.close();
    await now.hospital.close();
  });
  beforeEach(async () => {
    now.mailbox.received.length = 0;
    now.mailbox.state.refusing = undefined;
    now.hospital.clock.now = monday;
    now.staff = now.hospital.staff;
    await now.hospital.empty('inquiry', 'inquiry_reply', 'outbox', 'budget', 'idempotency');
    await now.hospital.emptyTrail();
  });

  const ask = (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    now.hospital.call(
      'POST',
      '/inquiries',
      { ...question, ...more },
      { ...now.hospital.visitor, ...headers },
    );
  return {
    now,
    ask,
    /** Sends an inquiry and returns it as staff see it. */
    async asked(more: Record<string, unknown> = {}) {
      const { id } = (await ask(more)).body.data;
      return (await now.hospital.get(`/inquiries/${id}`, now.staff)).body.data;
    },
    change: (id: number, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
      now.hospital.call('PUT', `/inquiries/${id}`, body, { ...now.staff, ...headers }),
    list: async (query = '') =>
      (await now.hospital.get(`/inquiries?${query}`, now.staff)).body.data as {
        id: number;
        reference: string;
        name: string;
      }[],
    outbox: () => now.hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id),
    activity: async () =>
      (await now.hospital.get('/admin/activity', now.staff)).body.data.map(
        (row: { action: string; label: string }) => [row.action, row.label],
      ),
  };
}
