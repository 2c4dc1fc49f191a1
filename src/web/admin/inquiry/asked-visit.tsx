import { useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import type { VisitMode } from '#contract/modes.ts';
import { partWords } from '#contract/wish-words.ts';
import { BookDialog } from '#web/admin/appointment/book-dialog.tsx';
import type { BookingStart } from '#web/admin/appointment/booking-draft.ts';
import { toldWords } from '#web/admin/appointment/told-words.ts';
import { useDoctors, usePurposes } from '#web/admin/appointment/use-calendar.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { visitValue } from '#web/admin/times/asked-visit.ts';
import { OpenLink } from '#web/admin/ui/open-link.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { localToday } from '#web/dates/local-date.ts';
import { timeWords } from '#web/dates/words.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

const ways = {
  'in-person': 'in person',
  phone: 'by phone',
  video: 'by video',
} as const satisfies Record<VisitMode, PlainMessage>;

export function AskedVisit({ inquiry, onBooked }: { inquiry: Inquiry; onBooked(): void }) {
  const { locale, timeZone, sendsMail } = useHospital();
  const may = useMay();
  const { data: doctors } = useDoctors();
  const { data: purposes } = usePurposes();
  const [isBooking, setBooking] = useState(false);
  if (inquiry.visitTypeId === null) return null;
  const { appointment, visitTypeName, visitMode, wishedFrom, wishedTo, wishedParts } = inquiry;
  const today = localToday(timeZone);
  const days =
    wishedFrom && wishedTo
      ? t('{first} to {last}', {
          first: dayInWords(wishedFrom, locale, 'short'),
          last: dayInWords(wishedTo, locale, 'short'),
        })
      : '';
  const parts = joined(wishedParts.map((part) => t(partWords[part]).toLocaleLowerCase(locale)));
  const way = visitMode && t(ways[visitMode]);
  const wish = joined([days, parts]);
  const start: BookingStart = {
    source: 'phone',
    doctor: doctors?.find(({ id }) => id === inquiry.doctorId)?.slug ?? '',
    day: wishedFrom ?? today,
    ...{ startsAt: '', localTime: '' },
    visitType: purposeOf(inquiry, purposes) || String(inquiry.visitTypeId),
    mode: visitMode,
    asked: { inquiryId: inquiry.id, wish: t('Wished: {wish}', { wish: joined([visitTypeName, way, wish]) }) },
    person: {
      name: inquiry.name,
      phone: inquiry.phoneText,
      email: inquiry.email,
      language: inquiry.language,
      ...(inquiry.patientId === null ? {} : { patientId: inquiry.patientId }),
    },
  };
  function booked(visits: Appointment[]) {
    const [first] = visits as [Appointment];
    setBooking(false);
    onBooked();
    const mailed =
      visits.length > 1
        ? t('We email all dates in one message to {email}.', { email: first.email })
        : t('We email the patient at {email}.', { email: first.email });
    said.done(`${t('Booked.')} ${toldWords(first, { sendsMail, mailed })}`);
  }
  return (
    <section className="panel">
      <h2>{t('Asks for a visit')}</h2>
      <Facts visit={joined([visitTypeName, way])} wish={wish} appointment={appointment} />
      {may('visits', 'change') ? (
        <div className="cluster panel-actions">
          <button
            type="button"
            className={appointment ? 'button' : 'button button-primary'}
            disabled={!doctors || !purposes}
            onClick={() => setBooking(true)}
          >
            {t('Book a time …')}
          </button>
        </div>
      ) : null}
      {isBooking && doctors && purposes ? (
        <BookDialog
          start={start}
          today={today}
          onClose={() => setBooking(false)}
          onBooked={(visit) => booked([visit])}
          onSeries={booked}
        />
      ) : null}
    </section>
  );
}

interface FactsProps {
  visit: string;
  wish: string;
  appointment: Inquiry['appointment'];
}

function Facts({ visit, wish, appointment }: FactsProps) {
  const { locale } = useHospital();
  return (
    <dl className="stack links inquiry-facts">
      <div>
        <dt>{t('Visit')}</dt>
        <dd>{visit}</dd>
      </div>
      {wish ? (
        <div>
          <dt>{t('When')}</dt>
          <dd>{wish}</dd>
        </div>
      ) : null}
      {appointment ? (
        <div>
          <dt>{t('Booked|how')}</dt>
          <dd>
            <OpenLink to={`${addressOf('appointment')}?day=${appointment.localDate}&visit=${appointment.id}`}>
              {t('{words}, {more}', {
                words: joined([
                  dayInWords(appointment.localDate, locale, 'short'),
                  timeWords(appointment.localTime, locale),
                ]),
                more: appointment.reference,
              })}
            </OpenLink>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** As in times/asked-visit.ts; '' if there is no package or service, or no longer. */
function purposeOf(
  { packageId, serviceId }: Inquiry,
  purposes: ReturnType<typeof usePurposes>['data'],
): string {
  const ofPackage = purposes?.packages.find(({ id }) => id === packageId);
  if (ofPackage) return visitValue('package', ofPackage);
  const service = purposes?.services.find(({ id }) => id === serviceId);
  return service ? visitValue('service', service) : '';
}
