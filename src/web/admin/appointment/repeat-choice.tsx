import { fewestVisits } from '#contract/series.ts';
import { RuleFields } from '#web/admin/series/rule-fields.tsx';
import { SeriesList } from '#web/admin/series/series-list.tsx';
import type { Entry } from '#web/admin/series/use-entries.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { counted, t } from '#words/say.ts';
import type { BookingDraft } from './booking-draft.ts';
import { toldWords } from './told-words.ts';
import type { Series } from './use-series.ts';
import type { WaitDays } from './wait-dialog.tsx';

interface RepeatChoiceProps {
  series: Series;
  draft: BookingDraft;
  today: string;
  /** Absent if the doctor has no waiting list. */
  onWait?: (days: WaitDays) => void;
}

export function RepeatChoice({ series, draft, today, onWait }: RepeatChoiceProps) {
  const { proposal, entries, chosen, isOn, mayRepeat } = series;
  if (!mayRepeat) return null;
  return (
    <div className="series">
      <Checkbox checked={isOn} onChange={series.repeat}>
        {t('Repeat as a series')}
      </Checkbox>
      {isOn ? (
        <>
          <RuleFields rule={series.rule} departments={series.departments} onChange={series.change} />
          {proposal.error && !proposal.isFetching ? <Refusal>{inWords(proposal.error)}</Refusal> : null}
          <p role="status" className="series-sum">
            {proposal.isFetching
              ? t('Looking for free times …')
              : proposal.data
                ? sumWords(chosen.length, entries.length)
                : ''}
          </p>
          {proposal.error ? null : (
            <SeriesList
              entries={entries}
              doctors={series.doctors}
              today={today}
              visitType={draft.visitType}
              mode={draft.mode}
              out={{ leave: t('Leave out'), take: t('Take in again'), says: t('Left out') }}
              onChoose={series.choose}
              onLeaveOut={series.leaveOut}
            />
          )}
          {onWait ? <WaitForRest entries={entries} onWait={onWait} /> : null}
          <Told draft={draft} />
        </>
      ) : null}
    </div>
  );
}

/** Visits without a free time: their patient can wait for these. */
function WaitForRest({ entries, onWait }: { entries: Entry[]; onWait(days: WaitDays): void }) {
  const without = entries.filter(({ slot }) => slot === null);
  const [first] = without;
  if (!first) return null;
  const days = { from: first.wished.localDate, to: without.at(-1)!.wished.localDate };
  return (
    <p>
      <Button small onClick={() => onWait({ place: first.place, ...days })}>
        {counted('Wait for {count} visit …', 'Wait for {count} visits …', without.length)}
      </Button>
    </p>
  );
}

function sumWords(chosen: number, all: number) {
  if (chosen < fewestVisits) return t('A series has at least 2 visits.');
  return chosen === all
    ? counted('{count} visit, each with a free time.', '{count} visits, each with a free time.', all)
    : t('{chosen} of {all} visits have a time.', { chosen, all });
}

/** How the patient is told about all dates, once they can be reached. */
function Told({ draft: { email, phone, wantsSms } }: { draft: BookingDraft }) {
  const { sendsMail, sendsSms } = useHospital();
  if (!email && !phone) return null;
  const getsSms = wantsSms && phone !== '' && sendsSms;
  return (
    <p className={(email && sendsMail) || getsSms ? 'notice' : 'notice notice-warning'}>
      {toldWords(
        { email, phoneText: phone, getsSms, isDemo: false },
        { sendsMail, mailed: t('We email all dates in one message to {email}.', { email }) },
      )}
    </p>
  );
}
