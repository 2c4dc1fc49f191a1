/**
 * The hospital's prices as lines: one for each doctor's consultation, each service and each package. Page, print and
 * download use the same lines, so they cannot disagree.
 */

import type { Reference } from '#contract/base.ts';
import type { Doctor } from '#contract/doctor.ts';
import type { Audience, Package } from '#contract/package.ts';
import type { Service } from '#contract/service.ts';
import type { Client } from '#web/api/client.ts';
import { fullName } from '#web/dates/words.ts';
import { everyEntry } from '#web/site/entry/every-entry.ts';
import { priceToPay, savingOf } from '#web/site/words/package-words.ts';
import { searchSlug, searchWords } from '#web/site/words/search-words.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export interface PriceLine {
  kind: 'Consultation' | 'Service' | 'Package';
  name: string;
  /** Distinguishes equal names: a doctor's role, a package's audience. */
  detail: string;
  /** Language of a doctor or service, if it differs from the page's. */
  language?: string | undefined;
  /** Relative to the site, without the language. */
  href: string;
  departments: Reference[];
  /** Minor units; null without a fixed price. */
  amount: number | null;
  /** The price without the discount; null without one. */
  regular: number | null;
  isFrom: boolean;
}

export interface PriceView {
  q: string;
  department: string;
}

export function readPriceView(params: URLSearchParams): PriceView {
  return { q: searchWords(params), department: searchSlug(params, 'department') };
}

export function pricingHref({ q, department }: PriceView, path: '/pricing' | '/pricing.csv' = '/pricing') {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (department) params.set('department', department);
  return at(params.size > 0 ? `${path}?${params}` : path);
}

/** Loads all entries that have prices; each list may fail separately. */
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
    language: doctor.language,
    href: `/doctors/${doctor.slug}`,
    departments: doctor.departments,
    amount: doctor.consultationFee,
    regular: null,
    isFrom: false,
  };
}

export function serviceLine({ title, slug, department, priceFrom, language }: Service): PriceLine {
  return {
    kind: 'Service',
    name: title,
    detail: '',
    language,
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
    detail: t(forAudience[entry.audience]),
    href: `/packages/${entry.slug}`,
    departments: entry.department ? [entry.department] : [],
    amount: priceToPay(entry),
    regular: savingOf(entry) > 0 ? entry.price : null,
    isFrom: false,
  };
}

export const forAudience = {
  everyone: 'For everyone',
  women: 'For women',
  men: 'For men',
  children: 'For children',
  seniors: 'For older people',
} as const satisfies Record<Audience, PlainMessage>;

export interface PriceGroup {
  /** Null for lines without a department. */
  department: Reference | null;
  lines: PriceLine[];
}

/**
 * Lines by department, in the language's order. A line with several departments is in each, or only in the chosen one.
 * Lines without one come last.
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
