import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longestPhone } from '#contract/lengths.ts';
import { Page } from '#web/admin/frame/page.tsx';
import type { Opening } from '#web/admin/list/opening.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { GatewayForm } from './gateway-form.tsx';

export const handle: Opening = { opens: () => [['smsGateway', 'get']] };

export default function SmsGatewayPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['smsGateway', 'get'],
    queryFn: async () => (await api.smsGateway.get()).data,
  });
  return (
    <Page
      title="Text messages"
      trail={[{ label: 'Settings', to: addressOf('settings') }]}
      tabs={<SettingsTabs />}
    >
      {data ? (
        <div className="stack-wide">
          <GatewayForm key={data.version} gateway={data} />
          {data.provider === 'none' ? null : <TestSms />}
        </div>
      ) : (
        <Loading error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function TestSms() {
  const [outcome, setOutcome] = useState<{ isSent: boolean; words: string } | null>(null);
  const { submit, isSending, problem, errors } = useSubmit(async ({ phone = '' }) => {
    setOutcome(null);
    const { data } = await api.smsGateway.test({ body: { phone } });
    const isSent = data.status === 'sent';
    setOutcome({
      isSent,
      words: isSent
        ? t('The provider accepted the text to {recipient}.', { recipient: data.recipient })
        : t('The text was not sent. {words}', { words: data.lastError }),
    });
  });
  return (
    <section className="panel" aria-labelledby="sms-test">
      <h2 id="sms-test">{t('Try it')}</h2>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <Field
          label={t('Phone number')}
          name="phone"
          type="tel"
          required
          autoComplete="tel"
          maxLength={longestPhone}
          error={errors.phone}
        />
        <p role="status" className={outcome ? `notice ${outcome.isSent ? '' : 'notice-danger'}` : 'unseen'}>
          {outcome?.words}
        </p>
        <button type="submit" className="button" disabled={isSending}>
          {isSending ? t('Sending …') : t('Send a test text')}
        </button>
      </form>
    </section>
  );
}
