import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installation } from '#server/kernel/installation.ts';

/** Such as 1.4.0. */
export const version: string = JSON.parse(readFileSync(join(installation, 'package.json'), 'utf8')).version;

/** Both are three numbers with dots between them. */
export function isNewer(one: string, other: string) {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at >= 0 && left[at]! > right[at]!;
}
