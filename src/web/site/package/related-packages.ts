import type { Package } from '#contract/package.ts';

const most = 3;
type Known = Pick<Package, 'id' | 'audience' | 'departmentId'>;

/** Same audience first, then same department, then neighbours in the site's order. */
export function relatedPackages<Entry extends Known>(packages: Entry[], to: Known): Entry[] {
  const here = packages.findIndex(({ id }) => id === to.id);
  const nearness = ({ audience, departmentId }: Known) =>
    (audience === to.audience ? 2 : 0) + (departmentId !== null && departmentId === to.departmentId ? 1 : 0);
  const distance = (entry: Entry) => Math.abs(packages.indexOf(entry) - here);
  return packages
    .filter(({ id }) => id !== to.id)
    .toSorted((one, other) => nearness(other) - nearness(one) || distance(one) - distance(other))
    .slice(0, most);
}
