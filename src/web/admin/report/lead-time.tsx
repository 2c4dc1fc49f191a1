import { leadClasses } from '#contract/report.ts';
import { percentWords, shareOf } from '#web/admin/ui/percent-words.ts';
import { t } from '#words/say.ts';
import { daysWords, numberOf } from './figure-words.ts';
import { beforeKey, type GivenReport, ReportPanel } from './report-panel.tsx';

export function LeadTime({ report, query }: GivenReport) {
  const { now, before: then } = report.total;
  const share = (count: number, all: number) => Math.round((shareOf(count, all) ?? 0) * 100);
  return (
    <ReportPanel
      name="leadTime"
      query={query}
      sentence={
        now.lead.median === null
          ? t('No visit of this time was booked ahead.')
          : t(
              'Half of the patients waited at most {median} for their visit, nine of ten at most {ninetieth}.',
              {
                median: daysWords(now.lead.median),
                ninetieth: daysWords(now.lead.ninetieth),
              },
            )
      }
      before={
        then.lead.median === null
          ? undefined
          : t('{median} and {ninetieth}', {
              median: daysWords(then.lead.median),
              ninetieth: daysWords(then.lead.ninetieth),
            })
      }
      how={[
        t(
          'Counted are calendar days from the booking to the visit as it is now; a visit for the same day has none. A move does not begin it anew. Walk-ins are left out, since nobody booked them.',
        ),
        t(
          'Half of the visits were booked so many days before, or fewer: the median. Nine of ten is the 90th percentile.',
        ),
      ]}
      chart={{
        caption: t('Visits by days since they were booked, in percent'),
        scaleWords: (value) => percentWords(value / 100),
        columns: leadClasses.map((_, place) => ({
          key: String(place),
          title: t('{days}: {count} visits, before {before}', {
            days: classWords(place),
            count: now.leadClasses[place]!,
            before: then.leadClasses[place]!,
          }),
          label: classWords(place),
          parts: [{ tone: 'booked', value: share(now.leadClasses[place]!, now.lead.visits) }],
          ...(then.lead.visits > 0 ? { mark: share(then.leadClasses[place]!, then.lead.visits) } : {}),
        })),
        keys: [{ tone: 'booked', words: 'Visits' }, beforeKey],
      }}
      table={{
        report,
        order: ({ now: row }) => row.lead.median,
        columns: [
          { label: 'Half within', cell: ({ now: row }) => daysWords(row.lead.median) },
          { label: 'Before', cell: ({ before: row }) => daysWords(row.lead.median) },
          { label: 'Nine of ten within', cell: ({ now: row }) => daysWords(row.lead.ninetieth) },
          { label: 'Visits', cell: ({ now: row }) => numberOf(row.lead.visits) },
        ],
      }}
    />
  );
}

/** "0", "1 to 3", "29 or more", in days. */
function classWords(place: number) {
  const first = place === 0 ? 0 : leadClasses[place - 1]! + 1;
  const last = leadClasses[place]!;
  if (last === null) return t('{first} or more', { first });
  return first === last ? numberOf(first) : t('{first} to {last}|numbers', { first, last });
}
