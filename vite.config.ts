import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

/**
 * What is always loaded together: in one file it takes fewer bytes than in fifteen, and fewer ways to the server. The
 * parts of pages; what only applications have, the router first; what is said of days, which documents load as well.
 */
const groups = [
  {
    name: 'ui',
    test: /[\\/]web[\\/]ui[\\/](alert|breadcrumb|button|field|page-head|picture|section|svg)\.tsx$/,
  },
  {
    name: 'router',
    test: /[\\/]node_modules[\\/]react-router[\\/]|[\\/]web[\\/](ui[\\/]meta|site[\\/](error-page|form-trap|phone|site-data|still))\.tsx?$|~icons\/lucide\/(arrow-right|check|chevron-left|phone|timer)\?raw/,
  },
  { name: 'days', test: /[\\/]site[\\/](booking[\\/](month|words)|local-date)\.ts$/ },
];

/** A module of components does nothing by being loaded, so one whose components are not used need not be. */
const components = /[\\/]src[\\/]web[\\/](site|ui|admin)[\\/].*\.tsx$/;

/** Cut to hundredths, which nobody sees in a drawing of 24 or 48 units, and a page with its icons is smaller. */
function shortened(icon: string) {
  return icon.replace(/ d="[^"]*"/g, (drawing) => drawing.replace(/(\.\d\d)\d+/g, '$1'));
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    icons({ compiler: 'jsx', jsx: 'react', scale: 1, transform: (icon) => shortened(icon) }),
    reactRouter(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: components, sideEffects: false }] },
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
});
