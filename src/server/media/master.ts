/**
 * Processes an uploaded file before any of it is stored. Its content decides, never its name, and it is re-rendered:
 * the master is made from the pixels alone, so that anything else in the file (a location, a name, a script that is
 * also a picture) ends here.
 */
import { open } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { type Problem, problem } from '#contract/errors.ts';
import { t } from '#words/say.ts';
import { largestPixels, openPicture, pictureWork, sharp } from './sharp.ts';

export interface Master {
  bytes: Buffer;
  type: string;
  /** The size of the master: upright, and at most `longestSide`. */
  width: number;
  height: number;
  /** A few hundred bytes to show while the picture loads, as a data URL. */
  placeholder: string;
}
export type PictureProblem = Problem<'picture-refused'>;

/** Twice the largest size that the widest screen requests. */
const longestSide = 4096;

/** The master of a file, or the reason for refusing it. */
export function makeMaster(source: string | Buffer): Promise<Master | PictureProblem> {
  return pictureWork(async () => {
    const start = await firstBytes(source);
    const formats = formatOf(start);
    if (!formats) return refused(whyNot(start));
    try {
      const found = await sharp(source, { limitInputPixels: false }).metadata();
      if (!formats.includes(`${found.format}`)) return refused(t(unread));
      const pixels = found.width * found.height;
      if (pixels > largestPixels) return refused(tooManyPixels(pixels));
      return await redraw(source, found);
    } catch (error) {
      // Disk errors are not the picture's fault.
      if (/^Input file is missing|ENOENT|EACCES|EIO|EMFILE/.test((error as Error).message)) throw error;
      return refused(/timeout/i.test((error as Error).message) ? t(tooSlow) : t(unread));
    }
  });
}

async function redraw(source: string | Buffer, { hasAlpha }: Metadata): Promise<Master> {
  const picture = openPicture(source)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  // Transparent pictures stay lossless; the rest keep a higher quality than any variant needs.
  const drawn = hasAlpha ? picture.png() : picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  const tiny = await openPicture(data)
    // A strip of a few pixels would become higher than any format allows.
    .resize({ width: 20, height: 200, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 30 })
    .toBuffer();
  return {
    bytes: data,
    type: `image/${info.format}`,
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

async function firstBytes(source: string | Buffer) {
  if (typeof source !== 'string') return source.subarray(0, 1024);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The expected formats for a file's first bytes; null if none of them is accepted. */
function formatOf(start: Buffer): string[] | null {
  const text = start.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return ['jpeg'];
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return ['png'];
  if (/^GIF8[79]a/.test(text)) return ['gif'];
  if (/^RIFF.{4}WEBP/s.test(text)) return ['webp'];
  if (brandsOf(start).some((brand) => brand === 'avif' || brand === 'avis')) return ['heif', 'avif'];
  return null;
}

/** The brands in the first box of an ISO media file: its own, and the compatible ones. */
function brandsOf(start: Buffer) {
  if (start.length < 16 || start.toString('latin1', 4, 8) !== 'ftyp') return [];
  const box = start.toString('latin1', 8, Math.min(start.readUInt32BE(0), start.length));
  return box.match(/.{4}/gs) ?? [];
}

function whyNot(start: Buffer) {
  if (start.length === 0) return t('This file is empty. Choose another one.');
  if (/^(heic|heix|heim|heis|hevc|mif1|msf1)$/.test(brandsOf(start)[0] ?? '')) {
    return t('This is a HEIC picture, which many browsers cannot show. Save it as JPEG and upload that.');
  }
  if (/^(II[*+]\0|MM\0[*+])/.test(start.toString('latin1', 0, 4))) {
    return t('This is a TIFF picture, which browsers cannot show. Save it as JPEG or PNG and upload that.');
  }
  if (/<svg[\s>]|^\s*<\?xml/i.test(start.toString('latin1'))) {
    return t(
      'SVG drawings are not accepted, because they can contain programs. Save it as PNG and upload that.',
    );
  }
  return t('This file is not a picture, whatever its name says. Choose a JPEG, PNG, WebP, AVIF or GIF file.');
}

const unread =
  'This picture could not be read: it may be damaged or incomplete. If it opens on your computer, save it again there and upload that.';
const tooSlow = 'This picture takes too long to read. Save it as JPEG and upload that.';
function tooManyPixels(pixels: number) {
  const millions = (count: number) => Math.ceil(count / 1_000_000);
  return t('This picture has {pixels} megapixels; the most is {most}. Make it smaller and upload it again.', {
    pixels: millions(pixels),
    most: millions(largestPixels),
  });
}

function refused(detail: string): PictureProblem {
  return problem('picture-refused', { detail });
}
