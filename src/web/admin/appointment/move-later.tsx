import type { Appointment } from '#contract/appointment.ts';
import { SeriesList } from '#web/admin/series/series-list.tsx';
import { laterVisits } from '#web/admin/series/series-words.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { counted, t } from '#words/say.ts';
import type { Destination } from './move-dialog.tsx';
import { useDoctors } from './use-calendar.ts';
import type { MovedSeries } from './use-move-series.ts';

interface MoveLaterProps {
  appointment: Appointment;
  chosen: Destination | null;
  isOn: boolean;
  series: MovedSeries;
  today: string;
  onChange(isOn: boolean): void;
}

export function MoveLater({ appointment, chosen, isOn, series, today, onChange }: MoveLaterProps) {
  const { data: doctors } = useDoctors();
  const count = laterVisits(appointment);
  if (count === 0) return null;
  const { moves, proposal, entries, choose, leaveOut, forget } = series;
  const known = chosen ? [doctors?.find(({ id }) => id === chosen.doctor.id) ?? []].flat() : [];
  return (
    <div className="series">
      <Checkbox
        checked={isOn}
        onChange={(isChecked) => {
          forget();
          onChange(isChecked);
        }}
      >
        {counted(
          'Move the {count} later visit of the series too',
          'Move the {count} later visits of the series too',
          count,
        )}
      </Checkbox>
      {isOn && !chosen ? <p className="hint">{t('Choose a time for this visit first.')}</p> : null}
      {isOn && proposal.error ? <Refusal>{inWords(proposal.error)}</Refusal> : null}
      {isOn && proposal.isFetching ? <p role="status">{t('Looking for free times …')}</p> : null}
      {isOn && moves ? (
        <SeriesList
          entries={entries}
          doctors={known}
          today={today}
          moving={moves}
          out={{ leave: t('Do not move'), take: t('Move|visit'), says: t('Stays where it is') }}
          onChoose={(...given) => {
            forget();
            choose(...given);
          }}
          onLeaveOut={(...given) => {
            forget();
            leaveOut(...given);
          }}
        />
      ) : null}
    </div>
  );
}
