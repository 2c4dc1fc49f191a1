import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { closeToOthers } from './data-folder.ts';

let folders: string[] = [];
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'openward-rights-')));
  return folders.at(-1)!;
};
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('a folder that others could read becomes its owner’s alone, with everything below it', () => {
  const data = folder();
  const media = join(data, 'media', 'ab');
  mkdirSync(media, { recursive: true });
  const files = [join(data, 'secret'), join(media, 'master.webp')];
  for (const file of files) {
    writeFileSync(file, 'words');
    chmodSync(file, 0o664);
  }
  for (const path of [data, join(data, 'media'), media]) chmodSync(path, 0o2775);
  closeToOthers(data);
  expect([data, join(data, 'media'), media].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
  expect(files.map(modeOf)).toEqual([0o600, 0o600]);
  expect(readFileSync(files[1]!, 'utf8')).toBe('words');
});

test('the target of a link stays as it is, and a missing folder is no error', () => {
  const [data, elsewhere] = [folder(), folder()];
  const file = join(elsewhere, 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, join(data, 'media'));
  symlinkSync(join(data, 'nothing'), join(data, 'gone'));
  closeToOthers(data);
  expect([elsewhere, file].map(modeOf)).toEqual([0o755, 0o644]);
  closeToOthers(join(data, 'not there'));
});
