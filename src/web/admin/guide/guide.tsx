import { useParams } from 'react-router';
import { GuideFields, type GuideTopic } from '#contract/guide.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { NewsTabs } from '#web/admin/tabs/news-tabs.tsx';
import { guideTopicWords } from '#web/ui/guide-topic.ts';
import { t } from '#words/say.ts';

export const handle = opening('guide');

export default function GuidePage() {
  return useParams().id ? <GuideEditor /> : <GuideList />;
}

function GuideList() {
  return (
    <List
      resource="guide"
      tabs={<NewsTabs />}
      columns={[
        {
          key: 'title',
          label: 'Title',
          cell: ({ title, summary }) => <TitleCell title={title} second={summary} />,
        },
        { key: 'topic', label: 'Topic', wide: true, cell: ({ topic }) => t(guideTopicWords[topic]) },
      ]}
    />
  );
}

function GuideEditor() {
  return (
    <Editor resource="guide" fields={GuideFields} initial={{ status: 'draft' }}>
      <section className="panel columns">
        <h2>{t('About|an entry')}</h2>
        <Field name="title" hint="What visitors look for, such as Parking." />
        <Field
          name="topic"
          hint="The guides of a topic are listed together and lead to each other."
          shown={(topic) => t(guideTopicWords[topic as GuideTopic])}
        />
        <Field
          name="otherNames"
          label="Also searched as"
          hint="Other words for it, separated by commas. The search finds them; the page does not show them."
          className="whole"
        />
        <Field
          name="summary"
          hint="One or two sentences for lists and search results. If they say to call an emergency number of the hospital, the page begins with buttons that do."
          className="whole"
        />
      </section>
      <section className="panel">
        <h2>{t('Page')}</h2>
        <Field name="body" label="Text" hint="The page links to each large heading at its top." />
      </section>
    </Editor>
  );
}
