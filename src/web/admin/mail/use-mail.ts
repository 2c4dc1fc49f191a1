import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mail } from '#contract/mail.ts';
import { inWords } from '../error-words.ts';
import { api } from '../session.ts';
import { said } from '../toasts.tsx';

/** How many messages are in which state, and whether there is a mail server. */
export function useMailSummary() {
  return useQuery({
    queryKey: ['mail', 'summary'],
    queryFn: async () => (await api.mail.summary()).data,
    refetchInterval: 60_000,
  }).data;
}

/** What staff do with messages. What came of it is said, and everything that shows mail is asked for anew. */
export function useMailActions() {
  const queries = useQueryClient();
  async function act(action: () => Promise<unknown>, words: string) {
    try {
      await action();
      said.done(words);
    } catch (error) {
      said.failed(inWords(error));
    }
    await queries.invalidateQueries({ queryKey: ['mail'] });
  }
  const of = ({ id }: Mail) => ({ params: { id: String(id) } });
  return {
    attempt: (mail: Mail) => act(() => api.mail.attempt(of(mail)), 'It is tried again now.'),
    discard: (mail: Mail) => act(() => api.mail.remove(of(mail)), 'Discarded.'),
    test: () => act(() => api.mail.create(), 'A test message to your own address is written.'),
  };
}
