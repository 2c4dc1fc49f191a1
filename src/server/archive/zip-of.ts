import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface Packed {
  name: string;
  /** Packing it again would take time and save nothing. */
  isCompressed?: boolean;
  open(): Promise<Readable>;
}

/** A ZIP of files that are read one after another while it is sent, so that none is held in memory. */
export function zipOf(files: Packed[]): Readable {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  const fail = (error: Error) => stream.destroy(error);
  zip.on('error', (error) => fail(error as Error));
  // yazl ignores the errors of its sources, and closes none of them on an aborted download.
  let source: Readable | undefined;
  stream.once('close', () => source?.destroy());
  for (const { name, isCompressed = false, open } of files)
    zip.addReadStreamLazy(name, { compress: !isCompressed }, (give) => {
      open().then((opened) => {
        source = opened.once('error', fail);
        if (stream.destroyed) source.destroy();
        give(null, source);
      }, fail);
    });
  zip.end();
  return stream;
}
