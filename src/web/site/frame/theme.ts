/**
 * The hospital's colours: custom properties in a stylesheet of their own, as the Content-Security-Policy allows no
 * inline style. The colours are in its address, so it can be cached forever. Every derived shade is as light as the one
 * it replaces (ui/tokens.css), so each pair keeps its contrast.
 */
import { chromaOf, hexPattern, isReadable, luminance, toneAsLightAs } from '#contract/colour.ts';
import { standardColours as standard } from '#web/hospital/theme-address.ts';
import type { Route } from './+types/theme.ts';

const primaryShades = {
  'teal-50': '#eef6f5',
  'teal-100': '#d8ebe8',
  'teal-200': '#b3d8d4',
  'teal-300': '#83bdbc',
  'teal-400': '#4e99a0',
  'teal-800': '#0a4350',
  'teal-900': '#0d3840',
  'teal-950': '#072831',
  mint: '#cfe8e3',
  'mint-soft': '#e6f2ef',
};
const accentShades = { 'coral-bright': '#ff9178', 'coral-deep': '#b8432a' };

export function loader({ params }: Route.LoaderArgs) {
  const [primary = '', accent = '', ...more] = params.colours.split('-').map((part) => `#${part}`);
  const isTheme =
    more.length === 0 &&
    hexPattern.test(primary) &&
    hexPattern.test(accent) &&
    isReadable('primary', primary) &&
    isReadable('accent', accent);
  if (!isTheme) throw new Response('Not found', { status: 404 });
  return new Response(stylesheetOf(primary, accent), {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

function stylesheetOf(primary: string, accent: string) {
  const shades: Record<string, string> = {
    ...(primary === standard.primary
      ? {}
      : { ...shadesOf(primary, standard.primary, primaryShades), 'teal-700': primary }),
    ...(accent === standard.accent
      ? {}
      : { ...shadesOf(accent, standard.accent, accentShades), coral: accent }),
  };
  // A hovered or pressed button is never lighter than at rest.
  if (shades['teal-800'] && luminance(shades['teal-800']) > luminance(primary) * 0.7)
    shades['teal-800'] = darker(primary);
  const lines = Object.entries(shades).map(([name, colour]) => `--color-${name}:${colour}`);
  return `:root{${lines.join(';')}}\n`;
}

/** As light as the shades they replace, with the same chroma relative to the base colour. */
function shadesOf(chosen: string, replaced: string, shades: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shades).map(([name, pattern]) => [
      name,
      toneAsLightAs(chosen, pattern, Math.min(1.5, chromaOf(pattern) / chromaOf(replaced))),
    ]),
  );
}

function darker(colour: string) {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.78));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
