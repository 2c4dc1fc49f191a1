/** The collections of a demo hospital: where the entries of each are, and what the contract lets staff save of one. */
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { ConditionFields } from '#contract/condition.ts';
import { ContactFields } from '#contract/contact.ts';
import { DepartmentFields } from '#contract/department.ts';
import { DoctorFields } from '#contract/doctor.ts';
import { GalleryFields, GalleryImageFields } from '#contract/gallery.ts';
import { GuideFields } from '#contract/guide.ts';
import { MediaFields } from '#contract/media.ts';
import { NewsFields } from '#contract/news.ts';
import { PackageFields } from '#contract/package.ts';
import { camelCase } from '#contract/resources.ts';
import { RoomFields } from '#contract/room.ts';
import { SavedReplyFields } from '#contract/saved-reply.ts';
import { Schedule } from '#contract/schedule.ts';
import { ServiceFields } from '#contract/service.ts';
import { SettingsFields } from '#contract/settings.ts';
import { SociallinkFields } from '#contract/sociallink.ts';
import { SpecialityFields } from '#contract/speciality.ts';
import { SynonymFields } from '#contract/synonym.ts';
import { TestimonialFields } from '#contract/testimonial.ts';
import { translated, wordsSchema } from '#contract/translatable.ts';
import { VisitTypeFields } from '#contract/visit-type.ts';
import { WaitingAreaFields } from '#contract/waiting-area.ts';
import * as schema from '#server/db/schema.ts';

interface Collection {
  table: PgTable;
  fields: z.ZodObject;
  /** A file for each entry, one list of all, or a single entry with or without Markdown. */
  kept: 'folder' | 'list' | 'page' | 'record';
  /** The field that says what an entry is called in its folder or list. */
  named?: 'slug' | 'name';
  /** The rich text below the facts; what comes before a heading of level 1 is the first. */
  texts?: readonly string[];
  /** In the languages besides the main one, it is a list of its own and no translation. */
  isOfLanguage?: true;
}

const folder = { kept: 'folder', named: 'slug' } as const;
const list = { kept: 'list' } as const;
const images = z.array(GalleryImageFields.pick({ mediaId: true, caption: true }));

/**
 * In the order in which they are put into the database: what others refer to comes first. Departments and visit types name
 * doctors, who name them; those are added at the end.
 */
export const collections = {
  settings: {
    kept: 'page',
    table: schema.settings,
    fields: SettingsFields,
    texts: ['aboutText', 'gettingHereText', 'pricingText', 'privacyText', 'accessibilityText'],
  },
  contact: { kept: 'record', table: schema.contact, fields: ContactFields },
  'social-links': { kept: 'record', table: schema.sociallink, fields: SociallinkFields },
  pictures: { ...list, named: 'name', table: schema.media, fields: MediaFields },
  departments: { ...folder, table: schema.department, fields: DepartmentFields, texts: ['description'] },
  specialities: { ...list, named: 'slug', table: schema.speciality, fields: SpecialityFields },
  'visit-types': { ...list, table: schema.visitType, fields: VisitTypeFields },
  doctors: {
    ...folder,
    table: schema.doctor,
    fields: DoctorFields.extend({ schedule: z.array(Schedule).default([]) }),
    texts: ['biography'],
  },
  rooms: { ...list, named: 'name', table: schema.room, fields: RoomFields },
  'waiting-areas': { ...list, named: 'name', table: schema.waitingArea, fields: WaitingAreaFields },
  services: { ...folder, table: schema.service, fields: ServiceFields, texts: ['description'] },
  packages: { ...folder, table: schema.healthPackage, fields: PackageFields, texts: ['description'] },
  conditions: {
    ...folder,
    table: schema.condition,
    fields: ConditionFields,
    texts: ['description', 'selfCare'],
  },
  guides: { ...folder, table: schema.guide, fields: GuideFields, texts: ['body'] },
  testimonials: { ...list, table: schema.testimonial, fields: TestimonialFields },
  synonyms: {
    ...list,
    named: 'name',
    table: schema.synonym,
    fields: SynonymFields,
    isOfLanguage: true,
  },
  'saved-replies': {
    ...list,
    named: 'name',
    table: schema.savedReply,
    fields: SavedReplyFields,
    isOfLanguage: true,
  },
  news: { ...folder, table: schema.news, fields: NewsFields, texts: ['body'] },
  gallery: { ...folder, table: schema.gallery, fields: GalleryFields.extend({ images }) },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];

export function collectionOf(name: CollectionName): Collection {
  return collections[name];
}

/** How files name other entries: by what they are called, where the contract has ids. */
export const references: Record<string, { id: string; to: CollectionName }> = {
  image: { id: 'imageId', to: 'pictures' },
  cover: { id: 'coverId', to: 'pictures' },
  picture: { id: 'mediaId', to: 'pictures' },
  department: { id: 'departmentId', to: 'departments' },
  departments: { id: 'departmentIds', to: 'departments' },
  specialities: { id: 'specialityIds', to: 'specialities' },
  headDoctor: { id: 'headDoctorId', to: 'doctors' },
  doctor: { id: 'doctorId', to: 'doctors' },
  doctors: { id: 'doctorIds', to: 'doctors' },
  visitType: { id: 'visitTypeId', to: 'visit-types' },
  visitTypes: { id: 'visitTypeIds', to: 'visit-types' },
};

/** By what an entry is found again in its table. */
export function nameOf({ slug, name }: Record<string, unknown>) {
  return String(slug ?? name);
}

/** As the contract and the words of a translation call its entries. */
export function resourceOf(name: CollectionName) {
  return camelCase(getTableName(collections[name].table));
}

/** What a file may hold in a language besides the main one; null where there is nothing to translate. */
export function translationOf(name: CollectionName): z.ZodObject | null {
  const { fields, named, isOfLanguage } = collectionOf(name);
  const resource = resourceOf(name);
  if (isOfLanguage) return fields;
  if (!translated.includes(resource)) return null;
  const words = wordsSchema(resource, fields.omit(name === 'gallery' ? { images: true } : {}));
  return words.extend({
    ...(named === 'slug' && fields.shape.slug ? { slug: fields.shape.slug } : {}),
    ...(name === 'gallery' ? { images } : {}),
  });
}
