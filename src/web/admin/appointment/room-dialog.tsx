import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { patientOf } from '#web/admin/ui/appointment-words.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { useVisitSave } from './use-visit-save.ts';

interface RoomDialogProps {
  appointment: Appointment;
  onClose(): void;
  onChanged(words: string): void;
}

export function RoomDialog({ appointment, onClose, onChanged }: RoomDialogProps) {
  // The version when the dialog opened: a colleague's change meanwhile must not be overwritten unseen.
  const [{ id, version, room }] = useState(appointment);
  const params = { id: String(id) };
  const { data: rooms, error } = useQuery({
    queryKey: ['appointment', 'rooms', id, version],
    queryFn: async () => (await api.desk.rooms({ params })).data,
  });
  const [chosen, setChosen] = useState(room?.id ?? 0);
  const { isBusy, refusal, save } = useVisitSave({ onClose, onChanged });
  const others = rooms?.filter((one) => one.id !== room?.id) ?? [];

  async function send() {
    const { data } = await api.desk.room({ params, body: { roomId: chosen } }, { ifMatch: version });
    return t('{patient}: {room}.', { patient: patientOf(appointment), room: data.room?.name ?? t('None') });
  }
  return (
    <Dialog title={t('Room for {patient}', { patient: patientOf(appointment) })} onClose={onClose}>
      <form onSubmit={(event) => void save(event, send)}>
        <Field
          as="select"
          id="visit-room"
          label={t('Room or device')}
          required
          value={String(chosen)}
          hint={
            rooms && others.length === 0
              ? t('No other room of the kind “{kind}” is free at this time.', { kind: appointment.roomKind })
              : t('Those that are free for all of the visit. Nobody is notified.')
          }
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {room ? <option value={room.id}>{room.name}</option> : <option value="0">{t('Choose …')}</option>}
          <Options of={others.map((one) => [one.id, one.name])} />
        </Field>
        <Refusal>{refusal || (error ? inWords(error) : '')}</Refusal>
        <DialogActions
          onCancel={onClose}
          isBusy={isBusy}
          isImpossible={chosen === (room?.id ?? 0)}
          act={isBusy ? t('Saving …') : t('Change the room')}
        />
      </form>
    </Dialog>
  );
}
