/** A hospital with rows in every exported table, made by its own calls if there are any. */
import type { Route } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import { resources } from '#contract/resources.ts';
import * as schema from '#server/db/schema.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { testMailbox } from '#server/mail/test-mailbox.ts';
import { sampleOf } from '#server/security/sample.ts';
import type { TestHospital } from '#server/test-hospital.ts';

/** A day's work: an account, appointments, the waiting list, inquiries with an answer, mail sent and queued. */
export async function fillWholeHospital(hospital: TestHospital) {
  const { orm, staff, visitor, clock } = hospital;
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = staff,
  ) => {
    const answer = await hospital.call(method, path, body, headers);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body?.data;
  };
  await call('POST', '/admin/accounts', { name: 'Bo', email: 'bo@openward.example' });
  const [slot] = (await hospital.get('/appointment/soonest')).body.data;
  const booking = { doctorId: slot.doctorId, startsAt: slot.startsAt, name: 'Ann', email: 'ann@example.org' };
  const needs = { needsInterpreter: true, interpreterLanguage: 'Māori', needsChaperone: true };
  await call(
    'POST',
    '/appointment',
    { ...booking, ...needs, reason: 'A sore knee,\nsince Monday.' },
    visitor,
  );
  const message = 'Ünïcode “ok”?\nYes.';
  const asked = await call('POST', '/inquiries', { name: 'Zoë', email: 'z@example.org', message }, visitor);
  await call('PUT', `/inquiries/${asked.id}`, { reply: 'Thank you.\nWe will.', note: 'Called back' });
  const { patientId } = await call('GET', `/inquiries/${asked.id}`, undefined);
  await call('POST', `/patient/${patientId}/note`, { text: 'Prefers to be\ncalled.' });
  const again = await call('POST', '/inquiries', { name: 'Zoé', email: 'zoe@example.org', message }, visitor);
  const other = await call('GET', `/inquiries/${again.id}`, undefined);
  await call('POST', `/patient/${patientId}/merge`, { patientId: other.patientId });
  await call('POST', '/newsletter', { email: 'n@example.org' }, visitor);
  await call('POST', '/page-comments', { path: '/about', wasUseful: false, comment: 'Too\nlong.' }, visitor);
  await call('POST', '/page-ratings', { path: '/departments/cardiology', wasUseful: true }, visitor);
  const weekend = { departmentId: 1, from: '2026-03-07', to: '2026-03-08' };
  await call('POST', '/waitlist', { ...weekend, name: 'Cy', email: 'c@example.org' }, visitor);
  await call('POST', '/admin/views', { list: 'doctor', name: 'Mine', search: 'q=heart' });
  await call('PUT', '/admin/mail-text/booked', { subject: 'You are booked on {date}' });
  const said = { name: 'Herz', faqs: [{ question: 'Wann?', answer: 'Jetzt.\nSofort.' }] };
  await call('PUT', '/admin/translation/department/1/de', { words: said, status: 'published' });
  await call('POST', '/doctor/1/timeoff', {
    kind: 'leave',
    from: '2026-05-04T09:00',
    to: '2026-05-05T12:30',
  });
  await call('POST', '/closure', { from: '2026-12-25T00:00', to: '2026-12-26T00:00', note: 'Christmas' });
  const visit = await call('POST', '/visit-type', {
    name: 'Of one doctor',
    durationMinutes: 20,
    doctorIds: [1],
  });
  const [album] = (await hospital.get('/gallery?limit=1')).body.data;
  await call('PUT', `/gallery/${album.id}`, { slug: 'another-address', takenOn: '2026-02-01' });
  await orm.insert(schema.waitlistOffer).values({
    ...{ waitlistId: 1, doctorId: slot.doctorId, visitTypeId: visit.id, state: 'over' },
    ...{ startsAt: new Date(slot.startsAt), expiresAt: new Date(clock.now) },
  });
  const [visited] = await orm.select().from(schema.appointment).limit(1);
  await orm.insert(schema.visitAnswer).values({
    appointmentId: visited!.id,
    questions: [
      { linkId: 'q1', text: 'Do you take medicine?', kind: 'yes-no', isRequired: true },
      { linkId: 'q2', text: 'Which?', kind: 'long', ifQuestion: 'q1', ifAnswer: 'yes' },
    ],
    words: { 'Which?': 'Welche?' },
    language: 'de',
    answers: { q1: true, q2: 'Aspirin,\ndaily.' },
    ...{ total: 2, answered: 2, isComplete: true, linkHash: Buffer.from('aa', 'hex') },
  });
  const content = Buffer.from('%PDF-1.4\n%%EOF\n');
  await orm.insert(schema.visitFile).values({
    ...{ appointmentId: visited!.id, linkId: 'q3', name: 'Überweisung.pdf', type: 'application/pdf' },
    ...{ size: content.length, content, linkHash: Buffer.from('aa', 'hex') },
  });
  await orm.insert(schema.smsStop).values({ phone: '+447700900123', createdAt: new Date(clock.now) });
  // Resources that the demo hospital lacks.
  for (const name of Object.keys(resources) as (keyof typeof resources)[]) {
    const { create, list } = contract[name] as { create: Route; list: Route };
    if (list.path.includes('{') || (await hospital.get(list.path, staff)).body.data.length > 0) continue;
    await call('POST', create.path, sampleOf(create.body!, ['Some words']));
  }
  const mailbox = await testMailbox();
  await sendDue(mailbox.post(hospital));
  await mailbox.close();
  await tidy(orm, clock.now);
  await call('POST', '/admin/mail');
  await call('PUT', '/settings/1', { name: 'St Elsewhere' });
}
