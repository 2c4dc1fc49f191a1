import { useParams } from 'react-router';
import { type SavedReply, SavedReplyFields } from '#contract/saved-reply.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { languageOrMain } from '#web/admin/field/language-names.ts';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { InquiryTabs } from '#web/admin/ui/inquiry-tabs.tsx';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';

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
          cell: ({ name, text }) => <TitleCell title={name} second={shorten(text, shownLetters)} />,
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
