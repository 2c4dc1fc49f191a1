import { useRef, useState } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import { longestLetter } from '#contract/lengths.ts';
import { inventedWords } from '#web/admin/demo/invented-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import replyIcon from '~icons/lucide/reply?raw';
import { useDraft } from './draft.ts';
import { ReplyChoice } from './reply-choice.tsx';

/** Writes to the visitor. The draft is kept until sent; pressing the button repeatedly sends it once. */
export function ReplyBox({
  inquiry,
  onReply,
}: {
  inquiry: Inquiry;
  onReply(change: { reply: string; status?: 'closed' }, idempotencyKey: string): Promise<boolean>;
}) {
  const draft = useDraft(inquiry.id);
  const { sendsMail } = useHospital();
  const [isSending, setSending] = useState(false);
  // State only arrives with the next render, which may be after a second press.
  const sending = useRef(false);
  if (!inquiry.email) {
    return (
      <p className="notice">
        <Phrase
          message="There is no email address to write to. Please call <link>{phone}</link>."
          link={(words) => (
            <a href={`tel:${inquiry.phone}`} className="link-button figures">
              {words}
            </a>
          )}
          phone={inquiry.phoneText}
        />
      </p>
    );
  }
  async function send(status?: 'closed') {
    const reply = draft.text.trim();
    if (sending.current || !reply) return;
    sending.current = true;
    setSending(true);
    // Sending and closing is another request than only sending.
    const key = `${draft.key} ${status ?? ''}`;
    if (await onReply({ reply, ...(status ? { status } : {}) }, key)) {
      draft.forget();
      said.done(t('Your reply has been added.'));
    }
    sending.current = false;
    setSending(false);
  }
  const isEmpty = draft.text.trim() === '';
  return (
    <form
      className="panel"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ReplyChoice
        inquiry={inquiry}
        onChoose={(text) => draft.write(isEmpty ? text : `${draft.text.trimEnd()}\n\n${text}`)}
      />
      <Field
        as="textarea"
        label={inquiry.isDemo ? t('Reply') : t('Reply by email to {email}', { email: inquiry.email })}
        hint={[
          inquiry.isDemo
            ? t(inventedWords)
            : !sendsMail
              ? t('No mail server is set up, so the reply waits until there is one.')
              : t('The greeting, the hospital’s name and the original message are added.'),
          isEmpty ? '' : t('Your draft is kept in this browser.'),
        ]
          .filter(Boolean)
          .join(' ')}
        mark=""
        rows={6}
        maxLength={longestLetter}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
        className="reply-text"
      />
      <div className="cluster panel-actions">
        <Button type="submit" variant="primary" icon={replyIcon} disabled={isSending || isEmpty}>
          {isSending ? t('Sending …') : t('Send')}
        </Button>
        <Button disabled={isSending || isEmpty} onClick={() => void send('closed')}>
          {t('Send and close')}
        </Button>
      </div>
    </form>
  );
}
