import { useEffect, useState } from 'react';
import type { Passkey } from '#contract/passkey.ts';
import { ApiProblem } from '#web/api/client.ts';
import { inWords } from './error-words.ts';

interface Owner {
  name: string;
  email: string;
  /** Where it is for its owner to say which of them stay. */
  passkeys?: Passkey[];
}

/** Whose link this is: null until it is known, `over` where it opens nothing any more. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has one link, asked about once.
  useEffect(() => {
    ask().then(
      ({ data }) => setFound({ owner: data, isOver: false, problem: null }),
      (error) => {
        const isOver = error instanceof ApiProblem && error.status === 404;
        setFound({ owner: null, isOver, problem: isOver ? null : inWords(error) });
      },
    );
  }, []);
  return found;
}
