import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/privacy.ts';
import { TextPage } from './text-page.tsx';

const lead = 'What we do with the information you give us, how long we keep it, and what you can ask of us.';

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await orNothing('settings', context.get(apiContext).settings.get());
  return { text: settings?.privacyText ?? null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: t('Privacy'), description: t(lead), path: '/privacy' });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <TextPage title={t('Privacy')} lead={t(lead)} text={loaderData.text} />;
}
