/** Visits, inquiries and the waiting list in the file about a patient. */

import { asc, eq, inArray } from 'drizzle-orm';
import { answerWords } from '#contract/answer-words.ts';
import type { AppointmentSource } from '#contract/appointment.ts';
import { type Answers, askedOf, type Question } from '#contract/question.ts';
import { inquiryStates, visitStates, waitStates } from '#contract/state-words.ts';
import { remoteWords } from '#contract/where-words.ts';
import { partWords } from '#contract/wish-words.ts';
import { fullName } from '#contract/words/full-name.ts';
import { needsInWords } from '#contract/words/needs-words.ts';
import { priceWords } from '#contract/words/purpose-words.ts';
import { phoneInWords } from '#server/booking/phone.ts';
import { inSeries } from '#server/db/in-series.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import { type Hospital, type Item, idsOf, mapped, type Say, wordsFor } from './file-item.ts';
import { ofPerson, type Person } from './person.ts';

const {
  appointment,
  department,
  doctor,
  healthPackage,
  inquiry,
  inquiryReply,
  service,
  visitAnswer,
  visitFile,
  visitType,
  waitlist,
  waitlistOffer,
} = schema;

export async function* visits(orm: Orm, person: Person, hospital: Hospital): AsyncGenerator<Item[]> {
  const found = await idsOf(orm, appointment, ofPerson(appointment.patientId, person), appointment.startsAt);
  yield* mapped(found, async (ids) => {
    const files = await readFiles(orm, ids);
    return (await readVisits(orm, ids)).map((visit) => visitItem(visit, files, hospital));
  });
}

function readVisits(orm: Orm, ids: number[]) {
  return orm
    .select({
      visit: appointment,
      series: inSeries,
      doctor,
      given: {
        questions: visitAnswer.questions,
        answers: visitAnswer.answers,
        isComplete: visitAnswer.isComplete,
      },
      package: healthPackage.title,
      service: service.title,
    })
    .from(appointment)
    .innerJoin(doctor, eq(doctor.id, appointment.doctorId))
    .leftJoin(visitAnswer, eq(visitAnswer.appointmentId, appointment.id))
    .leftJoin(healthPackage, eq(healthPackage.id, appointment.packageId))
    .leftJoin(service, eq(service.id, appointment.serviceId))
    .where(inArray(appointment.id, ids))
    .orderBy(asc(appointment.startsAt), asc(appointment.id));
}

function readFiles(orm: Orm, ids: number[]) {
  const { id, appointmentId, linkId, name, type, size } = visitFile;
  return orm
    .select({ id, appointmentId, linkId, name, type, size })
    .from(visitFile)
    .where(inArray(appointmentId, ids))
    .orderBy(asc(id));
}

function visitItem(
  { visit, series, doctor: whom, given, ...what }: Awaited<ReturnType<typeof readVisits>>[number],
  files: Awaited<ReturnType<typeof readFiles>>,
  hospital: Hospital,
): Item {
  const say = wordsFor(hospital);
  const own = files.filter((file) => file.appointmentId === visit.id);
  const { manageTokenHash, keptRules, visitType, ...data } = visit;
  const purpose = joined([...new Set([visitType.name, what.package, what.service])]);
  const price = priceWords(visit.price, { service: what.service ? { name: what.service } : null }, hospital);
  return {
    heading: t('{moment}, with {doctor}', {
      moment: say.moment(visit.startsAt)!,
      doctor: fullName(whom),
    }),
    facts: [
      [t('Reference'), visit.reference],
      [t('State'), t(visitStates[visit.status])],
      [t('Until'), say.moment(visit.endsAt)],
      [
        t('Series'),
        series?.place ? t('Visit {place} of {count}', { place: series.place, count: series.of }) : '',
      ],
      [t('For'), purpose],
      [t('How it takes place'), remoteWords(visitType.mode)],
      [t('Price agreed'), price],
      [t('Booked'), t(bookedWhere[visit.source], { moment: say.moment(visit.createdAt)! })],
      [t('Last changed'), say.moment(visit.updatedAt)],
      [t('Moved from'), say.moment(visit.previousStartsAt)],
      [visit.patientIsOther ? t('Booked for the patient by') : t('Name'), visit.name],
      [t('Patient'), visit.patientName],
      [t('Email'), visit.email],
      [t('Phone'), phoneInWords(visit.phone)],
      [t('Reason for the visit'), visit.reason],
      [t('What the visit needs'), joined(needsInWords(visit))],
      ...(given ? answersOf(given, hospital) : []),
      [t('Files'), own.map(nameInFile).join('\n')],
      [t('Language'), visit.language],
      [t('Note of our staff'), visit.statusNote],
      [t('Message to the patient'), visit.messageToPatient],
      [t('Details deleted, record kept by law'), say.moment(visit.detailsRemovedAt)],
    ],
    data: {
      ...data,
      visitTypeName: visitType.name,
      mode: visitType.mode,
      doctorName: fullName(whom),
      ...what,
      answers: given && { ...given },
      files: own.map((file) => ({ ...file, file: nameInFile(file) })),
    },
  };
}

/** The path of a patient's file in the ZIP. */
export function nameInFile({ id, name }: { id: number; name: string }) {
  return `files/${id}-${name}`;
}

/** Each question that was asked, with its answer. */
function answersOf(
  { questions, answers }: { questions: Question[]; answers: Answers },
  { locale }: Hospital,
): Item['facts'] {
  return askedOf(questions, answers).map((question) => [
    question.text,
    answerWords(answers[question.linkId], question, locale),
  ]);
}

export async function* inquiries(orm: Orm, person: Person, say: Say): AsyncGenerator<Item[]> {
  const found = await idsOf(orm, inquiry, ofPerson(inquiry.patientId, person), inquiry.createdAt);
  yield* mapped(found, async (ids) => {
    const rows = await orm
      .select()
      .from(inquiry)
      .where(inArray(inquiry.id, ids))
      .orderBy(asc(inquiry.createdAt));
    const replies = await orm
      .select()
      .from(inquiryReply)
      .where(inArray(inquiryReply.inquiryId, ids))
      .orderBy(asc(inquiryReply.id));
    return rows.map(({ receiptTokenHash, ...row }): Item => {
      const answers = replies.filter((reply) => reply.inquiryId === row.id);
      return {
        heading: row.subject
          ? t('{moment}: {words}', { moment: say.moment(row.createdAt)!, words: row.subject })
          : say.moment(row.createdAt)!,
        facts: [
          [t('Reference'), row.reference],
          [t('State'), t(inquiryStates[row.status])],
          [t('About|topic'), row.topic],
          [t('Name'), row.name],
          [t('Email'), row.email],
          [t('Phone'), phoneInWords(row.phone)],
          [t('Language'), row.language],
          [t('Message'), row.message],
          [t('First day'), row.wishedFrom],
          [t('Last day'), row.wishedTo],
          [t('When in the day?'), joined(row.wishedParts.map((part) => t(partWords[part])))],
          [t('How it takes place'), row.visitMode && remoteWords(row.visitMode)],
          [t('Note of our staff'), row.note],
          ...answers.map((reply): Item['facts'][number] => [
            t('Answer of {person}, {moment}', {
              person: reply.actorName,
              moment: say.moment(reply.createdAt)!,
            }),
            reply.text,
          ]),
        ],
        data: { ...row, replies: answers },
      };
    });
  });
}

export async function* waits(orm: Orm, person: Person, say: Say): AsyncGenerator<Item[]> {
  const found = await idsOf(orm, waitlist, ofPerson(waitlist.patientId, person), waitlist.createdAt);
  yield* mapped(found, async (ids) => {
    const rows = await orm
      .select({
        wait: waitlist,
        doctor: { name: doctor.name, title: doctor.title },
        what: {
          department: department.name,
          package: healthPackage.title,
          service: service.title,
          visitType: visitType.name,
        },
      })
      .from(waitlist)
      .leftJoin(doctor, eq(doctor.id, waitlist.doctorId))
      .leftJoin(department, eq(department.id, waitlist.departmentId))
      .leftJoin(healthPackage, eq(healthPackage.id, waitlist.packageId))
      .leftJoin(service, eq(service.id, waitlist.serviceId))
      .leftJoin(visitType, eq(visitType.id, waitlist.visitTypeId))
      .where(inArray(waitlist.id, ids))
      .orderBy(asc(waitlist.createdAt), asc(waitlist.id));
    const offers = await orm
      .select()
      .from(waitlistOffer)
      .where(inArray(waitlistOffer.waitlistId, ids))
      .orderBy(asc(waitlistOffer.id));
    return rows.map(({ wait, doctor: whom, what }): Item => {
      const { linkKey, linkTokenHash, ...data } = wait;
      const made = offers.filter((offer) => offer.waitlistId === wait.id);
      const { department: where, ...purpose } = what;
      return {
        heading: t('Joined {moment}', { moment: say.moment(wait.createdAt)! }),
        facts: [
          [t('State'), t(waitStates[wait.status])],
          [t('Waits for'), whom ? fullName(whom) : where],
          [t('For'), purpose.package ?? purpose.service ?? purpose.visitType],
          [
            t('Days'),
            t('{first} to {last}|days', { first: say.day(wait.fromDate), last: say.day(wait.toDate) }),
          ],
          [t('Name'), wait.name],
          [t('Email'), wait.email],
          [t('Phone'), phoneInWords(wait.phone)],
          [t('Language'), wait.language],
          [t('Times we offered'), made.map((offer) => say.moment(offer.startsAt)).join('\n')],
        ],
        data: { ...data, doctorName: whom ? fullName(whom) : null, ...what, offers: made },
      };
    });
  });
}

/** When and how it was booked. */
const bookedWhere = {
  web: '{moment} (on the website)',
  phone: '{moment} (on the phone)',
  'walk-in': '{moment} (at reception)',
  waitlist: '{moment} (from the waiting list)',
} as const satisfies Record<AppointmentSource, PlainMessage>;
