import { useQuery } from '@tanstack/react-query';
import { Page } from './frame/page.tsx';
import type { Opening } from './opening.ts';
import { addressOf } from './session/menu.ts';
import { api } from './session/session.ts';
import { GatewayForm } from './sms/gateway-form.tsx';
import { TestSms } from './sms/test-sms.tsx';
import { Loading } from './ui/loading.tsx';
import { SettingsTabs } from './ui/settings-tabs.tsx';

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
