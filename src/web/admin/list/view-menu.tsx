import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { longestLabel } from '#contract/lengths.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Popover } from '#web/admin/ui/popover.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { say, type Words } from '#web/admin/ui/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import sliders from '~icons/lucide/sliders-horizontal?raw';
import x from '~icons/lucide/x?raw';
import type { ListLook, Rows } from './list-look.ts';

interface ViewMenuProps {
  list: string;
  columns: { key: string; label: Words }[];
  look: ListLook;
  search: URLSearchParams;
  onSearch(search: string): void;
}

/**
 * The look of a list: columns, density and saved views. Views are stored by account: they follow their owner to another
 * desk, and colleagues at a shared desk do not see them.
 */
export function ViewMenu({ list, columns, look, search, onSearch }: ViewMenuProps) {
  const group = useId();
  function toggle(key: string, isShown: boolean) {
    const hidden = new Set(look.hidden);
    if (isShown) hidden.delete(key);
    else hidden.add(key);
    look.setHidden(hidden);
  }
  return (
    <Popover
      button={
        <>
          <Svg source={sliders} className="icon" />
          {t('View|of a list')}
        </>
      }
      className="button"
    >
      <div className="stack view-menu">
        <fieldset>
          <legend>{t('Columns')}</legend>
          {columns.map(({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={!look.hidden.has(key)}
                onChange={(event) => toggle(key, event.target.checked)}
              />
              {say(label)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('Rows')}</legend>
          {densities.map(([rows, words]) => (
            <label key={rows}>
              <input
                type="radio"
                name={group}
                checked={look.rows === rows}
                onChange={() => look.setRows(rows)}
              />
              {t(words)}
            </label>
          ))}
        </fieldset>
        <SavedViews list={list} search={search} onSearch={onSearch} />
      </div>
    </Popover>
  );
}

const densities = [
  ['roomy', 'Comfortable'],
  ['compact', 'Compact'],
] as const satisfies [Rows, PlainMessage][];

interface SavedViewsProps {
  list: string;
  search: URLSearchParams;
  onSearch(search: string): void;
}

function SavedViews({ list, search, onSearch }: SavedViewsProps) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const { data } = useQuery({
    queryKey: ['savedView', 'list'],
    queryFn: async () => (await api.savedView.list()).data,
    staleTime: 300_000,
  });
  const views = data?.filter((view) => view.list === list) ?? [];
  async function change(action: () => Promise<unknown>, words: string, undo?: () => Promise<unknown>) {
    await attempt(async () => {
      await action();
      said.done(words, undo && (() => change(undo, t('The view has been restored.'))));
    });
    await queries.invalidateQueries({ queryKey: ['savedView'] });
  }
  function save(event: FormEvent) {
    event.preventDefault();
    const named = name.trim();
    if (!named) return;
    const kept = new URLSearchParams(search);
    kept.delete('page');
    setName('');
    void change(
      () => api.savedView.create({ body: { list, name: named, search: kept.toString() } }),
      t('The view “{name}” has been saved.', { name: named }),
    );
  }
  return (
    <fieldset>
      <legend>{t('Saved views')}</legend>
      <ul>
        {views.map(({ id, name: called, search: kept }) => (
          <li key={id}>
            <button type="button" className="popover-item" onClick={() => onSearch(kept)}>
              {called}
            </button>
            <Button
              variant="quiet"
              className="button-icon"
              aria-label={t('Delete the view {name}', { name: called })}
              onClick={() =>
                void change(
                  () => api.savedView.remove({ params: { id: String(id) } }),
                  t('The view “{name}” has been deleted.', { name: called }),
                  () => api.savedView.create({ body: { list, name: called, search: kept } }),
                )
              }
            >
              <Svg source={x} className="icon-small" />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={save}>
        <input
          className="input"
          aria-label={t('Name for this view')}
          placeholder={t('Name for this view')}
          maxLength={longestLabel}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" small disabled={!name.trim()}>
          {t('Save')}
        </Button>
      </form>
    </fieldset>
  );
}
