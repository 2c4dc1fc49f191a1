import { useQuery } from '@tanstack/react-query';
import { localToday } from '#web/dates/local-date.ts';
import { type Language, localeOfPage, speech } from '#words/language.ts';
import { api } from './session.ts';

export function useSettings() {
  return useQuery({
    queryKey: ['settings', 'get'],
    queryFn: async () => {
      const { data } = await api.settings.get();
      // The page may be older than the settings.
      speech().clock = data.clock === 'usual' ? undefined : data.clock;
      return data;
    },
    staleTime: 60_000,
  });
}

/** The settings that pages need, with defaults until they have loaded. */
export function useHospital() {
  const { data } = useSettings();
  return {
    isLoaded: data !== undefined,
    name: data?.name ?? '',
    timeZone: data?.timeZone ?? 'UTC',
    currency: data?.currency ?? 'EUR',
    /** Without a mail server no message is sent, and patients have to be called. */
    sendsMail: data?.sendsMail ?? true,
    sendsSms: data?.sendsSms ?? false,
    /** Whether patients may agree to texts. */
    offersSms: data?.offersSms ?? false,
    /** Languages of the website, without the main one. */
    languages: data ? otherLanguages(data) : [],
    locale: data ? localeOfPage(data.locale) : speech().locale,
  };
}

/** The hospital's own language needs no translation. */
function otherLanguages({ languages, locale }: { languages: Language[]; locale: string }) {
  return languages.filter((language) => language !== new Intl.Locale(locale).language);
}

/** How dates are typed: in the hospital's format, on its calendar. */
export function useDateForm() {
  const { locale, timeZone } = useHospital();
  return { locale, today: localToday(timeZone) };
}
