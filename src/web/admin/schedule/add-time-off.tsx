import { FormProvider } from 'react-hook-form';
import type { Stranded } from '#contract/schedule.ts';
import { Field } from '#web/admin/field/field.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { useUnsaved } from '#web/admin/ui/unsaved.tsx';
import { t } from '#words/say.ts';
import { FormScopeContext } from '../field/form-scope.ts';
import { useTimeOffForm } from './use-time-off-form.ts';

export function AddTimeOff({ doctorId, onAdded }: { doctorId: string; onAdded(stranded: Stranded[]): void }) {
  const { timeZone } = useHospital();
  const { form, scope, refused } = useTimeOffForm(blank);
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  const add = form.handleSubmit(async (values) => {
    try {
      const { data } = await api.timeOff.create({ params: { id: doctorId }, body: values });
      form.reset(blank);
      onAdded(data.stranded);
      said.done(data.kind === 'leave' ? t('Leave added.') : t('Extra hours added.'));
    } catch (error) {
      refused(error);
    }
  });
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <form className="panel" noValidate onSubmit={(event) => void add(event)}>
          <h2>{t('Add')}</h2>
          {form.formState.errors.root ? <Refusal>{form.formState.errors.root.message}</Refusal> : null}
          <Field
            name="kind"
            shown={(kind) => (kind === 'leave' ? t('Leave: no appointments') : t('Extra hours'))}
          />
          <Field name="from" />
          <Field
            name="to"
            label="Until"
            hint={t('In the hospital’s time zone, {zone}.', { zone: timeZone.replace('_', ' ') })}
          />
          <Field name="note" hint="For staff only." />
          <p className="panel-actions">
            <Button type="submit" variant="primary" disabled={isSubmitting}>
              {t('Add')}
            </Button>
          </p>
        </form>
      </FormScopeContext>
    </FormProvider>
  );
}

const blank = { kind: 'leave' as const, from: '', to: '', note: '' };
