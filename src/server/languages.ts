/**
 * The languages of the website. Every address but the staff area's and those of files may begin with one: "/de/doctors"
 * is /doctors in German. The hospital's main language, that of its locale, has no such beginning.
 */
import { sql } from 'drizzle-orm';
import type { Settings } from '#contract/settings.ts';
import type { Content } from '#server/cache/content.ts';
import type { Orm } from '#server/db/orm.ts';
import { type ClockHours, isLanguage, type Language } from '#words/language.ts';

export interface Offered {
  main: Language;
  locale: string;
  country: string;
  /** In which the hospital writes: the language of its locale, whether the program speaks it or not. */
  written: string;
  /** Without the main one. */
  others: readonly Language[];
  /** Hours of the clock where the hospital overrules what is usual in a language. */
  clock?: ClockHours | undefined;
}

type Stored = Pick<Settings, 'locale' | 'country' | 'clock'> & { languages: Language[] };

const standard: Offered = { main: 'en', locale: 'en', country: '', written: 'en', others: [] };

/** The languages as the settings name them, asked anew when the content changes. Without a database, as they were. */
export function offeredLanguages(orm: Orm, content: Pick<Content, 'settled'> | undefined) {
  const known = new WeakMap<object, Promise<Offered>>();
  let last = standard;
  return async (): Promise<Offered> => {
    try {
      const state = (await content?.settled()) ?? {};
      const offered = known.get(state) ?? readOffered(orm);
      known.set(state, offered);
      last = await offered;
    } catch {
      // Whatever needs the database says so itself.
    }
    return last;
  };
}

async function readOffered(orm: Orm): Promise<Offered> {
  const { rows } = await orm.execute<Stored & Record<string, unknown>>(
    sql`select locale, country, languages, clock from settings where id = 1`,
  );
  const [row] = rows;
  return row ? offeredBy(row) : standard;
}

/** A hospital whose own language the program does not speak is spoken to in English. */
export function offeredBy({ locale, country, languages, clock }: Stored): Offered {
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
