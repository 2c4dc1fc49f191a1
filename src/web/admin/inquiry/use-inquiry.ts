import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import type { Inquiry, InquiryChange } from '#contract/inquiry.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { t } from '#words/say.ts';

/** One inquiry, changed at the version that was seen. */
export function useInquiry(id: string) {
  const queries = useQueryClient();
  const queryKey = ['inquiry', 'get', id];
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const found = useQuery({
    queryKey,
    queryFn: async () => (await api.inquiry.get({ params: { id } })).data,
    // Shows the progress of a reply.
    refetchInterval: ({ state }) =>
      state.data?.replies.some(({ delivery }) => delivery === 'queued') ? 10_000 : false,
  });

  async function show(inquiry: Inquiry) {
    // A response requested before this change would undo it on the screen.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, inquiry);
    void queries.invalidateQueries({ queryKey: ['inquiry', 'list'] });
    void queries.invalidateQueries({ queryKey: ['inquiry', 'new'] });
  }

  /**
   * Whether it was done; if not, the reason is shown and the inquiry reloads. Your own changes are queued, so that a
   * note still being saved does not conflict with a reply.
   */
  function change(...what: Parameters<typeof changeNow>): Promise<boolean> {
    const next = last.current.then(() => changeNow(...what));
    last.current = next;
    return next;
  }

  async function changeNow(body: z.input<typeof InquiryChange>, idempotencyKey?: string): Promise<boolean> {
    const { version } = queries.getQueryData<Inquiry>(queryKey)!;
    try {
      const { data } = await api.inquiry.update(
        { params: { id }, body },
        { ifMatch: version, ...(idempotencyKey ? { idempotencyKey } : {}) },
      );
      await show(data);
      return true;
    } catch (error) {
      if (error instanceof ApiProblem && error.is('stale-version')) {
        await show(error.body.current as Inquiry);
        said.failed(t('Someone else changed this inquiry first. Check what is new, then try again.'));
      } else if (!(error instanceof ApiProblem && error.status === 401)) {
        const field = error instanceof ApiProblem ? error.body.errors?.[0]?.message : undefined;
        said.failed(field ?? inWords(error));
      }
      return false;
    }
  }

  async function remove() {
    await api.inquiry.remove(
      { params: { id } },
      { ifMatch: queries.getQueryData<Inquiry>(queryKey)!.version },
    );
    queries.removeQueries({ queryKey });
    await queries.invalidateQueries({ queryKey: ['inquiry'] });
  }

  return { ...found, change, remove };
}
