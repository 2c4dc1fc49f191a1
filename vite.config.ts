import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import { formerIcons, interfaceIcons, offeredIcons } from './src/web/ui/icon-names.ts';

const formsLibrary = /[\\/]node_modules[\\/]react-hook-form[\\/]/;
const formsNeeded = new Map<string, boolean>();

/** Whether a module needs the library for forms, itself or through what it imports. */
function needsForms(id: string, shared: Shared): boolean {
  const known = formsNeeded.get(id);
  if (known !== undefined) return known;
  // Two modules may import each other.
  formsNeeded.set(id, false);
  const { importedIds = [] } = shared.getModuleInfo(id) ?? {};
  const needs = formsLibrary.test(id) || importedIds.some((one) => needsForms(one, shared));
  formsNeeded.set(id, needs);
  return needs;
}

interface Shared {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * What an application loads, in few files: a browser asks a server for six at a time, so sixty small ones take longer
 * than the same code in twenty. A file takes along whatever it needs and no file above it has, hence the order: what a
 * public page needs as well must not stand in a file of the staff area (tests/weight.journey.ts). `minShareCount` is the
 * number of pages that need a part: one that few need stays with them.
 */
const files = [
  { name: 'preload-helper', test: /preload-helper/ },
  { name: 'trusted', test: /[\\/]web[\\/]trusted[\\/]/ },
  // By themselves, or a document would load the router for them.
  { name: 'words', test: /[\\/]contract[\\/]words[\\/]|[\\/]src[\\/]words[\\/](?!heard)[^\\/]+$/ },
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'router',
    test: /[\\/]node_modules[\\/]react-router[\\/]|[\\/]web[\\/](shell|hospital)[\\/]|~icons\/lucide\/(arrow-right|check|chevron-left|phone|timer)\?raw/,
  },
  { name: 'ui', test: /[\\/]web[\\/]ui[\\/]core[\\/]/ },
  { name: 'days', test: /[\\/]web[\\/]dates[\\/][^\\/]+$/ },
  { name: 'date-field', test: /[\\/]web[\\/](dates[\\/]typed|ui[\\/](date|dialog))[\\/]/ },
  { name: 'first-step', test: /[\\/]site[\\/]booking[\\/]/, minShareCount: 2 },
  { name: 'icons', test: /icons[\\/]lucide/, minShareCount: 4 },
  { name: 'contract', test: /[\\/]src[\\/]contract[\\/]|[\\/]node_modules[\\/]zod[\\/]/, minShareCount: 20 },
  // Apart from the forms, which the pages of the desk do without.
  {
    debugName: 'admin',
    name: (id: string, shared: Shared) => (needsForms(id, shared) ? null : 'admin'),
    test: /[\\/]web[\\/]admin[\\/]/,
    minShareCount: 3,
  },
  { name: 'admin-editor', test: /[\\/]web[\\/]admin[\\/]/, minShareCount: 6 },
].map((file, place, { length }) => ({ ...file, priority: length - place }));

/** A module of components does nothing by being loaded, so one whose components are not used need not be. */
const components = /[\\/]src[\\/]web[\\/](admin|hospital|shell|site|ui)[\\/].*\.tsx$/;

/** Cut to hundredths, which nobody sees in a drawing of 24 or 48 units, and a page with its icons is smaller. */
function shortened(icon: string) {
  return icon.replace(/ d="[^"]*"/g, (drawing) => drawing.replace(/(\.\d\d)\d+/g, '$1'));
}

const tables: Record<string, { set: string; names: readonly string[] }> = {
  'virtual:interface-icons': { set: 'lucide', names: interfaceIcons },
  'virtual:medical-icons': { set: 'healthicons', names: [...offeredIcons, ...formerIcons] },
};

/** Modules with the drawings of many icons by name. A name that its set does not have fails the build. */
function iconTables(): Plugin {
  return {
    name: 'icon-tables',
    resolveId: (id) => (id in tables ? `\0${id}` : null),
    load(id) {
      const table = tables[id.slice(1)];
      if (!table) return null;
      const imports = table.names.map((name, at) => `import i${at} from '~icons/${table.set}/${name}?raw';`);
      const entries = table.names.map((name, at) => `['${name}', i${at}]`);
      return { code: `${imports.join('')}export default new Map([${entries}])`, moduleSideEffects: false };
    },
  };
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    iconTables(),
    icons({ compiler: 'jsx', jsx: 'react', scale: 1, transform: (icon) => shortened(icon) }),
    reactRouter(),
  ],
  // src/web/scripts.server.ts reads from the manifest which files a page needs.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: components, sideEffects: false }] },
          output: { codeSplitting: { groups: files } },
        },
      },
    },
  },
});
