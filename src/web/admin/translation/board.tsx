/** Every entry with text, and its progress in each language. */

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Translatable, TranslationState } from '#contract/translation.ts';
import { languageName } from '#web/admin/field/language-names.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useListState } from '#web/admin/list/list-state.ts';
import { Results } from '#web/admin/list/results.tsx';
import { type Selection, useSelection } from '#web/admin/list/selection.tsx';
import { StateChips } from '#web/admin/list/state-chips.tsx';
import type { Column } from '#web/admin/list/table.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf, trailTo } from '#web/admin/session/menu.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { translationAddress } from '#web/admin/session/translation-address.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FilterSelect } from '#web/admin/ui/options.tsx';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { isLanguage, type Language } from '#words/language.ts';
import { counted, t, translated } from '#words/say.ts';
import { boardFilters, boardQuery } from './board-query.ts';
import { Files } from './files.tsx';
import { resourceWords } from './resource-words.ts';
import { StateBadge, stateWords } from './state-words.tsx';

/** Entries of several kinds may have the same id, so a row's id is its place on the page. */
type Row = Translatable & { entryId: number };
type Counts = Partial<Record<Language, Partial<Record<TranslationState, number>>>>;

export function Board() {
  const { state, filters, change, search } = useListState(boardFilters);
  const query = boardQuery(search);
  const found = useQuery({
    queryKey: ['translation', 'list', query],
    queryFn: async () => {
      const { data, meta } = await api.translation.list({ query });
      const rows: Row[] = data.map((one, place) => ({ ...one, entryId: one.id, id: place + 1 }));
      return { data: rows, meta };
    },
    placeholderData: keepPreviousData,
  });
  const counts: Counts = found.data?.meta.counts ?? {};
  const { isLoaded, languages } = useHospital();
  const selection = useSelection(JSON.stringify(query));
  const mayChange = useMay()('content', 'change');
  const language = isLanguage(filters.language) ? filters.language : undefined;
  const isFiltered = state.q !== '' || Object.keys(filters).length > 0;
  return (
    <Page
      title="Translations"
      trail={trailTo('translation')}
      tabs={<SettingsTabs />}
      actions={
        languages.length > 0 ? (
          <Files
            language={language ?? (languages.length === 1 ? languages[0] : undefined)}
            query={shownBy(query)}
            mayChange={mayChange}
          />
        ) : undefined
      }
    >
      {isLoaded && languages.length === 0 ? (
        <OneLanguage />
      ) : (
        <div className="list" aria-busy={found.isPlaceholderData}>
          <Progress counts={counts} />
          <div className="list-tools">
            <SearchBox
              label="Search entries"
              value={state.q}
              onChange={(q) => change({ q }, { replace: true })}
            />
            <Filters filters={filters} onChange={change} />
          </div>
          {mayChange && selection.ids.size > 0 ? (
            <Together
              selection={selection}
              rows={found.data?.data ?? []}
              languages={languages}
              chosen={language}
            />
          ) : null}
          <Results<Row>
            found={found}
            caption="Translations"
            columns={columnsOf(languages)}
            rowAddress={(row) =>
              translationAddress({ ...row, id: row.entryId }, language ?? firstOpen(row, languages))
            }
            selection={mayChange ? selection : undefined}
            nothing={isFiltered ? 'No entry matches this.' : 'There is nothing to translate yet.'}
            onClear={isFiltered ? () => change({ q: '', language: '', state: '', resource: '' }) : undefined}
            onPage={(page) => change({ page })}
          />
        </div>
      )}
    </Page>
  );
}

function shownBy({
  page: _page,
  limit: _limit,
  language: _language,
  ...query
}: ReturnType<typeof boardQuery>) {
  return query;
}

/** The first language with work left. */
function firstOpen({ states }: Row, languages: readonly Language[]) {
  return languages.find((one) => states[one] !== 'current') ?? languages[0]!;
}

function columnsOf(languages: readonly Language[]): Column<Row>[] {
  return [
    {
      key: 'name',
      label: 'Entry',
      cell: ({ name, resource, isPublic }) => (
        <>
          <strong>{name}</strong>
          <span className="second">
            {isPublic
              ? translated(resourceWords[resource]!)
              : t('{kind}, not published', { kind: translated(resourceWords[resource]!) })}
          </span>
        </>
      ),
    },
    ...languages.map((language) => ({
      key: language,
      label: { text: languageName(language) },
      cell: (row: Row) => (
        <Link
          to={translationAddress({ ...row, id: row.entryId }, language)}
          className="state-link"
          aria-label={t('{name} in {language}: {state}', {
            name: row.name,
            language: languageName(language),
            state: t(stateWords[row.states[language] ?? 'missing']),
          })}
        >
          <StateBadge state={row.states[language] ?? 'missing'} />
        </Link>
      ),
    })),
  ];
}

function OneLanguage() {
  return (
    <div className="empty">
      <p>
        {t(
          'The website speaks one language. Choose others first; then everything that can be translated is here.',
        )}
      </p>
      <Link to={`${addressOf('settings')}/hospital`} className="button button-primary">
        {t('Choose languages')}
      </Link>
    </div>
  );
}

function Progress({ counts }: { counts: Counts }) {
  const entries = Object.entries(counts) as [Language, Counts[Language] & object][];
  if (entries.length === 0) return null;
  return (
    <ul className="translation-progress">
      {entries.map(([language, states]) => {
        const all = Object.values(states).reduce((sum, one) => sum + one, 0);
        const { current = 0, outdated = 0, draft = 0, missing = 0 } = states;
        return (
          <li key={language}>
            <span>
              <strong>{languageName(language)}</strong>{' '}
              <span className="figures">{t('{current} of {all}', { current, all })}</span>
            </span>
            <progress
              value={current}
              max={all}
              aria-label={t('Current in {language}', { language: languageName(language) })}
            />
            <span className="second figures">
              {t('{outdated} outdated, {draft} in draft, {missing} missing', { outdated, draft, missing })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface TogetherProps {
  selection: Selection;
  rows: Row[];
  languages: readonly Language[];
  chosen: Language | undefined;
}

function Together({ selection, rows, languages, chosen }: TogetherProps) {
  const queries = useQueryClient();
  const [language, setLanguage] = useState<Language>(chosen ?? languages[0]!);
  const [isBusy, setBusy] = useState(false);
  const entries = rows
    .filter(({ id }) => selection.ids.has(id))
    .map(({ resource, entryId }) => ({ resource, id: entryId }));
  async function act(as: 'published' | 'draft' | 'current') {
    setBusy(true);
    await attempt(async () => {
      const { data } = await api.translation.bulk({ body: { language, entries, as } });
      said.done(
        counted(
          '{count} translation has been changed.',
          '{count} translations have been changed.',
          data.changed,
        ),
      );
      selection.clear();
    });
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ['translation'] });
  }
  return (
    <section className="cluster bulk" aria-label={t('What to do with the selected entries')}>
      <span role="status">{t('{count} selected', { count: entries.length })}</span>
      <fieldset disabled={isBusy} className="cluster bulk-actions" aria-label={t('Actions')}>
        <FilterSelect
          label={t('In this language')}
          options={languages.map((one) => [one, languageName(one)])}
          value={language}
          onChange={(value) => setLanguage(value as Language)}
        />
        <Button small onClick={() => void act('published')}>
          {t('Publish')}
        </Button>
        <Button small onClick={() => void act('draft')}>
          {t('Unpublish')}
        </Button>
        <Button small onClick={() => void act('current')}>
          {t('Mark as current')}
        </Button>
        <Button variant="quiet" small onClick={selection.clear}>
          {t('Clear selection')}
        </Button>
      </fieldset>
    </section>
  );
}

interface FiltersProps {
  filters: Record<string, string>;
  onChange(changes: Record<string, string>): void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const { languages } = useHospital();
  return (
    <>
      <FilterSelect
        label={t('Filter by kind')}
        all={t('All kinds')}
        options={Object.entries(resourceWords).map(([one, words]) => [one, translated(words)])}
        value={filters.resource ?? ''}
        onChange={(resource) => onChange({ resource })}
      />
      <StateChips
        label="Language"
        words={Object.fromEntries(languages.map((one) => [one, { text: languageName(one) }]))}
        value={filters.language ?? ''}
        onChange={(next) => onChange({ language: next })}
      />
      <StateChips
        label="State"
        words={stateWords}
        value={filters.state ?? ''}
        onChange={(next) => onChange({ state: next })}
      />
    </>
  );
}
