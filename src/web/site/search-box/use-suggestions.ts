import { useEffect, useState } from 'react';
import type { Hit, SearchMeta, SitePage } from '#contract/search.ts';
import { at } from '#words/language.ts';

interface Suggestions {
  hits: Hit[];
  sitePages: SitePage[];
  advice: SearchMeta['advice'];
  /** The words of these suggestions; empty before the first answer. */
  asked: string;
}

const none: Suggestions = { hits: [], sitePages: [], advice: null, asked: '' };
const waitMs = 120;
const most = 6;

/** Suggestions from the second letter; outdated requests are aborted. */
export function useSuggestions(words: string, isWanted: boolean): Suggestions {
  const [suggestions, setSuggestions] = useState(none);
  useEffect(() => {
    const wanted = words.trim();
    if (!isWanted) return;
    if (wanted.length < 2) return setSuggestions(none);
    const outdated = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(wanted, outdated.signal).catch(() => none);
      if (!outdated.signal.aborted) setSuggestions(answer);
    }, waitMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [words, isWanted]);
  return suggestions;
}

async function ask(words: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await fetch(at(`/api/search?limit=${most}&q=${encodeURIComponent(words)}`), { signal });
  if (!answer.ok) return none;
  const { data, meta } = (await answer.json()) as { data: Hit[]; meta: SearchMeta };
  return { hits: data, sitePages: meta.sitePages, advice: meta.advice, asked: words };
}
