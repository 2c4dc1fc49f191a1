import type { Inquiry } from '#contract/inquiry.ts';
import type { Mail } from '#contract/mail.ts';
import type { Sentence } from '#contract/validation-message.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { dayInWords, momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { timeWords } from '#web/dates/words.ts';
import { joined } from '#words/joined.ts';
import { t, translated } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import { statusWords as inquiryWords } from '../inquiry/inquiry-words.ts';
import type { Column } from '../list/table.tsx';
import { statusWords as mailWords } from '../mail/mail-words.ts';
import { Part, type RowsQuery, useRows } from './part.tsx';
import { placesWords } from './patient-words.ts';

/** A patient's visits, inquiries and waiting list places in words, as far as the account may read them. */
export function usePlaces({ id, visits }: { id: number; visits: number }) {
  const isReady = useMay()('inquiries');
  const inquiries = useRows({ ...inquiriesOf(String(id)), isReady }).data?.meta.total ?? 0;
  const waits = useRows(waitsOf(String(id))).data?.meta.total ?? 0;
  return placesWords({ visits, inquiries, waits });
}

function inquiriesOf(patient: string): RowsQuery<Inquiry> {
  return {
    queryKey: ['inquiry', 'ofPatient', patient],
    ask: (page) => api.inquiry.list({ query: { patient, sort: '-createdAt', ...page } }),
  };
}

function waitsOf(patient: string): RowsQuery<WaitlistEntry> {
  return {
    queryKey: ['waitlist', 'ofPatient', patient],
    ask: (page) => api.waitlist.list({ query: { patient, status: 'all', ...page } }),
  };
}

export function Inquiries({ patient }: { patient: string }) {
  const moment = useMoment();
  return (
    <Part<Inquiry>
      title="Inquiries"
      question={inquiriesOf(patient)}
      columns={[
        {
          key: 'subject',
          label: 'Message',
          cell: ({ subject, message, reference }) => (
            <>
              <strong>{subject || shorten(message, 80)}</strong>
              <span className="second">{[reference, subject && message].filter(Boolean).join(' · ')}</span>
            </>
          ),
        },
        statusColumn(inquiryWords),
        moment('createdAt', 'Received'),
      ]}
      rowAddress={({ id }) => addressOf('inquiry', id)}
      nothing="No inquiry."
    />
  );
}

export function Waits({ patient }: { patient: string }) {
  const { locale } = useHospital();
  const moment = useMoment();
  return (
    <Part<WaitlistEntry>
      title="Waiting list"
      question={waitsOf(patient)}
      columns={[
        {
          key: 'whose',
          label: 'Waiting for',
          cell: ({ doctor, department, package: ofPackage, service, from, to }) => (
            <>
              <strong>{joined([doctor ?? department, ofPackage ?? service].map((one) => one?.name))}</strong>
              <span className="second figures">
                {t('{first} to {last}|days', {
                  first: dayInWords(from, locale, 'short'),
                  last: dayInWords(to, locale, 'short'),
                })}
              </span>
            </>
          ),
        },
        {
          key: 'status',
          label: 'Status',
          cell: ({ status, offer }) => (
            <>
              {t(waitWords[status])}
              {offer ? (
                <span className="second figures">
                  {t('{date}, {time} offered', {
                    date: dayInWords(offer.localDate, locale, 'short'),
                    time: timeWords(offer.localTime, locale),
                  })}
                </span>
              ) : null}
            </>
          ),
        },
        moment('createdAt', 'Since'),
      ]}
      rowAddress={() => `${addressOf('appointment')}/waitlist`}
      nothing="Not on the waiting list."
    />
  );
}

const waitWords = {
  waiting: 'Waiting',
  booked: 'Booked',
  left: 'Left the list' /* both ways: a state */,
  lapsed: 'Ended',
} as const satisfies Record<WaitlistEntry['status'], Sentence>;

export function Messages({ patient }: { patient: string }) {
  const moment = useMoment();
  return (
    <Part<Mail>
      title="Messages"
      question={{
        queryKey: ['mail', 'ofPatient', patient],
        ask: (page) => api.mail.list({ query: { patient, sort: '-createdAt', ...page } }),
      }}
      columns={[
        {
          key: 'subject',
          label: 'Subject',
          cell: ({ subject, recipient }) => (
            <>
              <strong>{subject}</strong>
              <span className="second">{recipient}</span>
            </>
          ),
        },
        statusColumn(mailWords),
        moment('createdAt', 'Written'),
      ]}
      rowAddress={({ id }) => addressOf('mail', id)}
      nothing="No message."
    />
  );
}

function statusColumn<Status extends string>(
  words: Record<Status, Sentence>,
): Column<{
  id: number;
  status: Status;
}> {
  return {
    key: 'status',
    label: 'Status',
    cell: ({ status }) => <span className={`badge badge-${status}`}>{translated(words[status])}</span>,
  };
}

function useMoment() {
  const { timeZone, locale } = useHospital();
  return (key: 'createdAt', label: Sentence): Column<{ id: number; createdAt: string }> => ({
    key,
    label,
    wide: true,
    cell: (row) => <span className="figures">{momentInWords(row[key], timeZone, locale)}</span>,
  });
}
