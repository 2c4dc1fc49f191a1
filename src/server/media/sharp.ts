/**
 * The picture library with its limits. It works in threads of its own, so that no picture holds up a page; it shares
 * these with reading files and hashing passwords, hence at most two pictures at once.
 */
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createQueue } from './queue.ts';

// Of the many formats that the library reads only those that we take: no drawing, no document gets as far as a parser.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
});
// No picture is opened a second time while the library would still remember it.
sharp.cache(false);

/** Far more than any screen: a small file can unfold to many gigabytes. */
export const largestPixels = 40_000_000;

export const pictureWork = createQueue(Math.min(2, availableParallelism()));

/** Opens a picture; damage that a viewer might paint over is a failure here. */
export function openPicture(source: string | Buffer) {
  return sharp(source, { limitInputPixels: largestPixels, failOn: 'error' }).timeout({ seconds: 60 });
}

export { sharp };
