import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { longestNote } from '#contract/lengths.ts';
import type { Stranded } from '#contract/schedule.ts';
import { useDoctors } from '#web/admin/appointment/use-calendar.ts';
import { Field } from '#web/admin/field/field.tsx';
import { FormScopeContext } from '#web/admin/field/form-scope.ts';
import { useTimeOffForm } from '#web/admin/schedule/use-time-off-form.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { EntryOptions } from '#web/admin/ui/entry-options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { addDays } from '#web/dates/month.ts';
import { Field as PlainField } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

interface BlockDialogProps {
  /** A slug; empty until chosen. */
  doctor: string;
  day: string;
  onClose(): void;
  onBlocked(stranded: Stranded[]): void;
}

export default function BlockDialog({ doctor, day, onClose, onBlocked }: BlockDialogProps) {
  const queries = useQueryClient();
  const { data: doctors } = useDoctors();
  const [chosen, setChosen] = useState(doctor);
  const { form, scope, refused } = useTimeOffForm({
    kind: 'leave',
    from: `${day}T12:00`,
    to: `${day}T13:00`,
    note: '',
  });
  const found = doctors?.find(({ slug }) => slug === chosen);
  const block = form.handleSubmit(async (values) => {
    if (!found) return;
    if (!values.note.trim())
      return form.setError('note', { message: t('Say why the time is blocked.') }, { shouldFocus: true });
    try {
      const { data } = await api.timeOff.create({ params: { id: String(found.id) }, body: values });
      for (const key of ['appointment', 'rebooking']) void queries.invalidateQueries({ queryKey: [key] });
      onBlocked(data.stranded);
    } catch (error) {
      refused(error);
    }
  });
  function takeWholeDay() {
    const first = form.getValues('from').slice(0, 10);
    form.setValue('from', `${first}T00:00`);
    form.setValue('to', `${addDays(first, 1)}T00:00`);
  }
  return (
    <Dialog title={t('Block a time')} onClose={onClose}>
      <FormProvider {...form}>
        <FormScopeContext value={scope}>
          <form className="stack" noValidate onSubmit={(event) => void block(event)}>
            {form.formState.errors.root ? <Refusal>{form.formState.errors.root.message}</Refusal> : null}
            <PlainField
              as="select"
              id="block-doctor"
              label={t('Doctor')}
              required
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{t('Choose a doctor')}</option>
              <EntryOptions entries={doctors} />
            </PlainField>
            <Field name="from" />
            <Field name="to" label="Until" />
            <Button small onClick={takeWholeDay}>
              {t('The whole day')}
            </Button>
            <PlainField
              id="block-reason"
              label={t('Reason')}
              required
              maxLength={longestNote}
              hint={t('For staff only.')}
              error={form.formState.errors.note?.message}
              {...form.register('note', { onChange: () => form.clearErrors('note') })}
            />
            <DialogActions
              onCancel={onClose}
              isBusy={form.formState.isSubmitting}
              isImpossible={!found}
              act={t('Block the time')}
            />
          </form>
        </FormScopeContext>
      </FormProvider>
    </Dialog>
  );
}
