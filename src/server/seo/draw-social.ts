/**
 * Draws the picture that other sites show with a link. It is composed of pixels only: this process parses no SVG
 * (media/sharp.ts), and the picture library sets words from our own font file, as text and never as markup.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import type { Image } from '#contract/base.ts';
import { keyOf } from '#contract/picture-address.ts';
import { type SocialPicture, socialSize } from '#contract/social-picture.ts';
import { openPicture, sharp } from '#server/media/sharp.ts';
import { readWhole, type Store } from '#server/media/store.ts';
import { masterName } from '#server/media/variants.ts';
import { shorten } from '#words/shorten.ts';

const { width, height } = socialSize;
const pictureWidth = 520;
const margin = 64;
const column = width - pictureWidth - 2 * margin;

const fontOf = createRequire(import.meta.url).resolve;
const fonts = {
  Figtree: {
    bold: fontOf('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
    semiBold: fontOf('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  },
  // For Arabic; it has Latin letters too.
  'Readex Pro': {
    bold: fontOf('@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf'),
    semiBold: fontOf('@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf'),
  },
};
/** The site's colours, by their names in ui/tokens.css. */
const colour = {
  ink: '#0a2540',
  inkMuted: '#46627f',
  coralDeep: '#b8432a',
  mintSoft: '#e6f2ef',
  coral: '#f2785c',
};

const titleSizes = [68, 58, 50, 42];
const titleHeight = 300;
/** More does not fit at the smallest size. */
const longestTitle = 130;

export interface Drawing extends SocialPicture {
  /** Host of the site, as people type it. */
  host: string;
}

/** The picture as JPEG. `files` is the folder of built files, with the site's own pictures. */
export async function drawSocial(drawing: Drawing, store: Store, files: string | undefined): Promise<Buffer> {
  const { title, line, host, hospital, image, logo } = drawing;
  const side = (await sidePicture(image, store)) ?? (await view(files));
  const head = await headOf(logo, hospital, store, files);
  const words = await titleOf(title);
  const kicker = await textOf(line, { size: 28, font: 'semiBold', ink: colour.coralDeep, most: 76 });
  const foot = await textOf(host, { size: 24, font: 'semiBold', ink: colour.inkMuted, most: 32 });
  const titleTop = height - margin - 60 - words.height;
  const layers: OverlayOptions[] = [
    ...head,
    ...at(words, titleTop),
    ...at(kicker, titleTop - kicker.height - 18),
    ...at(foot, height - margin - foot.height),
    { input: band(), left: 0, top: height - 10 },
    ...(side ? [{ input: side, left: width - pictureWidth, top: 0 }] : []),
  ];
  const ground = sharp({ create: { width, height, channels: 3, background: colour.mintSoft } });
  return ground.composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

function at({ bytes }: Words, top: number, left = margin): OverlayOptions[] {
  return bytes ? [{ input: bytes, left, top }] : [];
}

function band() {
  return { create: { width, height: 10, channels: 3 as const, background: colour.coral } };
}

/** The entry's own picture, cropped around the focal point; null if it cannot be read. */
async function sidePicture(image: Image | null, store: Store) {
  const master = await masterOf(image, store);
  return image && master ? cut(master, image) : null;
}

async function masterOf(image: Image | null, store: Store) {
  const key = image && keyOf(image);
  return key ? readWhole(store, masterName(key)).catch(() => null) : null;
}

/** The view of the building, for pages without a picture of their own. */
async function view(files: string | undefined) {
  if (!files) return null;
  const bytes = await readFile(join(files, 'assets/art/hero-1440.webp')).catch(() => null);
  return bytes && cut(bytes, { width: 1440, height: 810, focalX: 0.68, focalY: 0.5 });
}

async function cut(bytes: Buffer, of: Pick<Image, 'width' | 'height' | 'focalX' | 'focalY'>) {
  const scale = Math.max(pictureWidth / of.width, height / of.height);
  const wide = Math.max(Math.round(of.width * scale), pictureWidth);
  const tall = Math.max(Math.round(of.height * scale), height);
  const from = (point: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(point * whole - part / 2, 0), whole - part));
  return openPicture(bytes)
    .resize({ width: wide, height: tall, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .extract({
      left: from(of.focalX, wide, pictureWidth),
      top: from(of.focalY, tall, height),
      width: pictureWidth,
      height,
    })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The hospital's logo, or the site's mark next to the hospital's name. */
async function headOf(logo: Image | null, hospital: string, store: Store, files: string | undefined) {
  const own = await masterOf(logo, store);
  if (own) {
    const input = await openPicture(own)
      .resize({ width: column, height: 80, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return [{ input, left: margin, top: margin }];
  }
  const mark = files ? await readFile(join(files, 'assets/icon-192.png')).catch(() => null) : null;
  const left = mark ? 64 + 20 : 0;
  const name = await textOf(hospital, {
    size: 28,
    font: 'bold',
    ink: colour.ink,
    most: 72,
    room: column - left,
  });
  return [
    ...(mark
      ? [{ input: await openPicture(mark).resize(64, 64).png().toBuffer(), left: margin, top: margin }]
      : []),
    ...at(name, margin + Math.max(Math.round((64 - name.height) / 2), 0), margin + left),
  ];
}

/** As large as it fits; a title that is too long is truncated. */
async function titleOf(title: string) {
  for (const size of titleSizes) {
    const set = await textOf(title, { size, font: 'bold', ink: colour.ink, most: titleHeight * 2 });
    if (set.height <= titleHeight && title.length <= longestTitle) return set;
  }
  return textOf(cutOff(title), {
    size: titleSizes.at(-1)!,
    font: 'bold',
    ink: colour.ink,
    most: titleHeight,
  });
}

function cutOff(title: string) {
  if (title.length <= longestTitle) return title;
  return `${shorten(title, longestTitle).replace(/\s\S{0,20}$/, '')} …`;
}

interface Setting {
  /** Pixels. */
  size: number;
  font: keyof (typeof fonts)['Figtree'];
  ink: string;
  /** Anything below this many pixels is cut off. */
  most: number;
  /** Width in pixels. */
  room?: number;
}

/** Null if nothing would be visible. */
interface Words {
  bytes: Buffer | null;
  height: number;
}

async function textOf(text: string, { size, font, ink, most, room = column }: Setting): Promise<Words> {
  const words = escaped(text);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(words)) return { bytes: null, height: 0 };
  const face = /\p{Script=Arabic}/u.test(words) ? 'Readex Pro' : 'Figtree';
  const set = sharp({
    text: {
      text: `<span foreground="${ink}">${words}</span>`,
      font: `${face} ${font === 'bold' ? 'Bold' : 'SemiBold'} ${size}`,
      fontfile: fonts[face][font],
      width: room,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  });
  const { data, info } = await set.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
  const wide = Math.min(info.width, room);
  const tall = Math.min(info.height, most);
  if (wide === info.width && tall === info.height) return { bytes: data, height: tall };
  const cropped = openPicture(data).extract({ left: 0, top: 0, width: wide, height: tall });
  return { bytes: await cropped.png({ compressionLevel: 0 }).toBuffer(), height: tall };
}

/** The library parses text as markup, which begins with one of these; characters without a glyph are dropped. */
function escaped(text: string) {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Co}\uFFFD\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
}
