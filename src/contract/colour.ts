/**
 * The hospital's colours and their legibility. Contrast follows WCAG 2.2 (relative luminance); tones are searched in
 * OKLCH, where a lighter tone of a colour still looks like that colour. Pure, so that editor and server agree.
 */

/** "#0b5563". */
export type Hex = string;
export const hexPattern = /^#[0-9a-f]{6}$/;

/** WCAG AA for text. */
export const readable = 4.5;
/** The darkest background behind text in the primary colour, and the text colour on the accent. */
const darkestGround: Hex = '#cfe8e3';
const ink: Hex = '#0a2540';

/** For each use: the colour it must contrast with, and whether lightening or darkening helps. */
export const uses = {
  primary: { against: darkestGround, mends: 'darker' },
  accent: { against: ink, mends: 'lighter' },
} as const;
export type ColourUse = keyof typeof uses;

/** 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function isReadable(use: ColourUse, colour: Hex): boolean {
  return contrast(colour, uses[use].against) >= readable;
}

/** The colour itself if readable, else its nearest readable tone. */
export function nearestReadable(use: ColourUse, colour: Hex): Hex {
  if (isReadable(use, colour)) return colour;
  const [lightness, chroma, hue] = toOklch(colour);
  const step = uses[use].mends === 'darker' ? -0.005 : 0.005;
  for (let tone = lightness; tone >= 0 && tone <= 1; tone += step) {
    const tried = fromOklch(tone, chroma, hue);
    if (isReadable(use, tried)) return tried;
  }
  return uses[use].mends === 'darker' ? '#000000' : '#ffffff';
}

/** The tone of a colour with the relative luminance of another; keeps `share` of its chroma. */
export function toneAsLightAs(colour: Hex, pattern: Hex, share = 1): Hex {
  const [, chroma, hue] = toOklch(colour);
  const aim = luminance(pattern);
  let [low, high] = [0, 1];
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    if (luminance(fromOklch(middle, chroma * share, hue)) < aim) low = middle;
    else high = middle;
  }
  return fromOklch(high, chroma * share, hue);
}

/** Relative luminance, 0 to 1. */
export function luminance(colour: Hex): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** OKLCH chroma: 0 for grey. */
export function chromaOf(colour: Hex): number {
  return toOklch(colour)[1];
}

type Triple = [number, number, number];

function toLinear(colour: Hex): Triple {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Triple;
}

/** Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/ */
function toOklch(colour: Hex): Triple {
  const [red, green, blue] = toLinear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
}

/** A colour outside sRGB loses chroma until it fits; its lightness stays. */
function fromOklch(lightness: number, chroma: number, hue: number): Hex {
  let strength = chroma;
  let linear = linearOf(lightness, strength, hue);
  while (strength > 0.001 && linear.some((part) => part < -0.0005 || part > 1.0005)) {
    strength *= 0.95;
    linear = linearOf(lightness, strength, hue);
  }
  const parts = linear.map((part) => {
    const clipped = Math.min(1, Math.max(0, part));
    const shown = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function linearOf(lightness: number, chroma: number, hue: number): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
