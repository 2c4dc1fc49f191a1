/**
 * Data for every public page: the hospital's name, its contact record and the menu's lists. A failed load is logged and
 * its part stays empty, so that the menu never takes a page down. It has only what the frame shows, as an application
 * sends this data to the browser.
 */
import { createContext, use } from 'react';
import { type RouterContextProvider, useRouteLoaderData } from 'react-router';
import type { Image } from '#contract/base.ts';
import type { Contact } from '#contract/contact.ts';
import type { Service } from '#contract/service.ts';
import type { DoctorPictures, Settings } from '#contract/settings.ts';
import type { Sociallink } from '#contract/sociallink.ts';
import { apiContext, contentContext, originContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { localeOfPage, speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import { themeAddress } from './theme-address.ts';

export const siteRouteId = 'site/frame/layout';
/** For pages without the frame. */
const bareRouteId = 'site/frame/bare';

export interface MenuEntry {
  href: string;
  label: string;
  /** Language of the label, if it differs from the page's. */
  language?: string | undefined;
}

/** A department's services by name, or those without a department. */
export interface MenuGroup {
  label: string;
  language?: string | undefined;
  entries: MenuEntry[];
}

export interface SiteData {
  /** Scheme and host of the site, without a trailing slash. */
  origin: string;
  name: string;
  tagline: string;
  announcement: string;
  language?: string | undefined;
  /** Address of the stylesheet with the hospital's own colours; null for the standard ones. */
  theme: string | null;
  themeColor: string;
  locale: string;
  /** Whether there is a mail server: without one nothing may promise a message. */
  sendsMail: boolean;
  /** Whether text messages are sent, and whether patients may agree to them. */
  sendsSms: boolean;
  offersSms: boolean;
  /** For the language switch; empty if there is only one language. */
  languages: SiteLanguage[];
  currency: string;
  country: string;
  timeZone: string;
  logo: Image | null;
  doctorPictures: DoctorPictures;
  contact: SiteContact | null;
  social: Pick<Sociallink, 'facebook' | 'instagram' | 'linkedIn'>;
  services: MenuGroup[];
  departments: (MenuEntry & { icon: string })[];
  hasConditions: boolean;
  hasGuides: boolean;
  /** The page answers a refused form. */
  isRefused?: boolean;
  /** Address of the file with the departments' icons; it changes with the set of icons. */
  menuIcons: string;
}

export interface SiteLanguage {
  language: string;
  prefix: string;
}

export interface SiteContact {
  phones: string[];
  emails: string[];
  /** What each number is for, in the same order; may be empty or missing. */
  phoneLabels: string[];
  emailLabels: string[];
  location: string;
  /** Language of location and labels, if it differs from the page's. */
  language?: string | undefined;
  /** The map chosen by staff, or a search for the address. */
  mapUrl: string;
  /** The hospital's own; empty for none. */
  emergencyPhone: string;
  /** The country's; empty for none. */
  ambulancePhone: string;
  openingHours: Contact['openingHours'];
}

/** The frame is the same on every page until the content changes, so it is loaded once. */
const kept = new WeakMap<object, Map<string, SiteData>>();
/** By origin and language. Without the database, phone numbers an hour old are better than none. */
const lastWhole = new Map<string, SiteData>();

export async function loadSite(context: Readonly<RouterContextProvider>): Promise<SiteData> {
  const content = context.get(contentContext);
  const { language } = speech();
  const known = kept.get(content)?.get(language);
  if (known) return known;
  const { site, isWhole, isNothing } = await load(context);
  if (isWhole) {
    kept.set(content, (kept.get(content) ?? new Map()).set(language, site));
    lastWhole.set(`${site.origin} ${language}`, site);
  }
  const former = isNothing && lastWhole.get(`${site.origin} ${language}`);
  return former ? { ...site, ...former, social: site.social, services: [], departments: [] } : site;
}

async function load(context: Readonly<RouterContextProvider>) {
  const api = context.get(apiContext);
  const [settings, contacts, social, departments, services, conditions, guides] = await Promise.all([
    orNothing('settings', api.settings.get()),
    orNothing('contact', api.contact.list()),
    orNothing('social links', api.sociallink.get()),
    orNothing('departments', api.department.list({ query: { limit: '100', sort: 'position' } })),
    orNothing('services', api.service.list({ query: { limit: '100', sort: 'position' } })),
    orNothing('conditions', api.condition.list({ query: { limit: '1' } })),
    orNothing('guides', api.guide.list({ query: { limit: '1' } })),
  ]);
  const parts = [settings, contacts, social, departments, services, conditions, guides];
  const isWhole = parts.every((part) => part !== null);
  const isNothing = parts.every((part) => part === null);
  const menu = {
    departments: (departments ?? [])
      .map((entry) => ({ ...menuEntry('/departments', entry), icon: entry.icon }))
      .sort(byLabel(settings?.locale)),
    services: byDepartment(services ?? [], settings?.locale),
  };
  const site: SiteData = {
    origin: context.get(originContext),
    ...settingsOf(settings),
    contact: contactOf(contacts?.[0]),
    social: {
      facebook: social?.facebook ?? '',
      instagram: social?.instagram ?? '',
      linkedIn: social?.linkedIn ?? '',
    },
    ...menu,
    hasConditions: (conditions ?? []).length > 0,
    hasGuides: (guides ?? []).length > 0,
    menuIcons: menuIconsAddress(menu.departments),
  };
  return { site, isWhole, isNothing };
}

/** The frame's data as loaded; empty outside the public pages and if a page failed before its loader. */
export function useLoadedSite(): SiteData {
  const framed = useRouteLoaderData(siteRouteId);
  const bare = useRouteLoaderData(bareRouteId);
  return framed ?? bare ?? emptySite;
}

export function useSite(): SiteData {
  return use(SiteContext);
}

function settingsOf(settings: Settings | null) {
  if (!settings) return { ...emptySettings, name: t('Hospital') };
  const { name, tagline, announcement, language, locale, currency, country, timeZone, logo } = settings;
  const { doctorPictures, sendsMail, sendsSms, offersSms } = settings;
  return {
    name,
    tagline,
    announcement,
    language,
    theme: themeAddress(settings),
    themeColor: settings.primaryColor || emptySettings.themeColor,
    locale: localeOfPage(locale),
    languages: languagesOf(settings),
    currency,
    country,
    timeZone,
    logo,
    doctorPictures,
    sendsMail,
    sendsSms,
    offersSms,
  };
}

/** The website's languages, the main one first; empty if there is only one. */
function languagesOf({ locale, languages }: Settings): SiteLanguage[] {
  const main = new Intl.Locale(locale).language;
  const others = languages.filter((language) => language !== main);
  if (others.length === 0) return [];
  return [
    { language: main, prefix: '' },
    ...others.map((language) => ({ language, prefix: `/${language}` })),
  ];
}

function contactOf(contact: Contact | undefined): SiteContact | null {
  // An empty record shows nothing.
  if (!contact || !(contact.phone_number || contact.email || contact.location)) return null;
  const { location, language, openingHours, emergencyPhone, ambulancePhone } = contact;
  const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(location.replaceAll('\n', ', '))}`;
  return {
    phones: partsOf(contact.phone_number),
    emails: partsOf(contact.email),
    phoneLabels: labelsOf(contact.phoneLabels),
    emailLabels: labelsOf(contact.emailLabels),
    location,
    language,
    mapUrl: contact.mapUrl || (location.trim() ? search : ''),
    emergencyPhone,
    ambulancePhone,
    openingHours,
  };
}

function partsOf(list: string) {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Empty labels keep their place. Arabic has its own comma. */
function labelsOf(list: string) {
  return list.split(/[,،]/).map((part) => part.trim());
}

/** The specification: an entry shows its title, otherwise its name. */
function menuEntry(
  base: string,
  {
    slug,
    title,
    name,
    language,
  }: { slug: string; title?: string; name?: string; language?: string | undefined },
): MenuEntry {
  return { href: `${base}/${slug}`, label: title || name || slug, language };
}

/** Departments and their services by name; services without a department come last. */
function byDepartment(services: Service[], locale: string | undefined): MenuGroup[] {
  const inOrder = byLabel(locale);
  const groups = Map.groupBy(services, ({ department }) => department?.name ?? '');
  const others = groups.get('') ?? [];
  groups.delete('');
  const entriesOf = (members: Service[]) => members.map((one) => menuEntry('/services', one)).sort(inOrder);
  const named = [...groups]
    .map(([label, members]) => ({
      label,
      language: members[0]!.department?.language,
      entries: entriesOf(members),
    }))
    .sort(inOrder);
  return others.length > 0
    ? [...named, { label: named.length > 0 ? t('Other services') : '', entries: entriesOf(others) }]
    : named;
}

function byLabel(locale: string | undefined) {
  return (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label, locale);
}

/** The address contains a short hash of the set of icons (FNV-1a), so that the file can be cached forever. */
function menuIconsAddress(entries: { icon: string }[]) {
  const names = [...new Set(entries.map(({ icon }) => icon))].sort().join();
  let hash = 0x811c9dc5;
  for (const character of names) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return `/menu-icons.svg?${hash.toString(36)}`;
}

const emptySettings = {
  tagline: '',
  announcement: '',
  theme: null,
  themeColor: '#0b5563',
  locale: 'en',
  languages: [],
  currency: 'EUR',
  country: '',
  timeZone: 'UTC',
  logo: null,
  doctorPictures: 'pictures' as const,
  sendsMail: true,
  sendsSms: false,
  offersSms: false,
};
export const emptySite: SiteData = {
  origin: '',
  ...emptySettings,
  // A getter, so that it is in the language of each page.
  get name() {
    return t('Hospital');
  },
  get locale() {
    return speech().locale;
  },
  contact: null,
  social: { facebook: '', instagram: '', linkedIn: '' },
  services: [],
  departments: [],
  hasConditions: false,
  hasGuides: false,
  menuIcons: '',
};

/** Provided by the root of every page. */
export const SiteContext = createContext(emptySite);
