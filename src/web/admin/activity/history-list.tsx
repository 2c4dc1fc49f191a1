import type { ReactNode } from 'react';
import type { Deed } from '#contract/activity.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { fieldWords, ownDeedWords, valueWords } from './activity-words.ts';

/** The history of one entry: who changed what and when, with notes, newest first. */
export function HistoryList({ deeds, children }: { deeds: Deed[]; children?: ReactNode }) {
  const { timeZone, locale } = useHospital();
  return (
    <ol className="stack visit-history">
      {deeds.map((deed) => (
        <li key={deed.id}>
          <Phrase
            message="<strong>{person}</strong> {deed}"
            strong={(words) => <strong>{words}</strong>}
            person={deed.actorName}
            deed={ownDeedWords(deed.action)}
          />
          <span className="second">{momentInWords(deed.createdAt, timeZone, locale)}</span>
          <Told deed={deed} />
        </li>
      ))}
      {children}
    </ol>
  );
}

/** Values entered at that time; a removed note is shown with the change that wrote it. */
function Told({ deed: { entity, changes, isForgotten } }: { deed: Deed }) {
  const clock = useHospital();
  if (isForgotten) return <span className="second">{t('What was changed is no longer kept.')}</span>;
  const said = changes.filter(({ field, after }) => field !== 'status' && after !== null);
  if (said.length === 0) return null;
  return (
    <dl>
      {said.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldWords(field)}</dt>
          <dd>
            {valueWords(after, entity, field, clock)}
            {before !== null && (field === 'startsAt' || field === 'doctor') ? (
              <span className="quiet">
                {t(', before {value}', { value: valueWords(before, entity, field, clock) })}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
