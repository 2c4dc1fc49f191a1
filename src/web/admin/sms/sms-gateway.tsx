import { useQuery } from '@tanstack/react-query';
import { Page } from '#web/admin/frame/page.tsx';
import type { Opening } from '#web/admin/list/opening.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { GatewayForm } from './gateway-form.tsx';
import { TestSms } from './test-sms.tsx';

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
