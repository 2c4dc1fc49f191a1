/**
 * The prices of the hospital as lines: one for each doctor's consultation, each service and each package. The page, its
 * print and the download are made of the same lines, so that none can say something else.
 */

import type { Reference } from '#contract/base.ts';
import type { Doctor } from '#contract/doctor.ts';
import type { Package } from '#contract/package.ts';
import type { Service } from '#contract/service.ts';
import type { Client } from '#web/api/client.ts';
import { fullName } from '#web/dates/words.ts';
import { everyEntry } from '#web/site/entry/every-entry.ts';
import { priceToPay, savingOf } from '#web/site/entry/package-words.ts';
import { searchSlug, searchWords } from '#web/site/entry/search-words.ts';
import { audienceWords } from '#web/ui/audience.ts';

export interface PriceLine {
  kind: 'Consultation' | 'Service' | 'Package';
  name: string;
  /** What tells it from others of the name: a doctor's role, whom a package is for. */
  detail: string;
  /** Below the site's address. */
  href: string;
  departments: Reference[];
  /** Minor units; null where there is no fixed price. */
  amount: number | null;
  /** What it costs without the discount; null where there is none. */
  regular: number | null;
  /** The final sum may be higher. */
  isFrom: boolean;
}

/** What of the prices is shown, as the page's address says. */
export interface PriceView {
  q: string;
  /** A slug. */
  department: string;
}

export function readPriceView(params: URLSearchParams): PriceView {
  return { q: searchWords(params), department: searchSlug(params, 'department') };
}

export function pricingHref({ q, department }: PriceView, path: '/pricing' | '/pricing.csv' = '/pricing') {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (department) params.set('department', department);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Asks for all entries that have prices; each list may fail on its own. */
export function askPrices(api: Client, view: PriceView) {
  return {
    doctors: everyEntry((paging) => api.doctor.list({ query: { ...paging, ...view, sort: 'name' } })),
    services: everyEntry((paging) => api.service.list({ query: { ...paging, ...view, sort: 'title' } })),
    packages: everyEntry((paging) => api.package.list({ query: { ...paging, ...view, sort: 'position' } })),
  };
}

export function consultationLine(doctor: Doctor): PriceLine {
  return {
    kind: 'Consultation',
    name: fullName(doctor),
    detail: doctor.role,
    href: `/doctors/${doctor.slug}`,
    departments: doctor.departments,
    amount: doctor.consultationFee,
    regular: null,
    isFrom: false,
  };
}

export function serviceLine({ title, slug, department, priceFrom }: Service): PriceLine {
  return {
    kind: 'Service',
    name: title,
    detail: '',
    href: `/services/${slug}`,
    departments: department ? [department] : [],
    amount: priceFrom,
    regular: null,
    isFrom: priceFrom !== null,
  };
}

export function packageLine(entry: Package): PriceLine {
  return {
    kind: 'Package',
    name: entry.title,
    detail: `For ${audienceWords[entry.audience].toLowerCase()}`,
    href: `/packages/${entry.slug}`,
    departments: entry.department ? [entry.department] : [],
    amount: priceToPay(entry),
    regular: savingOf(entry) > 0 ? entry.price : null,
    isFrom: false,
  };
}

export interface PriceGroup {
  /** Null for lines of no department. */
  department: Reference | null;
  lines: PriceLine[];
}

/**
 * Lines by department, in the language's order; a line of several departments stands in each of them, or in the chosen
 * one alone. Lines of none come last.
 */
export function byDepartment(lines: PriceLine[], locale: string, chosen = ''): PriceGroup[] {
  const groups = new Map<number, PriceGroup>();
  for (const line of lines) {
    const own = line.departments.filter(({ slug }) => !chosen || slug === chosen);
    for (const department of own.length > 0 ? own : [null]) {
      const group = groups.get(department?.id ?? 0) ?? { department, lines: [] };
      groups.set(department?.id ?? 0, group);
      group.lines.push(line);
    }
  }
  return [...groups.values()].sort((one, other) => {
    if (!one.department || !other.department) return Number(!one.department) - Number(!other.department);
    return one.department.name.localeCompare(other.department.name, locale);
  });
}
