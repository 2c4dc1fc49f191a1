import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import type { islands } from './src/web/site/search-box/islands.ts';
import { formerIcons, interfaceIcons, offeredIcons } from './src/web/ui/icon-names.ts';
import { catalogues } from './src/words/catalogues.ts';
import type { Language } from './src/words/language.ts';
import { byMark } from './src/words/mark.ts';

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

/**
 * What the browser says itself in each language but English: in an application, in each island, and in the staff area. A
 * file holds the messages that its modules say, and scripts.server.ts names it to pages in its language.
 */
const speaking = {
  application: ['application.tsx', 'root.tsx', 'site/frame/layout.tsx', 'site/booking/appointment.tsx'],
  // The later steps of a booking (later.ts).
  later: ['site/booking/steps.tsx'],
  'search-box': ['site/search-box/search-box.tsx'],
  'date-field': ['ui/date/date-field.tsx'],
  // All of it: its pages come one after the other, and a file for each would be asked for each time.
  staff: ['application.tsx', 'root.tsx', 'admin/'],
} satisfies Record<'application' | 'later' | 'staff' | keyof typeof islands, string[]>;

/** Whether a path is that of a file, or of one in a folder. */
function isWithin(path: string, place: string) {
  return place.endsWith('/') ? path.includes(place) : path.endsWith(place);
}

/** These and all that they lead to. */
function reached<One>(from: Iterable<One>, next: (one: One) => readonly One[]): Set<One> {
  const found = new Set(from);
  for (const one of found) for (const further of next(one)) found.add(further);
  return found;
}

/** Whether a text of this code is the whole message. */
function isSaidIn(code: string, message: string) {
  const text = JSON.stringify(message).slice(1, -1);
  return ["'", '"', '`'].some((quote) => code.includes(quote + text + quote));
}

function pageWords(): Plugin {
  const inDevelopment = 'virtual:words/';
  return {
    name: 'page-words',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(inDevelopment) ? `\0${id}` : null),
    load(id) {
      const [, language] = id.split(`\0${inDevelopment}`);
      const words = catalogues[language as Language];
      return words ? `export default ${JSON.stringify(byMark(words))}` : null;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const [kind, places] of Object.entries(speaking)) {
        const isFirst = (id: string) =>
          places.some((place) => isWithin(id.split('?')[0]!, `/src/web/${place}`));
        // What an application loads later is an island, which has words of its own.
        const isAtOnce = kind === 'application' || kind === 'later';
        const loaded = reached(
          chunks.filter(({ moduleIds }) => moduleIds.some(isFirst)),
          ({ imports, dynamicImports }) => {
            const files = isAtOnce ? imports : [...imports, ...dynamicImports];
            return chunks.filter(({ fileName }) => files.includes(fileName));
          },
        );
        // A file that many share holds more than is used here.
        const modules = new Map([...loaded].flatMap((chunk) => Object.entries(chunk.modules)));
        const used = reached([...modules.keys()].filter(isFirst), (id) => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          const ids = isAtOnce ? importedIds : [...importedIds, ...dynamicallyImportedIds];
          return ids.filter((one) => modules.has(one) && !one.includes('/node_modules/'));
        });
        const code = [...used].map((id) => modules.get(id)!.code).join('\n');
        for (const [language, catalogue] of Object.entries(catalogues)) {
          const said = Object.entries(catalogue ?? {}).filter(([message]) => isSaidIn(code, message));
          if (said.length === 0) continue;
          const source = `export default ${JSON.stringify(byMark(Object.fromEntries(said)))}`;
          this.emitFile({ type: 'asset', name: `words-${kind}-${language}.js`, source });
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    iconTables(),
    pageWords(),
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
