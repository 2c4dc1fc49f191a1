import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mail } from '#contract/mail.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';

export function useMailSummary() {
  const mayRead = useMay()('messages');
  return useQuery({
    queryKey: ['mail', 'summary'],
    queryFn: async () => (await api.mail.summary()).data,
    enabled: mayRead,
    refetchInterval: 60_000,
  }).data;
}

/** Staff's actions on messages. The outcome is shown, and everything about mail reloads. */
export function useMailActions() {
  const queries = useQueryClient();
  async function act(action: () => Promise<unknown>, words: string) {
    await attempt(async () => {
      await action();
      said.done(words);
    });
    await queries.invalidateQueries({ queryKey: ['mail'] });
  }
  const of = ({ id }: Mail) => ({ params: { id: String(id) } });
  return {
    attempt: (mail: Mail) => act(() => api.mail.attempt(of(mail)), t('Trying again now.')),
    discard: (mail: Mail) => act(() => api.mail.remove(of(mail)), t('Discarded.')),
    test: () => sendTest().finally(() => queries.invalidateQueries({ queryKey: ['mail'] })),
  };
}

const patienceSeconds = 20;

async function sendTest() {
  try {
    const [{ data: summary }, { data: written }] = [await api.mail.summary(), await api.mail.create()];
    if (!summary.hasServer)
      return said.failed(t('Not sent, because no mail server is set up. You can read it here.'));
    for (let second = 0; second < patienceSeconds; second++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const { data: now } = await api.mail.get({ params: { id: String(written.id) } });
      if (now.status === 'sent')
        return said.done(
          t('The mail server accepted the message to {recipient}.', { recipient: now.recipient }),
        );
      if (now.lastError)
        return said.failed(t('The mail server refused it: {words}', { words: now.lastError }));
    }
    said.failed(t('The mail server has not answered yet. The list will show what happens to the message.'));
  } catch (error) {
    said.failed(inWords(error));
  }
}
