import type { ReactNode } from 'react';
import type { Lang } from '#web/ui/lang.tsx';

/** What staff wrote, with what its element says where that is in another language than the page; worked out on the server. */
export interface Spoken {
  lang?: Lang | undefined;
}

/** Such words within a sentence, or beside others. */
export function spoken({ lang }: Spoken, words: string): ReactNode {
  return lang ? <span {...lang}>{words}</span> : words;
}
