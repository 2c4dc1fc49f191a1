import { Ahead, cancelledOf } from '#contract/report.ts';
import { aheadWords } from '#contract/report-words.ts';
import { percentWords } from '#web/admin/ui/percent-words.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { cancellationsOf, largest, lateOf, numberOf } from './figure-words.ts';
import { beforeKey, type GivenReport, ReportPanel } from './report-panel.tsx';
import { ShareCell } from './share-bar.tsx';

export function Cancellations({ report, query }: GivenReport) {
  const { now, before: then } = report.total;
  const top = largest(report.rows, cancellationsOf);
  const sum = (counts: Record<Ahead, number>) => Ahead.options.reduce((total, one) => total + counts[one], 0);
  return (
    <ReportPanel
      name="cancellations"
      query={query}
      sentence={t(
        '{cancelled} visits were cancelled, {share}: {patients} by patients, {hospital} by the hospital, and {late} less than a day before or later.',
        {
          cancelled: cancelledOf(now),
          share: percentWords(cancellationsOf(now)),
          patients: sum(now.cancelled.patient),
          hospital: sum(now.cancelled.staff),
          late: lateOf(now),
        },
      )}
      before={then.visits + cancelledOf(then) > 0 ? percentWords(cancellationsOf(then)) : undefined}
      how={[
        t(
          'Of the visits whose time is between these dates, whenever they were cancelled: the share of all visits and cancellations together. By the hospital is what staff cancelled, for a patient who called as well. Visits that were moved are not cancelled. Requests that were declined, bookings that were never confirmed and mistakes are left out.',
        ),
      ]}
      chart={{
        caption: t('Cancellations by the time before the visit'),
        columns: Ahead.options.map((ahead) => ({
          key: ahead,
          title: t('{when}: {patients} by patients, {hospital} by the hospital', {
            when: t(aheadWords[ahead]),
            patients: now.cancelled.patient[ahead],
            hospital: now.cancelled.staff[ahead],
          }),
          label: t(shortAhead[ahead]),
          parts: [
            { tone: 'booked', value: now.cancelled.patient[ahead] },
            { tone: 'hatched', value: now.cancelled.staff[ahead] },
          ],
          mark: then.cancelled.patient[ahead] + then.cancelled.staff[ahead],
        })),
        keys: [
          { tone: 'booked', words: 'By the patient' },
          { tone: 'hatched', words: 'By the hospital' },
          beforeKey,
        ],
      }}
      table={{
        report,
        order: ({ now: row }) => cancelledOf(row),
        columns: [
          {
            label: 'Cancelled',
            cell: (row) => (
              <ShareCell now={cancellationsOf(row.now)} before={cancellationsOf(row.before)} top={top} />
            ),
          },
          { label: 'Before', cell: ({ before: row }) => percentWords(cancellationsOf(row)) },
          { label: 'By the patient', cell: ({ now: row }) => numberOf(sum(row.cancelled.patient)) },
          { label: 'By the hospital', cell: ({ now: row }) => numberOf(sum(row.cancelled.staff)) },
          { label: 'On the last day', cell: ({ now: row }) => numberOf(lateOf(row)) },
        ],
      }}
    />
  );
}

const shortAhead = {
  after: 'Too late',
  day: 'Last day',
  threeDays: '1 to 3 days',
  week: '3 to 7 days',
  longer: 'Earlier|cancelled',
} as const satisfies Record<Ahead, PlainMessage>;
