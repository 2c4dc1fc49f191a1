import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { PatientLink } from '#web/admin/ui/patient-link.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import { Warnings } from '../appointment/warnings.tsx';

const query = { limit: '100', offer: 'call' } as const;

/** People to call about a held time, soonest expiry first. */
export function CallList() {
  const { data } = useQuery({
    queryKey: ['waitlist', 'calls'],
    queryFn: async () => (await api.waitlist.list({ query })).data,
    refetchInterval: 60_000,
  });
  if (!data || data.length === 0) return null;
  return (
    <section className="panel call-list">
      <h2>{t('To be called')}</h2>
      <p className="hint">{t('A time has become free for them and is held until you have called.')}</p>
      <ul>
        {data.map((entry) => (
          <li key={`${entry.id} ${entry.offer?.id}`}>
            <Call entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Call({ entry }: { entry: WaitlistEntry }) {
  const { locale } = useHospital();
  const { offer, patientId, name, phone, phoneText } = entry;
  if (!offer) return null;
  return (
    <>
      <div className="call-who">
        <PatientLink id={patientId} name={name} />
        <a href={`tel:${phone}`} className="figures">
          {phoneText}
        </a>
      </div>
      <div>
        <strong className="figures">
          {t('{date}, {time}', {
            date: dayInWords(offer.localDate, locale, 'short'),
            time: timeWords(offer.localTime, locale),
          })}
        </strong>
        <span className="second">
          {t('{words}, {more}', { words: offer.doctor.name, more: offer.visitTypeName })}
        </span>
        <span className="second">
          {t('kept until {time}', { time: timeWords(offer.expiresLocalTime, locale) })}
        </span>
      </div>
      <OfferSteps entry={entry} />
    </>
  );
}

/** Books the held time for a person, or passes it to the next. */
export function OfferSteps({ entry: { id, name, offer } }: { entry: WaitlistEntry }) {
  const queries = useQueryClient();
  const may = useMay();
  const [isBusy, setBusy] = useState(false);
  const [warnings, setWarnings] = useState<string[]>([]);
  if (!offer || !may('visits', 'change')) return null;
  const params = { id: String(id), offerId: String(offer.id) };
  async function act(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiProblem && error.is('not-confirmed'))
        setWarnings(error.body.warnings as string[]);
      else said.failed(inWords(error));
    }
    setBusy(false);
    await Promise.all(
      ['waitlist', 'appointment', 'notice'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  }
  const book = () =>
    act(async () => {
      const { data } = await api.waitlist.book({ params, body: { confirmed: warnings.length > 0 } });
      said.done(t('{name} is booked. Reference {reference}.', { name, reference: data.reference }));
    });
  const pass = () =>
    act(async () => {
      await api.waitlist.pass({ params });
      said.done(t('The time goes to the next person. {name} stays on the list.', { name }));
    });
  return (
    <div>
      <Warnings of={warnings} />
      <div className="cluster">
        <button
          type="button"
          className="button button-primary button-small"
          aria-label={t('Book it for {name}', { name })}
          disabled={isBusy}
          onClick={() => void book()}
        >
          {warnings.length > 0 ? t('Book anyway') : t('Book it')}
        </button>
        <button
          type="button"
          className="button button-small"
          aria-label={t('Give the time of {name} to the next person', { name })}
          disabled={isBusy}
          onClick={() => void pass()}
        >
          {t('Next person')}
        </button>
      </div>
    </div>
  );
}
