import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Mail } from '#contract/mail.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf, trailTo } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { t } from '#words/say.ts';
import { channelWords, isCarried, outcomeOf, reasonOf, statusWords } from './mail-words.ts';
import { useMailActions, useMailSummary } from './use-mail.ts';

const trail = [...trailTo('mail'), { label: 'Mail', to: addressOf('mail') }];

export function MailMessage({ id }: { id: string }) {
  const { timeZone, locale } = useHospital();
  const carriers = useMailSummary() ?? { hasServer: true, hasGateway: true };
  const {
    data: mail,
    error,
    refetch,
  } = useQuery({
    queryKey: ['mail', 'get', id],
    queryFn: async () => (await api.mail.get({ params: { id } })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? 10_000 : false),
  });
  if (!mail) {
    return (
      <Page title="Message" trail={trail}>
        <Loading error={error} onRetry={() => void refetch()}>
          <Link to={addressOf('mail')} className="button">
            {t('Back to the list')}
          </Link>
        </Loading>
      </Page>
    );
  }
  const moment = (instant: string) => momentInWords(instant, timeZone, locale);
  return (
    <Page
      title={mail.subject}
      trail={trail}
      note={
        <span className="in-line">
          <span className={`badge badge-${mail.status}`}>{t(statusWords[mail.status])}</span>
          <span>{t(channelWords[mail.channel])}</span>
          <span>{outcomeOf(mail, carriers, moment)}</span>
        </span>
      }
      actions={isOver(mail) ? undefined : <Actions mail={mail} hasCarrier={isCarried(mail, carriers)} />}
    >
      {mail.lastError ? (
        <p className={`notice ${mail.status === 'dead' ? 'notice-danger' : 'notice-warning'}`}>
          {reasonOf(mail)}
        </p>
      ) : null}
      <section className="panel">
        <h2>
          {t('To {recipient}', { recipient: mail.recipient })}
          <span className="second">
            {mail.hasCalendar
              ? t('Written {moment}, with a calendar entry', { moment: moment(mail.createdAt) })
              : t('Written {moment}', { moment: moment(mail.createdAt) })}
          </span>
        </h2>
        <p className="mail-text">{mail.text}</p>
      </section>
    </Page>
  );
}

function isOver({ status, isBeingSent }: Mail) {
  return status === 'sent' || status === 'expired' || isBeingSent;
}

function Actions({ mail, hasCarrier }: { mail: Mail; hasCarrier: boolean }) {
  const { attempt, discard } = useMailActions();
  const [isBusy, setBusy] = useState(false);
  async function press(action: (mail: Mail) => Promise<void>) {
    setBusy(true);
    await action(mail);
    setBusy(false);
  }
  return (
    <>
      {mail.status === 'discarded' ? null : (
        <Button variant="quiet" disabled={isBusy} onClick={() => void press(discard)}>
          {t('Discard')}
        </Button>
      )}
      {mail.status === 'queued' && !hasCarrier ? null : (
        <Button variant="primary" disabled={isBusy} onClick={() => void press(attempt)}>
          {mail.status === 'queued' ? t('Try now') : t('Send again')}
        </Button>
      )}
    </>
  );
}
