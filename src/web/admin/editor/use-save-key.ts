import { useCommandKey } from '#web/admin/session/keys.ts';

/** Ctrl+S or ⌘S saves, wherever the focus is. */
export function useSaveKey(save: () => Promise<void>) {
  useCommandKey('s', () => void save());
}
