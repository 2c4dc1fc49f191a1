/** For tests: the entities that the code records in the trail and the revisions, by database name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources, snakeCase } from '#contract/resources.ts';
import { routes } from '#contract/routes.ts';

export const recordedEntities = () => new Set([...inCode(), ...ofResources()]);

/** The names in calls that record something. */
function inCode() {
  const folder = join(import.meta.dirname, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      const removed = [...code.matchAll(/removeForGood\(\w+, \w+, '([a-z_]+)'/g)].map(([, name]) => name!);
      const recorded = [...code.matchAll(/record(?:Activity|Revision)\(([^;]+);/g)].flatMap(
        ([, given]) => [...given!.matchAll(/'([a-z_]+)'/g)].at(-1)?.[1] ?? [],
      );
      return [...removed, ...recorded];
    })
    .filter((name) => !['update', 'create', 'remove', 'reorder'].includes(name));
}

/** The names that the shared code of resources and single records derives from tables. */
function ofResources() {
  const single = routes().filter(({ route }) => route.method === 'PUT' && route.path.endsWith('/1'));
  return [...Object.keys(resources), ...single.map(({ resource }) => resource)].map(snakeCase);
}
