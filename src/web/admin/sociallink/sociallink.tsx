import { useQuery } from '@tanstack/react-query';
import { SociallinkFields } from '#contract/sociallink.ts';
import { SingleEditor } from '#web/admin/editor/single-editor.tsx';
import type { Stored } from '#web/admin/editor/use-save.ts';
import { Field } from '#web/admin/field/field.tsx';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { t } from '#words/say.ts';

/** Links that could not be loaded are shown as empty; a save still sends only what was typed. */
const empty: Stored = { facebook: '', instagram: '', linkedIn: '' };

export default function SociallinkPage() {
  const query = useQuery({
    queryKey: ['sociallink', 'get'],
    queryFn: async (): Promise<Stored> => (await api.sociallink.get()).data,
  });
  const shown = query.error && !query.data ? { ...query, data: empty } : query;
  return (
    <SingleEditor
      title="Social links"
      entity="sociallink"
      fields={SociallinkFields}
      query={shown as typeof query}
      save={api.sociallink.update}
    >
      {query.error ? (
        <p role="alert" className="notice notice-warning">
          {t('The links could not be loaded.')} {inWords(query.error)}
        </p>
      ) : null}
      <section className="panel">
        <h2>{t('Profiles')}</h2>
        <Field
          name="facebook"
          hint="A full address that starts with https://. Leave empty for no icon in the footer."
        />
        <Field name="instagram" />
        <Field name="linkedIn" label="LinkedIn" />
      </section>
    </SingleEditor>
  );
}
