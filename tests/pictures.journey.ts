/**
 * Kinds of content are told apart by their form, so no page shows a picture twice, be it by another address or at
 * another size: pictures are compared by what is on them.
 */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hospitalAddress } from './hospital.ts';
import { pages } from './public-pages.ts';

async function htmlOf(path: string) {
  return (await fetch(hospitalAddress() + path)).text();
}

/** Addresses of the pictures that a page shows, in their order; icons and logos are drawings. */
async function picturesOf(path: string) {
  const html = await htmlOf(path);
  const tags = html.match(/<img [^>]*>/g) ?? [];
  return tags.flatMap((tag) => /src="(\/(?:media|assets\/art)\/[^"]+)"/.exec(tag)?.[1] ?? []);
}

const side = 12;
const drawn = new Map<string, Promise<number[]>>();

/** A picture as few grey dots. */
function dotsOf(address: string) {
  let dots = drawn.get(address);
  if (!dots) {
    dots = fetch(hospitalAddress() + address.replaceAll('&amp;', '&'))
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => sharp(bytes).greyscale().resize(side, side, { fit: 'fill' }).raw().toBuffer())
      .then((buffer) => [...buffer]);
    drawn.set(address, dots);
  }
  return dots;
}

/** The mean difference of their dots, of 255: 2 or less for one picture at two sizes, 6 or more for two portraits. */
function distance(one: number[], other: number[]) {
  return one.reduce((sum, dot, place) => sum + Math.abs(dot - other[place]!), 0) / one.length;
}

test('no page shows a picture twice', async () => {
  let seen = 0;
  for (const path of pages) {
    const addresses = await picturesOf(path);
    const dots = await Promise.all(addresses.map(dotsOf));
    seen += addresses.length;
    const twice = addresses.flatMap((address, place) =>
      addresses
        .slice(0, place)
        .filter((_, earlier) => distance(dots[earlier]!, dots[place]!) < 4)
        .map((other) => `${other} = ${address}`),
    );
    expect([path, twice]).toEqual([path, []]);
  }
  expect(seen).toBeGreaterThan(50);
});

test('each kind of content has its form: packages, news in short and services are told without a picture', async () => {
  const { data } = await (await fetch(`${hospitalAddress()}/api/doctor?limit=100`)).json();
  const portraits = new Set(data.map(({ image }: { image: { url: string } | null }) => image?.url));
  // Each with the link that shows that it has such entries.
  for (const [path, section, link] of [
    ['/packages', 'main', '/packages/'],
    ['/services', 'section [^>]*aria-labelledby="list"', '/services/'],
    ['/search?q=heart', 'main', '/packages/'],
    ['/search?q=health', 'main', '/news/'],
    ['/', 'section [^>]*aria-labelledby="packages-title"', '/packages/'],
    ['/', 'section [^>]*aria-labelledby="news-title"', '/news/'],
  ] as const) {
    const html = await htmlOf(path);
    const [tag] = section.split(' ');
    const [part = ''] = new RegExp(`<${section}[^>]*>.*?</${tag}>`, 's').exec(html) ?? [];
    const shown = [...part.matchAll(/<img [^>]*?src="([^"]+)"/g)].map(([, address]) => address);
    expect([path, section, part.includes(`href="${link}`)]).toEqual([path, section, true]);
    expect([path, section, shown.filter((address) => !portraits.has(address!))]).toEqual([path, section, []]);
  }
});
