import { spawnSync } from 'node:child_process';

export const has = (program: string) => spawnSync(program, ['--help']).error === undefined;

/** Whether this machine has the program. Says what is skipped without it. */
export function only(program: string, what: string) {
  if (has(program)) return true;
  process.stderr.write(`*** SKIPPED: ${program} was not found; ${what} ***\n`);
  return false;
}
