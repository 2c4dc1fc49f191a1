/** The site's own pictures: part of the design, not of the hospital's content. */

import type { Image } from '#contract/base.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { translated } from '#words/say.ts';

export const art = {
  hero: artwork(
    'hero',
    'A modern four-storey hospital with a glazed entrance, seen across a lawn with trees in morning light.',
    [2400, 1350],
    [960, 1440, 1920, 2400],
  ),
  heroTall: artwork('hero-tall', 'The glazed entrance of a modern hospital.', [1120, 1270], [480, 800, 1120]),
  lobby: artwork(
    'lobby',
    'A bright hospital lobby with a long wooden reception desk and a seating area.',
    [1920, 1080],
    [640, 960, 1440, 1920],
  ),
  consultation: artwork(
    'consultation',
    'A consultation room with a doctor at a desk, two visitor chairs and an examination couch.',
    [1920, 1080],
    [640, 960, 1440, 1920],
  ),
  garden: artwork(
    'garden',
    'A hospital courtyard garden with a curved path, a pond, benches and trees.',
    [1920, 1080],
    [640, 960, 1440, 1920],
  ),
  corridor: artwork(
    'corridor',
    'A sunlit hospital corridor with two staff members walking past patient rooms.',
    [1920, 1080],
    [640, 960, 1440, 1920],
  ),
  siren: artwork('siren', 'A coral siren lamp with light rays.', [1200, 900], [320, 480, 640, 960]),
  laboratory: artwork(
    'laboratory',
    'A medical laboratory bench with a microscope, flasks and racks of sample tubes.',
    [1920, 1080],
    [640, 960, 1440],
  ),
};

function artwork(
  name: string,
  alt: PlainMessage,
  [width, height]: [number, number],
  widths: number[],
): Image {
  const file = (size: number) => `/assets/art/${name}-${size}.webp`;
  const srcset = widths.map((size) => `${file(size)} ${size}w`).join(', ');
  const middle = { focalX: 0.5, focalY: 0.5 };
  const sizes = { width, height, ...middle };
  return {
    id: 0,
    url: file(widths.at(-1)!),
    // A getter, so that it is in the language of each page.
    get alt() {
      return translated(alt);
    },
    ...sizes,
    srcset,
    placeholder: '',
  };
}
