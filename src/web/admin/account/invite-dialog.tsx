import { useQueryClient } from '@tanstack/react-query';
import { longestEmail, longestName } from '#contract/lengths.ts';
import { FormProblem, PlainField } from '#web/admin/field/plain-field.tsx';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Dialog } from '#web/admin/ui/dialog.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { said } from '#web/admin/ui/toasts.tsx';

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
          maxLength={longestEmail}
        />
        <PlainField
          label="Name"
          hint="They can change it."
          error={errors.name}
          name="name"
          autoComplete="off"
          maxLength={longestName}
        />
        <DialogActions onCancel={onClose} isBusy={isSending} act={isSending ? 'Inviting …' : 'Invite'} />
      </form>
    </Dialog>
  );
}
