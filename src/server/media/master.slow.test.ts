import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isProblem } from '#contract/errors.ts';
import { DiskStore } from './disk-store.ts';
import { makeVariant } from './make-variant.ts';
import { type Master, makeMaster } from './master.ts';
import { photo } from './test-upload.ts';
import { masterName } from './variants.ts';

const drawing = sharp({ create: { width: 640, height: 480, channels: 4, background: '#0b556380' } });
const formats = {
  jpeg: () => drawing.clone().jpeg().toBuffer(),
  png: () => drawing.clone().png().toBuffer(),
  webp: () => drawing.clone().webp().toBuffer(),
  avif: () => drawing.clone().avif().toBuffer(),
  gif: () => drawing.clone().gif().toBuffer(),
};

describe.each(Object.entries(formats))('a picture as %s', (format, make) => {
  test('is accepted and re-rendered', async () => {
    const master = (await makeMaster(await make())) as Master;
    expect(master).toMatchObject({ width: 640, height: 480 });
    expect(master.type).toBe(format === 'jpeg' ? 'image/jpeg' : 'image/png');
    expect(master.placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  // Without its last bytes, which hold no pixels, a PNG or a GIF is complete to every viewer.
  test('that was truncated is refused, at any cut', async () => {
    const whole = await make();
    for (const share of [0.1, 0.5, 0.95]) {
      const outcome = await makeMaster(whole.subarray(0, Math.floor(whole.length * share)));
      expect([share, outcome]).toEqual([
        share,
        {
          code: 'picture-refused',
          detail:
            'This picture could not be read: it may be damaged or incomplete. If it opens on your computer, save it again there and upload that.',
        },
      ]);
    }
  });
});

test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['a program', () => readFileSync(process.execPath).subarray(0, 100_000), /^This file is not a picture/],
  ['a text', () => Buffer.from('Dear Sir or Madam'), /^This file is not a picture/],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /is not a picture/],
  ['nothing', () => Buffer.alloc(0), /^This file is empty\./],
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    /^SVG drawings are not accepted/,
  ],
  [
    'a drawing behind a declaration',
    () => Buffer.from('<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    /^SVG drawings are not accepted/,
  ],
  [
    'a phone’s HEIC',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    /^This is a HEIC picture.*Save it as JPEG/,
  ],
  ['a TIFF', () => drawing.clone().tiff().toBuffer(), /^This is a TIFF picture.*Save it as JPEG or PNG/],
  ['a TIFF of the other order', () => Buffer.from('MM\0*\0\0\0\x08', 'latin1'), /^This is a TIFF picture/],
  [
    'a PNG that says it is a JPEG',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), await formats.png()]),
    /^This picture could not be read/,
  ],
  [
    'sixty megapixels in a small file',
    () =>
      sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    /^This picture has 60 megapixels; the most is 40\./,
  ],
])('%s is refused in one sentence', async (_, make, words) => {
  const outcome = await makeMaster(await make());
  expect(outcome).toEqual({ code: 'picture-refused', detail: expect.stringMatching(words) });
});

test('a master is upright and contains no camera metadata', async () => {
  const turned = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0b5563' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(turned).metadata()).exif).toBeDefined();
  const { bytes, width, height } = (await makeMaster(turned)) as Master;
  expect([width, height]).toEqual([800, 1200]);
  const kept = await sharp(bytes).metadata();
  expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('nothing else in a file survives: a page behind a picture, a script in its comment', async () => {
  const script = '<script>alert("polyglot")</script>';
  const plain = await photo();
  const comment = Buffer.concat([
    plain.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, script.length + 2]),
    Buffer.from(script),
    plain.subarray(2),
    Buffer.from(script),
  ]);
  const master = await makeMaster(comment);
  expect(isProblem(master)).toBe(false);
  expect((master as Master).bytes.includes('script')).toBe(false);
});

test('a master is no larger than a large screen needs, and transparency is kept', async () => {
  const large = (await makeMaster(await photo(1, { width: 6000, height: 3000 }))) as Master;
  expect([large.width, large.height, large.type]).toEqual([4096, 2048, 'image/jpeg']);
  const glass = (await makeMaster(await formats.png())) as Master;
  expect((await sharp(glass.bytes).metadata()).hasAlpha).toBe(true);
});

test.each([
  [4, 12_000, 1, 4096],
  [12_000, 4, 4096, 1],
  [1, 1, 1, 1],
])(
  'a picture of %i × %i pixels is taken, and shown in every format',
  async (width, height, drawnWidth, drawnHeight) => {
    const strip = sharp({ create: { width, height, channels: 3, background: '#0b5563' } });
    const master = (await makeMaster(await strip.png().toBuffer())) as Master;
    expect([master.width, master.height]).toEqual([drawnWidth, drawnHeight]);
    expect(master.placeholder.length).toBeLessThan(1_000);
    const folder = mkdtempSync(join(tmpdir(), 'openward-strip-'));
    const store = new DiskStore(folder);
    const key = 'a'.repeat(32);
    await store.put(masterName(key), master.bytes);
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const made = await makeVariant(store, { key, width: 640, format });
      const found = await sharp(made!).metadata();
      expect([format, found.width, found.height]).toEqual([
        format,
        Math.min(640, drawnWidth),
        expect.any(Number),
      ]);
    }
    rmSync(folder, { recursive: true });
  },
);

test('forty megapixels are accepted', async () => {
  const master = await makeMaster(
    await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  expect(master).toMatchObject({ width: 4096, height: 2560 });
});
