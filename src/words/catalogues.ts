// Written by scripts/languages.ts from the folders beside it.

import arBooking from './ar/booking.json' with { type: 'json' };
import arIslands from './ar/islands.json' with { type: 'json' };
import arServer from './ar/server.json' with { type: 'json' };
import arSite from './ar/site.json' with { type: 'json' };
import arStaff from './ar/staff.json' with { type: 'json' };
import arSteps from './ar/steps.json' with { type: 'json' };
import type { Catalogue } from './catalogue.ts';
import deBooking from './de/booking.json' with { type: 'json' };
import deIslands from './de/islands.json' with { type: 'json' };
import deServer from './de/server.json' with { type: 'json' };
import deSite from './de/site.json' with { type: 'json' };
import deStaff from './de/staff.json' with { type: 'json' };
import deSteps from './de/steps.json' with { type: 'json' };
import type { Language } from './language.ts';

/** All words of each language. A browser loads only those of its page. */
export const catalogues: Record<Language, Catalogue | null> = {
  en: null,
  ar: { ...arBooking, ...arIslands, ...arSteps, ...arStaff, ...arSite, ...arServer },
  de: { ...deBooking, ...deIslands, ...deSteps, ...deStaff, ...deSite, ...deServer },
};
