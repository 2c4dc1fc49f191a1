import { type Access, isOfStaff } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import { camelCase } from '#contract/resources.ts';
import type { Area } from '#contract/roles.ts';

/** What the trail writes about that is no resource of the contract by the same name. */
const others = new Map<string, Area>([
  ['staff', 'administration'],
  ['hospital', 'administration'],
  ['activity', 'trail'],
  ['patient', 'visits'],
  ['erasure', 'administration'],
  ['translation', 'content'],
]);

/**
 * The area that an entity belongs to, by its name in the database, as revisions and the trail have it: that of the calls
 * which change it. What nothing else claims is for administrators.
 */
export function areaOf(entity: string): Area {
  const name = camelCase(entity);
  const routes = Object.hasOwn(contract, name)
    ? (contract as Record<string, Record<string, { access: Access } | undefined>>)[name]!
    : {};
  for (const operation of ['update', 'remove', 'create', 'resolve']) {
    const access = routes[operation]?.access;
    if (access && isOfStaff(access) && access !== 'staff') return access;
  }
  return others.get(entity) ?? 'administration';
}
