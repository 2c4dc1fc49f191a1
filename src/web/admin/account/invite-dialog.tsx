import { useQueryClient } from '@tanstack/react-query';
import { longestEmail, longestName } from '#contract/lengths.ts';
import { FormProblem } from '#web/admin/field/form-problem.tsx';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** `onLink` gets the link where there is no mail server to send it. */
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
      <p>They get an email with a link, which works once within seven days, and choose their own password.</p>
      <form onSubmit={submit} className="plain-form">
        <FormProblem words={problem} />
        <Field
          label="Email"
          error={errors.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={longestEmail}
        />
        <Field
          label="Name"
          hint="They can change it later."
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
