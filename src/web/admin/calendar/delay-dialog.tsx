import { useState } from 'react';
import { useCalendar, useDoctors } from '#web/admin/appointment/use-calendar.ts';
import { useVisitSave } from '#web/admin/appointment/use-visit-save.ts';
import { useWallClock } from '#web/admin/field/wall-clock.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useMe } from '#web/admin/session/me.ts';
import { api } from '#web/admin/session/session.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { EntryOptions } from '#web/admin/ui/entry-options.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { clockTime } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { counted, t } from '#words/say.ts';

/** Minutes as people say them: no delay is known more exactly. */
const choices = [5, 10, 15, 20, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240];

interface DelayDialogProps {
  /** A slug; empty until chosen. */
  doctor: string;
  onClose(): void;
}

export default function DelayDialog({ doctor, onClose }: DelayDialogProps) {
  const { timeZone, locale } = useHospital();
  const { data: me } = useMe();
  const { data: doctors } = useDoctors();
  const today = useWallClock(timeZone).slice(0, 10);
  const [asked, setAsked] = useState(doctor);
  const chosen = asked || (doctors?.find(({ id }) => id === me?.doctorId)?.slug ?? '');
  const found = doctors?.find(({ slug }) => slug === chosen);
  const question = { from: today, to: today, doctor: chosen, department: '' };
  const { data: columns } = useCalendar(question, chosen !== '', false);
  const delay = columns?.find((one) => one.doctor.slug === chosen)?.delay ?? null;
  const [minutes, setMinutes] = useState('');
  const [tells, setTells] = useState(false);
  const { isBusy, refusal, save } = useVisitSave({ onClose, onChanged: said.done });

  async function send() {
    const { id, name } = found!;
    const body = { minutes: Number(minutes), tells };
    const { data } = await api.delay.update({ params: { id: String(id) }, body });
    if (data.told > 0)
      said.done(counted('{count} patient is written to.', '{count} patients are written to.', data.told));
    return data.delay
      ? counted('{name} is {count} minute late.', '{name} is {count} minutes late.', data.delay.minutes, {
          name,
        })
      : t('{name} is on time.', { name });
  }
  return (
    <Dialog title={t('Running late')} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void save(event, send)}>
        <p>
          {t(
            'Patients who still wait see it on the page of their link at once, and so does the screen in the waiting area. It ends automatically with the session.',
          )}
        </p>
        <Field
          as="select"
          id="delay-doctor"
          label={t('Doctor')}
          required
          value={chosen}
          onChange={({ target }) => setAsked(target.value)}
        >
          <option value="">{t('Choose a doctor')}</option>
          <EntryOptions entries={doctors} />
        </Field>
        <Field
          as="select"
          id="delay-minutes"
          label={t('How late')}
          required
          value={minutes}
          hint={
            delay
              ? t('Since {time}, said by {name}. Ends at {end}.', {
                  time: clockTime(delay.since, timeZone, locale),
                  name: delay.by,
                  end: clockTime(delay.until, timeZone, locale),
                })
              : undefined
          }
          onChange={({ target }) => setMinutes(target.value)}
        >
          <option value="">
            {delay ? counted('{count} minute late', '{count} minutes late', delay.minutes) : t('Choose …')}
          </option>
          {delay ? <option value="0">{t('On time')}</option> : null}
          <Options of={choices.map((one) => [one, counted('{count} minute', '{count} minutes', one)])} />
        </Field>
        <Checkbox checked={tells} disabled={minutes === '0'} onChange={setTells}>
          {t('Also write to the patients of this session whose visit begins within three hours')}
        </Checkbox>
        <Refusal>{refusal}</Refusal>
        <DialogActions
          onCancel={onClose}
          isBusy={isBusy}
          isImpossible={!found || minutes === ''}
          act={isBusy ? t('Saving …') : t('Say so')}
        />
      </form>
    </Dialog>
  );
}
