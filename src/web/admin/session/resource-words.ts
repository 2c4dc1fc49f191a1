/**
 * Sentences about the entries of each resource. Languages have genders and cases, so each sentence is a message of its
 * own. A new resource has "entries" until its messages are written.
 */
import type { ResourceName } from '#contract/index.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { counted, t } from '#words/say.ts';

/** Pictures of an album are created in the album. */
export type EditableResource = Exclude<ResourceName, 'galleryImage'>;

type About = 'create' | 'first' | 'deleted' | 'restored' | 'search' | 'noMatch' | 'none' | 'import';

const entries: Record<About, Sentence> = {
  create: 'New entry',
  first: 'Create the first entry',
  deleted: 'The entry has been deleted.',
  restored: 'The entry has been restored.',
  search: 'Search entries',
  noMatch: 'No entry matches this.',
  none: 'There are no entries yet.',
  import: 'Import entries',
};

const words: Partial<Record<EditableResource, Record<About, Sentence>>> = {
  department: {
    create: 'New department',
    first: 'Create the first department',
    deleted: 'The department has been deleted.',
    restored: 'The department has been restored.',
    search: 'Search departments',
    noMatch: 'No departments match this.',
    none: 'There are no departments yet.',
    import: 'Import departments',
  },
  service: {
    create: 'New service',
    first: 'Create the first service',
    deleted: 'The service has been deleted.',
    restored: 'The service has been restored.',
    search: 'Search services',
    noMatch: 'No services match this.',
    none: 'There are no services yet.',
    import: 'Import services',
  },
  condition: {
    create: 'New condition',
    first: 'Create the first condition',
    deleted: 'The condition has been deleted.',
    restored: 'The condition has been restored.',
    search: 'Search conditions',
    noMatch: 'No conditions match this.',
    none: 'There are no conditions yet.',
    import: 'Import conditions',
  },
  doctor: {
    create: 'New doctor',
    first: 'Create the first doctor',
    deleted: 'The doctor has been deleted.',
    restored: 'The doctor has been restored.',
    search: 'Search doctors',
    noMatch: 'No doctors match this.',
    none: 'There are no doctors yet.',
    import: 'Import doctors',
  },
  package: {
    create: 'New package',
    first: 'Create the first package',
    deleted: 'The package has been deleted.',
    restored: 'The package has been restored.',
    search: 'Search packages',
    noMatch: 'No packages match this.',
    none: 'There are no packages yet.',
    import: 'Import packages',
  },
  guide: {
    create: 'New guide',
    first: 'Create the first guide',
    deleted: 'The guide has been deleted.',
    restored: 'The guide has been restored.',
    search: 'Search guides',
    noMatch: 'No guides match this.',
    none: 'There are no guides yet.',
    import: 'Import guides',
  },
  news: {
    create: 'New article',
    first: 'Create the first article',
    deleted: 'The article has been deleted.',
    restored: 'The article has been restored.',
    search: 'Search articles',
    noMatch: 'No news articles match this.',
    none: 'There are no news articles yet.',
    import: 'Import articles',
  },
  gallery: {
    create: 'New album',
    first: 'Create the first album',
    deleted: 'The album has been deleted.',
    restored: 'The album has been restored.',
    search: 'Search albums',
    noMatch: 'No albums match this.',
    none: 'There are no albums yet.',
    import: 'Import albums',
  },
  speciality: {
    create: 'New speciality',
    first: 'Create the first speciality',
    deleted: 'The speciality has been deleted.',
    restored: 'The speciality has been restored.',
    search: 'Search specialities',
    noMatch: 'No specialities match this.',
    none: 'There are no specialities yet.',
    import: 'Import specialities',
  },
  testimonial: {
    create: 'New testimonial',
    first: 'Create the first testimonial',
    deleted: 'The testimonial has been deleted.',
    restored: 'The testimonial has been restored.',
    search: 'Search testimonials',
    noMatch: 'No testimonials match this.',
    none: 'There are no testimonials yet.',
    import: 'Import testimonials',
  },
  visitType: {
    create: 'New visit type',
    first: 'Create the first visit type',
    deleted: 'The visit type has been deleted.',
    restored: 'The visit type has been restored.',
    search: 'Search visit types',
    noMatch: 'No visit types match this.',
    none: 'There are no visit types yet.',
    import: 'Import visit types',
  },
  closure: {
    create: 'New closure',
    first: 'Create the first closure',
    deleted: 'The closure has been deleted.',
    restored: 'The closure has been restored.',
    search: 'Search closures',
    noMatch: 'No closures match this.',
    none: 'There are no closures yet.',
    import: 'Import closures',
  },
  room: {
    create: 'New room',
    first: 'Create the first room',
    deleted: 'The room has been deleted.',
    restored: 'The room has been restored.',
    search: 'Search rooms and devices',
    noMatch: 'No rooms or devices match this.',
    none: 'There are no rooms or devices yet.',
    import: 'Import rooms and devices',
  },
  waitingArea: {
    create: 'New waiting area',
    first: 'Create the first waiting area',
    deleted: 'The waiting area has been deleted.',
    restored: 'The waiting area has been restored.',
    search: 'Search waiting areas',
    noMatch: 'No waiting areas match this.',
    none: 'There are no waiting areas yet.',
    import: 'Import waiting areas',
  },
  synonym: {
    create: 'New set of words',
    first: 'Create the first set of words',
    deleted: 'The set of words has been deleted.',
    restored: 'The set of words has been restored.',
    search: 'Search search terms',
    noMatch: 'No search terms match this.',
    none: 'There are no search terms yet.',
    import: 'Import search terms',
  },
  savedReply: {
    create: 'New saved reply',
    first: 'Create the first saved reply',
    deleted: 'The saved reply has been deleted.',
    restored: 'The saved reply has been restored.',
    search: 'Search saved replies',
    noMatch: 'No saved replies match this.',
    none: 'There are no saved replies yet.',
    import: 'Import saved replies',
  },
};

const counts: Partial<Record<EditableResource, (count: number) => string>> = {
  department: (count) => counted('{count} department', '{count} departments', count),
  service: (count) => counted('{count} service', '{count} services', count),
  condition: (count) => counted('{count} condition', '{count} conditions', count),
  doctor: (count) => counted('{count} doctor', '{count} doctors', count),
  package: (count) => counted('{count} package', '{count} packages', count),
  guide: (count) => counted('{count} guide', '{count} guides', count),
  news: (count) => counted('{count} news article', '{count} news articles', count),
  gallery: (count) => counted('{count} album', '{count} albums', count),
  speciality: (count) => counted('{count} speciality', '{count} specialities', count),
  testimonial: (count) => counted('{count} testimonial', '{count} testimonials', count),
  visitType: (count) => counted('{count} visit type', '{count} visit types', count),
  closure: (count) => counted('{count} closure', '{count} closures', count),
  room: (count) => counted('{count} room', '{count} rooms', count),
  waitingArea: (count) => counted('{count} waiting area', '{count} waiting areas', count),
  synonym: (count) => counted('{count} set of words', '{count} search terms', count),
  savedReply: (count) => counted('{count} saved reply', '{count} saved replies', count),
};

export function wordsOf(resource: EditableResource) {
  return words[resource] ?? entries;
}

/** What happens when an entry is deleted; `site` is its page on the website. */
export function goneWords(resource: EditableResource, site: string | undefined) {
  if (resource === 'waitingArea') return t('Its screen and its code end at once.');
  return site
    ? t('The entry disappears from the website at once, and its address shows “Page not found”.')
    : t('The entry disappears from all lists at once.');
}

/** "3 departments". */
export function countOf(resource: EditableResource, count: number) {
  return counts[resource]?.(count) ?? counted('{count} entry', '{count} entries', count);
}
