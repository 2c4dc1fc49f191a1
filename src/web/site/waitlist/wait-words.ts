import { longDate } from '#web/dates/words.ts';
import { sentence } from '#web/ui/core/phrase.tsx';
import { inLang, type Written } from '#web/ui/lang.tsx';
import { t } from '#words/say.ts';

interface Named extends Written {
  name: string;
}
/** The facts of a waiting list place; the days are local dates. */
interface Waited {
  doctor: Named | null;
  department: Named | null;
  package: Named | null;
  service: Named | null;
  visitType: string | null;
  from: string;
  to: string;
}

export function waitWords(
  { doctor, department, package: ofPackage, service, visitType, from, to }: Waited,
  locale: string,
) {
  const whom = doctor ?? department;
  const what = ofPackage ?? service ?? (visitType ? { name: visitType } : null);
  const name = whom ? inLang(whom, whom.name) : t('a time');
  const purpose = what && inLang(what, what.name);
  if (from === to) {
    const date = longDate(from, locale);
    return purpose
      ? sentence('You wait for {name} and “{purpose}”, on {date}.', { name, purpose, date })
      : sentence('You wait for {name}, on {date}.', { name, date });
  }
  const days = { from: longDate(from, locale), to: longDate(to, locale) };
  return purpose
    ? sentence('You wait for {name} and “{purpose}”, on days from {from} to {to}.', {
        name,
        purpose,
        ...days,
      })
    : sentence('You wait for {name}, on days from {from} to {to}.', { name, ...days });
}
