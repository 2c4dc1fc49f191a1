import { type Lang, langOf, type Written } from '#web/ui/lang.tsx';

/** For whatever the page names: how its words are marked, and nothing where they are in the language of the page. */
export function spokenIn(written: Written): { lang?: Lang } {
  return written.language ? { lang: langOf(written) } : {};
}
