import type { ReactNode } from 'react';
import type { Lang } from '#web/ui/lang.tsx';

/** Text written by staff, with language attributes from the server if it differs from the page's. */
export interface Spoken {
  lang?: Lang | undefined;
}

/** Such text within a sentence or beside others. */
export function spoken({ lang }: Spoken, words: string): ReactNode {
  return lang ? <span {...lang}>{words}</span> : words;
}
