/** The files of a server: what it stores, as another user of the machine sees it, and what it gives to browsers. */
import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entriesBelow } from '../server.ts';
import type { Stranger } from './stranger.ts';

export function fileRules(stranger: Stranger) {
  test('files in the data folder are readable only by their owner, though the folder was open before the start', async () => {
    const upload = {
      ...stranger.staff,
      'Tus-Resumable': '1.0.0',
      'Upload-Length': '10',
      'Content-Length': '0',
    };
    expect((await stranger.ask('/api/media', upload, 'POST')).status).toBe(201);
    const { dataDir } = stranger.server;
    // A link has no permissions of its own, and the server may not change its target.
    const found = [...entriesBelow(dataDir)].map(({ path }) => path);
    const open = [dataDir, ...found].filter((path) => {
      const entry = lstatSync(path, { throwIfNoEntry: false });
      return entry && (entry.mode & 0o077) !== 0;
    });
    expect(open).toEqual([]);
    expect(found.filter((path) => path.endsWith('/original'))).not.toEqual([]);
    for (const name of ['secret', 'media', 'database', 'database.lock'])
      expect(found).toContain(join(dataDir, name));
  });

  test('the files for browsers contain no source map', () => {
    const files = globSync('build/client/**/*');
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
}
