import { useHospital } from '#web/admin/session/hospital.ts';
import { percentWords, shareOf } from '#web/admin/ui/percent-words.ts';
import { t } from '#words/say.ts';
import { largest, noShowsOf, numberOf, partWords } from './figure-words.ts';
import { beforeKey, type GivenReport, ReportPanel } from './report-panel.tsx';
import type { ReportColumn } from './report-table.tsx';
import { ShareCell } from './share-bar.tsx';
import { comparedSteps, periodWords, stepLabels } from './step-words.ts';

export function NoShows({ report, query }: GivenReport) {
  const { locale } = useHospital();
  const { now, before: then } = report.total;
  const top = largest(report.rows, noShowsOf);
  const steps = comparedSteps(report);
  const labels = stepLabels(
    steps.map((step) => step.now),
    locale,
  );
  const percent = (part: number, whole: number) => Math.round((shareOf(part, whole) ?? 0) * 1000) / 10;
  return (
    <ReportPanel
      name="noShows"
      query={query}
      sentence={
        now.due > 0
          ? t('{missed} of {due} visits were missed, {share}.', {
              missed: now.noShows,
              due: now.due,
              share: percentWords(noShowsOf(now)),
            })
          : t('No visit of this time is done or was missed yet.')
      }
      before={then.due > 0 ? percentWords(noShowsOf(then)) : undefined}
      how={[
        t(
          'Of the visits that are done or were missed, those that were missed. What is over and not noted yet is in neither, and has a column of its own.',
        ),
      ]}
      chart={{
        caption: t('No-shows by day, week or month, in percent of visits due'),
        scaleWords: (value) => percentWords(value / 100),
        columns: steps.map((step, place) => ({
          key: step.now.from,
          title: t('{day}: {missed} of {due} visits missed', {
            day: periodWords(step.now, locale),
            missed: step.now.noShows,
            due: step.now.due,
          }),
          label: labels[place],
          parts: [{ tone: 'booked', value: percent(step.now.noShows, step.now.due) }],
          mark:
            step.before && step.before.due > 0 ? percent(step.before.noShows, step.before.due) : undefined,
        })),
        keys: [{ tone: 'booked', words: 'No-shows' }, beforeKey],
      }}
      table={{
        report,
        order: ({ now: row }) => row.noShows,
        columns: [
          {
            label: 'No-shows',
            cell: (row) => <ShareCell now={noShowsOf(row.now)} before={noShowsOf(row.before)} top={top} />,
          },
          { label: 'Before', cell: ({ before: row }) => percentWords(noShowsOf(row)) },
          {
            label: 'Missed of due',
            cell: ({ now: row }) => partWords(numberOf(row.noShows), numberOf(row.due)),
          },
          ...(now.unnoted > 0
            ? [{ label: 'Not noted', cell: ({ now: row }) => numberOf(row.unnoted) } satisfies ReportColumn]
            : []),
        ],
      }}
    />
  );
}
