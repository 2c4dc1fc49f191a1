import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { listed } from '#contract/listed.ts';
import {
  type MailKind,
  type MailText,
  MailWords,
  type Placeholder,
  placeholders,
} from '#contract/mail-text.ts';
import { Field } from '#web/admin/field/field.tsx';
import { inWords } from '#web/admin/session/error-words.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { EditorForm } from '../editor/editor-form.tsx';

const at = addressOf('settings');

export function MailTextEditor({ text }: { text: MailText }) {
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const kind = text.kind as MailKind;
  const params = { kind };
  async function revert() {
    setAsking(false);
    try {
      await api.mailText.remove({ params }, { ifMatch: text.version });
      await queries.invalidateQueries({ queryKey: ['mailText'] });
      // The form restarts with the current text.
      setRound(round + 1);
      said.done(t('The standard text has been restored.'));
    } catch (error) {
      said.failed(inWords(error));
      // Someone else was first: their text is loaded into the form.
      void queries.invalidateQueries({ queryKey: ['mailText'] });
    }
  }
  return (
    <>
      <EditorForm
        key={round}
        title={text.label}
        trail={[
          { label: 'Settings', to: at },
          { label: 'Mail texts', to: `${at}/mail-texts` },
        ]}
        tabs={<SettingsTabs />}
        entity="mail_text"
        fields={MailWords}
        entry={stored(text)}
        save={async (changes, ifMatch) => {
          const { data } = await api.mailText.update(
            { params, body: changes },
            ifMatch === undefined ? {} : { ifMatch },
          );
          void queries.invalidateQueries({ queryKey: ['mailText'] });
          return stored(data);
        }}
        actions={() =>
          text.isStandard ? null : (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t('Restore the standard text')}
            </Button>
          )
        }
        aside={<Preview kind={kind} />}
      >
        <section className="panel">
          <h2>{t('Text')}</h2>
          <Field
            name="subject"
            hint={t('You can use {placeholders}.', { placeholders: inBraces(text.subjectPlaceholders) })}
          />
          <Field name="opening" as="textarea" label="Opening" hint="Before the facts of the message." />
          <Field
            name="closing"
            as="textarea"
            label="Closing"
            hint="After the facts and the link. You can leave it empty."
          />
        </section>
        <section className="panel" aria-labelledby="placeholders">
          <h2 id="placeholders">{t('What is filled in')}</h2>
          <dl className="stack placeholders">
            {text.bodyPlaceholders.map((name) => (
              <div key={name}>
                <dt>
                  <code>{`{${name}}`}</code>
                </dt>
                <dd>{t(placeholders[name as Placeholder].says)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </EditorForm>
      {isAsking ? (
        <Dialog title={t('Restore the standard text?')} onClose={() => setAsking(false)}>
          <p>
            {t('Your text for “{label}” will be deleted. Messages already written stay as they are.', {
              label: text.label,
            })}
          </p>
          <DialogActions
            cancel="Keep mine"
            onCancel={() => setAsking(false)}
            isDanger
            onAct={() => void revert()}
            act={t('Use the standard text')}
          />
        </Dialog>
      ) : null}
    </>
  );
}

/** A standard text has never been saved. */
function stored({ updatedAt, ...text }: MailText) {
  return { ...text, ...(updatedAt ? { updatedAt } : {}) };
}

/** The message as the server renders it; errors appear at their fields on saving. */
function Preview({ kind }: { kind: MailKind }) {
  const [subject, opening, closing] = useWatch({ name: ['subject', 'opening', 'closing'] }) as string[];
  const body = useDeferredValue(JSON.stringify({ subject, opening, closing }));
  const { data, error } = useQuery({
    queryKey: ['mailText', 'preview', kind, body],
    queryFn: async ({ signal }) => {
      // Waits for a pause in typing.
      await new Promise((resolve) => setTimeout(resolve, 300));
      signal.throwIfAborted();
      return (await api.mailText.preview({ params: { kind }, body: JSON.parse(body) }, { signal })).data;
    },
    placeholderData: (before) => before,
    retry: false,
  });
  const wrong = error instanceof ApiProblem ? error.body.errors?.[0]?.message : undefined;
  return (
    <section className="panel" aria-labelledby="preview">
      <h2 id="preview">{t('Preview')}</h2>
      <p className="hint">{t('With a made-up patient.')}</p>
      {error ? (
        <p role="status" className="notice notice-warning">
          {wrong ?? inWords(error)}
        </p>
      ) : null}
      {data ? (
        <>
          <p>
            <strong>{data.subject}</strong>
          </p>
          <p className="mail-text">{data.text}</p>
        </>
      ) : null}
    </section>
  );
}

function inBraces(names: string[]) {
  return listed(names.map((name) => `{${name}}`));
}
