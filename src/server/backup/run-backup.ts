/** Makes a backup in a separate process, and answers its requests. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { installation } from '#server/kernel/installation.ts';
import type { Answer, GoodBackup, Order, Progress, Question, Report } from './messages.ts';
import type { Source } from './source.ts';

/** Rejects with the reason if the backup is not good. An abort ends the process and leaves an incomplete backup. */
export async function runBackup(
  source: Source,
  order: Order,
  signal?: AbortSignal,
  checking?: () => void,
): Promise<GoodBackup> {
  const child = fork(join(installation, 'src/server/backup/backup-process.ts'), [], {
    // Flags of this process, such as those of its memory, do not apply to that one.
    execArgv: ['--max-semi-space-size=4', '--liftoff-only'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...(signal ? { signal, killSignal: 'SIGKILL' } : {}),
  });
  try {
    return await new Promise<GoodBackup>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code, killed) =>
        reject(new Error(`its process ended before it was done (${killed ?? `code ${code}`})`)),
      );
      child.on('message', (message: Question | Progress | Report) => {
        if (message.type === 'good') resolve(message.good);
        else if (message.type === 'failed') reject(new Error(message.why));
        else if (message.type === 'checking') checking?.();
        else {
          answer(source, message)
            .then((given) => child.connected && child.send(given))
            .catch(reject);
        }
      });
      child.send(order);
    });
  } finally {
    // The log is released after any end.
    await source.release();
  }
}

async function answer(source: Source, { id, what }: Question): Promise<Answer> {
  try {
    return { id, value: await source[what]() };
  } catch (error) {
    return { id, failed: (error as Error).message };
  }
}
