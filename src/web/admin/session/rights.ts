/** The account's rights, so that the staff area shows only what they allow. The server always decides. */
import { useState } from 'react';
import { contract } from '#contract/index.ts';
import { resources } from '#contract/resources.ts';
import { type Area, allows, type Level } from '#contract/roles.ts';
import { type AccountRights, keptRights } from './kept-rights.ts';
import { useMe } from './me.ts';
import { addressOf, type MenuName, menu } from './menu.ts';
import { settingsPages } from './settings-pages.ts';

type Areas = Area | readonly Area[] | 'everyone';

export function useHeld(): AccountRights | undefined {
  const { data } = useMe();
  const [kept] = useState(keptRights);
  return data ?? kept ?? undefined;
}

export function useMay() {
  const held = useHeld();
  return (wanted: Areas, level: Level = 'read') => held !== undefined && may(held, wanted, level);
}

/** Whether the account reads all of an area, in every department and of every doctor. */
export function useReadsAll(area: Area) {
  const held = useHeld();
  return held !== undefined && reachesAll(held, area, 'read');
}

/** Returns whether the account may open the page at an address, or change its entry. */
export function useMayOpen() {
  const held = useHeld();
  return (address: string, level: Level = 'read') => held !== undefined && mayOpen(held, address, level);
}

/** The page of an entry; working hours for a doctor whose profile is closed to the account. */
export function useEntryAddress() {
  const mayOpenPage = useMayOpen();
  return (place: MenuName, id: number) => {
    const own = addressOf(place, id);
    return place === 'doctor' && !mayOpenPage(own) ? `${own}/hours` : own;
  };
}

export function useFirstOpen(): MenuName {
  const mayOpenPage = useMayOpen();
  const places = Object.keys(menu) as MenuName[];
  return places.find((place) => !menu[place].under && mayOpenPage(addressOf(place))) ?? 'settings';
}

/** The page at an address, by the most specific path. */
export function pageAt(address: string) {
  const [pathname] = address.split(/[?#]/, 1);
  const asked = pathname!.split('/');
  return pages.find(
    ({ parts }) =>
      parts.length <= asked.length && parts.every((part, place) => part === ':id' || part === asked[place]),
  );
}

const doctorPage = `${addressOf('doctor')}/:id`;
const paths: { path: string; areas: Exclude<Areas, Area>; place?: MenuName }[] = [
  ...(Object.keys(menu) as MenuName[]).map((place) => ({
    path: addressOf(place),
    areas: menu[place].areas,
    place,
  })),
  ...settingsPages
    .filter(({ to }) => !Object.keys(menu).some((place) => addressOf(place as MenuName) === to))
    .map(({ to, areas }) => ({ path: to, areas })),
  { path: doctorPage, areas: ['content'], place: 'doctor' },
  { path: `${doctorPage}/hours`, areas: ['hours'] },
  { path: `${doctorPage}/leave`, areas: ['hours'] },
];
/**
 * The most specific first. Every link of the frame looks up its page, so paths are compared without a regular
 * expression.
 */
const pages = paths
  .map(({ path, ...page }) => ({ ...page, parts: path.split('/') }))
  .sort((a, b) => b.parts.length - a.parts.length);

function may({ rights }: AccountRights, wanted: Areas, level: Level) {
  if (wanted === 'everyone') return true;
  return [wanted].flat().some((area) => rights[area] === 'change' || rights[area] === level);
}

export function mayOpen(held: AccountRights, address: string, level: Level) {
  const page = pageAt(address);
  if (!page) return true;
  if (!may(held, page.areas, level)) return false;
  // An account limited to departments has nothing where entries belong to the whole hospital.
  const { place, areas } = page;
  if (!place || areas === 'everyone' || !isResource(place)) return true;
  if (mayEverywhere(held, address, level) || (level === 'read' && areas.includes('hours'))) return true;
  const isOfDepartments = held.roles.some(
    ({ role, departmentIds }) => departmentIds !== null && areas.some((area) => allows(role, area, level)),
  );
  return isWithinReach(place, {
    isOfDepartments,
    isDoctor: held.doctorId !== null,
    isNew: address.endsWith('/new'),
  });
}

/** Whether the account has this right for every entry of a page. */
export function mayEverywhere(held: AccountRights, address: string, level: Level) {
  const { areas = 'everyone' } = pageAt(address) ?? {};
  return areas === 'everyone' || areas.some((area) => reachesAll(held, area, level));
}

/** Whether a role with this right is unlimited. */
function reachesAll({ roles }: AccountRights, area: Area, level: Level) {
  return roles.some(
    ({ role, departmentIds }) => departmentIds === null && role !== 'doctor' && allows(role, area, level),
  );
}

/**
 * Whether entries of this resource can belong to the account's departments or doctor, as in server/content/within.ts.
 */
function isWithinReach(
  place: keyof typeof resources,
  { isOfDepartments, isDoctor, isNew }: { isOfDepartments: boolean; isDoctor: boolean; isNew: boolean },
) {
  if (place === 'department') return isOfDepartments && !isNew;
  if (place === 'doctor') return isOfDepartments || (isDoctor && !isNew);
  return isOfDepartments && 'departmentId' in (contract[place] as Writable).create.body.shape;
}

interface Writable {
  create: { body: { shape: object } };
}

function isResource(place: MenuName): place is MenuName & keyof typeof resources {
  return place in resources;
}
