import { useCommandKey } from '../keys.ts';

/** Ctrl+S or ⌘S saves, wherever the focus is. */
export function useSaveKey(save: () => Promise<void>) {
  useCommandKey('s', () => void save());
}
