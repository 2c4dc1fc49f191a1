import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longestMessage } from '#contract/lengths.ts';
import type { Rebooking, RebookingDecision } from '#contract/rebooking.ts';
import { inventedWords } from '#web/admin/demo/invented-words.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { fullName, timeWords } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { counted, t } from '#words/say.ts';
import { type Resolution, resolutionWords } from './rebooking-words.ts';

const resolutions: Resolution[] = ['room', 'offer', 'move', 'keep', 'cancel'];

interface DecisionDialogProps {
  appointments: Rebooking[];
  isBusy: boolean;
  onClose(): void;
  onDecide(decision: RebookingDecision): void;
}

export function DecisionDialog({ appointments, isBusy, onClose, onDecide }: DecisionDialogProps) {
  const { locale } = useHospital();
  const [resolution, setResolution] = useState<Resolution | null>(null);
  const [doctorId, setDoctorId] = useState('');
  const [message, setMessage] = useState('');
  const isToldNobody = isDemo(appointments);
  const tells = resolution !== null && resolution !== 'keep' && resolution !== 'room';

  function decide() {
    const appointmentIds = appointments.map(({ id }) => id);
    const words = message.trim();
    const told = words && { message: words };
    if (resolution === 'keep' || resolution === 'room') onDecide({ resolution, appointmentIds });
    else if (resolution === 'move')
      onDecide({ resolution, appointmentIds, doctorId: Number(doctorId), ...told });
    else if (resolution === 'offer') onDecide({ resolution, appointmentIds, ...told });
    else if (resolution === 'cancel') onDecide({ resolution, appointmentIds, message: words });
  }
  return (
    <Dialog title={titleOf(appointments, locale)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          decide();
        }}
      >
        <ResolutionChoice appointments={appointments} value={resolution} onChange={setResolution} />
        {resolution === 'move' ? (
          <DoctorChoice appointments={appointments} value={doctorId} onChange={setDoctorId} />
        ) : null}
        {tells ? (
          <Field
            as="textarea"
            label={t('Message to the patient')}
            rows={3}
            maxLength={longestMessage}
            required={resolution === 'cancel'}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        ) : null}
        {tells ? <Untold appointments={appointments} /> : null}
        <DialogActions
          cancel="Not now"
          onCancel={onClose}
          isBusy={isBusy}
          isDanger={resolution === 'cancel'}
          act={
            resolution !== 'cancel'
              ? t('Decide')
              : isToldNobody
                ? t('Cancel|appointment')
                : t('Cancel and tell the patient')
          }
        />
      </form>
    </Dialog>
  );
}

interface DoctorChoiceProps {
  appointments: Rebooking[];
  value: string;
  onChange(id: string): void;
}

function DoctorChoice({ appointments, value, onChange }: DoctorChoiceProps) {
  const { data: doctors } = useQuery({
    queryKey: ['doctor', 'names'],
    queryFn: async () => (await api.doctor.list({ query: { limit: '100', sort: 'name' } })).data,
  });
  return (
    <Field
      as="select"
      label={t('Doctor')}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('Choose a doctor')}</option>
      <Options
        of={doctors
          ?.filter(({ id }) => appointments.some(({ doctor }) => doctor.id !== id))
          .map(({ id, title: rank, name, role }) => [
            id,
            role
              ? t('{name}, {role}', { name: fullName({ title: rank, name }), role })
              : fullName({ title: rank, name }),
          ])}
      />
    </Field>
  );
}

interface ResolutionChoiceProps {
  appointments: Rebooking[];
  value: Resolution | null;
  onChange(resolution: Resolution): void;
}

function ResolutionChoice({ appointments, value, onChange }: ResolutionChoiceProps) {
  const { sendsMail } = useHospital();
  const isOfRooms = appointments.every(({ reason }) => reason === 'room-unavailable');
  return (
    <fieldset className="stack">
      <legend>{appointments.length === 1 ? t('What to do with it?') : t('What to do with them?')}</legend>
      {resolutions
        .filter((one) => isOfRooms || one !== 'room')
        .map((one) => (
          <label key={one} className="decision-choice">
            <input
              type="radio"
              name="resolution"
              value={one}
              required
              checked={value === one}
              onChange={() => onChange(one)}
            />
            <span>
              {t(resolutionWords[one].label)}
              <span className="second">{hintOf(one, { isToldNobody: isDemo(appointments), sendsMail })}</span>
            </span>
          </label>
        ))}
    </fieldset>
  );
}

function isDemo(appointments: Rebooking[]) {
  return appointments.every((one) => one.isDemo);
}

function titleOf(appointments: Rebooking[], locale: string) {
  const [first] = appointments;
  return appointments.length === 1 && first
    ? t('{patient}, {date}, {time}', {
        patient: first.patientName || first.name,
        date: dayInWords(first.localDate, locale, 'short'),
        time: timeWords(first.localTime, locale),
      })
    : counted('{count} appointment', '{count} appointments', appointments.length);
}

function hintOf(
  resolution: Resolution,
  { isToldNobody, sendsMail }: { isToldNobody: boolean; sendsMail: boolean },
) {
  const { told, hint } = resolutionWords[resolution];
  return [isToldNobody || !told || !sendsMail ? '' : t(told), hint ? t(hint) : ''].filter(Boolean).join(' ');
}

function Untold({ appointments }: { appointments: Rebooking[] }) {
  const { sendsMail } = useHospital();
  const invented = appointments.filter(({ isDemo }) => isDemo);
  const withoutMail = sendsMail
    ? appointments.filter(({ email, getsSms, isDemo }) => !email && !getsSms && !isDemo)
    : [];
  const texted = appointments.filter(
    ({ email, getsSms, isDemo }) => getsSms && !isDemo && !(email && sendsMail),
  );
  const toCall = sendsMail ? [] : appointments.filter(({ getsSms, isDemo }) => !getsSms && !isDemo);
  return (
    <>
      {invented.length > 0 ? (
        <p className="notice">
          {appointments.length === 1
            ? t(inventedWords)
            : counted(
                '{count} of {all} patients are invented, so no message is sent to them.',
                '{count} of {all} patients are invented, so no message is sent to them.',
                invented.length,
                { all: appointments.length },
              )}
        </p>
      ) : null}
      {texted.length > 0 ? (
        <p className="notice">
          {counted(
            '{count} of {all} patients gets a text. It says when, but not what you write.',
            '{count} of {all} patients get a text. It says when, but not what you write.',
            texted.length,
            { all: appointments.length },
          )}
        </p>
      ) : null}
      {toCall.length > 0 ? (
        <div className="notice notice-warning">
          <p>{t('No mail server is set up, so no message is sent. Please call:')}</p>
          <ul>
            {toCall.map(({ id, name, phone, phoneText, email }) => (
              <li key={id}>
                {name} {phone ? <a href={`tel:${phone}`}>{phoneText}</a> : email}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {withoutMail.length > 0 ? (
        <p className="notice notice-warning">
          {withoutMail.length === appointments.length
            ? t('There is no email address, so please call as well.')
            : counted(
                '{count} of them have no email address. Please call them as well.',
                '{count} of them have no email address. Please call them as well.',
                withoutMail.length,
              )}
        </p>
      ) : null}
    </>
  );
}
