import { useState } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useMe } from '#web/admin/session/me.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { isWaiting } from './inquiry-words.ts';
import type { useInquiry } from './use-inquiry.ts';

/** The owner of an inquiry and its due time, with ways to take it or hand it over. */
export function OwnerBox({
  inquiry,
  change,
}: { inquiry: Inquiry } & Pick<ReturnType<typeof useInquiry>, 'change'>) {
  const { timeZone, locale } = useHospital();
  const { data: me } = useMe();
  const [isBusy, setBusy] = useState(false);
  const [isHanding, setHanding] = useState(false);
  const { owner, ownerDepartment, dueAt, isOverdue, status } = inquiry;
  async function take() {
    if (!me) return;
    setBusy(true);
    if (await change({ ownerId: me.id })) said.done(t('This inquiry is yours.'));
    setBusy(false);
  }
  return (
    <section className="panel">
      <h2>{t('Who answers')}</h2>
      <dl className="stack inquiry-facts">
        <div>
          <dt>{t('Colleague')}</dt>
          <dd>{owner ? (owner.id === me?.id ? t('You') : owner.name) : t('Nobody yet')}</dd>
        </div>
        {ownerDepartment ? (
          <div>
            <dt>{t('Department')}</dt>
            <dd>{ownerDepartment.name}</dd>
          </div>
        ) : null}
        {dueAt && isWaiting(status) ? (
          <div>
            <dt>{t('Answer by')}</dt>
            <dd className="figures">
              {momentInWords(dueAt, timeZone, locale)}{' '}
              {isOverdue ? <span className="badge badge-overdue">{t('Overdue')}</span> : null}
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="cluster panel-actions">
        {owner?.id === me?.id ? null : (
          <Button disabled={isBusy} onClick={() => void take()}>
            {t('Take it')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => setHanding(true)}>
          {t('Hand over …')}
        </Button>
      </div>
      {isHanding ? (
        <HandOverDialog inquiry={inquiry} change={change} onClose={() => setHanding(false)} />
      ) : null}
    </section>
  );
}
