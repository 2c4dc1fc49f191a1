/** Search hits in words and as addresses. Islands load this file, so it imports only types from the contract. */
import type { Hit, SearchType, SitePage } from '#contract/search.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';

export const typeWords = {
  department: { one: 'Department', many: 'Departments', base: '/departments' },
  doctor: { one: 'Doctor', many: 'Doctors', base: '/doctors' },
  service: { one: 'Service', many: 'Services', base: '/services' },
  condition: { one: 'Condition', many: 'Conditions', base: '/conditions' },
  package: { one: 'Package', many: 'Packages', base: '/packages' },
  guide: { one: 'Guide', many: 'Guides', base: '/patients-and-visitors' },
  news: { one: 'News', many: 'News', base: '/news' },
} as const satisfies Record<SearchType, { one: PlainMessage; many: PlainMessage; base: string }>;

export function hitHref({ type, slug }: Pick<Hit, 'type' | 'slug'>) {
  return at(`${typeWords[type].base}/${slug}`);
}

/** Pages that are not entries: title and summary. The key is the address. */
export const sitePageWords = {
  contact: { title: 'Contact', summary: 'Phone numbers, address, opening hours and how to get here' },
  'contact#getting-here': { title: 'How to get here', summary: 'By bus, train, car or bicycle, with a map' },
  'contact#hours': { title: 'Opening hours', summary: 'When we are open, day by day' },
  appointment: {
    title: 'Book an appointment',
    summary: 'Free times with every doctor',
  },
  'appointment/mine': {
    title: 'My appointment',
    summary: 'See, move or cancel it, or get the link to it again',
  },
  conditions: {
    title: 'Conditions A to Z',
    summary: 'When to call, when to be seen, and what helps at home',
  },
  'patients-and-visitors': {
    title: 'Patients and visitors',
    summary: 'Visiting, parking, what to bring, how to pay, and your rights',
  },
  pricing: { title: 'Prices', summary: 'Consultations, services and health packages, what each costs' },
  about: { title: 'About us', summary: 'Our history, who leads the hospital, and your rights here' },
  gallery: { title: 'Gallery', summary: 'Pictures of the hospital' },
  accessibility: { title: 'Access', summary: 'Wheelchair access, sight and hearing' },
  privacy: { title: 'Privacy', summary: 'What we know about you, and how long we keep it' },
} as const satisfies Record<SitePage, { title: PlainMessage; summary: PlainMessage }>;
