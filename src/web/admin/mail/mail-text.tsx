import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import NotFound from '#web/admin/frame/not-found.tsx';
import { Page } from '#web/admin/frame/page.tsx';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { t } from '#words/say.ts';
import { MailTextEditor } from './mail-text-editor.tsx';

export default function MailTextPage() {
  const { kind } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['mailText'],
    queryFn: async () => (await api.mailText.list()).data,
  });
  const trail = [{ label: 'Settings', to: addressOf('settings') }];
  const found = data?.find((text) => text.kind === kind);
  if (found) return <MailTextEditor key={found.kind} text={found} />;
  if (data && kind) return <NotFound />;
  return (
    <Page title="Mail texts" trail={trail} tabs={<SettingsTabs />}>
      {data ? (
        <section className="panel">
          <p>
            {t(
              'A message always has its facts, its link and the calendar entry. You can change the text around them.',
            )}
          </p>
          <ul className="mail-texts">
            {data.map(({ kind: name, label, subject, isStandard }) => (
              <li key={name}>
                <Link to={`${addressOf('settings')}/mail-texts/${name}`} className="in-line">
                  <span>
                    <strong>{label}</strong>
                    <span className="second">{subject}</span>
                  </span>
                  <span className={`badge ${isStandard ? '' : 'badge-published'}`}>
                    {isStandard ? t('Standard') : t('Customised')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Loading error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
