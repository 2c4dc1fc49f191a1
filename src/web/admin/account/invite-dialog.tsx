import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../dialog.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import { FormProblem, PlainField } from '../plain-field.tsx';
import { api } from '../session.ts';
import { said } from '../toasts.tsx';
import { useSubmit } from '../use-submit.ts';

/** Asks whom to invite; `onLink` gets the link where no mail server could carry it. */
export function InviteDialog({ onClose, onLink }: { onClose(): void; onLink(link: string): void }) {
  const queries = useQueryClient();
  const { submit, isSending, problem, errors } = useSubmit(async ({ name = '', email = '' }) => {
    const { data } = await api.account.create({ body: { name, email } });
    onClose();
    if (data.invitationUrl) onLink(data.invitationUrl);
    else said.done(`Invited ${data.email}.`);
    await queries.invalidateQueries({ queryKey: ['account'] });
  });
  return (
    <Dialog title="Invite a colleague" onClose={onClose}>
      <p>
        They get a message with a link, which works once within seven days, and choose their own password.
      </p>
      <form onSubmit={submit} className="plain-form">
        <FormProblem words={problem} />
        <PlainField
          label="E-mail"
          error={errors.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
        />
        <PlainField
          label="Name"
          hint="They can change it."
          error={errors.name}
          name="name"
          autoComplete="off"
          maxLength={120}
        />
        <DialogActions onCancel={onClose} isBusy={isSending} act={isSending ? 'Inviting …' : 'Invite'} />
      </form>
    </Dialog>
  );
}
