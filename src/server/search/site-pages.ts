/** Pages that are not entries: "parking" and "opening hours" lead to the contact page, not to a department. */
import { SitePage } from '#contract/search.ts';
import { type FoldedSynonym, type Known, placesOf } from './reading.ts';

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

/** The pages that the words ask for, best first. */
export function sitePagesFor(typed: string[], synonyms: FoldedSynonym[], known: Known): FoundPage[] {
  return SitePage.options
    .map((page) => {
      const led = synonyms.filter(({ targets }) =>
        targets.some((target) => target.join(' ') === names[page]),
      );
      const phrases = [names[page].split(' '), ...led.flatMap((synonym) => synonym.phrases)];
      const places = new Set(phrases.flatMap((phrase) => placesOf(typed, phrase, known)));
      return { page, covers: places.size / typed.length };
    })
    .filter(({ covers }) => covers > 0)
    .sort((one, other) => other.covers - one.covers);
}

/** The synonyms for entries: without page names among their targets. */
export function withoutSitePages(synonyms: FoldedSynonym[]): FoldedSynonym[] {
  const pages = new Set(Object.values(names));
  return synonyms.map((synonym) => ({
    ...synonym,
    targets: synonym.targets.filter((target) => !pages.has(target.join(' '))),
  }));
}
