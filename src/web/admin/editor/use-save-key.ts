import { useCommandKey } from '#web/admin/session/keys.ts';

export function useSaveKey(save: () => Promise<void>) {
  useCommandKey('s', () => void save());
}
