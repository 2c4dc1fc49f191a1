import { useQueryClient } from '@tanstack/react-query';
import { snakeCase } from '#contract/resources.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { type PlaceName, placeOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { said } from './toasts.tsx';

/** Restores deleted entries of a resource from the bin, and says how it went. */
export function useBringBack(resource: PlaceName) {
  const queries = useQueryClient();
  const { one = 'entry', label } = placeOf(resource);
  return async function bringBack(ids: number[]) {
    try {
      for (const id of ids) {
        const entity = snakeCase(resource);
        const { data } = await api.admin.revisions({ query: { entity, entityId: String(id) } });
        await api.entry.restore({ params: { id: String(data[0]?.id) } });
      }
      said.done(
        ids.length === 1
          ? `The ${one} has been restored.`
          : `${ids.length} ${label.toLowerCase()} have been restored.`,
      );
    } catch (error) {
      said.failed(inWords(error));
    } finally {
      void queries.invalidateQueries();
    }
  };
}
