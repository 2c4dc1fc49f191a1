import { useParams } from 'react-router';
import { type SavedReply, SavedReplyFields } from '#contract/saved-reply.ts';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import { Editor } from './editor/editor.tsx';
import { Field } from './field/field.tsx';
import { languageOrMain } from './field/language-names.ts';
import { List } from './list/list.tsx';
import { opening } from './opening.ts';
import { useHospital } from './session/hospital.ts';
import { InquiryTabs } from './ui/inquiry-tabs.tsx';

export const handle = opening('savedReply');

export default function SavedReplyPage() {
  return useParams().id ? <SavedReplyEditor /> : <SavedReplyList />;
}

function SavedReplyList() {
  const { languages } = useHospital();
  return (
    <List
      resource="savedReply"
      tabs={<InquiryTabs />}
      columns={[
        {
          key: 'name',
          label: 'Name',
          cell: ({ name, text }) => (
            <span>
              <strong>{name}</strong>
              <span className="second">{shorten(text, shownLetters)}</span>
            </span>
          ),
        },
        ...(languages.length === 0
          ? []
          : [
              {
                key: 'language',
                label: 'Language',
                wide: true,
                cell: ({ language }: SavedReply) => languageOrMain(language),
              } as const,
            ]),
      ]}
    />
  );
}

const shownLetters = 120;

function SavedReplyEditor() {
  const { languages } = useHospital();
  return (
    <Editor resource="savedReply" fields={SavedReplyFields}>
      <section className="panel">
        <Field name="name" hint="For staff only. Senders never see it." />
        {languages.length > 0 ? <Field name="language" shown={languageOrMain} /> : null}
        <Field name="text" />
        <p className="hint">
          {t(
            '{name} becomes the sender’s name, {hospital} the hospital’s, and {phone} its first phone number. The greeting is added when the reply is sent.',
            { name: '{name}', hospital: '{hospital}', phone: '{phone}' },
          )}
        </p>
      </section>
    </Editor>
  );
}
