import type { backup as contract } from '#contract/backup.ts';
import { problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { BackupState } from '#server/backup/backups.ts';
import type { Handlers } from '#server/call/context.ts';

export const backup: Handlers<typeof contract> = {
  async get(_input, { backups, storage }) {
    const state = backups ? present(backups.state) : null;
    return { data: { isEmbedded: storage.database.kind === 'pglite', state } };
  },

  async make(_input, { backups, orm, staff }) {
    if (!backups) return problem('not-found');
    await recordActivity(orm, staff, 'back-up', 'hospital', { id: 1 });
    backups.ask();
    return { data: present(backups.state) };
  },
};

function present({ failures: _, lastGood, ...state }: BackupState) {
  if (!lastGood) return { ...state, lastGood };
  const { shows, seconds, bytes, rows } = lastGood;
  return { ...state, lastGood: { shows, seconds, bytes, rows } };
}
