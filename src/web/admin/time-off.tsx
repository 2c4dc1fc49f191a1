/** Leave and extra hours of a doctor: a list, and a form that adds to it. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useParams } from 'react-router';
import trash from '~icons/lucide/trash-2?raw';
import { type Stranded, type TimeOff, TimeOffFields } from '#contract/schedule.ts';
import { ApiProblem } from '#web/api.ts';
import { Svg } from '#web/ui/svg.tsx';
import { DoctorTabs } from './doctor-tabs.tsx';
import { inWords } from './error-words.ts';
import { Field } from './field.tsx';
import { FormScopeContext } from './field/form-scope.ts';
import { useHospital } from './hospital.ts';
import { addressOf } from './menu.ts';
import { Page } from './page.tsx';
import { StrandedNotice } from './schedule/stranded-notice.tsx';
import { api } from './session.ts';
import { said } from './toasts.tsx';
import { useUnsaved } from './unsaved.tsx';
import { dayInWords } from './wall-time.ts';

export default function TimeOffPage() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const [stranded, setStranded] = useState<Stranded[]>([]);
  const doctor = useQuery({ queryKey: ['doctor', 'get', id], queryFn: async () => (await api.doctor.get({ params: { id } })).data });
  const periods = useQuery({
    queryKey: ['timeOff', 'list', id],
    queryFn: async () => (await api.timeOff.list({ params: { id } })).data,
  });
  const changed = () => queries.invalidateQueries({ queryKey: ['timeOff', 'list', id] });
  async function remove(period: TimeOff) {
    try {
      await api.timeOff.remove({ params: { id, timeOffId: String(period.id) } });
      said.done('Taken back.');
    } catch (error) {
      said.failed(inWords(error));
    }
    await changed();
  }
  return (
    <Page title={doctor.data?.name ?? 'Leave and extra hours'} trail={[{ label: 'Doctors', to: addressOf('doctor') }]} tabs={<DoctorTabs id={id} />}>
      <StrandedNotice stranded={stranded} />
      <div className="editor editor-with-aside">
        <section className="panel">
          <h2>Planned</h2>
          {periods.error ? <p role="alert">{inWords(periods.error)}</p> : null}
          {periods.data?.length === 0 ? <p className="quiet">No leave and no extra hours are planned.</p> : null}
          <ul className="time-off">
            {periods.data?.map((period) => (
              <li key={period.id}>
                <span className={`badge badge-${period.kind}`}>{period.kind === 'leave' ? 'Leave' : 'Extra hours'}</span>
                <span>
                  <Span {...period} />
                  {period.note ? <span className="second">{period.note}</span> : null}
                </span>
                <button type="button" className="button button-quiet" onClick={() => void remove(period)}>
                  <Svg source={trash} className="icon" />
                  Take back
                </button>
              </li>
            ))}
          </ul>
        </section>
        <AddTimeOff
          doctorId={id}
          onAdded={(found) => {
            setStranded(found);
            void changed();
          }}
        />
      </div>
    </Page>
  );
}

function Span({ from, to }: { from: string; to: string }) {
  const { locale } = useHospital();
  const words = (wall: string) => `${dayInWords(wall.slice(0, 10), locale, 'short')}, ${wall.slice(11)}`;
  return (
    <span className="figures">
      {words(from)} to {from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : words(to)}
    </span>
  );
}

const blank = { kind: 'leave' as const, from: '', to: '', note: '' };

function AddTimeOff({ doctorId, onAdded }: { doctorId: string; onAdded(stranded: Stranded[]): void }) {
  const { timeZone } = useHospital();
  const form = useForm({ defaultValues: blank, resolver: zodResolver(TimeOffFields) as never });
  const scope = useMemo(() => ({ fields: TimeOffFields, entry: null, labels: new Map<string, string>() }), []);
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  const add = form.handleSubmit(async (values) => {
    try {
      const { data } = await api.timeOff.create({ params: { id: doctorId }, body: values });
      form.reset(blank);
      onAdded(data.stranded);
      said.done(data.kind === 'leave' ? 'Leave is entered.' : 'Extra hours are entered.');
    } catch (error) {
      if (error instanceof ApiProblem) {
        for (const { path, message } of error.body.errors ?? []) form.setError(path as 'from', { message });
      }
      form.setError('root', { message: inWords(error) });
    }
  });
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <form className="panel" noValidate onSubmit={(event) => void add(event)}>
          <h2>Add</h2>
          {form.formState.errors.root ? (
            <p role="alert" className="notice notice-danger">
              {form.formState.errors.root.message}
            </p>
          ) : null}
          <Field name="kind" shown={(kind) => (kind === 'leave' ? 'Leave: no appointments' : 'Extra hours')} />
          <Field name="from" />
          <Field name="to" label="Until" hint={`Times of the hospital, ${timeZone.replace('_', ' ')}.`} />
          <Field name="note" hint="For staff only." />
          <p className="panel-actions">
            <button type="submit" className="button button-primary" disabled={isSubmitting}>
              Add
            </button>
          </p>
        </form>
      </FormScopeContext>
    </FormProvider>
  );
}
