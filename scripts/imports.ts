import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '..');
const rooms: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#words/': 'src/words/',
};

const known = new Map<string, string[]>();

/** Paths from the project root; without `types`, only what is loaded at run time. */
export function neededBy(file: string, { types = false } = {}) {
  const key = `${types} ${file}`;
  const needed = known.get(key) ?? readImports(file, types);
  known.set(key, needed);
  return needed;
}

function readImports(file: string, types: boolean) {
  const text = readFileSync(join(root, file), 'utf8');
  const statement =
    /^(?:import|export)\s+(type\s)?([^'"]*?)from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(statement)].flatMap(([, isType, names = '', ...from]) => {
    const named = /^\{([\s\S]*)\}\s*$/
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim());
    const address = from.find(Boolean)!;
    const [alias] = Object.keys(rooms).filter((one) => address.startsWith(one));
    if (!types && (isType || named?.every((name) => /^\s*type\s/.test(name)))) return [];
    if (alias) return [rooms[alias]! + address.slice(alias.length)];
    return address.startsWith('.') ? [normalize(join(dirname(file), address))] : [];
  });
}

/** All modules loaded with a module, including itself. */
export function loadedWith(file: string, loaded = new Set<string>()) {
  if (loaded.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) return loaded;
  loaded.add(file);
  for (const needed of neededBy(file)) loadedWith(needed, loaded);
  return loaded;
}
