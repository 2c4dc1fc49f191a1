/** Mail with the links to appointments: for a person who lost them, and to an address that is no longer used. */

import { fullName } from '#contract/words/full-name.ts';
import type { Services } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { type LinkSource, mailedToken } from '#server/links/reference.ts';
import { dateTimeWords } from '#server/times/deadlines.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import { generallyUseful, usefulAsAnswer } from './aging.ts';
import { type Sender, writeLetter } from './letter.ts';
import { automatic } from './mail-headers.ts';
import { mailWords } from './mail-text.ts';
import { greetingFor } from './unasked.ts';

type MessageContext = Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret'>;
interface Appointment extends LinkSource {
  name: string;
  email: string;
  startsAt: Date;
  timeZone: string;
  doctor: { name: string; title: string };
}

/** One message with the links of one or more appointments of the same address. */
export async function writeLinks(
  { orm, now, publicUrl, secret }: MessageContext,
  appointments: Appointment[],
  sender: Sender,
) {
  const [{ name, email }] = appointments as [Appointment];
  const { subject, ...words } = mailWords('appointment-links', sender);
  const letter = await writeLetter(sender, {
    ...words,
    greeting: greetingFor(name),
    links: appointments.map(({ startsAt, timeZone, doctor, ...source }) => ({
      text: t('{time}, with {doctor}', {
        time: dateTimeWords(timeZone, startsAt.getTime(), sender.locale),
        doctor: fullName(doctor),
      }),
      url: publicUrl + at(`/appointment/manage/${mailedToken(secret, source)}`),
    })),
  });
  await orm.insert(schema.outbox).values({
    createdAt: new Date(now()),
    recipient: email,
    subject,
    ...letter,
    // It belongs to no single appointment, so it is not kept once sent.
    headers: { ...automatic(sender), isSecret: true },
    nextAttemptAt: new Date(now()),
    usefulUntil: usefulAsAnswer(now()),
  });
}

/** To the former address of an appointment: the reader may be the patient, or a stranger who got their mail. */
export async function writeAddressChanged(
  { orm, now, staff }: MessageContext & { staff?: object | null },
  { id, email, reference }: { id: number; email: string; reference: string },
  sender: Sender,
) {
  const corrected = staff
    ? t('The email address of the appointment with this reference was corrected, by our staff.')
    : t(
        'The email address of the appointment with this reference was corrected, on the page that opens after booking.',
      );
  const from = t(
    'Messages about it no longer go to this address, and the links in earlier ones no longer open.',
  );
  const letter = await writeLetter(sender, {
    greeting: t('Good day'),
    opening: `${corrected} ${from}`,
    facts: [[t('Reference'), reference]],
    closing: wasItYou(staff ? 'asked' : 'corrected', sender.phone),
  });
  await orm.insert(schema.outbox).values({
    createdAt: new Date(now()),
    recipient: email,
    subject: shorten(`${t('The address of an appointment was corrected')} | ${sender.name}`, 300),
    ...letter,
    headers: automatic(sender),
    appointmentId: id,
    nextAttemptAt: new Date(now()),
    usefulUntil: generallyUseful(now()),
    countsAs: 'appointment',
  });
}

function wasItYou(did: 'asked' | 'corrected', phone: string) {
  if (did === 'asked')
    return phone
      ? t('If this is your appointment and you did not ask for this, please call us: {phone}.', { phone })
      : t('If this is your appointment and you did not ask for this, please call us.');
  return phone
    ? t('If this is your appointment and you did not correct the address, please call us: {phone}.', {
        phone,
      })
    : t('If this is your appointment and you did not correct the address, please call us.');
}
