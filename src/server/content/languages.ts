/**
 * The languages of the website. Every address but the staff area's and those of files may begin with one: "/de/doctors"
 * is /doctors in German. The hospital's main language, that of its locale, has no prefix.
 */
import { sql } from 'drizzle-orm';
import type { Settings } from '#contract/settings.ts';
import type { Content } from '#server/cache/content.ts';
import type { Orm } from '#server/db/orm.ts';
import { type ClockHours, isLanguage, type Language } from '#words/language.ts';

export interface SiteLanguages {
  main: Language;
  locale: string;
  country: string;
  /** The language of the hospital's locale, even if the program does not speak it. */
  written: string;
  /** Excludes the main one. */
  others: readonly Language[];
  /** Set if the hospital overrides the usual clock of a language. */
  clock?: ClockHours | undefined;
}

type Stored = Pick<Settings, 'locale' | 'country' | 'clock'> & { languages: Language[] };

const standard: SiteLanguages = { main: 'en', locale: 'en', country: '', written: 'en', others: [] };

/** The languages in the settings, read again when the content changes. Without a database, the last known ones. */
export function offeredLanguages(orm: Orm, content: Pick<Content, 'settled'> | undefined) {
  const known = new WeakMap<object, Promise<SiteLanguages>>();
  let last = standard;
  return async (): Promise<SiteLanguages> => {
    try {
      const state = (await content?.settled()) ?? {};
      const offered = known.get(state) ?? readOffered(orm);
      known.set(state, offered);
      last = await offered;
    } catch {
      // Calls that need the database report the error themselves.
    }
    return last;
  };
}

async function readOffered(orm: Orm): Promise<SiteLanguages> {
  const { rows } = await orm.execute<Stored & Record<string, unknown>>(
    sql`select locale, country, languages, clock from settings where id = 1`,
  );
  const [row] = rows;
  return row ? offeredBy(row) : standard;
}

/** A hospital whose own language the program does not speak gets English. */
export function offeredBy({ locale, country, languages, clock }: Stored): SiteLanguages {
  const main = mainLanguage(locale);
  const written = new Intl.Locale(locale).language;
  return {
    main,
    locale,
    country,
    written,
    others: languages.filter((language) => language !== main),
    clock: clock === 'usual' ? undefined : clock,
  };
}

export function mainLanguage(locale: string): Language {
  const { language } = new Intl.Locale(locale);
  return isLanguage(language) ? language : 'en';
}
