import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { resources } from '#contract/resources.ts';
import type { Hit, SearchMeta } from '#contract/search.ts';
import { type Synonym, SynonymFields } from '#contract/synonym.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { languageName, languageOrMain } from '#web/admin/field/language-names.ts';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

export const handle = opening('synonym');

export default function SynonymPage() {
  return useParams().id ? <SynonymEditor /> : <SynonymList />;
}

function SynonymList() {
  const { languages } = useHospital();
  return (
    <List
      resource="synonym"
      tabs={<SettingsTabs />}
      columns={[
        {
          key: 'name',
          label: 'Name',
          cell: ({ name, language }) => (
            <span>
              <strong>{name}</strong>
              {language ? <span className="second narrow-only">{languageName(language)}</span> : null}
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
                cell: ({ language }: Synonym) => languageOrMain(language),
              } as const,
            ]),
        {
          key: 'words',
          label: 'What patients say',
          wide: true,
          cell: ({ words }) => <span className="second">{joined(words)}</span>,
        },
        {
          key: 'leadsTo',
          label: 'Lead to',
          cell: ({ leadsTo, advice }) => (
            <>
              {joined(leadsTo)}{' '}
              {advice ? <span className="badge badge-warning">{t('Emergency advice')}</span> : null}
            </>
          ),
        },
      ]}
    />
  );
}

function SynonymEditor() {
  const { languages } = useHospital();
  return (
    <Editor resource="synonym" fields={SynonymFields}>
      <section className="panel">
        <h2>{t('What people say')}</h2>
        <Field name="name" hint="For staff only. Visitors never see it." />
        {languages.length > 0 ? (
          <Field
            name="language"
            hint="Terms of the main language are understood on the pages of every language."
            shown={languageOrMain}
          />
        ) : null}
        <Field
          name="words"
          hint="For example: rash, acne, skin doctor. If a term has several words, all of them must be typed, in any order. Typing mistakes and plurals are understood."
        />
      </section>
      <section className="panel">
        <h2>{t('What they mean')}</h2>
        <Field
          name="leadsTo"
          label="Lead to"
          hint="Words from the name of a department, service, package or article, or a page: contact, appointment, pricing, about us, gallery, accessibility or privacy. The first is shown before the second."
        />
        <FirstResults />
      </section>
      <section className="panel">
        <h2>{t('Emergency')}</h2>
        <Field
          name="advice"
          hint="Leave empty unless these words may describe an emergency. Your text appears above the results, with the emergency number from Settings, Contact."
        />
      </section>
    </Editor>
  );
}

/** What the first term finds on the site now, so that staff can check it. */
function FirstResults() {
  const leadsTo = useWatch({ name: 'leadsTo' }) as unknown;
  const asked = Array.isArray(leadsTo) ? leadsTo.map(String) : [];
  const { data } = useQuery({
    queryKey: ['search', 'targets', asked],
    queryFn: async () =>
      Promise.all(
        asked.map(async (q) => ({
          q,
          found: foundFirst(await api.search.list({ query: { q, limit: '1' } })),
        })),
      ),
    enabled: asked.length > 0,
  });
  if (!data || asked.length === 0) return null;
  return (
    <div role="status">
      <ul aria-label={t('What they find now')} className="hint">
        {data.map(({ q, found }) => (
          <li key={q}>
            {found
              ? t('“{words}” finds {found}.', { words: q, found })
              : t('“{words}” finds nothing yet.', { words: q })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function foundFirst({ data: [hit], meta }: { data: Hit[]; meta: SearchMeta }) {
  const [page] = meta.sitePages;
  if (page) return t('the page /{page}', { page });
  return (
    hit &&
    t('{title} ({kind})', {
      title: hit.title,
      kind: hit.type === 'news' ? t('news|kind') : t(resources[hit.type].one),
    })
  );
}
