import { type Lang, langOf, type Written } from '#web/ui/lang.tsx';

/** Language attributes for text in another language than the page. */
export function spokenIn(written: Written): { lang?: Lang } {
  return written.language ? { lang: langOf(written) } : {};
}
