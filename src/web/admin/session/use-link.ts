import { useEffect, useState } from 'react';
import type { Passkey } from '#contract/passkey.ts';
import { ApiProblem } from '#web/api/client.ts';
import type { Language } from '#words/language.ts';
import { inWords } from './error-words.ts';
import { settleLanguage } from './staff-language.ts';

interface Owner {
  name: string;
  email: string;
  language: Language | '';
  /** Set if the owner has to choose which of them to keep. */
  passkeys?: Passkey[];
}

/** The owner of a link, whose language the page uses: null while loading, `isOver` if no longer valid. */
export function useLink(ask: () => Promise<{ data: Owner }>): {
  owner: Owner | null;
  isOver: boolean;
  problem: string | null;
} {
  const [found, setFound] = useState<{ owner: Owner | null; isOver: boolean; problem: string | null }>({
    owner: null,
    isOver: false,
    problem: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has one link, checked once.
  useEffect(() => {
    ask().then(
      ({ data }) => {
        settleLanguage(data.language);
        setFound({ owner: data, isOver: false, problem: null });
      },
      (error) => {
        const isOver = error instanceof ApiProblem && error.status === 404;
        setFound({ owner: null, isOver, problem: isOver ? null : inWords(error) });
      },
    );
  }, []);
  return found;
}
