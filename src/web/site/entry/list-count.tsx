import type { ReactNode } from 'react';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { numberWords } from '#words/say.ts';

export function ListCount({ count, page }: { count: ReactNode; page: number }) {
  if (page === 1) return count;
  return (
    <Phrase
      message="{count}<muted>, page {page}</muted>"
      count={count}
      page={numberWords(page)}
      muted={(words) => <span className="font-normal text-ink-muted">{words}</span>}
    />
  );
}
