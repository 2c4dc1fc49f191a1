/** A link of each kind that opens something, as patients and staff get them. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as schema from '#server/db/schema.ts';
import { newXsrfToken } from '#server/identity/xsrf.ts';
import { derivedLinks } from '#server/links/derived-links.ts';
import { hashToken } from '#server/links/token.ts';
import { writeWaitlistJoined } from '#server/mail/waitlist-message.ts';
import type { Answer, TestHospital } from '#server/test-hospital.ts';
import { colleague, colleaguePassword } from './every-call.ts';

interface Node {
  services: TestHospital['services'];
  /** By a visitor, unless headers say otherwise. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: object,
  ): Promise<Pick<Answer, 'status' | 'body'>>;
}

export interface Mail extends Record<string, unknown> {
  recipient: string;
  subject: string;
  all: string;
}

/** By the contract address that it opens. */
export async function linksOf(
  hospital: TestHospital,
  { call, services }: Node,
  name: string,
): Promise<Map<string, string>> {
  const post = async (path: string, body: unknown, headers?: object) =>
    (await call('POST', path, body, headers)).body.data;
  const { body } = await call('GET', '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-20');
  const time = ({ doctorId, visitTypeId, startsAt }: Record<string, unknown>) => ({
    doctorId,
    visitTypeId,
    startsAt,
  });
  const person = { name: 'Ann Example', email: `${name}@example.org` };
  const mine = await colleague(hospital, `${name}-mine@openward.example`);
  const questions = [{ linkId: 'why', text: 'Why do you come?', kind: 'short' }];
  await call('PUT', `/visit-type/${body.data[0].visitTypeId}`, { questions }, mine.headers);
  const booked = await post('/appointment', { ...time(body.data[0]), ...person });
  const held = await post('/appointment/hold', time(body.data[1]));
  const asked = await post('/inquiries', { ...person, message: 'Where do I park?' });
  await post('/newsletter', { email: person.email });
  const invited = `${name}-invited@openward.example`;
  await post('/admin/accounts', { email: invited }, mine.headers);
  const moved = `${name}-moved@openward.example`;
  await call('PUT', '/admin/me', { email: moved, currentPassword: colleaguePassword }, mine.headers);
  await post('/admin/password-reset', { email: mine.email });
  const { id: areaId } = await post('/waiting-area', { name: `Hall ${name}` }, mine.headers);
  const area = await call('GET', `/waiting-area/${areaId}/addresses`, undefined, mine.headers);
  const linkKey = randomUUID();
  const token = derivedLinks.waitlist!.token(services.secret, { link_key: linkKey });
  const [entry] = await hospital.orm
    .insert(schema.waitlist)
    .values({
      departmentId: 1,
      fromDate: '2026-03-10',
      toDate: '2026-03-12',
      ...person,
      linkKey,
      linkTokenHash: hashToken(token),
    })
    .returning();
  await writeWaitlistJoined(services, entry!);
  return new Map([
    ['/appointment/manage', lastToken(booked.manageUrl)],
    ['/appointment/hold', held.token],
    ['/inquiries/receipt', lastToken(asked.receiptUrl)],
    ['/newsletter/confirmation', await mailed(hospital, '/newsletter/confirm', person.email)],
    ['/newsletter/unsubscription', await mailed(hospital, '/newsletter/confirm', person.email)],
    ['/admin/invitation', await mailed(hospital, '/admin/invitation', invited)],
    ['/admin/email', await mailed(hospital, '/admin/email', moved)],
    ['/admin/password-reset', await mailed(hospital, '/admin/reset', mine.email)],
    ['/waitlist/link', token],
    ['/board', lastToken(area.body.data.board[0].url)],
    ['/check-in', lastToken(area.body.data.sheet)],
    ['a session', mine.headers.Authorization.slice('Bearer '.length)],
    ['a preview', (await post('/admin/previews', { resource: 'department', id: 1 }, mine.headers)).token],
    ['a form', services.secret && newXsrfToken(services.secret)],
  ]);
}

const lastToken = (text: string) => text.match(/[\w-]{43}/g)!.at(-1)!;

export async function mailsOf(hospital: TestHospital) {
  await hospital.settled();
  const { rows } = await hospital.orm.execute<Mail>(
    sql`select recipient, subject, concat_ws(' ', text_body, html_body, calendar, headers::text) as all from outbox order by id`,
  );
  return rows;
}
async function mailed(hospital: TestHospital, path: string, recipient: string) {
  const mail = (await mailsOf(hospital)).findLast(
    (one) => one.recipient === recipient && one.all.includes(`${path}/`),
  );
  return new RegExp(`${path}/([\\w-]{43})`).exec(mail!.all)![1]!;
}
