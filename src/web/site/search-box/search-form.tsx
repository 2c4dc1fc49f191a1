import type { ComponentProps, ReactNode } from 'react';
import { longestSearch } from '#contract/lengths.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import search from '~icons/lucide/search?raw';

/** The site's search as a plain form. The search box extends its input by `field` and places `children` below it. */
export function SearchForm({
  id,
  look,
  field,
  children,
}: {
  /** Id of the field, as a page may have several. */
  id: string;
  /** The pill over the home page's picture, or the field on plain ground. */
  look: 'hero' | 'plain';
  field?: ComponentProps<'input'>;
  children?: ReactNode;
}) {
  return (
    <search className={`search-box search-box-${look}`}>
      <form action={at('/search')} className="search-box-form">
        <label htmlFor={id} className="sr-only">
          {t('Search for a doctor, a department or a service')}
        </label>
        <Svg source={search} className="ms-2 size-6 shrink-0 text-primary max-sm:hidden" />
        <input
          id={id}
          type="search"
          name="q"
          placeholder={t('“knee”, “skin” or a name')}
          className="search-box-input"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestSearch}
          {...field}
        />
        <button type="submit" className="search-box-send">
          <Svg source={search} className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('Search')}</span>
        </button>
      </form>
      {children}
    </search>
  );
}
