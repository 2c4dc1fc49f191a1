/** What a search found, in words and as an address. Islands load this file, so it takes nothing but types from the contract. */
import type { Hit, SearchType } from '#contract/search.ts';

/** In the order of the filter. */
export const typeWords: Record<SearchType, { one: string; many: string; base: string }> = {
  department: { one: 'Department', many: 'Departments', base: '/departments' },
  doctor: { one: 'Doctor', many: 'Doctors', base: '/doctors' },
  service: { one: 'Service', many: 'Services', base: '/services' },
  package: { one: 'Package', many: 'Packages', base: '/packages' },
  news: { one: 'News', many: 'News', base: '/news' },
};

export function hitHref({ type, slug }: Pick<Hit, 'type' | 'slug'>) {
  return `${typeWords[type].base}/${slug}`;
}
