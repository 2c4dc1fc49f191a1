/**
 * The picture library with its limits. It works in its own threads, so that no picture holds up a page; they are shared
 * with file access and password hashing, hence at most two pictures at once.
 */
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type sharpLibrary from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { createQueue } from './queue.ts';

type Library = typeof sharpLibrary;

let library: Library | undefined;

/** Loads the library on first use: a server with all its pictures rendered never needs it. */
export function sharp(source: string | Buffer | SharpOptions, options?: SharpOptions): Sharp {
  library ??= load();
  return library(source as string, options);
}

function load(): Library {
  const loaded: Library = createRequire(import.meta.url)('sharp');
  // Blocks all formats except those we accept: no drawing or document reaches a parser.
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].flatMap((format) => [
      `VipsForeignLoad${format}File`,
      `VipsForeignLoad${format}Buffer`,
    ]),
  });
  // No picture is opened again soon enough to be still in the cache.
  loaded.cache(false);
  return loaded;
}

/** Far more than any screen: a small file can unpack to many gigabytes. */
export const largestPixels = 40_000_000;

export const pictureWork = createQueue(Math.min(2, availableParallelism()));

/** Damage that a viewer might paint over is an error here. */
export function openPicture(source: string | Buffer) {
  return sharp(source, { limitInputPixels: largestPixels, failOn: 'error' }).timeout({ seconds: 60 });
}
