import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import type { Clash } from '#web/admin/session/merge.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { FieldName, FieldValue } from './field-value.tsx';

export interface Conflict {
  clashes: Clash[];
  updatedAt: string;
}

interface ConflictNoticeProps {
  conflict: Conflict;
  /** The entry in the activity log. */
  who: { entity: string; entityId: number };
  onSettle(clash: Clash, take: 'theirs' | 'mine'): void;
}

/** Someone else saved first: both changes are side by side until every field is settled. */
export function ConflictNotice({ conflict, who, onSettle }: ConflictNoticeProps) {
  const { timeZone, locale } = useHospital();
  const mayReadTrail = useMay()('trail');
  const { data: last } = useQuery({
    queryKey: ['admin', 'activity', who, conflict.updatedAt],
    queryFn: async () =>
      (await api.activity.list({ query: { ...who, entityId: String(who.entityId), limit: '1' } })).data[0] ??
      null,
    enabled: mayReadTrail,
  });
  const time = momentInWords(conflict.updatedAt, timeZone, locale);
  return (
    <section className="notice notice-warning" aria-label={t('Someone else saved first')}>
      <p role="alert">
        {last?.actorName ? (
          <Phrase
            message="<strong>{name} saved this entry first</strong>, on {time}. Nothing of yours is lost."
            name={last.actorName}
            time={time}
            strong={strong}
          />
        ) : (
          <Phrase
            message="<strong>Someone else saved this entry first</strong>, on {time}. Nothing of yours is lost."
            time={time}
            strong={strong}
          />
        )}{' '}
        {conflict.clashes.length > 0
          ? t('Choose for each field below, then save again.')
          : t('The form now has their changes and yours. Save again to keep both.')}
      </p>
      {conflict.clashes.length > 0 ? (
        <table className="conflict-table changes">
          <thead>
            <tr>
              <th scope="col">{t('Field')}</th>
              <th scope="col">{t('Theirs')}</th>
              <th scope="col">{t('Yours')}</th>
            </tr>
          </thead>
          <tbody>
            {conflict.clashes.map((clash) => (
              <tr key={clash.name}>
                <th scope="row">
                  <FieldName name={clash.name} />
                </th>
                <td data-label={t('Theirs')}>
                  <FieldValue name={clash.name} value={clash.theirs} other={clash.mine} />
                  <Button small onClick={() => onSettle(clash, 'theirs')}>
                    {t('Use theirs')}
                  </Button>
                </td>
                <td data-label={t('Yours')}>
                  <FieldValue name={clash.name} value={clash.mine} other={clash.theirs} />
                  <Button small onClick={() => onSettle(clash, 'mine')}>
                    {t('Keep mine')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

const strong = (words: ReactNode) => <strong>{words}</strong>;
