import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** True once the first page has loaded: the frame's slower counts must not delay it. */
export function useIsPageThere() {
  const isFetching = useIsFetching() > 0;
  const [state, setState] = useState<'begins' | 'loads' | 'there'>('begins');
  useEffect(() => {
    if (isFetching && state === 'begins') setState('loads');
    if (!isFetching && state === 'loads') setState('there');
    // A page without requests is ready at once, and a slow one must not delay the counts.
    const timer = setTimeout(() => setState('there'), state === 'begins' ? 500 : 5_000);
    return () => clearTimeout(timer);
  }, [isFetching, state]);
  return state === 'there';
}
