import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NewsFields } from '#contract/news.ts';
import { emptyRichText } from '#contract/rich-text.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { NewsTabs } from '#web/admin/tabs/news-tabs.tsx';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

/** News is ordered by date, so a position would change nothing. */
const fields = NewsFields.omit({ position: true });

export const handle = opening('news', '-publishedAt');

export default function NewsPage() {
  return useParams().id ? <NewsEditor /> : <NewsList />;
}

function NewsList() {
  const { timeZone, locale } = useHospital();
  return (
    <List
      resource="news"
      tabs={<NewsTabs />}
      firstSort="-publishedAt"
      columns={[
        {
          key: 'title',
          label: 'Title',
          cell: ({ image, title, excerpt }) => <TitleCell image={image} title={title} second={excerpt} />,
        },
        { key: 'author', label: 'Author', wide: true, cell: ({ author }) => author },
        { key: 'tags', label: 'Tags', wide: true, cell: ({ tags }) => joined(tags) },
        {
          key: 'publishedAt',
          label: 'Date',
          wide: true,
          cell: ({ status, publishedAt, createdAt }) =>
            status === 'draft' && !publishedAt ? null : (
              <span className="figures">{momentInWords(publishedAt ?? createdAt, timeZone, locale)}</span>
            ),
        },
      ]}
    />
  );
}

function NewsEditor() {
  const { data: tags } = useQuery({
    queryKey: ['news', 'tags'],
    queryFn: async () => (await api.news.tags()).data.map(({ tag }) => tag),
  });
  return (
    <Editor resource="news" fields={fields} initial={{ status: 'draft', body: emptyRichText }}>
      <section className="panel">
        <h2>{t('Article')}</h2>
        <Field name="title" />
        <Field
          name="excerpt"
          hint="Two sentences for lists and feeds. Leave empty to use the start of the text."
        />
        <Field name="body" as="rich-text" label="Text" />
      </section>
      <section className="panel columns">
        <h2>{t('About|an entry')}</h2>
        <Field
          name="author"
          hint="For example, Dr Clara Hensley. Leave empty if the hospital is the author."
        />
        <Field
          name="tags"
          suggestions={tags ?? []}
          hint="Use existing tags where they fit, so that readers find related articles."
        />
        <Field
          name="featured"
          label="Show large at the top of the news while it is among the newest"
          className="whole"
        />
      </section>
    </Editor>
  );
}
