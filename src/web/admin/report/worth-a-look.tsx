import type { Report, ReportRow } from '#contract/report.ts';
import { percentWords } from '#web/admin/ui/percent-words.ts';
import { counted, t } from '#words/say.ts';
import { daysWords, hoursWords, noShowsOf, utilisationOf } from './figure-words.ts';

/** Findings a clinic manager would ask about first, in sentences; nothing if all is usual. */
export function WorthALook({ report }: { report: Report }) {
  const sentences = [
    fullest(report),
    longest(report),
    emptiest(report),
    missed(report),
    unnoted(report),
  ].filter((one) => one !== undefined);
  if (sentences.length === 0) return null;
  return (
    <section className="panel worth-a-look" aria-labelledby="worth-a-look">
      <h2 id="worth-a-look">{t('Worth a look')}</h2>
      <ul>
        {sentences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

/** Smaller numbers are not significant. */
const least = { offeredMinutes: 5 * 60, visits: 10 };
const [full, roomy] = [0.85, 0.5];
const longDays = 14;

function fullest({ rows }: Report) {
  const row = most(rows.filter(offersEnough), ({ now }) => utilisationOf(now));
  const share = row && utilisationOf(row.now);
  if (!row || !share || share < full) return undefined;
  return t('{name} is the fullest: {share} of the offered time is booked.', {
    name: nameOf(row),
    share: percentWords(share),
  });
}

function longest({ rows }: Report) {
  const row = most(
    rows.filter(({ now }) => now.lead.visits >= least.visits),
    ({ now }) => now.lead.median,
  );
  if (!row || row.now.lead.median! < longDays) return undefined;
  return t('The wait is longest for {name}: {median} for half of the patients.', {
    name: nameOf(row),
    median: daysWords(row.now.lead.median),
  });
}

function emptiest({ rows }: Report) {
  const row = most(
    rows.filter((one) => offersEnough(one) && utilisationOf(one.now)! < roomy),
    ({ now }) => now.offeredMinutes! - now.bookedMinutes,
  );
  if (!row) return undefined;
  return t('{name} has the most room: {hours} of {offered} offered hours are free.', {
    name: nameOf(row),
    hours: hoursWords(row.now.offeredMinutes! - row.now.bookedMinutes),
    offered: hoursWords(row.now.offeredMinutes),
  });
}

function missed({ rows, total }: Report) {
  const row = most(
    rows.filter(({ now }) => now.due >= least.visits),
    ({ now }) => noShowsOf(now),
  );
  const [its, all] = [row && noShowsOf(row.now), noShowsOf(total.now)];
  if (!row || !its || !all || rows.length < 2 || its < all * 1.25) return undefined;
  return t('{name} has the most no-shows: {missed} of {due}, {share}.', {
    name: nameOf(row),
    missed: row.now.noShows,
    due: row.now.due,
    share: percentWords(its),
  });
}

function unnoted({ total: { now } }: Report) {
  if (now.unnoted === 0) return undefined;
  return counted(
    '{count} visit is over, and nobody has noted what became of it.',
    '{count} visits are over, and nobody has noted what became of them.',
    now.unnoted,
  );
}

function offersEnough({ now }: ReportRow) {
  return (now.offeredMinutes ?? 0) >= least.offeredMinutes;
}

function most(rows: ReportRow[], of: (row: ReportRow) => number | null) {
  return rows.toSorted((one, other) => (of(other) ?? -1) - (of(one) ?? -1))[0];
}

function nameOf({ of }: ReportRow) {
  return of?.name ?? t('No department');
}
