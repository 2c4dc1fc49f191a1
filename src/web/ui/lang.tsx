/** Words that are in another language than the page: screen readers say them as they are meant, and browsers set them so. */
import type { ReactNode } from 'react';
import { directionOf } from '#words/direction.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import { Icon } from './icon.tsx';

/** What staff wrote: an entry, a link to one, the settings. It names its language where that is not the page's. */
export interface Written {
  language?: string | undefined;
}

export interface Lang {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** For the element around such words and nothing else: `<h3 {...langOf(department)}>`. Nothing in the page's language. */
export function langOf(written: Written | null | undefined): Lang {
  const language = written?.language;
  if (!language) return {};
  const dir = directionOf(language);
  return { lang: language, ...(dir !== directionOf(speech().language) && { dir }) };
}

/** Such words within a sentence, or beside others; in the page's language they need no element. */
export function inLang(written: Written | null | undefined, words: string): ReactNode {
  return written?.language ? <span {...langOf(written)}>{words}</span> : words;
}

/** Says below the head of a page that its words are still in another language. */
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
