/** Marks text in another language than the page, so that screen readers pronounce it and browsers set it correctly. */
import type { ReactNode } from 'react';
import { directionOf } from '#words/direction.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import { Icon } from './icon.tsx';

/** Text written by staff: an entry, a link to one, the settings. The language is set if it differs from the page's. */
export interface Written {
  language?: string | undefined;
}

export interface Lang {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Attributes for the element around such text: `<h3 {...langOf(department)}>`. Empty in the page's language. */
export function langOf(written: Written | null | undefined): Lang {
  const language = written?.language;
  if (!language) return {};
  const dir = directionOf(language);
  return { lang: language, ...(dir !== directionOf(speech().language) && { dir }) };
}

/** Such text within a sentence or beside others; the page's language needs no element. */
export function inLang(written: Written | null | undefined, words: string): ReactNode {
  return written?.language ? <span {...langOf(written)}>{words}</span> : words;
}

/** Says below the head of a page that it is not yet translated. */
export function NotYetInLanguage({ written, className }: { written: Written; className: string }) {
  if (!written.language) return null;
  const { language } = speech();
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return (
    <p className={`flex items-start gap-2.5 text-base text-ink-muted ${className}`}>
      <Icon name="languages" className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>{t('This page is not available in {language} yet.', { language: name })}</span>
    </p>
  );
}
