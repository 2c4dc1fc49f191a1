/** The words of the demo hospital in Arabic, by kind. */
import { albums } from './albums.ts';
import { conditions } from './conditions.ts';
import { contact } from './contact.ts';
import { departments } from './departments.ts';
import { doctors } from './doctors.ts';
import { guides } from './guides.ts';
import { media } from './media.ts';
import { news } from './news.ts';
import { packages } from './packages.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { specialities } from './specialities.ts';
import { testimonials } from './testimonials.ts';
import { visitTypes } from './visit-types.ts';

export const words = {
  albums,
  conditions,
  contact,
  departments,
  doctors,
  guides,
  media,
  news,
  packages,
  services,
  settings,
  specialities,
  testimonials,
  visitTypes,
};
