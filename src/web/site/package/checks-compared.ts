import type { Package } from '#contract/package.ts';

export interface ComparedGroup {
  title: string;
  /** Language of the title, if it differs from the page's. */
  language?: string | undefined;
  checks: ComparedCheck[];
}
interface ComparedCheck {
  name: string;
  language?: string | undefined;
  /** One for each package, in order. */
  included: boolean[];
}

/**
 * All checks of some packages, once each, in groups. Checks are equal if their words are, ignoring case; one that two
 * packages group differently is in the first's group. A later package's own checks keep their place after the preceding
 * ones, so that "Afterwards" stays last.
 */
export function checksCompared(packages: Pick<Package, 'groups' | 'language'>[]): ComparedGroup[] {
  const groups: ComparedGroup[] = [];
  const known = new Map<string, ComparedCheck>();
  for (const [place, { groups: own, language }] of packages.entries()) {
    const of = language ? { language } : {};
    let beforeGroup: ComparedGroup | undefined;
    for (const { title, items } of own) {
      const group = groups.find((one) => isSame(one.title, title)) ?? { title, ...of, checks: [] };
      let before: ComparedCheck | undefined;
      for (const name of items) {
        let check = known.get(keyOf(name));
        if (!check) {
          check = { name, ...of, included: packages.map(() => false) };
          known.set(keyOf(name), check);
          insertAfter(group.checks, before, check);
        }
        check.included[place] = true;
        if (group.checks.includes(check)) before = check;
      }
      if (!groups.includes(group) && group.checks.length > 0) insertAfter(groups, beforeGroup, group);
      if (groups.includes(group)) beforeGroup = group;
    }
  }
  return groups;
}

function insertAfter<Entry>(list: Entry[], before: Entry | undefined, entry: Entry) {
  list.splice(before ? list.indexOf(before) + 1 : 0, 0, entry);
}

function isSame(one: string, other: string) {
  return keyOf(one) === keyOf(other);
}

function keyOf(words: string) {
  return words.toLowerCase().replace(/\s+/g, ' ');
}
