import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceInWords } from '#contract/device-words.ts';
import { inWords } from './error-words.ts';
import { useHospital } from './hospital.ts';
import { addressOf } from './menu.ts';
import { Page } from './page.tsx';
import { api } from './session.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import { said } from './toasts.tsx';
import { momentInWords } from './wall-time.ts';

/** Where one's own account is signed in. */
export default function SecurityPage() {
  const queries = useQueryClient();
  const { timeZone, locale } = useHospital();
  const { data, error } = useQuery({
    queryKey: ['admin', 'sessions'],
    queryFn: async () => (await api.admin.sessions()).data,
  });
  async function revoke(id: number) {
    try {
      await api.admin.revoke({ params: { id: String(id) } });
      said.done('Signed out there.');
    } catch (refusal) {
      said.failed(inWords(refusal));
    }
    await queries.invalidateQueries({ queryKey: ['admin', 'sessions'] });
  }
  return (
    <Page title="Security" trail={[{ label: 'Settings', to: addressOf('settings') }]} tabs={<SettingsTabs />}>
      <section className="panel">
        <h2>Where you are signed in</h2>
        {error ? (
          <p role="alert" className="notice notice-danger">
            {inWords(error)}
          </p>
        ) : null}
        <ul className="sessions">
          {data?.map((session) => (
            <li key={session.id}>
              <span>
                <strong>{deviceInWords(session.device)}</strong>
                <span className="second">
                  Last used {momentInWords(session.usedAt, timeZone, locale)}, signed in{' '}
                  {momentInWords(session.createdAt, timeZone, locale)}
                </span>
              </span>
              {session.current ? (
                <span className="badge badge-published">This one</span>
              ) : (
                <button
                  type="button"
                  className="button"
                  aria-label={`Sign out on ${deviceInWords(session.device)}`}
                  onClick={() => void revoke(session.id)}
                >
                  Sign out there
                </button>
              )}
            </li>
          ))}
        </ul>
        <p className="hint">
          A session ends by itself after two hours without use, and after twelve hours in any case.
        </p>
      </section>
    </Page>
  );
}
