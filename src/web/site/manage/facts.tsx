import type { ReactNode } from 'react';
import type { Managed } from '#contract/manage.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { minutesOf, priceWords, purposeBesides } from '#contract/words/purpose-words.ts';
import { fullName, longDate, timeWords, zoneWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { Phrase, sentence } from '#web/ui/core/phrase.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import { movedWords } from './words.ts';

/** The appointment's facts. `where` is the hospital's address, or how the visit is held. */
export function Facts({ managed, where, locale }: { managed: Managed; where: string; locale: string }) {
  const site = useSite();
  const { currency, contact } = site;
  const moved = movedWords(managed, locale);
  const isHere = managed.mode === 'in-person';
  const place = joined([managed.place?.name, managed.place?.location]);
  const facts = (
    [
      [
        'When',
        t('{date}, {time} ({zone})', {
          date: longDate(managed.localDate, locale),
          time: timeWords(managed.localTime, locale),
          zone: zoneWords(managed.timeZone),
        }),
      ],
      ['With', inLang(managed.doctor, fullName({ title: managed.doctorTitle, name: managed.doctor.name }))],
      [
        'Visit',
        sentence('{before}, {after}', {
          before: inLang({ language: managed.visitTypeLanguage }, managed.visitTypeName),
          after: durationWords(minutesOf(managed)),
        }),
      ],
      ['Series', seriesWords(managed)],
      ['For', inLang(managed.package ?? managed.service, purposeBesides(managed.visitTypeName, managed))],
      ['Price', priceWords(managed.price, managed, { currency, locale })],
      ['Where', isHere ? whereabouts(inLang(managed.place, place), inLang(contact, where)) : where],
      ['Needs', managed.hasNeeds ? t('Noted, as you told us') : ''],
    ] satisfies [PlainMessage, ReactNode][]
  ).filter(([, value]) => value);
  return (
    <div className="rounded-md bg-white p-6 shadow-card sm:p-8">
      <p className="mb-6 hidden text-xl font-bold print:block" {...langOf(site)}>
        {site.name}
      </p>
      <p className="text-ink-muted">{t('Your reference|appointment')}</p>
      <p className="text-3xl font-bold tracking-widest sm:text-4xl" data-reference>
        {managed.reference}
      </p>
      <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[6rem_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{t(label)}</dt>
            <dd className="font-semibold whitespace-pre-line">
              {value}
              {label === 'Where' && isHere && contact?.mapUrl ? (
                <a
                  href={contact.mapUrl}
                  className="text-link no-print mt-1 block w-fit min-h-6"
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Phrase
                    message="Open the map<more> (opens in a new tab)</more>"
                    more={(words) => <span className="sr-only">{words}</span>}
                  />
                </a>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {moved ? <p className="mt-6 text-ink-muted">{moved}</p> : null}
      {managed.message ? (
        <p className="mt-6 border-s-4 border-mint ps-4 whitespace-pre-line">{managed.message}</p>
      ) : null}
    </div>
  );
}

function seriesWords({ series }: Managed) {
  return series?.place ? t('Visit {place} of {count}', { place: series.place, count: series.of }) : '';
}

function whereabouts(place: ReactNode, address: ReactNode) {
  if (!place || !address) return place || address;
  return (
    <>
      {place}
      {'\n'}
      {address}
    </>
  );
}
