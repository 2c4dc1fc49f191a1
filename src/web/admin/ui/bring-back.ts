import { useQueryClient } from '@tanstack/react-query';
import { snakeCase } from '#contract/resources.ts';
import { countOf, type EditableResource, wordsOf } from '#web/admin/session/resource-words.ts';
import { api } from '#web/admin/session/session.ts';
import { attempt } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import { said } from './toasts.tsx';

export function useBringBack(resource: EditableResource) {
  const queries = useQueryClient();
  return async function bringBack(ids: number[]) {
    await attempt(async () => {
      for (const id of ids) {
        const entity = snakeCase(resource);
        const { data } = await api.admin.revisions({ query: { entity, entityId: String(id) } });
        await api.entry.restore({ params: { id: String(data[0]?.id) } });
      }
      said.done(
        ids.length === 1
          ? t(wordsOf(resource).restored)
          : t('{what} have been restored.', { what: countOf(resource, ids.length) }),
      );
    });
    void queries.invalidateQueries();
  };
}
