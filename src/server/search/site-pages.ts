/** Pages that are not entries: "parking" and "opening hours" lead to the contact page, not to a department. */
import { SitePage } from '#contract/search.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import { type FoldedSynonym, type Known, matters, placesOf } from './reading.ts';

/** The folded names that synonyms use for a page; each page is also found by its own name. */
const names: Record<SitePage, string> = {
  contact: 'contact',
  'contact#getting-here': 'getting here',
  'contact#hours': 'opening hours',
  appointment: 'appointment',
  'appointment/mine': 'my appointment',
  conditions: 'conditions',
  'patients-and-visitors': 'patients and visitors',
  pricing: 'pricing',
  about: 'about us',
  gallery: 'gallery',
  accessibility: 'accessibility',
  privacy: 'privacy',
};

export interface FoundPage {
  page: SitePage;
  /** How much of the query it answers, from 0 to 1. */
  covers: number;
}

/** The site's name of each page in the language of the search, in the order of the pages; none in English. */
export function pageNames(): string[] {
  if (speech().language === 'en') return [];
  const said: Record<SitePage, string> = {
    contact: t('Contact'),
    'contact#getting-here': t('How to get here'),
    'contact#hours': t('Opening hours'),
    appointment: t('Book an appointment'),
    'appointment/mine': t('My appointment'),
    conditions: t('Conditions A to Z'),
    'patients-and-visitors': t('Patients and visitors'),
    pricing: t('Pricing'),
    about: t('About Us'),
    gallery: t('Gallery'),
    accessibility: t('Accessibility'),
    privacy: t('Privacy'),
  };
  return SitePage.options.map((page) => said[page]);
}

/** Best first; `said` are the folded names in the language of the search. */
export function sitePagesFor(
  typed: string[],
  synonyms: FoldedSynonym[],
  known: Known,
  said: string[][] = [],
): FoundPage[] {
  const isMatter = matters(typed);
  const asked = isMatter.filter(Boolean).length;
  return SitePage.options
    .map((page, index) => {
      const own = [names[page].split(' '), ...said.slice(index, index + 1)];
      const called = new Set(own.map((name) => name.join(' ')));
      const led = synonyms.filter(({ targets }) => targets.some((target) => called.has(target.join(' '))));
      const phrases = [...own, ...led.flatMap((synonym) => synonym.phrases)];
      const places = new Set(phrases.flatMap((phrase) => placesOf(typed, phrase, known)));
      return { page, covers: [...places].filter((place) => isMatter[place]).length / asked };
    })
    .filter(({ covers }) => covers > 0)
    .sort((one, other) => other.covers - one.covers);
}

/** The synonyms for entries: without page names among their targets. */
export function withoutSitePages(synonyms: FoldedSynonym[], said: string[][] = []): FoldedSynonym[] {
  const pages = new Set([...Object.values(names), ...said.map((name) => name.join(' '))]);
  return synonyms.map((synonym) => ({
    ...synonym,
    targets: synonym.targets.filter((target) => !pages.has(target.join(' '))),
  }));
}
