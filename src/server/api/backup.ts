import type { backup as contract } from '#contract/backup.ts';
import type { BackupState } from '#server/backup/backups.ts';
import type { Handlers } from '#server/call/context.ts';

export const backup: Handlers<typeof contract> = {
  async get(_input, { backups, storage }) {
    const state = backups ? present(backups.state) : null;
    return { data: { isEmbedded: storage.database.kind === 'pglite', state } };
  },
};

function present({ failures: _, lastGood, ...state }: BackupState) {
  if (!lastGood) return { ...state, lastGood };
  const { shows, seconds, bytes, rows } = lastGood;
  return { ...state, lastGood: { shows, seconds, bytes, rows } };
}
