import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Inquiry } from '#contract/inquiry.ts';
import { longestInquiryNote } from '#contract/lengths.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import type { useInquiry } from './use-inquiry.ts';

interface HandOverDialogProps extends Pick<ReturnType<typeof useInquiry>, 'change'> {
  inquiry: Inquiry;
  onClose(): void;
}

/** Hands an inquiry to a colleague, to a department, or back to everyone, with a note in the history. */
export function HandOverDialog({ inquiry, change, onClose }: HandOverDialogProps) {
  const navigate = useNavigate();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: ['inquiry', 'owners', inquiry.id],
    queryFn: async () => (await api.inquiry.owners({ params: { id: String(inquiry.id) } })).data,
  });
  const { owner, ownerDepartment } = inquiry;
  async function handOver() {
    const [field, id] = to.split('=');
    const whose = field && id ? { [field]: Number(id) } : { ownerId: null };
    setBusy(true);
    const isDone = await change({ ...whose, handOverNote: note });
    setBusy(false);
    if (!isDone) return;
    said.done(t('The inquiry has been handed over.'));
    onClose();
    // It may now be outside the account's departments.
    if (field === 'ownerDepartmentId') await navigate(addressOf('inquiry'));
  }
  return (
    <Dialog title={t('Hand over the inquiry of {name}', { name: inquiry.name })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void handOver();
        }}
      >
        <Field as="select" label={t('To')} required value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">{t('Choose a colleague or a department')}</option>
          {owner ? <option value="nobody">{t('Nobody in particular')}</option> : null}
          <optgroup label={t('Colleagues')}>
            <Options
              of={data?.colleagues
                .filter(({ id }) => id !== owner?.id)
                .map(({ id, name }) => [`ownerId=${id}`, name])}
            />
          </optgroup>
          <optgroup label={t('Departments')}>
            <Options
              of={data?.departments
                .filter(({ id }) => id !== ownerDepartment?.id)
                .map(({ id, name }) => [`ownerDepartmentId=${id}`, name])}
            />
          </optgroup>
        </Field>
        <Field
          as="textarea"
          label={t('Note for them')}
          hint={t('It stays in the history of the inquiry. The sender never sees it.')}
          rows={3}
          maxLength={longestInquiryNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <DialogActions
          onCancel={onClose}
          isBusy={isBusy}
          isImpossible={!to}
          act={isBusy ? t('Saving …') : t('Hand over')}
        />
      </form>
    </Dialog>
  );
}
