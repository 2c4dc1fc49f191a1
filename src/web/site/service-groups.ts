/** How the list of services is parted: by first letter, or by department. */
import type { Service } from '#contract/service.ts';

export interface ServiceGroup {
  /** Names the group in the page's address. */
  anchor: string;
  title: string;
  services: Service[];
}

/** A group for each first letter, in the language's own order; what starts with no letter stands under "0–9". */
export function byLetter(services: Service[], locale: string): ServiceGroup[] {
  const sorted = services.toSorted((one, other) => one.title.localeCompare(other.title, locale));
  const groups = Map.groupBy(sorted, ({ title }) => firstLetter(title, locale));
  return [...groups].map(([letter, members]) => ({
    anchor: `letter-${letter.toLocaleLowerCase(locale)}`,
    title: letter,
    services: members,
  }));
}

/** A group for each department by name; services of no department come last. */
export function byDepartment(services: Service[], locale: string): ServiceGroup[] {
  const sorted = services.toSorted((one, other) => one.title.localeCompare(other.title, locale));
  const groups = Map.groupBy(sorted, ({ department }) => department?.slug ?? '');
  return [...groups]
    .map(([slug, members]) => ({
      anchor: slug || 'other',
      title: members[0]?.department?.name ?? 'Other services',
      services: members,
    }))
    .sort((one, other) =>
      one.anchor === 'other'
        ? 1
        : other.anchor === 'other'
          ? -1
          : one.title.localeCompare(other.title, locale),
    );
}

function firstLetter(title: string, locale: string) {
  // An accent does not make another letter here: "Écho" stands under E.
  const letter = title.normalize('NFD').match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  return /\p{L}/u.test(letter) ? letter.toLocaleUpperCase(locale) : '0–9';
}
