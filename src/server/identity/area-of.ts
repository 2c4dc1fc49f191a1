import { type Access, isOfStaff } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import { camelCase } from '#contract/resources.ts';
import type { Area } from '#contract/roles.ts';

/** Entities of the trail that are no resource of the contract under the same name. */
const others = new Map<string, Area>([
  ['staff', 'administration'],
  ['hospital', 'administration'],
  ['activity', 'trail'],
  ['patient', 'visits'],
  ['erasure', 'administration'],
  ['translation', 'content'],
]);

/**
 * The area of an entity, by its database name, as in revisions and the trail: that of the calls which change it.
 * Administration by default.
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
