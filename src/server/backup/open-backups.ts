import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { type BackupLog, Backups } from './backups.ts';
import { hospitalOf, sourceOf } from './source.ts';
import { claimVault, openVault } from './vault.ts';

/** Null without BACKUP_TO; an unusable vault is a StartError. */
export async function openBackups(
  config: Pick<Config, 'backup' | 'dataDir' | 'MEDIA_URL' | 'SECRET'>,
  { copying, pool }: Pick<Database, 'copying' | 'pool'>,
  given: { log: BackupLog; leaving: AbortSignal; now(): number },
): Promise<Backups | null> {
  const { backup, dataDir, MEDIA_URL, SECRET } = config;
  if (!backup || !copying) return null;
  const hospital = await hospitalOf(pool);
  const vault = await openVault(backup.to);
  await claimVault(vault, hospital);
  const order = { ...backup, dataDir, hospital, mediaUrl: MEDIA_URL, keepsSecret: SECRET === undefined };
  return new Backups({ ...given, source: sourceOf(copying, pool), vault, order });
}
