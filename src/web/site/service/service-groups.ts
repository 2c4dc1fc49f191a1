import type { Service } from '#contract/service.ts';
import type { Group } from '#web/site/entry/letter-groups.ts';
import { t } from '#words/say.ts';

export type ServiceGroup = Group<Service>;

export interface ServicePage {
  /** Groups on this page; one that does not fit continues on the next. */
  groups: ServiceGroup[];
  /** Every group of the list, with its first page. */
  starts: { anchor: string; title: string; language?: string | undefined; page: number }[];
  page: number;
  pages: number;
}

/** A page of a grouped list; the last one if out of range. */
export function pageOf(all: ServiceGroup[], page: number, perPage: number): ServicePage {
  const lines = all.flatMap((group) => group.entries.map((service) => ({ group, service })));
  const pages = Math.max(Math.ceil(lines.length / perPage), 1);
  const shown = Math.min(page, pages);
  const parts = Map.groupBy(lines.slice((shown - 1) * perPage, shown * perPage), ({ group }) => group);
  return {
    groups: [...parts].map(([group, part]) => ({ ...group, entries: part.map(({ service }) => service) })),
    starts: all.map((group) => ({
      anchor: group.anchor,
      title: group.title,
      language: group.language,
      page: Math.floor(lines.findIndex((line) => line.group === group) / perPage) + 1,
    })),
    page: shown,
    pages,
  };
}

export function asFound(services: Service[]): ServiceGroup[] {
  return services.length > 0 ? [{ anchor: 'found', title: t('Best match first'), entries: services }] : [];
}

/** A group for each department by name; services without one come last. */
export function byDepartment(services: Service[], locale: string): ServiceGroup[] {
  const sorted = services.toSorted((one, other) => one.title.localeCompare(other.title, locale));
  const groups = Map.groupBy(sorted, ({ department }) => department?.slug ?? '');
  return [...groups]
    .map(([slug, members]) => ({
      anchor: slug || 'other',
      title: members[0]?.department?.name ?? t('Other services'),
      language: members[0]?.department?.language,
      entries: members,
    }))
    .sort((one, other) =>
      one.anchor === 'other'
        ? 1
        : other.anchor === 'other'
          ? -1
          : one.title.localeCompare(other.title, locale),
    );
}
