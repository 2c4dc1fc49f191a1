/** An addition by staff to the patient's message; hidden if none is sent. */
import type { Appointment } from '#contract/appointment.ts';
import { longestMessage } from '#contract/lengths.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

interface MessageFieldProps {
  appointment: Pick<Appointment, 'email' | 'isDemo'>;
  value: string;
  onChange(message: string): void;
}

export function MessageField({ appointment: { email, isDemo }, value, onChange }: MessageFieldProps) {
  const { sendsMail } = useHospital();
  if (!email || isDemo) return null;
  return (
    <Field
      as="textarea"
      label={t('Message to the patient')}
      hint={
        sendsMail
          ? t('Added to the email to {email}.', { email })
          : t('The patient can read it on the page of the appointment.')
      }
      maxLength={longestMessage}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
