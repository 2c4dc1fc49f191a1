import type { ReportBy } from '#contract/report.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { dash, percentWords, shareOf } from '#web/admin/ui/percent-words.ts';
import { t } from '#words/say.ts';
import { hoursWords, numberOf, partWords, utilisationOf } from './figure-words.ts';
import { type GivenReport, ReportPanel } from './report-panel.tsx';
import type { Both, ReportColumn } from './report-table.tsx';
import { ShareCell } from './share-bar.tsx';
import { comparedSteps, periodWords, stepLabels } from './step-words.ts';

export function Utilisation({ report, query }: GivenReport) {
  const { locale } = useHospital();
  const { now, before: then } = report.total;
  const steps = comparedSteps(report);
  const labels = stepLabels(
    steps.map((step) => step.now),
    locale,
  );
  const hours = (minutes: number) => Math.round(minutes / 6) / 10;
  return (
    <ReportPanel
      name="utilisation"
      query={query}
      sentence={
        now.offeredMinutes
          ? t('{booked} of {offered} offered hours are booked, {share}.', {
              booked: hoursWords(now.bookedMinutes),
              offered: hoursWords(now.offeredMinutes),
              share: percentWords(utilisationOf(now)),
            })
          : t('No doctor offers any hours in this time.')
      }
      before={then.visits > 0 ? percentWords(utilisationOf(then)) : undefined}
      how={[
        t(
          'Offered are the doctors’ working hours and extra hours, without leave and closures, on the hospital’s clock. Hours of the past are those that their pages show today.',
        ),
        t(
          'Booked is the time from the start to the end of visits that take place, took place or were missed. Buffers are not counted. The time of a group counts once, however many come; its places are counted beside it. Who is squeezed in takes no time of their own. More than 100 % means visits outside the offered hours.',
        ),
        t(
          'Hours are a doctor’s, whatever the visit: by visit type the table shows what share of all booked time each takes.',
        ),
      ]}
      chart={{
        caption: t('Hours by day, week or month'),
        columns: steps.map((step, place) => ({
          key: step.now.from,
          title: t('{day}: {booked} of {offered} hours booked', {
            day: periodWords(step.now, locale),
            booked: hoursWords(step.now.bookedMinutes),
            offered: hoursWords(step.now.offeredMinutes),
          }),
          label: labels[place],
          parts: [
            { tone: 'booked', value: hours(step.now.bookedMinutes) },
            { tone: 'hatched', value: hours(Math.max(0, step.now.offeredMinutes - step.now.bookedMinutes)) },
          ],
          mark: step.before ? hours(step.before.bookedMinutes) : undefined,
        })),
        keys: [
          { tone: 'booked', words: 'Booked|time' },
          { tone: 'hatched', words: 'Free' },
          { tone: 'mark', words: 'Booked the time before' },
        ],
      }}
      table={{
        report,
        order: ({ now: row }) => (query.by === 'visitType' ? row.bookedMinutes : utilisationOf(row)),
        columns: [...columnsBy(query.by, report.total), ...besides(report.total)],
      }}
    />
  );
}

/** A visit type offers no hours of its own, so it gets its share of the booked time. */
function columnsBy(by: ReportBy, total: Both): ReportColumn[] {
  if (by === 'visitType') {
    return [
      {
        label: 'Of the booked time',
        cell: ({ now }) => percentWords(shareOf(now.bookedMinutes, total.now.bookedMinutes)),
      },
      {
        label: 'Before',
        cell: ({ before }) => percentWords(shareOf(before.bookedMinutes, total.before.bookedMinutes)),
      },
      { label: 'Hours', cell: ({ now }) => hoursWords(now.bookedMinutes) },
    ];
  }
  return [
    {
      label: 'Booked|time',
      cell: ({ now, before }) => <ShareCell now={utilisationOf(now)} before={utilisationOf(before)} />,
    },
    { label: 'Before', cell: ({ before }) => percentWords(utilisationOf(before)) },
    {
      label: 'Hours',
      cell: ({ now }) => partWords(hoursWords(now.bookedMinutes), hoursWords(now.offeredMinutes)),
    },
  ];
}

/** Columns only for hospitals that use them. */
function besides({ now }: Both): ReportColumn[] {
  const squeezedIn: ReportColumn = { label: 'Squeezed in', cell: (row) => numberOf(row.now.squeezedIn) };
  const places: ReportColumn = {
    label: 'Group places',
    cell: ({ now: { places: of } }) =>
      of.offered > 0 ? partWords(numberOf(of.taken), numberOf(of.offered)) : dash,
  };
  return [...(now.squeezedIn > 0 ? [squeezedIn] : []), ...(now.places.offered > 0 ? [places] : [])];
}
