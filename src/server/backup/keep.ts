/** Which backups are kept. Older ones are removed only after a newer one was found good. */
import { beginOf, type Found, findBackups, pictureName, seeManifest } from './manifest.ts';
import type { SealedVault } from './sealed-vault.ts';

/** How many hours, days and weeks keep their last good backup. Only those that have one count. */
export interface KeepRule {
  hours: number;
  days: number;
  weeks: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The ids to keep, of good ones in any order. The newest is always kept. */
export function kept(good: string[], { hours, days, weeks }: KeepRule): Set<string> {
  const newestFirst = good.toSorted().reverse();
  const stays = new Set(newestFirst.slice(0, 1));
  // The epoch began on a Thursday; weeks begin on Monday.
  for (const [most, periodOf] of [
    [hours, (at: number) => Math.floor(at / hourMs)],
    [days, (at: number) => Math.floor(at / dayMs)],
    [weeks, (at: number) => Math.floor((at / dayMs + 3) / 7)],
  ] as const) {
    const periods = new Set<number>();
    for (const id of newestFirst) {
      if (periods.size >= most) break;
      const period = periodOf(beginOf(id));
      if (!periods.has(period)) stays.add(id);
      periods.add(period);
    }
  }
  return stays;
}

/**
 * Removes backups that the rule no longer keeps, incomplete ones older than the newest good one, and pictures of
 * neither.
 */
export async function thinOut(sealed: SealedVault, rule: KeepRule): Promise<number> {
  const found = await findBackups(sealed);
  const good = found.filter(({ verdict }) => verdict).map(({ id }) => id);
  const newest = good[0];
  if (newest === undefined) return 0;
  const stays = kept(good, rule);
  const going = found.filter(({ id }) => id < newest && !stays.has(id));
  for (const backup of going) await removeBackup(sealed, backup);
  await removePictures(
    sealed,
    found.filter((backup) => !going.includes(backup)),
  );
  return going.length;
}

/** The manifest first, so that a crash leaves an incomplete backup and never a good one without its parts. */
async function removeBackup({ vault }: SealedVault, { names }: Found) {
  const isLast = (name: string) => name.includes('/database.');
  for (const name of names.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other))))
    await vault.remove(name);
}

async function removePictures({ vault }: SealedVault, staying: Found[]) {
  const wanted = new Set<string>();
  for (const { id, isComplete } of staying) {
    const manifest = isComplete ? await seeManifest(vault, id) : null;
    // The pictures of an unreadable backup are unknown.
    if (isComplete && !manifest) return;
    for (const key of Object.keys(manifest?.pictures ?? {})) wanted.add(pictureName(manifest!.keyMark, key));
  }
  for (const { name } of await vault.list('pictures/')) if (!wanted.has(name)) await vault.remove(name);
}
