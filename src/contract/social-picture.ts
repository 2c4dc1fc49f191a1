/**
 * The picture that other sites show for a link to a page: 1200 × 630, drawn by the server, with the title in the site's
 * typeface. Its address contains a hash of everything on it, so that sites which cached the picture fetch a new one
 * once anything changes. Page and server both build the address; neither takes words from it.
 */
import type { PlainMessage } from '#words/catalogue.ts';
import { languageOfPage } from '#words/language.ts';
import { translated } from '#words/say.ts';
import type { Image } from './base.ts';
import type { Condition } from './condition.ts';
import type { Department } from './department.ts';
import type { Doctor } from './doctor.ts';
import type { Gallery } from './gallery.ts';
import type { Guide } from './guide.ts';
import type { News } from './news.ts';
import type { Package } from './package.ts';
import type { Folder } from './resources.ts';
import type { Service } from './service.ts';
import type { DoctorPictures } from './settings.ts';

export const socialSize = { width: 1200, height: 630 };

/** What the picture shows of the hospital. */
export interface SocialHospital {
  name: string;
  tagline: string;
  logo: Image | null;
  doctorPictures: DoctorPictures;
  /** Language of its text, if it differs from the page's. */
  language?: string | undefined;
}

/** Without an image the server uses the view of the building. */
export interface SocialPicture {
  title: string;
  /** The line above the title: the kind of page. */
  line: string;
  image: Image | null;
  hospital: string;
  logo: Image | null;
  address: string;
}

/** `own` is the entry's own line, if it has one. */
interface Words {
  title: string;
  language?: string | undefined;
  own?: string | undefined;
  image: Image | null;
}

/** The kind of page, by its folder. */
const kinds = {
  departments: 'Department',
  doctors: 'Doctor',
  services: 'Service',
  conditions: 'Conditions and symptoms',
  'patients-and-visitors': 'For patients and visitors',
  packages: 'Health package',
  news: 'News',
  gallery: 'Gallery',
} as const satisfies Record<Folder, PlainMessage>;

/** Increase whenever the drawing itself changes. */
const design = 1;

/** Text and image of an entry, by the folder of its page. */
const shown = {
  departments: ({ name, image }: Pick<Department, 'name' | 'image'>) => ({
    title: name,
    image,
  }),
  doctors: ({ title, name, role, image }: Pick<Doctor, 'title' | 'name' | 'role' | 'image'>) => ({
    title: title ? `${title} ${name}` : name,
    own: role,
    image,
  }),
  services: ({ title, department, image }: Pick<Service, 'title' | 'department' | 'image'>) => ({
    title,
    own: department?.name,
    image,
  }),
  conditions: ({ title }: Pick<Condition, 'title'>) => ({
    title,
    image: null,
  }),
  'patients-and-visitors': ({ title }: Pick<Guide, 'title'>) => ({
    title,
    image: null,
  }),
  packages: ({ title, image }: Pick<Package, 'title' | 'image'>) => ({
    title,
    image,
  }),
  news: ({ title, image }: Pick<News, 'title' | 'image'>) => ({ title, image }),
  gallery: ({ title, cover, firstImage }: Pick<Gallery, 'title' | 'cover' | 'firstImage'>) => ({
    title,
    image: cover ?? firstImage,
  }),
} satisfies Record<Folder, (entry: never) => Words>;
type SocialKind = keyof typeof shown;
type Entry<Kind extends SocialKind> = Parameters<(typeof shown)[Kind]>[0] & {
  slug: string;
  language?: string | undefined;
};

export function isSocialKind(kind: string): kind is SocialKind {
  return Object.hasOwn(shown, kind);
}

export function socialPicture<Kind extends SocialKind>(
  kind: Kind,
  entry: Entry<Kind>,
  hospital: SocialHospital,
): SocialPicture {
  const wordsOf = shown[kind] as unknown as (entry: Entry<Kind>) => Words;
  const found = { ...wordsOf(entry), language: entry.language };
  // A hospital that shows its doctors by initials never shows their pictures.
  const isHidden = kind === 'doctors' && hospital.doctorPictures === 'initials';
  const words = isHidden ? { ...found, image: null } : found;
  return withAddress(`/social/${kind}/${entry.slug}`, words, hospital, kinds[kind]);
}

/** The picture of every page that is not an entry's. */
export function socialPictureOfHospital(hospital: SocialHospital): SocialPicture {
  const { tagline, name, language } = hospital;
  const words = { title: tagline.replace(/\.$/, '') || name, language, image: null };
  return withAddress('/social/hospital', words, hospital);
}

/**
 * These addresses have no language prefix, so their last part names the language if the text is not in the main one. An
 * untranslated entry has the same picture in all languages.
 */
function withAddress(
  folder: string,
  { title, own, image, language }: Words,
  { name, logo, language: ofHospital }: SocialHospital,
  kind?: PlainMessage,
): SocialPicture {
  const spoken = language && ofHospital ? '' : languageOfPage();
  const line = own || (kind ? translated(kind) : '');
  const all = [design, title, own || (kind ?? ''), image?.url, image?.focalX, image?.focalY, name, logo?.url];
  return {
    title,
    line,
    image,
    hospital: name,
    logo,
    address: `${folder}/${spoken && `${spoken}-`}${hashOf(JSON.stringify(all))}.jpg`,
  };
}

/** FNV-1a: it distinguishes versions and protects nothing. */
function hashOf(text: string) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36);
}
