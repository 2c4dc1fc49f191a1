/** A report as a table for a spreadsheet: a row for each part and period, and the whole first. */
import { AppointmentSource, ChangedBy } from '#contract/appointment.ts';
import {
  Ahead,
  cancelledOf,
  type Report,
  type ReportBy,
  type ReportName,
  type VisitFigures,
} from '#contract/report.ts';
import { aheadWords, changedByWords, partWords } from '#contract/report-words.ts';
import { visitSources } from '#contract/state-words.ts';
import { numberFormat } from '#contract/words/formats.ts';
import { csvFile } from '#server/call/csv.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';

interface FigureRow {
  from: string;
  to: string;
  name: string;
  figures: VisitFigures;
}
type Columns = Record<string, (row: FigureRow) => string | number | null>;

export function reportFile({ report, by }: { report: ReportName; by: ReportBy }, found: Report) {
  const parts = [
    { name: t('All'), ...found.total },
    ...found.rows.map((row) => ({ ...row, name: nameOf(row) })),
  ];
  const rows: FigureRow[] = parts.flatMap(({ name, now, before }) => [
    { ...found.now, name, figures: now },
    { ...found.before, name, figures: before },
  ]);
  return csvFile(`${report}.csv`, [rows], {
    [partWords[by]]: ({ name }) => name,
    From: ({ from }) => from,
    To: ({ to }) => to,
    ...columns(report),
  });
}

function nameOf({ of }: Report['rows'][number]) {
  return of?.name ?? t('No department');
}

/** In the caller's language, which is no longer known when cells are written. */
function columns(report: ReportName): Columns {
  const { locale } = speech();
  const hours = (minutes: number | null) => decimal(locale, minutes === null ? null : minutes / 60);
  const percent = (part: number, whole: number | null) =>
    decimal(locale, whole ? (part / whole) * 100 : null);
  const all: Record<ReportName, Columns> = {
    utilisation: {
      'Booked, hours': ({ figures }) => hours(figures.bookedMinutes),
      'Offered, hours': ({ figures }) => hours(figures.offeredMinutes),
      'Booked, %': ({ figures }) => percent(figures.bookedMinutes, figures.offeredMinutes),
      Visits: ({ figures }) => figures.visits,
      'Squeezed in': ({ figures }) => figures.squeezedIn,
      'Group places taken': ({ figures }) => figures.places.taken,
      'Group places offered': ({ figures }) => figures.places.offered,
    },
    leadTime: {
      'Visits booked ahead': ({ figures }) => figures.lead.visits,
      'Days to the visit, half within': ({ figures }) => figures.lead.median,
      'Days to the visit, nine of ten within': ({ figures }) => figures.lead.ninetieth,
    },
    noShows: {
      'Visits due': ({ figures }) => figures.due,
      'No-shows': ({ figures }) => figures.noShows,
      'No-shows, %': ({ figures }) => percent(figures.noShows, figures.due),
      'Not noted': ({ figures }) => figures.unnoted,
    },
    cancellations: {
      'Visits and cancellations': ({ figures }) => figures.visits + cancelledOf(figures),
      Cancelled: ({ figures }) => cancelledOf(figures),
      'Cancelled, %': ({ figures }) => percent(cancelledOf(figures), figures.visits + cancelledOf(figures)),
      ...Object.fromEntries(
        ChangedBy.options.flatMap((by) =>
          Ahead.options.map((ahead) => [
            t('{who}: {when}', { who: t(changedByWords[by]), when: t(aheadWords[ahead]) }),
            ({ figures }: FigureRow) => figures.cancelled[by][ahead],
          ]),
        ),
      ),
    },
    sources: {
      Visits: ({ figures }) => figures.visits,
      ...Object.fromEntries(
        AppointmentSource.options.map((source) => [
          visitSources[source],
          ({ figures }: FigureRow) => figures.sources[source],
        ]),
      ),
    },
  };
  return all[report];
}

/** With the decimal mark of the reader's language, in the digits that spreadsheets read. */
function decimal(locale: string, value: number | null) {
  if (value === null) return null;
  const options = { maximumFractionDigits: 1, useGrouping: false, numberingSystem: 'latn' };
  return numberFormat(locale, options).format(value);
}
