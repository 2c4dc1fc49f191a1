import type { AppointmentSource } from '#contract/appointment.ts';
import { visitSources } from '#contract/state-words.ts';
import { percentWords, shareOf } from '#web/admin/ui/percent-words.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { numberOf } from './figure-words.ts';
import { beforeKey, type GivenReport, ReportPanel } from './report-panel.tsx';

const sources = ['web', 'phone', 'walk-in', 'waitlist'] as const satisfies AppointmentSource[];

export function Sources({ report, query }: GivenReport) {
  const { now, before: then } = report.total;
  const percent = (figures: typeof now, source: AppointmentSource) =>
    Math.round((shareOf(figures.sources[source], figures.visits) ?? 0) * 100);
  return (
    <ReportPanel
      name="sources"
      query={query}
      sentence={
        now.visits > 0
          ? t('{online} of {visits} visits were booked on the website, {share}.', {
              online: now.sources.web,
              visits: now.visits,
              share: percentWords(shareOf(now.sources.web, now.visits)),
            })
          : t('No visit was booked for this time.')
      }
      before={then.visits > 0 ? percentWords(shareOf(then.sources.web, then.visits)) : undefined}
      how={[
        t(
          'By how a visit was first booked. On the phone is what staff booked for a patient, and at reception a walk-in who came without a booking. From the waiting list is a time that was offered to someone who waited, by mail or on the phone.',
        ),
      ]}
      chart={{
        caption: t('How visits were booked, in percent'),
        scaleWords: (value) => percentWords(value / 100),
        columns: sources.map((source) => ({
          key: source,
          title: t('{source}: {count} visits, before {before}', {
            source: t(visitSources[source]),
            count: now.sources[source],
            before: then.sources[source],
          }),
          label: t(shortSources[source]),
          parts: [{ tone: 'booked', value: percent(now, source) }],
          ...(then.visits > 0 ? { mark: percent(then, source) } : {}),
        })),
        keys: [{ tone: 'booked', words: 'Visits' }, beforeKey],
      }}
      table={{
        report,
        order: ({ now: row }) => row.visits,
        columns: [
          ...sources.map((source) => ({
            label: shortSources[source],
            cell: ({ now: row }: typeof report.total) =>
              percentWords(shareOf(row.sources[source], row.visits)),
          })),
          { label: 'Visits', cell: ({ now: row }) => numberOf(row.visits) },
        ],
      }}
    />
  );
}

const shortSources = {
  web: 'Website',
  phone: 'Phone',
  'walk-in': 'Walk-in',
  waitlist: 'Waiting list',
} as const satisfies Record<AppointmentSource, PlainMessage>;
