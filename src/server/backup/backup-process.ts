/**
 * Makes and checks a backup in a separate process, with a lower priority: it needs as much memory as a second database,
 * which the system gets back when it ends, and if memory is short, it is killed and the hospital survives. Work that
 * only the hospital's process can do is requested from that process.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#server/media/store.ts';
import { version } from '#server/update/version.ts';
import { thinOut } from './keep.ts';
import { makeBackup } from './make.ts';
import { findBackups, readManifest, type Verdict, writeVerdict } from './manifest.ts';
import type { Answer, GoodBackup, Order, Progress, Question, Report } from './messages.ts';
import { SealedVault } from './sealed-vault.ts';
import type { Ended, Source } from './source.ts';
import { expectOurs, openVault } from './vault.ts';
import { verifyBackup } from './verify.ts';

process.umask(0o077);
// Without the hospital's process no one wants the rest.
process.on('disconnect', () => process.exit(1));

process.once('message', (order: Order) => {
  work(order)
    .then(
      (good): Report => ({ type: 'good', good }),
      (error: Error): Report => ({ type: 'failed', why: error.message.replace(/\.$/, '') }),
    )
    .then((report) => process.send!(report, () => process.exit(0)))
    .catch(() => process.exit(1));
});

async function work(order: Order): Promise<GoodBackup> {
  stepBack();
  const began = performance.now();
  const { dataDir } = order;
  const sealed = new SealedVault(await openVault(order.to), order.key);
  await expectOurs(sealed.vault, order.hospital);
  const [last] = (await findBackups(sealed)).filter(({ verdict }) => verdict);
  const known = last ? await readManifest(sealed, last.id).catch(() => null) : null;
  const made = await makeBackup({
    source,
    dataDir,
    store: await openStore({ dataDir, MEDIA_URL: order.mediaUrl }),
    sealed,
    knownPictures: known?.pictures ?? {},
    secret: order.keepsSecret ? readFileSync(join(dataDir, 'secret'), 'utf8') : null,
    program: version,
    now: Date.now,
  });
  const { manifest, bytes, newPictures, heldMs } = made;
  process.send!({ type: 'checking' } satisfies Progress);
  const checked = await verifyBackup(sealed, manifest, {
    dataDir,
    newPictures,
    round: Math.floor(Date.now() / order.everyMs),
  });
  const verdict: Verdict = {
    shows: manifest.at,
    at: new Date().toISOString(),
    seconds: Math.round(performance.now() - began) / 1000,
    bytes,
    ...checked,
  };
  await writeVerdict(sealed, manifest.id, verdict);
  const removed = await thinOut(sealed, order.keep);
  return { id: manifest.id, verdict, lostPictures: manifest.lostPictures.length, heldMs, removed };
}

/** As far as the system allows: not every one has both, and a service may be forbidden one of them. */
function stepBack() {
  for (const step of [
    () => setPriority(constants.priority.PRIORITY_BELOW_NORMAL),
    () => writeFileSync('/proc/self/oom_score_adj', '800'),
  ]) {
    try {
      step();
    } catch {}
  }
}

let asked = 0;
function ask<T>(what: Question['what']): Promise<T> {
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const listen = (answer: Answer) => {
      if (answer.id !== id) return;
      process.off('message', listen);
      if (answer.failed === undefined) resolve(answer.value as T);
      else reject(new Error(answer.failed));
    };
    process.on('message', listen);
    process.send!({ type: 'question', id, what } satisfies Question);
  });
}

const source: Source = {
  pictures: () => ask<string[]>('pictures'),
  begin: () => ask<string>('begin'),
  end: () => ask<Ended>('end'),
  release: () => ask<void>('release'),
};
