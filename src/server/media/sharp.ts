/**
 * The picture library with its limits. It works in threads of its own, so that no picture holds up a page; it shares
 * these with reading files and hashing passwords, hence at most two pictures at once.
 */
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type sharpLibrary from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { createQueue } from './queue.ts';

type Library = typeof sharpLibrary;

let library: Library | undefined;

/** A picture to work on. The library comes with the first one: a server whose pictures are all made never needs it. */
export function sharp(source: string | Buffer | SharpOptions, options?: SharpOptions): Sharp {
  library ??= load();
  return library(source as string, options);
}

function load(): Library {
  const loaded: Library = createRequire(import.meta.url)('sharp');
  // Of the many formats that the library reads only those that we take: no drawing, no document gets as far as a parser.
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].flatMap((format) => [
      `VipsForeignLoad${format}File`,
      `VipsForeignLoad${format}Buffer`,
    ]),
  });
  // No picture is opened a second time while the library would still remember it.
  loaded.cache(false);
  return loaded;
}

/** Far more than any screen: a small file can unfold to many gigabytes. */
export const largestPixels = 40_000_000;

export const pictureWork = createQueue(Math.min(2, availableParallelism()));

/** Opens a picture; damage that a viewer might paint over is a failure here. */
export function openPicture(source: string | Buffer) {
  return sharp(source, { limitInputPixels: largestPixels, failOn: 'error' }).timeout({ seconds: 60 });
}
