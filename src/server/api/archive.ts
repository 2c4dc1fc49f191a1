import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { archive as contract } from '#contract/archive.ts';
import { problem } from '#contract/errors.ts';
import { exportHospital, workFolder } from '#server/archive/export.ts';
import { importHospital, NotEmpty, whatIsHere } from '#server/archive/import.ts';
import { Damaged } from '#server/archive/read.ts';
import type { Handlers } from '#server/call/context.ts';
import { ZipFile } from '#server/call/zip-file.ts';

export const archive: Handlers<typeof contract> = {
  async export(_input, context) {
    const { name, stream, shown } = await exportHospital(context);
    return new ZipFile(name, Readable.toWeb(stream) as ReadableStream<Uint8Array>, shown);
  },

  async readiness(_input, { storage }) {
    const holds = await storage.database.withoutTimeLimit(whatIsHere);
    return { data: { isEmpty: holds === '', holds } };
  },

  async import({ body }, context) {
    const folder = await workFolder(context.storage.dataDir, context.now());
    const file = join(folder, 'import.zip');
    try {
      await pipeline(Readable.fromWeb(body as never), createWriteStream(file, { mode: 0o600 }));
      const data = await importHospital(context, file, context.staff);
      context.picturesChanged();
      return { data };
    } catch (error) {
      if (error instanceof NotEmpty) return problem('not-empty', { detail: error.message });
      if (error instanceof Damaged) return problem('archive-refused', { detail: error.message });
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
